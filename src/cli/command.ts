import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chooseSettings, readSecret, SECRET_SETTINGS, SETTINGS, SETTINGS_FILE, settingsOf } from '../config.ts'
import type { Chosen, GivenFlags, SettingName, Settings, SettingsFile } from '../config.ts'
import { UsageError } from '../errors.ts'
import { nearest } from '../rules/load/meant.ts'
import { refuseMisspelt } from './misspelt.ts'

/** A flag of a command, as it is parsed, described by --help and completed by shells. */
export interface Flag {
  type: 'string' | 'boolean'
  multiple?: boolean
  short?: string
  help: string
  /** What its value is called in the help. */
  value?: string
  /** The values it takes, where they are few. */
  values?: readonly string[]
  /** What it says where its value is left out: `--fix` is `--fix=wording`. Such a value follows `=`. */
  otherwise?: string
}
export type Flags = Record<string, Flag>

/** One command of the command line. Exit code: what `run` answers, 0 when it answers nothing. */
export interface Command {
  /** What follows the command's name: `NAME [--flag]`. */
  usage: string
  summary: string
  options?: Flags
  /** How many words it takes: at least and at most. */
  words: [least: number, most: number]
  /** It runs in folders that others wrote: a settings file there is not read unless it is named, or a workspace is. */
  foreignFolders?: true
  /** The settings that its help lists; without them those of the database, which most commands open. */
  uses?: readonly SettingName[] | 'all'
  run(call: Call): Promise<number | void>
}

export interface Call {
  words: string[]
  flags: Record<string, string | boolean | (string | boolean)[] | undefined>
  settings: Settings
  /** The same with what says each of them; of a call that was typed. */
  chosen?: Record<SettingName, Chosen>
  json: boolean
  root: string
  /** Prints a result: the JSON shape with --json, else the text. */
  print(value: unknown, text?: string): void
}

export const WORKSPACE: Flag = { type: 'string', value: 'ID', help: 'The workspace, by its id.' }

const settingFlag = (name: string) => name.toLowerCase().replaceAll('_', '-')
const secretFileFlag = (name: SettingName): [string, Flag] => [
  `${settingFlag(name)}-file`,
  { type: 'string', value: 'FILE', help: `A file that holds what --${settingFlag(name)} would say, which the list of processes shows.` },
]
export const COMMON: Flags = {
  json: { type: 'boolean', help: 'Prints the result as JSON.' },
  settings: { type: 'string', value: 'FILE', help: 'The settings file; imprimatur.server.yml in this folder when not given.' },
  help: { type: 'boolean', short: 'h', help: 'Describes the command and its flags.' },
}
export const flagsOfSettings = (names: readonly SettingName[]): Flags =>
  Object.fromEntries(
    SETTINGS.filter(({ name }) => names.includes(name)).flatMap(({ name, help }): [string, Flag][] => [
      [settingFlag(name), { type: 'string', value: 'VALUE', help }],
      ...(SECRET_SETTINGS.includes(name) ? [secretFileFlag(name)] : []),
    ]),
  )
export const SETTING_FLAGS: Flags = flagsOfSettings(SETTINGS.map(({ name }) => name))

/** Takes a command's arguments apart; what does not fit is wrong use. */
export async function callOf(name: string, command: Command, argv: string[], root: string): Promise<Call> {
  const usage = `Usage: imprimatur ${name} ${command.usage}`.trimEnd()
  let parsed
  try {
    const options = { ...SETTING_FLAGS, ...COMMON, ...command.options }
    parsed = parseArgs({ args: withValues(argv, options), options, allowPositionals: true, strict: true })
  } catch (error) {
    const near = nearFlag(error as NodeJS.ErrnoException, { ...command.options, ...COMMON, ...SETTING_FLAGS })
    throw new UsageError(`${firstSentence((error as Error).message)}${near}\n${usage}`)
  }
  const { values, positionals } = parsed
  const [least, most] = command.words
  if (!values.help && (positionals.length < least || positionals.length > most)) {
    throw new UsageError(usage)
  }
  const given: GivenFlags = {}
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
  if (!values.help) refuseMisspelt(command)
  const json = values.json === true
  const named = typeof values.settings === 'string' ? values.settings : null
  const chosen = chooseSettings(given, root, await settingsFile(named, command.foreignFolders === true && values.workspace === undefined))
  return {
    words: positionals,
    flags: values as Call['flags'],
    settings: settingsOf(chosen),
    chosen,
    json,
    root,
    print(value, text) {
      process.stdout.write(`${json || text === undefined ? JSON.stringify(value) : text}\n`)
    },
  }
}

/** Most folders have none, and need not wait until the reader of such files is loaded. */
async function settingsFile(named: string | null, foreign: boolean): Promise<SettingsFile | undefined> {
  const file = named ?? (!foreign && existsSync(SETTINGS_FILE) ? SETTINGS_FILE : null)
  return file === null ? undefined : (await import('./settings-file.ts')).readSettingsFile(file)
}

/** Flags show in the list of processes. An address of a database without a password gives nothing away. */
const isExposed = (setting: SettingName, value: string) =>
  SECRET_SETTINGS.includes(setting) && value !== '' && (!setting.endsWith('_URL') || /:\/\/[^/@]*:[^/@]+@/.test(value))

function withValues(argv: string[], flags: Flags): string[] {
  const end = argv.indexOf('--')
  return argv.map((word, at) => {
    const value = word.startsWith('--') && (end < 0 || at < end) ? flags[word.slice(2)]?.otherwise : undefined
    return value === undefined ? word : `${word}=${value}`
  })
}

/** The flag that an unknown one may be a slip of. */
function nearFlag({ code, message }: NodeJS.ErrnoException, flags: Flags): string {
  const unknown = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? /'--([\w-]+)/.exec(message)?.[1] : undefined
  const near = unknown === undefined ? null : nearest(unknown, Object.keys(flags), unknown.length < 6 ? 1 : 2)
  return near === null ? '' : `; did you mean “--${near}”?`
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

/** A flag whose value is a list, with commas between its words. */
export const listFlag = (call: Call, name: string): string[] | undefined =>
  textFlag(call, name)
    ?.split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
