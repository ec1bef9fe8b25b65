import { isLogged, say } from '../telemetry/say.ts'

/** Says on standard error what is being done: one changing line on a terminal, plain lines elsewhere. */
export function progress(text: string): void {
  if (process.stderr.isTTY && !isLogged()) process.stderr.write(`\r\x1b[2K${text}`)
  else say('info', text)
}

/** Says it only where somebody watches: a line for each of many steps is too much for a log. */
export function onTerminal(text: string): void {
  if (process.stderr.isTTY) progress(text)
}

/** Clears the changing line once there is something better to read. */
export function progressDone(): void {
  if (process.stderr.isTTY && !isLogged()) process.stderr.write('\r\x1b[2K')
}

/** A line that stays. */
export function notice(text: string): void {
  progressDone()
  say('warn', text)
}

const BAR = 24

/** A progress bar on a terminal; elsewhere nothing, since lines of it would help nobody. */
export function progressBar(what: string): (done: number, total: number) => void {
  let shown = 0
  return (done, total) => {
    const now = Date.now()
    if (!process.stderr.isTTY || (done < total && now - shown < 80)) return
    shown = now
    const filled = total === 0 ? BAR : Math.round((done / total) * BAR)
    process.stderr.write(`\r\x1b[2K${what} ${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done}/${total}`)
  }
}

/** Why the command ends. */
export function complaint(text: string): void {
  say('fatal', isLogged() ? text : `imprimatur: ${text}`)
}
