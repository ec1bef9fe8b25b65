import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { namedId } from './db/ids.ts'
import type { Db } from './db/pool.ts'
import { listOwnTemplates, listOwnTones } from './db/library.ts'
import type { OwnTone } from './db/library.ts'
import { loadLibrary } from './generation/library.ts'
import type { Library, LibraryFile, Template } from './generation/library.ts'
import { toneFromGuidelines } from './generation/tone.ts'
import type { Tone } from './generation/tone.ts'
import { LANGUAGE_KEYS } from './languages.ts'
import type { LanguageKey } from './languages.ts'

const FOLDER = path.join(import.meta.dirname, '../library')

/** A template in all its languages, as a workspace sees it: built in, or its own. */
export interface TemplateEntry {
  id: string
  key: string
  version: string
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
  metas: ToneMeta[]
}

export interface Shelf {
  templates: TemplateEntry[]
  tones: ToneEntry[]
}

let builtIn: Promise<{ library: Library; shelf: Shelf }> | undefined

/** The library that ships with the product, read once a process. */
export function builtInLibrary(): Promise<{ library: Library; shelf: Shelf }> {
  builtIn ??= readFiles(FOLDER).then((files) => {
    const library = loadLibrary(files)
    return { library, shelf: shelfOf(library, { template: (key) => namedId(`template:${key}`), tone: (key) => namedId(`tone:${key}`) }, '1') }
  })
  return builtIn
}

/** Everything a workspace can write with: the built-in library and what it has made itself. */
export async function workspaceShelf(db: Db, workspaceId: string): Promise<Shelf> {
  const { library, shelf } = await builtInLibrary()
  const [templates, tones] = [await listOwnTemplates(db, workspaceId), await listOwnTones(db, workspaceId)]
  const own = templates.flatMap(({ id, key, version, definition }) => {
    const files = Object.entries(definition.files).map(([name, content]) => ({ path: `templates/${key}/${name}`, content }))
    return shelfOf(loadLibrary(files, library.phrases), { template: () => id, tone: () => id }, String(version)).templates
  })
  const taken = new Set(own.map((entry) => entry.key))
  return {
    templates: [...shelf.templates.filter((entry) => !taken.has(entry.key)), ...own],
    tones: [...shelf.tones, ...tones.map((tone) => ownTone(tone, library))],
  }
}

function shelfOf(library: Library, ids: { template(key: string): string; tone(key: string): string }, version: string): Shelf {
  const templates = new Map<string, TemplateEntry>()
  for (const template of library.templates) {
    const { key } = template
    if (!templates.has(key)) templates.set(key, { id: ids.template(key), key, version, languages: new Map() })
    templates.get(key)!.languages.set(template.language, template)
  }
  const tones = new Map<string, ToneEntry>()
  for (const tone of library.tones) {
    const { key, language, name, description } = tone
    if (!tones.has(key)) tones.set(key, { id: ids.tone(key), key, version, metas: [] })
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
    return [{ id: namedId(`${id}:${meta.languageKey}`), language: meta.languageKey, name: meta.name, description: meta.description, content: meta.content, tone }]
  })
  return { id, key, version: String(version), metas }
}

async function readFiles(folder: string): Promise<LibraryFile[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.yml')).sort()
  return Promise.all(names.map(async (name) => ({ path: name.replaceAll(path.sep, '/'), content: await readFile(path.join(folder, name), 'utf8') })))
}
