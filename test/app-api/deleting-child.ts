import { openPool } from '../../src/db/base/pool.ts'
import { runDeletions } from '../../src/deleting/run.ts'

/** Deletes what a workspace has to delete, in a process of its own that the test kills. */
const [url, workspaceId] = process.argv.slice(2)
const db = openPool(url!, { max: 2 })
await runDeletions(db, workspaceId!)
await db.end()
