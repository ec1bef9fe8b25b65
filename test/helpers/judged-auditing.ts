import { after, before, beforeEach } from 'node:test'
import type { Settings } from '../../src/config.ts'
import { startAuditing } from './auditing.ts'
import type { Auditing } from './auditing.ts'
import { startModelServer } from './model-server.ts'
import type { ModelServer } from './model-server.ts'

/** Audits whose rules a scripted model judges, for the tests of a suite; what it answered in one is forgotten in the next. */
export function judgedAuditing(options: { worker?: boolean; settings?: Partial<Settings> } = {}): {
  server: ModelServer
  auditing: Auditing
} {
  const started = {} as { server: ModelServer; auditing: Auditing }
  before(async () => {
    started.server = await startModelServer('openai')
    const settings = { MODEL: 'compatible:judge', MODEL_URL: started.server.url, ...options.settings }
    started.auditing = await startAuditing({ ...options, settings })
  })
  after(async () => {
    await started.auditing.close()
    await started.server.close()
  })
  beforeEach(async () => {
    started.server.asked.length = 0
    await started.auditing.db.query('delete from judgements')
  })
  return started
}
