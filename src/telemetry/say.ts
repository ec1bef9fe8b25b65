/** How something is said instead of by a plain line on standard error. */
type Say = (level: 'info' | 'warn' | 'fatal', text: string) => void

let by: Say | null = null

/** From now on what this process says on standard error goes there (the log). */
export function sayBy(given: Say): void {
  by = given
}

/** What is said to people goes to the log instead. */
export const isLogged = (): boolean => by !== null

/** A line for whoever started the process, on standard error. */
export function say(level: Parameters<Say>[0], text: string): void {
  if (by) by(level, text)
  else process.stderr.write(`${text}\n`)
}
