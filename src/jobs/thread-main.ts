import { parentPort, workerData } from 'node:worker_threads'
import type { Settings } from '../config.ts'
import { openPool } from '../db/pool.ts'
import { startWorker } from './worker.ts'

const { url, settings } = workerData as { url: string; settings: Settings }
const db = openPool(url, { max: 4 })
const worker = await startWorker(db, url, settings, (error) => parentPort!.postMessage({ error: error.stack ?? error.message }))
parentPort!.once('message', async () => {
  await worker.stop()
  await db.end()
  process.exit(0)
})
