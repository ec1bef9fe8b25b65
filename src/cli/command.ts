import { parseArgs } from 'node:util'
import type { ParseArgsOptionsConfig } from 'node:util'
import { readSecret, readSettings, SECRET_SETTINGS, SETTINGS } from '../config.ts'
import type { SettingName, Settings } from '../config.ts'
import { UsageError } from '../errors.ts'

/** One command of the command line. Exit code: what `run` answers, 0 when it answers nothing. */
export interface Command {
  /** What follows the command's name: `NAME [--flag]`. */
  usage: string
  summary: string
  options?: ParseArgsOptionsConfig
  /** Options with a value that may be left out, and what they say then: `--fix` is `--fix=wording`. */
  optionalValues?: Record<string, string>
  /** How many words it takes: at least and at most. */
  words: [least: number, most: number]
  run(call: Call): Promise<number | void>
}

export interface Call {
  words: string[]
  flags: Record<string, string | boolean | (string | boolean)[] | undefined>
  settings: Settings
  json: boolean
  root: string
  /** Prints a result: the JSON shape with --json, else the text. */
  print(value: unknown, text?: string): void
}

const settingFlag = (name: string) => name.toLowerCase().replaceAll('_', '-')
const COMMON: ParseArgsOptionsConfig = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  ...Object.fromEntries(SETTINGS.map(({ name }) => [settingFlag(name), { type: 'string' as const }])),
  ...Object.fromEntries(SECRET_SETTINGS.map((name) => [`${settingFlag(name)}-file`, { type: 'string' as const }])),
}

/** Takes a command's arguments apart; what does not fit is wrong use. */
export function callOf(name: string, command: Command, argv: string[], root: string): Call {
  let parsed
  try {
    parsed = parseArgs({
      args: withValues(argv, command.optionalValues ?? {}),
      options: { ...COMMON, ...command.options },
      allowPositionals: true,
      strict: true,
    })
  } catch (error) {
    throw new UsageError(`${firstSentence((error as Error).message)}\nUsage: imprimatur ${name} ${command.usage}`)
  }
  const { values, positionals } = parsed
  const [least, most] = command.words
  if (!values.help && (positionals.length < least || positionals.length > most)) {
    throw new UsageError(`Usage: imprimatur ${name} ${command.usage}`)
  }
  const given: Partial<Record<SettingName, string>> = {}
  for (const { name: setting } of SETTINGS) {
    const value = values[settingFlag(setting)]
    if (typeof value === 'string') given[setting] = value
    const file = values[`${settingFlag(setting)}-file`]
    if (typeof file === 'string') given[setting] = readSecret(file)
    else if (typeof value === 'string' && isExposed(setting, value))
      process.stderr.write(
        `imprimatur: everybody on this machine can read --${settingFlag(setting)}; use --${settingFlag(setting)}-file FILE\n`,
      )
  }
  const json = values.json === true
  return {
    words: positionals,
    flags: values as Call['flags'],
    settings: readSettings(given, root),
    json,
    root,
    print(value, text) {
      process.stdout.write(`${json || text === undefined ? JSON.stringify(value) : text}\n`)
    },
  }
}

/** Flags show in the list of processes. An address of a database without a password gives nothing away. */
const isExposed = (setting: SettingName, value: string) =>
  SECRET_SETTINGS.includes(setting) && value !== '' && (!setting.endsWith('_URL') || /:\/\/[^/@]*:[^/@]+@/.test(value))

function withValues(argv: string[], values: Record<string, string>): string[] {
  const end = argv.indexOf('--')
  return argv.map((word, at) => {
    const value = word.startsWith('--') && (end < 0 || at < end) ? values[word.slice(2)] : undefined
    return value === undefined ? word : `${word}=${value}`
  })
}

const firstSentence = (message: string) => message.split('. ')[0]!.replace(/\.$/, '')

/** A flag the command cannot do without. */
export function requiredFlag(call: Call, name: string): string {
  const value = call.flags[name]
  if (typeof value !== 'string' || value === '') throw new UsageError(`--${name} is missing`)
  return value
}

export const textFlag = (call: Call, name: string): string | undefined => {
  const value = call.flags[name]
  return typeof value === 'string' ? value : undefined
}
