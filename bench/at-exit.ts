/** Loaded before a command of the product (`node --import`): prints on its way out how long it took and its memory at its highest. */
process.on('exit', () => {
  process.stderr.write(JSON.stringify({ seconds: performance.now() / 1000, megabytes: process.resourceUsage().maxRSS / 1000 }))
})
