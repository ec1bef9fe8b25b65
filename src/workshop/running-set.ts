import type pg from 'pg'
import { lockAdminTrail } from '../db/trail/admin.ts'
import { runningRules, storeRuleSet } from '../db/rules/sets.ts'
import { writeSetting } from '../db/settings/settings.ts'
import { AppError } from '../errors.ts'
import { setHash } from '../packs/own-rules.ts'

/** Each is trained once by every process, a tenth of a second, and looks at every sentence. */
const MOST_LEARNED = 50
const LEARNED = /^["']?extends["']?\s*:\s*["']?learned\b/im

function refuseTooManyLearned(running: readonly { content: string }[]): void {
  const learned = running.filter(({ content }) => LEARNED.test(content)).length
  if (learned > MOST_LEARNED)
    throw new AppError(409, `At most ${MOST_LEARNED} rules learned from examples run in a workspace; these would be ${learned}.`)
}

/** Makes what is published and not switched off the rules that run; audits under way go on with those they began with. */
export async function renewRunningSet(client: pg.PoolClient, workspaceId: string): Promise<void> {
  // Another publication waits here, so that its set is made from what this one has published as well.
  await lockAdminTrail(client, workspaceId)
  const running = await runningRules(client, workspaceId)
  refuseTooManyLearned(running)
  const hash = running.length === 0 ? null : setHash(running)
  if (hash !== null) await storeRuleSet(client, workspaceId, hash, running)
  await writeSetting(client, workspaceId, 'own_rules', hash)
}
