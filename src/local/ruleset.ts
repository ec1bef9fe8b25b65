import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { codeHashes } from '../upkeep/code-hashes.ts'
import { UsageError } from '../errors.ts'
import { DAY, keptReading } from '../upkeep/kept-reading.ts'
import { readRuleFiles, ruleClasses, ruleLibrary, scorerBeside } from '../packs/library.ts'
import { readPageSelling } from '../packs/page-reader.ts'
import { englishWords, learn } from '../packs/rule-options.ts'
import type { LanguageKey } from '../languages.ts'
import {
  appliesAt,
  appliesOn,
  combineRules,
  compileRules,
  EVERYTHING,
  inMarkets,
  marketsWithoutRules,
  meant,
  nearOr,
  NOTHING_IGNORED,
  readWordLines,
  ruleIn,
  selectRules,
} from '../rules/index.ts'
import type {
  PageReader,
  Subject,
  BuildOptions,
  CheckOptions,
  CompiledRules,
  Failure,
  Judge,
  Loaded,
  PageKind,
  Refusal,
  Rule,
  RuleFile,
  Selection,
  ValeIgnores,
  Vocabulary,
} from '../rules/index.ts'
import { projectDecisions, projectMarkets, widestSelection, type Decision, type ProjectRules } from './project/decisions.ts'
import { projectExcuses } from './project/excused.ts'
import { today } from './today.ts'
import { dictionariesIn } from './vale-dictionaries.ts'
import { readValeSetup, valeSettingsFor } from './vale-setup.ts'

/** Which rules a local audit runs with. Plain data, so that a thread can be told. */
export interface RulesetChoice {
  /** Built-in packs; null: none. */
  packs: string[] | null
  /** Rules of these packs that run only where they are asked for. */
  also?: string[]
  /** Folders or files of rules of one's own. */
  folders: string[]
  /** A `.vale.ini` whose styles run beside them. */
  valeIni: string | null
  /** The markets, sectors, channels and languages whose rules run; without it all of them. */
  select?: Selection
  /** The language in which rules explain what they find, where they have it; null: that of the text. */
  explainIn?: LanguageKey | null
  /** What a project file says about rules. */
  project?: ProjectRules | null
  /** What the pages are for, where their user says so. */
  pageKind?: PageKind
  /** What the pages sell, where their user says so. */
  sells?: Subject[]
}

/** What ran, and where it came from. */
export interface Ran {
  packs: string[]
  folders: string[]
  vale_ini: string | null
  styles: string[]
  /** The project file, and what it or the command line selects; null where nothing is said. */
  config: string | null
  markets: readonly string[] | null
  sectors: readonly string[] | null
  channels: readonly string[] | null
  languages: readonly string[] | null
  rules: number
  refused: number
  /** Rules of these packs and folders that are for other markets, sectors, channels or languages. */
  not_selected: number
}

export interface Ruleset {
  rules: Rule[]
  byId: Map<string, Rule>
  refused: Refusal[]
  ran: Ran
  compiled: CompiledRules
  /** The same for a file, where a project file names other markets for it. */
  compiledFor(file: string): CompiledRules
  pageKind?: PageKind | undefined
  /** What kind of page a document is and what it sells. */
  read: PageReader
  settingsFor(file: string): { decide: NonNullable<CheckOptions['decide']>; ignores: ValeIgnores }
  /** What the project file says of a rule in a file, with the line that says it. */
  projectDecisions(file: string): ReadonlyMap<string, Decision>
  /** Findings without those that the project file excuses. */
  excuse: ReturnType<typeof projectExcuses>
  /** Rules there are, whether they run here or not. */
  isKnown(ruleId: string): boolean
  meant(ruleId: string): string
  /** The language of texts that declare none; undefined where it is detected. */
  language: LanguageKey | undefined
  /** Markets asked for that no rule is made for. */
  marketsWithoutRules: string[]
  /** Asks a model for one document; missing where there is no model to ask. */
  judging?: (() => LocalJudging) | undefined
}

/** The questions of one document to a model. */
interface LocalJudging {
  judge: Judge
  /** What could not be judged, and why. */
  failures(): Failure[]
}

export const needsModel = ({ rules }: Ruleset): boolean => rules.some((rule) => rule.kind === 'guideline')

export const allPacks = (): string[] => ruleLibrary.packs().map((pack) => pack.key)

/** Loads and compiles the rules of a choice. Word list and tagger are heavy, and are read only where a rule needs them. */
export async function openRuleset(choice: RulesetChoice): Promise<Ruleset> {
  const unknown = choice.packs?.find((pack) => !allPacks().includes(pack))
  const strange = choice.also?.find((id) => !ruleLibrary.rules().some((rule) => rule.id === id))
  const hint = 'imprimatur rules list shows those there are'
  if (strange !== undefined) {
    const ids = ruleLibrary.rules().map(({ id }) => id)
    throw new UsageError(`There is no rule "${strange}"${nearOr(strange, ids, hint)}`)
  }
  if (unknown !== undefined) throw new UsageError(`There is no pack "${unknown}"${nearOr(unknown, allPacks(), hint)}`)
  const ownFiles = choice.folders.flatMap((folder) => {
    if (!existsSync(folder)) throw new UsageError(`${folder} is not there`)
    return readRuleFiles(folder)
  })
  const vale = choice.valeIni === null ? null : readValeSetup(choice.valeIni, allPacks())
  const files = [...(vale?.files ?? []), ...ownFiles]
  const options: BuildOptions = {
    ...(await optionsFor(files, vale?.vocabulary ?? { accept: [], reject: [] }, [...(vale?.folders ?? []), ...choice.folders])),
    ...(vale === null || vale.settings.wordTemplate === null ? {} : { wordTemplate: vale.settings.wordTemplate }),
  }
  const { rules: own, refused } = files.length === 0 ? { rules: [], refused: [] } : await loaded(files, options)
  const packs = new Set([...(choice.packs ?? []), ...(vale?.packs ?? [])])
  const also = new Set([...(choice.also ?? []), ...chosenBy(choice.project ?? null)])
  const all = [
    ...(packs.size === 0 ? [] : ruleLibrary.rules().filter((rule) => packs.has(rule.pack) && (rule.isDefault || also.has(rule.id)))),
    ...own.filter(({ applies }) => !applies || appliesOn(applies, today())),
  ]
  const { select = EVERYTHING, project = null, explainIn = null } = choice
  const chosen = selectRules(all, widestSelection(select, project?.overrides ?? []), today())
  // A rule that does not have the language explains itself in English.
  const rules = explainIn === null ? chosen : chosen.map((rule) => ruleIn(rule, [explainIn, 'EN']))
  const ownIds = new Set(own.map(({ id }) => id))
  const isKnown = (id: string) => ownIds.has(id) || ruleLibrary.rules().some((rule) => rule.id === id)
  const meantRule = (id: string) => meant(id, [...ownIds, ...ruleLibrary.rules().map((rule) => rule.id)])
  if (project) refuseUnknownRules(project, isKnown, meantRule, all)
  const decisions = project && projectDecisions(project, select, rules)
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  const settingsFor: Ruleset['settingsFor'] =
    vale === null
      ? () => ({ decide: () => true, ignores: NOTHING_IGNORED })
      : valeSettingsFor(vale, byId, new Set(rules.filter((rule) => isChosen(rule, choice, ownFiles)).map(({ id }) => id)))
  const compiled = compileRules(rules, options)
  const allRefused = [...refused, ...(vale?.settings.unsupported ?? [])]
  return {
    rules,
    byId,
    refused: allRefused,
    ran: {
      packs: [...packs],
      folders: choice.folders,
      vale_ini: choice.valeIni,
      styles: vale?.styles ?? [],
      config: project?.file ?? null,
      markets: select.markets,
      sectors: select.sectors,
      channels: select.channels,
      languages: select.languages,
      rules: rules.length,
      refused: refused.length,
      not_selected: all.length - rules.length,
    },
    compiled,
    compiledFor: project === null ? () => compiled : compiledByMarkets(compiled, projectMarkets(project, select)),
    pageKind: choice.pageKind,
    read: readPageSelling(choice.sells),
    settingsFor: heedingPlaces(heedingProject(settingsFor, decisions), rules),
    projectDecisions: decisions ?? (() => new Map()),
    excuse: project === null ? (_, findings) => ({ findings, suppressed: [] }) : projectExcuses(project, today()),
    isKnown,
    meant: meantRule,
    language: select.languages?.length === 1 ? select.languages[0] : undefined,
    marketsWithoutRules: select.markets === null ? [] : marketsWithoutRules(all, select.markets),
  }
}

/** Of rules compiled for all markets of a project, what they say in those of a file. */
function compiledByMarkets(compiled: CompiledRules, marketsOf: ReturnType<typeof projectMarkets>): Ruleset['compiledFor'] {
  const known = new Map<string, CompiledRules>()
  const { rules } = compiled
  return (file) => {
    const markets = marketsOf(file)
    const key = JSON.stringify(markets)
    let here = known.get(key)
    if (!here) {
      const running = rules.map((rule) => inMarkets(rule, markets, today())).filter(({ parts }) => parts.length > 0)
      here = running.every((rule, index) => rule === rules[index]) ? compiled : combineRules([{ compiled, rules: running }])
      known.set(key, here)
    }
    return here
  }
}

/** Rules that a project file gives a severity, or switches on. */
const chosenBy = (project: ProjectRules | null): string[] =>
  (project?.rules ?? []).filter(({ setting }) => setting !== false).map(({ pattern }) => pattern)

/** The project file is nearer to the texts than a `.vale.ini`, and wins over it. */
function heedingProject(
  settingsFor: Ruleset['settingsFor'],
  decisions: ReturnType<typeof projectDecisions> | null,
): Ruleset['settingsFor'] {
  if (decisions === null) return settingsFor
  return (file) => {
    const { decide, ignores } = settingsFor(file)
    const own = decisions(file)
    return {
      decide: (id) => {
        const setting = own.get(id)?.setting
        if (setting === undefined) return decide(id)
        return setting === true ? decide(id) || true : setting
      },
      ignores,
    }
  }
}

/** Rules for some paths or sites leave what stands elsewhere alone. */
function heedingPlaces(settingsFor: Ruleset['settingsFor'], rules: Rule[]): Ruleset['settingsFor'] {
  const placed = rules.filter(({ applies }) => applies && applies.sites.length + applies.paths.length > 0)
  if (placed.length === 0) return settingsFor
  return (file) => {
    const { decide, ignores } = settingsFor(file)
    const elsewhere = new Set(placed.filter(({ applies }) => !appliesAt(applies!, file)).map(({ id }) => id))
    return { decide: (id) => !elsewhere.has(id) && decide(id), ignores }
  }
}

/** A rule that is spelled wrong would stay on, or off, without a word. */
function refuseUnknownRules(project: ProjectRules, isKnown: (id: string) => boolean, meantRule: (id: string) => string, rules: Rule[]) {
  const packs = new Set([...allPacks(), ...rules.map(({ id }) => id.slice(0, id.indexOf('.')))])
  for (const { pattern, line } of [...project.rules, ...project.overrides.flatMap((override) => override.rules)]) {
    const isThere = pattern.endsWith('.*') ? packs.has(pattern.slice(0, -2)) : isKnown(pattern)
    const near = pattern.endsWith('.*') ? meant(pattern.slice(0, -2), [...packs]) : meantRule(pattern)
    if (!isThere) throw new UsageError(`${project.file}:${line}: there is no rule ${pattern}${near}`)
  }
}

/** Whether the command line asks for a rule, so that the sections of a `.vale.ini` do not decide about it. */
const isChosen = (rule: Rule, choice: RulesetChoice, ownFiles: RuleFile[]) =>
  choice.packs?.includes(rule.pack) === true || ownFiles.some((file) => file.path === rule.file)

/** What makes values of a rule file. */
const READER = path.join(import.meta.dirname, '../rules/load/load.ts')

/** What reads YAML is large, and slow beside what is made of it: the built-in packs do without it, and so does what was read before. */
async function loaded(files: RuleFile[], options: BuildOptions): Promise<Loaded> {
  const { loadRules, plainValues } = await import('../rules/load/load.ts')
  const contents = [...files.map(({ path: file, content }) => [path.basename(file), content] as const), ...codeHashes(READER)]
  const values = keptReading(
    'own',
    contents,
    () => plainValues(files).map((one) => (isDeepStrictEqual(one, JSON.parse(JSON.stringify(one))) ? one : null)),
    DAY,
  )
  return loadRules(files, { ...options, others: ruleLibrary.rules, values, ...(usesClasses(files) ? { classes: ruleClasses() } : {}) })
}

/** Whether a rule may name a class: the built-in ones are read only then. */
export const usesClasses = (files: RuleFile[]): boolean => files.some((file) => /\{[a-z][^{}\n]*\}/.test(file.content))

/** What these rules need beyond their own files. */
export async function optionsFor(files: RuleFile[], vocabulary: Vocabulary, folders: string[]): Promise<BuildOptions> {
  const uses = (pattern: RegExp) => files.some((file) => pattern.test(file.content))
  const options: BuildOptions = {
    vocabulary,
    scorer: scorerBeside,
    learn,
    wordFiles: (name, rule) => wordFile(name, rule, folders),
    dictionaries: dictionariesIn(folders),
    allow: folders.flatMap(allowedIn),
  }
  if (uses(/extends["']?:\s*["']?spelling/)) options.words = englishWords()
  if (uses(/extends["']?:\s*["']?sequence/) || uses(/match["']?:\s*["']?\$title/))
    options.tagger = (await import('../rules/words/english-tagger.ts')).englishTagger
  return options
}

/** Names that no suggestion changes, one on each line of `names.txt` in a folder of rules. */
export const namesIn = (folders: readonly string[]): string[] =>
  folders
    .map((folder) => path.join(folder, 'names.txt'))
    .filter(existsSync)
    .flatMap((file) => readWordLines(readFileSync(file, 'utf8')))

/** Texts no rule is to find, one on each line of `allow.txt` in a folder of rules; they stand for themselves, signs and all. */
function allowedIn(folder: string): string[] {
  const file = path.join(folder, 'allow.txt')
  return existsSync(file) ? readWordLines(readFileSync(file, 'utf8')).map((line) => line.replaceAll(/[\\()|*/{}]/g, '\\$&')) : []
}

/** A file named in `ignore`: beside the rule, in a styles folder, or in its `config/ignore`. */
function wordFile(name: string, rule: Rule, folders: string[]): string[] | null {
  const places = [
    path.dirname(rule.file),
    ...folders,
    ...folders.map((folder) => path.join(folder, 'config/ignore')),
    path.dirname(path.dirname(rule.file)),
  ]
  const found = places.map((place) => path.join(place, name)).find((file) => existsSync(file))
  return found ? readWordLines(readFileSync(found, 'utf8')) : null
}
