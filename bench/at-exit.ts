/** Preloaded into a command of the product (`node --import`): prints its running time and peak memory at exit. */
import { isMainThread } from 'node:worker_threads'

// It is preloaded in worker threads as well.
if (isMainThread)
  process.on('exit', () =>
    process.stderr.write(JSON.stringify({ seconds: performance.now() / 1000, megabytes: process.resourceUsage().maxRSS / 1000 })),
  )
