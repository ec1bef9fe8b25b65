const frames = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'

/** Says on standard error what is being done while it is done: one changing line on a terminal, plain lines elsewhere. */
export async function withProgress(text, work) {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  if (!process.stderr.isTTY) {
    process.stderr.write(`${text} …\n`)
    return work()
  }
  let turn = 0
  const show = () => process.stderr.write(`\r\x1b[K${frames[turn++ % frames.length]} ${text} … ${seconds()} s`)
  show()
  const timer = setInterval(show, 120)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    process.stderr.write('\r\x1b[K')
  }
}
