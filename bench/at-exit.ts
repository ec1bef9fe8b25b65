/** Loaded before a command of the product (`node --import`): prints on its way out how long it took and its memory at its highest. */
import { isMainThread } from 'node:worker_threads'

// It is loaded in each thread as well.
if (isMainThread)
  process.on('exit', () =>
    process.stderr.write(JSON.stringify({ seconds: performance.now() / 1000, megabytes: process.resourceUsage().maxRSS / 1000 })),
  )
