import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { UsageError } from '../errors.ts'
import { readRuleFiles } from '../packs/library.ts'
import { builtInStyle, readValeIni, readWordLines, settingsFor, stylesIn, vocabularyFolders } from '../rules/index.ts'
import type { Rule, RuleFile, ValeSettings, Vocabulary } from '../rules/index.ts'
import type { Ruleset } from './ruleset.ts'
import { fetchedPackages, packageName } from './vale-packages.ts'

/** A team's own Vale set-up: its styles, its vocabulary, its sections by file. Built-in packs are styles like others. */
export interface ValeSetup {
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

export const stylesFoldersOf = (file: string): string[] => stylesFolders(file, readValeIni(readFileSync(file, 'utf8'), file))

export function readValeSetup(file: string, knownPacks: string[]): ValeSetup {
  const settings = readValeIni(readFileSync(file, 'utf8'), file)
  const folders = stylesFolders(file, settings)
  const folderOf = (style: string) => folders.map((folder) => path.join(folder, style)).find(isFolder)
  const isPack = (style: string) => knownPacks.includes(style) && folderOf(style) === undefined
  refuseMissing(file, settings, folders, (style) => style === 'Vale' || isPack(style) || folderOf(style) !== undefined)
  const vocabulary = readVocabulary(settings, folders)
  const named = stylesIn(settings)
  const files = named.flatMap((style) => {
    if (style === 'Vale') return builtInStyle(vocabulary)
    const folder = folderOf(style)
    // The id of an imported rule is Style.Rule, wherever the team keeps its styles.
    return folder === undefined ? [] : readRuleFiles(folder)
  })
  const styles = named.filter((style) => style === 'Vale' || folderOf(style) !== undefined)
  return { file, settings, folders, vocabulary, files, styles, packs: named.filter(isPack) }
}

const isFolder = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true

/** A set-up of which a part is missing checks less than its team believes: all that is missing is named with its line. */
function refuseMissing(file: string, settings: ValeSettings, folders: string[], isThere: (style: string) => boolean): void {
  const faults: string[] = []
  for (const { value, line } of settings.places.stylesPaths)
    if (/^["'].*["']$/.test(value)) faults.push(`${file}:${line}: StylesPath is written without quotation marks, not as ${value}`)
  const fetched = fetchedPackages(folders)
  for (const { value, line } of settings.packages) {
    const name = packageName(value)
    if (!fetched.has(name) && !isThere(name))
      faults.push(`${file}:${line}: the package ${value} was not fetched: imprimatur rules sync does`)
  }
  const seen = new Set<string>()
  for (const { value, line } of settings.places.styles) {
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
