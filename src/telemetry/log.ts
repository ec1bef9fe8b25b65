import { pino, stdTimeFunctions } from 'pino'
import type { Logger, LoggerOptions } from 'pino'
import { SECRET_SETTINGS } from '../config.ts'
import type { Settings } from '../config.ts'
import { UsageError } from '../errors.ts'
import { workNow } from './context.ts'
import { createRedactor } from './redact.ts'
import { textLine } from './text-line.ts'
import { tracing } from './trace.ts'

/** One line for each record, the same in every process: level, time, process, pid, what is being worked on, msg. */
const OPTIONS: LoggerOptions = {
  messageKey: 'msg',
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: errorFields },
  mixin: () => ({ ...workNow(), ...tracing()?.ids() }),
}

/** What of an error is logged: the driver's errors also carry values of rows. */
function errorFields(error: unknown): unknown {
  if (!isErrorLike(error)) return { message: inWords(error) }
  const { name = 'Error', message, stack, cause, code } = error
  return {
    type: name,
    message,
    ...(typeof code === 'string' ? { code } : {}),
    stack,
    ...(cause instanceof Error ? { cause: errorFields(cause) } : {}),
  }
}

interface ErrorLike {
  name?: string
  message: string
  stack?: string
  cause?: unknown
  code?: unknown
}

/** The queue hands on copies of errors, which are plain objects. */
const isErrorLike = (error: unknown): error is ErrorLike =>
  typeof error === 'object' && error !== null && typeof (error as { message?: unknown }).message === 'string'

/** Of anything else that was thrown: only which fields it has, since their values may be rows of the database. */
const inWords = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null ? `an object with ${Object.keys(thrown).join(', ') || 'no fields'}` : String(thrown)

const FORMATS = ['auto', 'json', 'text']

/** Nobody has opened a log: tests and commands for people, which print what they have to say themselves. */
let current: Logger = pino({ level: 'silent' })

export const log = (): Logger => current

/** Opens the log of this process, on standard error: standard output is for the results of commands. */
export function openLog(name: string, settings: Settings): Logger {
  const { LOG_FORMAT: format, LOG_LEVEL: level } = settings
  if (!FORMATS.includes(format)) throw new UsageError(`LOG_FORMAT is one of ${FORMATS.join(', ')}, not "${format}"`)
  if (level !== 'silent' && !(level in pino.levels.values))
    throw new UsageError(`LOG_LEVEL is one of ${Object.keys(pino.levels.values).join(', ')} or silent, not "${level}"`)
  const redacted = createRedactor(SECRET_SETTINGS.map((secret) => settings[secret]))
  const isText = format === 'text' || (format === 'auto' && process.stderr.isTTY)
  const stream = { write: (line: string) => void process.stderr.write(isText ? redacted(textLine(line)) : redacted(line)) }
  current = pino({ ...OPTIONS, level, base: { process: name, pid: process.pid } }, stream)
  if (!isText) logWarnings()
  return current
}

/** Node.js prints its warnings in a form of its own. */
function logWarnings(): void {
  process.removeAllListeners('warning')
  process.on('warning', (warning) => current.warn({ err: warning }, 'a warning of Node.js'))
}
