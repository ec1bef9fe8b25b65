import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { englishWords } from '../packs/rule-options.ts'
import { eitherList, readDictionary, type BuildOptions, type WordList } from '../rules/index.ts'

/** Where dictionaries lie in a styles folder, unless a rule says otherwise. */
const FOLDER = 'config/dictionaries'
/** Further places of files that rules name by a path. */
const PLACES = ['', 'config', FOLDER, 'config/ignore', 'config/vocabularies']

const known = new Map<string, WordList>()

/** Read once while they stay as they are: several rules may name the same, and a large one takes a second. */
function readPair(aff: string, dic: string): WordList {
  const key = [aff, dic].map((file) => `${file} ${statSync(file).mtimeMs}`).join('\n')
  let list = known.get(key)
  if (!list) known.set(key, (list = readDictionary(readFileSync(aff, 'utf8'), readFileSync(dic, 'utf8'))))
  return list
}

/** Finds the dictionaries that `spelling` rules name, as Vale does: below the styles folders, beside the rule, or where one works. */
export function dictionariesIn(folders: readonly string[]): NonNullable<BuildOptions['dictionaries']> {
  return ({ aff, dic, dictionaries, dicpath, append }, rule) => {
    const beside = [path.dirname(rule.file), path.dirname(path.dirname(rule.file))]
    const roots = [...folders, ...beside, process.cwd()]
    const named = (file: string) => roots.flatMap((root) => PLACES.map((place) => path.resolve(root, place, file))).find(isFile)
    if (aff !== null && dic !== null) {
      const files = [named(aff), named(dic)] as const
      if (files[0] !== undefined && files[1] !== undefined) return readPair(files[0], files[1])
      return files[0] === undefined ? { missing: 'aff', name: aff } : { missing: 'dic', name: dic }
    }
    const folder = dicpath === null ? undefined : roots.map((root) => path.resolve(root, dicpath)).find(isFolder)
    if (dicpath !== null && folder === undefined) return { missing: 'dicpath', name: dicpath }
    const places = [...(folder === undefined ? [] : [folder]), ...roots.map((root) => path.join(root, FOLDER))]
    const lists: WordList[] = []
    for (const name of dictionaries) {
      const place = places.find((one) => isFile(path.join(one, `${name}.aff`)) && isFile(path.join(one, `${name}.dic`)))
      if (place === undefined) return { missing: 'dictionaries', name }
      lists.push(readPair(path.join(place, `${name}.aff`), path.join(place, `${name}.dic`)))
    }
    return eitherList(lists.length === 0 || append ? [...lists, englishWords()] : lists)
  }
}

/** What a team keeps in the usual folders, by name: Vale's built-in spelling rule takes all of it. */
export const keptWords = (folders: readonly string[]): { dictionaries: string[]; ignore: string[] } => ({
  dictionaries: filesBelow(folders, FOLDER, '.dic').map((name) => name.slice(0, -'.dic'.length)),
  ignore: filesBelow(folders, 'config/ignore', '.txt'),
})

const filesBelow = (folders: readonly string[], below: string, ending: string): string[] =>
  folders
    .map((folder) => path.join(folder, below))
    .filter(isFolder)
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    .filter((name) => name.endsWith(ending))
    .toSorted()

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true
const isFolder = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
