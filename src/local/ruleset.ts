import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { codeHashes } from '../upkeep/code-hashes.ts'
import { UsageError } from '../errors.ts'
import { DAY, keptReading } from '../upkeep/kept-reading.ts'
import { readRuleFiles, ruleLibrary, scorerBeside } from '../packs/library.ts'
import {
  builtInStyle,
  compileRules,
  NOTHING_IGNORED,
  readDictionary,
  readValeIni,
  readWordLines,
  settingsFor,
  stylesIn,
  vocabularyFolders,
} from '../rules/index.ts'
import type {
  BuildOptions,
  CheckOptions,
  CompiledRules,
  Loaded,
  Refusal,
  Rule,
  RuleFile,
  ValeIgnores,
  ValeSettings,
  Vocabulary,
  WordList,
} from '../rules/index.ts'

/** Which rules a local audit runs with. Plain data, so that a thread can be told. */
export interface RulesetChoice {
  /** Built-in packs; null: none. */
  packs: string[] | null
  /** Folders or files of rules of one's own. */
  folders: string[]
  /** A `.vale.ini` to follow instead. */
  valeIni: string | null
}

export interface Ruleset {
  rules: Rule[]
  refused: Refusal[]
  compiled: CompiledRules
  settingsFor(file: string): { decide: NonNullable<CheckOptions['decide']>; ignores: ValeIgnores }
}

export const allPacks = (): string[] => ruleLibrary.packs().map((pack) => pack.key)

/** Loads and compiles the rules of a choice. Word list and tagger are heavy, and are read only where a rule needs them. */
export async function openRuleset(choice: RulesetChoice): Promise<Ruleset> {
  if (choice.valeIni) return followVale(choice.valeIni)
  const unknown = choice.packs?.find((pack) => !allPacks().includes(pack))
  if (unknown !== undefined) throw new UsageError(`There is no pack "${unknown}"; imprimatur rules list shows those there are`)
  const files = choice.folders.flatMap((folder) => {
    if (!existsSync(folder)) throw new UsageError(`${folder} is not there`)
    return readRuleFiles(folder)
  })
  const options = await optionsFor(files, { accept: [], reject: [] }, choice.folders)
  const { rules: own, refused } = files.length === 0 ? { rules: [], refused: [] } : await loaded(files, options)
  const builtIn = choice.packs === null ? [] : ruleLibrary.rules().filter((rule) => choice.packs!.includes(rule.pack))
  const rules = [...builtIn, ...own]
  return { rules, refused, compiled: compileRules(rules, options), settingsFor: () => ({ decide: () => true, ignores: NOTHING_IGNORED }) }
}

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
  return loadRules(files, { ...options, values })
}

/** A team's own Vale set-up: its styles, its vocabulary, its sections by file. */
async function followVale(file: string): Promise<Ruleset> {
  const root = path.dirname(file)
  const settings = readValeIni(readFileSync(file, 'utf8'), file)
  const folders = (settings.stylesPaths.length > 0 ? settings.stylesPaths : ['styles']).map((folder) => path.resolve(root, folder))
  const vocabulary = readVocabulary(settings, folders)
  const files = stylesIn(settings).flatMap((style) => {
    if (style === 'Vale') return builtInStyle(vocabulary)
    const found = folders.map((folder) => path.join(folder, style)).find((folder) => existsSync(folder) && statSync(folder).isDirectory())
    // The id of an imported rule is Style.Rule, wherever the team keeps its styles.
    return found ? readRuleFiles(found) : []
  })
  const missing = stylesIn(settings).filter((style) => style !== 'Vale' && !folders.some((folder) => existsSync(path.join(folder, style))))
  const options: BuildOptions = {
    ...(await optionsFor(files, vocabulary, folders)),
    ...(settings.wordTemplate === null ? {} : { wordTemplate: settings.wordTemplate }),
  }
  const { rules, refused } = await loaded(files, options)
  const severity = new Map(rules.map((rule) => [rule.id, rule.severity]))
  return {
    rules,
    compiled: compileRules(rules, options),
    refused: [
      ...refused,
      ...settings.unsupported,
      ...missing.map((style) => ({ file, line: 1, message: `the style ${style} is not in ${folders.join(' or ')}`, snippet: style })),
    ],
    settingsFor: (checked) =>
      settingsFor(settings, path.relative(root, path.resolve(checked)).replaceAll(path.sep, '/'), (id) => severity.get(id) ?? 'MEDIUM'),
  }
}

function readVocabulary(settings: ValeSettings, folders: string[]): Vocabulary {
  const lines = (name: 'accept.txt' | 'reject.txt') =>
    settings.vocabularies.flatMap((vocabulary) =>
      folders.flatMap((folder) =>
        vocabularyFolders(vocabulary)
          .map((place) => path.join(folder, place, name))
          .filter(existsSync)
          .flatMap((file) => readWordLines(readFileSync(file, 'utf8'))),
      ),
    )
  return { accept: lines('accept.txt'), reject: lines('reject.txt') }
}

/** What these rules need beyond their own files. */
export async function optionsFor(files: RuleFile[], vocabulary: Vocabulary, folders: string[]): Promise<BuildOptions> {
  const uses = (pattern: RegExp) => files.some((file) => pattern.test(file.content))
  const options: BuildOptions = {
    vocabulary,
    scorer: scorerBeside,
    wordFiles: (name, rule) => wordFile(name, rule, folders),
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
  return existsSync(file) ? readWordLines(readFileSync(file, 'utf8')).map((line) => line.replaceAll(/[\\()|*/]/g, '\\$&')) : []
}

let english: WordList | undefined

/** American and British spellings, as Vale's own list has both. */
function englishWords(): WordList {
  english ??= eitherList(
    ['dictionary-en', 'dictionary-en-gb'].map((name) => {
      const folder = path.dirname(createRequire(import.meta.url).resolve(name))
      return readDictionary(readFileSync(path.join(folder, 'index.aff'), 'utf8'), readFileSync(path.join(folder, 'index.dic'), 'utf8'))
    }),
  )
  return english
}

const eitherList = (lists: WordList[]): WordList => ({ has: (word) => lists.some((list) => list.has(word)) })

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
