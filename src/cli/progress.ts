/** Says on standard error what is being done: one changing line on a terminal, plain lines elsewhere. */
export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${text}`)
  else process.stderr.write(`${text}\n`)
}

/** Clears the changing line once there is something better to read. */
export function progressDone(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[2K')
}
