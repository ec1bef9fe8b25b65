import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { UsageError } from '../errors.ts'
import { readRuleFiles } from '../packs/library.ts'
import { builtInStyle, readValeIni, readWordLines, settingsFor, stylesIn, vocabularyFolders } from '../rules/index.ts'
import type { Refusal, Rule, RuleFile, ValeSettings, Vocabulary } from '../rules/index.ts'
import type { Ruleset } from './ruleset.ts'
import { keptWords } from './vale-dictionaries.ts'
import { fetchedPackages, packageName, SETTINGS_FOLDER } from './vale-packages.ts'

/** A team's own Vale set-up: its styles, its vocabulary, its sections by file. Built-in packs are styles like others. */
interface ValeSetup {
  file: string
  settings: ValeSettings
  /** The styles folders. */
  folders: string[]
  vocabulary: Vocabulary
  /** The rule files of its styles. */
  files: RuleFile[]
  styles: string[]
  packs: string[]
}

/** The folders a `.vale.ini` says its styles lie in. */
export const stylesFolders = (file: string, settings: ValeSettings): string[] =>
  (settings.stylesPaths.length > 0 ? settings.stylesPaths : ['styles']).map((folder) => path.resolve(path.dirname(file), folder))

/** The settings that packages brought with them, in their order, where `rules sync` and `vale sync` put them. */
const packageSettings = (folders: string[]): RuleFile[] =>
  folders
    .map((folder) => path.join(folder, SETTINGS_FOLDER))
    .filter(isFolder)
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.ini'))
        .toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10) || (one < other ? -1 : 1))
        .map((name) => path.join(folder, name)),
    )
    .map((file) => ({ path: file, content: readFileSync(file, 'utf8') }))

export const stylesFoldersOf = (file: string): string[] => stylesFolders(file, readValeIni(readFileSync(file, 'utf8'), file))

export function readValeSetup(file: string, knownPacks: string[]): ValeSetup {
  const content = readFileSync(file, 'utf8')
  const folders = stylesFolders(file, readValeIni(content, file))
  const ofPackages = packageSettings(folders)
  const settings = readValeIni(content, file, ofPackages)
  const hasSettings = (name: string) => ofPackages.some((one) => path.basename(one.path).replace(/^\d+-/, '') === `${name}.ini`)
  const folderOf = (style: string) => folders.map((folder) => path.join(folder, style)).find(isFolder)
  const isPack = (style: string) => knownPacks.includes(style) && folderOf(style) === undefined
  const isThere = (style: string) => style === 'Vale' || isPack(style) || folderOf(style) !== undefined
  const fetched = fetchedPackages(folders)
  refuseMissing(settings, folders, isThere, (name) => fetched.has(name) || hasSettings(name) || isThere(name))
  const vocabulary = readVocabulary(settings, folders)
  const named = stylesIn(settings)
  const all = named.flatMap((style) => {
    if (style === 'Vale') return builtInStyle(vocabulary, keptWords(folders))
    const folder = folderOf(style)
    // The id of an imported rule is Style.Rule, wherever the team keeps its styles.
    return folder === undefined ? [] : readRuleFiles(folder)
  })
  const files = all.filter(({ content: rule }) => !SCRIPT.test(rule))
  if (files.length < all.length) settings.unsupported.push(scriptsNotRun(all.filter((one) => !files.includes(one))))
  const styles = named.filter((style) => style === 'Vale' || folderOf(style) !== undefined)
  return { file, settings, folders, vocabulary, files, styles, packs: named.filter(isPack) }
}

/** A rule that is a program in a language of its own. */
const SCRIPT = /^["']?extends["']?\s*:\s*["']?script\b/m

/** Named once and together: a team that knows of them does not want to read of each in every audit. */
function scriptsNotRun(files: RuleFile[]): Refusal {
  const names = files.map(({ path: file }) => `${path.basename(path.dirname(file))}.${path.basename(file).replace(/\.ya?ml$/, '')}`)
  const are = files.length === 1 ? 'a rule is a script and does' : `${files.length} rules are scripts and do`
  return { file: files[0]!.path, line: 1, message: `${are} not run: ${names.join(', ')}`, snippet: 'extends: script' }
}

const isFolder = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true

/** A set-up of which a part is missing checks less than its team believes: all that is missing is named with its line. */
function refuseMissing(
  settings: ValeSettings,
  folders: string[],
  isThere: (style: string) => boolean,
  isFetched: (name: string) => boolean,
): void {
  const faults: string[] = []
  for (const { value, file, line } of settings.packages)
    if (!isFetched(packageName(value))) faults.push(`${file}:${line}: the package ${value} was not fetched: imprimatur rules sync does`)
  const seen = new Set<string>()
  for (const { value, file, line } of settings.places.styles) {
    if (isThere(value) || seen.has(value)) continue
    seen.add(value)
    faults.push(`${file}:${line}: the style ${value} is neither in ${folders.join(' or ')} nor a built-in pack`)
  }
  if (faults.length > 0) throw new UsageError(faults.join('\n'))
}

function readVocabulary(settings: ValeSettings, folders: string[]): Vocabulary {
  const lines = (name: 'accept.txt' | 'reject.txt') =>
    settings.vocabularies.flatMap((vocabulary) =>
      folders.flatMap((folder) =>
        vocabularyFolders(vocabulary)
          .map((place) => path.join(folder, place, name))
          .filter(existsSync)
          .flatMap((words) => readWordLines(readFileSync(words, 'utf8'))),
      ),
    )
  return { accept: lines('accept.txt'), reject: lines('reject.txt') }
}

/** What becomes of a rule in a file: as the sections say, but rules that the command line asks for always run. */
export function valeSettingsFor({ file, settings }: ValeSetup, rules: Map<string, Rule>, chosen: Set<string>): Ruleset['settingsFor'] {
  const root = path.dirname(file)
  return (checked) => {
    const relative = path.relative(root, path.resolve(checked)).replaceAll(path.sep, '/')
    const { decide, ignores } = settingsFor(settings, relative, (id) => rules.get(id)?.severity ?? 'MEDIUM')
    return { decide: (id) => chosen.has(id) || decide(id), ignores }
  }
}
