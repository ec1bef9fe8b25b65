/** Carries the decisions of an earlier run over, some at a time, until it is done or killed. */
import { openPool } from '../../../src/db/base/pool.ts'
import { carryAudit } from '../../../src/jobs/carry.ts'
import { openQueue } from '../../../src/queue/queue.ts'

const [url, workspaceId, auditId, atOnce] = process.argv.slice(2) as [string, string, string, string]
const db = openPool(url)
const boss = await openQueue(url, { supervise: false, onError: (error) => console.error(error) })
process.send!('began')
await carryAudit(db, boss, { workspaceId, auditId, carry: true }, Number(atOnce))
process.exit(0)
