import { existsSync } from 'node:fs'
import path from 'node:path'
import { UsageError } from '../errors.ts'
import type { LanguageKey } from '../languages.ts'
import { LANGUAGE_KEYS, languageKeyOf } from '../languages.ts'
import type { PlacedRule, ProjectRules } from '../local/project/decisions.ts'
import { findProjectFile, readProject, type Project } from '../local/project/project.ts'
import type { ProjectValues } from '../local/project/schema.ts'
import { allPacks, type RulesetChoice } from '../local/ruleset.ts'
import { findValeIni } from '../local/sources.ts'
import { packKeys } from '../packs/library.ts'
import { marketOf, meant, RULE_SEVERITIES, type RuleSeverity, type Selection } from '../rules/index.ts'
import { CHANNELS, SECTORS } from '../rules/definition/rule.ts'
import { listFlag, textFlag } from './command.ts'
import type { Call } from './command.ts'
import { outputOf, type Output } from './outputs.ts'

/** A setting and what says it: a flag, a line of the project file, or nothing. */
export interface Setting<T> {
  value: T
  from: string
}

/** Everything that decides how sources are checked, flags laid over the project file. */
export interface AuditConfig {
  project: Project | null
  sources: Setting<string[]>
  exclude: Setting<string[]>
  packs: Setting<string[] | null>
  rule_folders: Setting<string[]>
  vale: Setting<string | null>
  markets: Setting<string[] | null>
  sectors: Setting<string[] | null>
  channels: Setting<string[] | null>
  languages: Setting<LanguageKey[] | null>
  explain_in: Setting<LanguageKey | null>
  format: Setting<string>
  output: Setting<Output[]>
  fail_on: Setting<string>
  baseline: Setting<string | null>
}

const DEFAULT = 'default'

export function auditConfig(call: Call, words = call.words): AuditConfig {
  const project = projectOf(call, words)
  const root = project?.root ?? '.'
  const inRoot = (file: string) => shortest(path.resolve(root, file))
  /** A flag, else the project file, else what is usual. */
  const first = <Key extends keyof ProjectValues, T>(
    flag: string,
    given: T | undefined,
    key: Key,
    read: (value: NonNullable<ProjectValues[Key]>) => T,
    otherwise: T,
  ): Setting<T> => {
    if (given !== undefined) return { value: given, from: flag }
    const value = project?.values[key]
    return value === undefined ? { value: otherwise, from: DEFAULT } : { value: read(value), from: project!.placeOf(key) }
  }
  const sources: Setting<string[]> =
    words.length > 0 ? { value: words, from: 'the command line' } : first('', undefined, 'sources', (list) => list.map(inRoot), [])
  const folders = first('--rules', listOf(call, 'rules'), 'rule_folders', (list) => list.map(inRoot), [])
  const vale = valeOf(call, project, sources.value)
  const packs = first<'packs', string[] | null>('--packs', listFlag(call, 'packs'), 'packs', (list) => list, null)
  if (packs.value === null && folders.value.length === 0 && vale.value === null) packs.value = packKeys()
  const list = (key: 'markets' | 'sectors' | 'channels' | 'languages') => listFlag(call, key)
  return {
    project,
    sources,
    exclude: first('', undefined, 'exclude', (value) => value, []),
    packs,
    rule_folders: folders,
    vale,
    markets: known(
      first<'markets', string[] | null>('--markets', list('markets'), 'markets', (value) => value, null),
      'market',
      marketOf,
    ),
    sectors: known(
      first<'sectors', string[] | null>('--sectors', list('sectors'), 'sectors', (value) => value, null),
      `sector (${SECTORS.join(', ')})`,
      (word) => SECTORS.find((sector) => sector === word.toLowerCase()) ?? null,
    ),
    channels: known(
      first<'channels', string[] | null>('--channels', list('channels'), 'channels', (value) => value, null),
      `channel (${CHANNELS.join(', ')})`,
      (word) => CHANNELS.find((channel) => channel === word.toLowerCase()) ?? null,
    ),
    languages: known<LanguageKey>(
      first<'languages', string[] | null>('--languages', list('languages'), 'languages', (value) => value, null),
      `language (${LANGUAGE_KEYS.join(', ')})`,
      (word) => LANGUAGE_KEYS.find((key) => key === word.toUpperCase()) ?? null,
    ),
    explain_in: explainIn(
      first<'explain_in', string | null>('--explain-in', textFlag(call, 'explain-in'), 'explain_in', (value) => value, null),
    ),
    format: first(call.json ? '--json' : '--format', call.json ? 'json' : textFlag(call, 'format'), 'format', (value) => value, 'table'),
    output: first(
      '--output',
      listOf(call, 'output')?.map((given) => outputOf(given)),
      'output',
      (value) => value.map((given) => outputOf(given, inRoot)),
      [],
    ),
    fail_on: first('--fail-on', textFlag(call, 'fail-on'), 'fail_on', (value) => value, 'HIGH'),
    baseline: first<'baseline', string | null>('--baseline', textFlag(call, 'baseline'), 'baseline', inRoot, null),
  }
}

/** A path as people write it: relative where it is below this folder. */
function shortest(file: string): string {
  const relative = path.relative(process.cwd(), file)
  return relative === '' ? '.' : relative.startsWith('..') ? file : relative
}

function projectOf(call: Call, words: readonly string[]): Project | null {
  const named = textFlag(call, 'config')
  if (call.flags['no-config'] === true) {
    if (named !== undefined) throw new UsageError('--config and --no-config contradict each other')
    return null
  }
  const file = named ?? findProjectFile(words)
  return file === null ? null : readProject(path.resolve(file))
}

const listOf = (call: Call, flag: string): string[] | undefined => {
  const given = call.flags[flag]
  return given === undefined ? undefined : ([given].flat() as string[])
}

function valeOf(call: Call, project: Project | null, words: string[]): Setting<string | null> {
  if (call.flags['no-vale'] === true) return { value: null, from: '--no-vale' }
  const said = project?.values.vale
  if (said === false) return { value: null, from: project!.placeOf('vale') }
  if (typeof said === 'string') return { value: path.resolve(project!.root, said), from: project!.placeOf('vale') }
  return { value: findValeIni(words), from: DEFAULT }
}

/** Each word in the spelling it is known by; one that is not known is wrong use, with where it stands. */
function known<T extends string>(setting: Setting<string[] | null>, what: string, read: (word: string) => T | null): Setting<T[] | null> {
  if (setting.value === null) return { ...setting, value: null }
  return {
    ...setting,
    value: setting.value.map((word) => {
      const found = read(word)
      if (found === null) throw new UsageError(`${setting.from}: “${word}” is no ${what}`)
      return found
    }),
  }
}

/** By its key or its tag: `SE` and `sv` are the same. */
function explainIn({ value, from }: Setting<string | null>): Setting<LanguageKey | null> {
  if (value === null) return { value, from }
  const key = LANGUAGE_KEYS.find((one) => one === value.toUpperCase()) ?? languageKeyOf(value)
  if (key === null) throw new UsageError(`${from}: “${value}” is no language (${LANGUAGE_KEYS.join(', ')})`)
  return { value: key, from }
}

/** Files that this audit writes or compares with, in one of its folders. */
export const resultFiles = ({ baseline, output }: AuditConfig): string[] => [
  ...(baseline.value === null ? [] : [baseline.value]),
  ...output.value.map(({ file }) => file),
]

const selectionOf = ({ markets, sectors, channels, languages }: AuditConfig): Selection => ({
  markets: markets.value,
  sectors: sectors.value,
  channels: channels.value,
  languages: languages.value,
})

/** What the rules run with, as plain data. */
export function choiceOf(config: AuditConfig): RulesetChoice {
  const { packs, rule_folders, vale, project } = config
  if (vale.value !== null && vale.from !== DEFAULT && !vale.from.startsWith('--') && !existsSync(vale.value))
    throw new UsageError(`${vale.from}: ${vale.value} is not there`)
  const isOfProject = packs.from !== DEFAULT && !packs.from.startsWith('--')
  const unknown = isOfProject ? packs.value?.find((pack) => !allPacks().includes(pack)) : undefined
  if (unknown !== undefined) throw new UsageError(`${packs.from}: there is no pack “${unknown}”${meant(unknown, allPacks())}`)
  return {
    packs: packs.value,
    folders: rule_folders.value,
    valeIni: vale.value,
    select: selectionOf(config),
    explainIn: config.explain_in.value,
    project: project === null ? null : rulesOf(project, config),
  }
}

const settingOf = (word: string): boolean | RuleSeverity =>
  word === 'off' ? false : word === 'on' ? true : RULE_SEVERITIES.find((severity) => severity === word.toUpperCase())!

function rulesOf(project: Project, config: AuditConfig): ProjectRules {
  const { values, lineOf } = project
  const placed = (rules: Record<string, string> = {}, ...at: (string | number)[]): PlacedRule[] =>
    Object.entries(rules).map(([pattern, word]) => ({ pattern, setting: settingOf(word), line: lineOf(...at, pattern) }))
  const isFlag = (setting: Setting<unknown>) => setting.from.startsWith('--')
  return {
    file: shortest(project.file),
    root: project.root,
    rules: placed(values.rules, 'rules'),
    // A flag wins over what the file says for some paths, too.
    overrides: (values.overrides ?? []).map((override, at) => ({
      paths: override.paths,
      rules: placed(override.rules, 'overrides', at, 'rules'),
      markets: isFlag(config.markets) ? null : marketsAt(project, override.markets, at),
      sectors: isFlag(config.sectors) ? null : (override.sectors ?? null),
      channels: isFlag(config.channels) ? null : (override.channels ?? null),
      line: lineOf('overrides', at),
    })),
    suppressions: (values.suppressions ?? []).map(({ rule, paths, text, reason, owner, until }, at) => ({
      rule,
      paths: paths ?? null,
      text: text ?? null,
      reason,
      owner: owner ?? null,
      until: until ?? null,
      line: lineOf('suppressions', at),
    })),
  }
}

const marketsAt = (project: Project, markets: string[] | undefined, at: number): string[] | null =>
  known({ value: markets ?? null, from: project.placeOf('overrides', at, 'markets') }, 'market', marketOf).value
