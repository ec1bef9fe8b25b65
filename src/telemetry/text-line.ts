/** Fields that a person at a terminal does not need. */
const LEFT_OUT = new Set(['level', 'time', 'pid', 'process', 'msg', 'err'])

/** A record of the log for people: time, level, process, the message, what else is known, and a stack below. */
export function textLine(json: string): string {
  const record = JSON.parse(json) as Record<string, unknown> & { err?: { stack?: string; message?: string } }
  const rest = Object.entries(record)
    .filter(([name]) => !LEFT_OUT.has(name))
    .map(([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const clock = String(record.time).slice(11, 19)
  const stack = record.err ? `\n${record.err.stack ?? record.err.message}` : ''
  return `${clock} ${String(record.level)} ${String(record.process)}: ${String(record.msg)}${rest.join('')}${stack}\n`
}
