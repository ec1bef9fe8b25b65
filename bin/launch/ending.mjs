/*
 * How a launcher ends when something went wrong (docs/exit-codes.md): 1 is never used, since it says that an audit has findings. The
 * program itself prints the same in src/cli/ending.ts.
 */

/** It could not be done, and a sentence says why. */
const FAILED = 3
/** A fault of the program: EX_SOFTWARE of sysexits.h. */
const CRASHED = 70

/** Says why on standard error, and where JSON is asked for on standard output as well. */
export function fail(message, code = FAILED) {
  process.stderr.write(`imprimatur: ${message}\n`)
  const words = process.argv.slice(2)
  const end = words.indexOf('--')
  const isAsked = (end < 0 ? words : words.slice(0, end)).includes('--json') && !['lsp', 'mcp'].includes(words[0])
  if (isAsked) process.stdout.write(`${JSON.stringify({ error: { message, exit_code: code } })}\n`)
  process.exitCode = code
}

/** Whatever nobody caught, in this file, in the program or in a thread of it, now or later: Node itself would end with 1. */
export function crashApart() {
  let isEnding = false
  process.on('uncaughtException', (error) => {
    if (isEnding) return
    isEnding = true
    fail(error?.stack ?? String(error), CRASHED)
    const end = () => process.exit(CRASHED)
    // A pipe takes what its reader has read: what is said at the end would be lost behind a long result.
    process.stdout.write('', end)
    setTimeout(end, LAST_WORDS_MS)
  })
}

/** How long a reader may take for them. */
const LAST_WORDS_MS = 5000
