import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { codeHashes } from '../upkeep/code-hashes.ts'
import { contentHashes } from '../upkeep/content-hashes.ts'
import { namedId } from '../db/base/ids.ts'
import type { Db } from '../db/base/pool.ts'
import { listOwnTemplates, listOwnTones } from '../db/library/library.ts'
import type { OwnTemplate, OwnTone } from '../db/library/library.ts'
import type { LibraryHead } from '../db/documents/writing-heads.ts'
import { libraryOf, loadLibrary } from '../generation/library/library.ts'
import type { Library, LibraryFile, Template, Words } from '../generation/library/library.ts'
import { toneFromGuidelines } from '../generation/voice/tone.ts'
import type { Tone } from '../generation/voice/tone.ts'
import { IS_PACKAGE, LIBRARY_FILES, LIBRARY_FOLDER, READ_LIBRARY } from '../places.ts'
import { keptReading } from '../upkeep/kept-reading.ts'
import { readPackedValue } from '../upkeep/packaged.ts'
import { LANGUAGE_KEYS } from '../languages.ts'
import type { LanguageKey } from '../languages.ts'

/** A template in all its languages, as a workspace sees it: built in, or its own. */
export interface TemplateEntry {
  id: string
  key: string
  version: string
  /** Made by the workspace. */
  own: boolean
  languages: Map<LanguageKey, Template>
}

export interface ToneMeta {
  id: string
  language: LanguageKey
  name: string
  description: string | null
  content: string | null
  tone: Tone
}

export interface ToneEntry {
  id: string
  key: string
  version: string
  own: boolean
  metas: ToneMeta[]
}

export interface Shelf {
  templates: TemplateEntry[]
  tones: ToneEntry[]
}

/** What makes templates and tones of the files of the library, and what keeps them: this file, of which the rest does not matter. */
const READER = path.join(import.meta.dirname, '../generation/library/library.ts')
const KEEPER = path.join(import.meta.dirname, 'library.ts')

let builtIn: Promise<{ library: Library; shelf: Shelf }> | undefined

/** The library that ships with the product, read once a process. */
export function builtInLibrary(): Promise<{ library: Library; shelf: Shelf }> {
  builtIn ??= readLibrary().then(({ templates, tones, phrases, versions }) => {
    const library = libraryOf(templates, tones, new Map(phrases))
    const ids = { template: (key: string) => namedId(`template:${key}`), tone: (key: string) => namedId(`tone:${key}`) }
    return { library, shelf: shelfOf(library, ids, (kind, key) => versions[`${kind}/${key}`]!) }
  })
  return builtIn
}

/** All that is read from the files of the library; the package holds it as it was when the package was made. */
interface LibraryReading extends Pick<Library, 'templates' | 'tones'> {
  phrases: [LanguageKey, Words][]
  /** By kind and key: `templates/job-ad`. */
  versions: Record<string, string>
}

export async function readLibrary(): Promise<LibraryReading> {
  if (IS_PACKAGE) return readPackedValue(READ_LIBRARY) as LibraryReading
  const files = await libraryFiles()
  return keptReading(
    'library',
    [...files.map((file) => [file.path, file.content] as const), ...codeHashes(READER), ...contentHashes('library', [KEEPER])],
    () => {
      const { templates, tones, phrases } = loadLibrary(files)
      const keys = new Set(files.map((file) => file.path.split('/').slice(0, 2).join('/')))
      const versions = Object.fromEntries([...keys].map((key) => [key, contentVersion(files, `${key}/`)]))
      return { templates, tones, phrases: [...phrases], versions }
    },
  )
}

/** Everything a workspace can write with: the built-in library and what it has made itself. */
export async function workspaceShelf(db: Db, workspaceId: string): Promise<Shelf> {
  const { library, shelf } = await builtInLibrary()
  const [templates, tones] = [await listOwnTemplates(db, workspaceId), await listOwnTones(db, workspaceId)]
  return joined(
    shelf,
    templates.flatMap((template) => remembered(`${template.id} ${template.version}`, () => ownTemplate(template, library))),
    tones.flatMap((tone) => remembered(`${tone.id} ${tone.version}`, () => [ownTone(tone, library)])),
  )
}

/** What of a shelf can be written with: templates without drafts do not appear where there is no model. */
export const writable = ({ templates }: Pick<Shelf, 'templates'>, hasModel: boolean): TemplateEntry[] =>
  hasModel ? templates : templates.filter(({ languages }) => [...languages.values()].some((template) => !template.needsModel))

/** The same where its heads are known: what this process has seen in those versions is not read again. */
export async function shelfOfHeads(
  db: Db,
  workspaceId: string,
  heads: { templates: readonly LibraryHead[]; tones: readonly LibraryHead[] },
): Promise<Shelf> {
  if (heads.templates.length === 0 && heads.tones.length === 0) return (await builtInLibrary()).shelf
  const [templates, tones] = [heads.templates, heads.tones].map((list) => list.map(({ id, version }) => read.get(`${id} ${version}`))) as [
    TemplateEntry[][],
    ToneEntry[][],
  ]
  if ([...templates, ...tones].includes(undefined as never)) return workspaceShelf(db, workspaceId)
  return joined((await builtInLibrary()).shelf, templates.flat(), tones.flat())
}

function joined(shelf: Shelf, own: TemplateEntry[], tones: ToneEntry[]): Shelf {
  const taken = new Set(own.map((entry) => entry.key))
  return { templates: [...shelf.templates.filter((entry) => !taken.has(entry.key)), ...own], tones: [...shelf.tones, ...tones] }
}

const MOST_REMEMBERED = 500
const read = new Map<string, unknown[]>()

/** What a workspace made is read once for each version: what is compiled from it is cached by the object's identity. */
function remembered<T>(name: string, make: () => T[]): T[] {
  if (!read.has(name)) {
    if (read.size >= MOST_REMEMBERED) read.clear()
    read.set(name, make())
  }
  return read.get(name) as T[]
}

function ownTemplate({ id, key, version, definition }: OwnTemplate, library: Library): TemplateEntry[] {
  const files = Object.entries(definition.files).map(([name, content]) => ({ path: `templates/${key}/${name}`, content }))
  const own = loadLibrary(files, library.phrases)
  // A changed copy of a built-in template, made before template files named the channel, appears where the original does.
  const channel = library.templates.find((template) => template.key === key)?.channel ?? null
  for (const template of own.templates) template.channel ??= channel
  return shelfOf(own, { template: () => id, tone: () => id }, () => String(version), true).templates
}

function shelfOf(
  library: Library,
  ids: { template(key: string): string; tone(key: string): string },
  versionOf: (kind: 'templates' | 'tones', key: string) => string,
  own = false,
): Shelf {
  const templates = new Map<string, TemplateEntry>()
  for (const template of library.templates) {
    const { key } = template
    if (!templates.has(key))
      templates.set(key, { id: ids.template(key), key, version: versionOf('templates', key), own, languages: new Map() })
    templates.get(key)!.languages.set(template.language, template)
  }
  const tones = new Map<string, ToneEntry>()
  for (const tone of library.tones) {
    const { key, language, name, description } = tone
    if (!tones.has(key)) tones.set(key, { id: ids.tone(key), key, version: versionOf('tones', key), own, metas: [] })
    const entry = tones.get(key)!
    // Guidelines are what a workspace writes; a built-in tone has none to show.
    entry.metas.push({ id: namedId(`${entry.id}:${language}`), language, name, description, content: null, tone })
  }
  const inOrder = (a: LanguageKey, b: LanguageKey) => LANGUAGE_KEYS.indexOf(a) - LANGUAGE_KEYS.indexOf(b)
  for (const entry of templates.values()) entry.languages = new Map([...entry.languages].sort(([a], [b]) => inOrder(a, b)))
  for (const entry of tones.values()) entry.metas.sort((a, b) => inOrder(a.language, b.language))
  return { templates: [...templates.values()], tones: [...tones.values()] }
}

function ownTone({ id, key, version, definition }: OwnTone, library: Library): ToneEntry {
  const metas = definition.metas.flatMap((meta) => {
    const base = library.tone('neutral', meta.languageKey)
    if (!base) return []
    const tone = toneFromGuidelines(base, key, meta.name, meta.content ?? '')
    return [
      {
        id: namedId(`${id}:${meta.languageKey}`),
        language: meta.languageKey,
        name: meta.name,
        description: meta.description,
        content: meta.content,
        tone,
      },
    ]
  })
  return { id, key, version: String(version), own: true, metas }
}

/** What ships with the product has no count of versions: its files tell one from another. */
const contentVersion = (files: readonly LibraryFile[], prefix: string): string => {
  const hash = createHash('sha256')
  for (const file of files) if (file.path.startsWith(prefix)) hash.update(`${file.path}\0${file.content}\0`)
  return hash.digest('hex').slice(0, 12)
}

/** The files of the built-in library; the package holds all of them in one. */
export async function libraryFiles(): Promise<LibraryFile[]> {
  if (IS_PACKAGE) return readPackedValue(LIBRARY_FILES) as LibraryFile[]
  const names = (await readdir(LIBRARY_FOLDER, { recursive: true })).filter((name) => name.endsWith('.yml')).sort()
  return Promise.all(
    names.map(async (name) => ({ path: name.replaceAll(path.sep, '/'), content: await readFile(path.join(LIBRARY_FOLDER, name), 'utf8') })),
  )
}
