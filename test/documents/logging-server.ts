import { TEST_SECRETS } from '../helpers/secrets.ts'
import { readSettings } from '../../src/config.ts'
import { openPool } from '../../src/db/base/pool.ts'
import { buildApp } from '../../src/http/app.ts'
import { openLog } from '../../src/telemetry/log.ts'

// A server in a process of its own: its log is written to the file descriptor, where only another process can read it.
const settings = readSettings(TEST_SECRETS, '/nowhere')
openLog('server', settings)
const app = await buildApp({ db: openPool(settings.DATABASE_URL), settings })
process.stdout.write(`at ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
