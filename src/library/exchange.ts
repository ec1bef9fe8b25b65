import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { parseDocument, stringify } from 'yaml'
import { saveTemplate, saveTone } from '../db/library.ts'
import type { OwnTone } from '../db/library.ts'
import { transaction } from '../db/pool.ts'
import { PlainError } from '../errors.ts'
import { parseDraft } from '../generation/render.ts'
import { LibraryError, loadLibrary } from '../generation/library.ts'
import { LANGUAGE_KEYS } from '../languages.ts'
import { builtInLibrary } from './library.ts'

export interface Saved {
  key: string
  id: string
  version: number
  changed: boolean
}

const KEY = /^[a-z0-9][a-z0-9-]{0,79}$/

/** Every file below a folder, with its path inside it. */
async function filesIn(folder: string, ending: RegExp): Promise<Map<string, string>> {
  const found = await stat(folder).catch(() => null)
  if (!found?.isDirectory()) throw new PlainError(`${folder} is not a folder`)
  const names = (await readdir(folder, { recursive: true })).filter((name) => ending.test(name)).sort()
  return new Map(
    await Promise.all(
      names.map(async (name) => [name.replaceAll(path.sep, '/'), await readFile(path.join(folder, name), 'utf8')] as const),
    ),
  )
}

/** Files by the folder they stand in: `<key>/<file>`, or the folder itself is the one of a key. */
function byKey(files: Map<string, string>, folder: string): Map<string, Record<string, string>> {
  const keys = new Map<string, Record<string, string>>()
  for (const [name, content] of files) {
    const parts = name.split('/')
    const key = parts.length > 1 ? parts.at(-2)! : path.basename(path.resolve(folder))
    if (!KEY.test(key)) throw new PlainError(`${path.join(folder, name)}: a key has small letters, digits and hyphens, not "${key}"`)
    keys.set(key, { ...keys.get(key), [parts.at(-1)!]: content })
  }
  if (keys.size === 0) throw new PlainError(`${folder} holds none`)
  return keys
}

/** Takes templates in from a folder: `<key>/template.yml` and a file for each language. All of them or none. */
export async function importTemplates(db: pg.Pool, workspaceId: string, folder: string): Promise<Saved[]> {
  const keys = byKey(await filesIn(folder, /\.yml$/), folder)
  const { library } = await builtInLibrary()
  for (const [key, files] of keys) {
    try {
      const { templates } = loadLibrary(
        Object.entries(files).map(([name, content]) => ({ path: `templates/${key}/${name}`, content })),
        library.phrases,
      )
      if (templates.length === 0) throw new LibraryError([`${key}: there is no file for a language, such as EN.yml`])
      for (const template of templates) for (const step of template.steps) parseDraft(step.draft, template.language)
    } catch (error) {
      throw new PlainError(`${path.join(folder, key)}: ${(error as Error).message}`)
    }
  }
  return transaction(db, async (client) => {
    const saved: Saved[] = []
    for (const [key, files] of keys) saved.push({ key, ...(await saveTemplate(client, workspaceId, key, { files })) })
    return saved
  })
}

/** Takes tones in from a folder: `<key>/<LANG>.md`, name and description in front, guidelines below. */
export async function importTones(db: pg.Pool, workspaceId: string, folder: string): Promise<Saved[]> {
  const keys = byKey(await filesIn(folder, /\.md$/), folder)
  const taken = new Set((await builtInLibrary()).shelf.tones.map((tone) => tone.key))
  const definitions = [...keys].map(([key, files]) => {
    if (taken.has(key)) throw new PlainError(`${path.join(folder, key)}: there is a built-in tone of this key; give yours another`)
    return {
      key,
      definition: { metas: Object.entries(files).map(([name, content]) => readToneFile(path.join(folder, key, name), content)) },
    }
  })
  return transaction(db, async (client) => {
    const saved: Saved[] = []
    for (const { key, definition } of definitions) saved.push({ key, ...(await saveTone(client, workspaceId, key, definition)) })
    return saved
  })
}

type ToneMetaDefinition = OwnTone['definition']['metas'][number]

function readToneFile(file: string, content: string): ToneMetaDefinition {
  const language = path.basename(file, '.md')
  const languageKey = LANGUAGE_KEYS.find((key) => key === language)
  if (!languageKey)
    throw new PlainError(`${file}: the file is called after its language, such as EN.md; there are ${LANGUAGE_KEYS.join(', ')}`)
  const [, front = '', body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(content) ?? []
  const table = parseDocument(front).toJS() as { name?: unknown; description?: unknown } | null
  if (typeof table?.name !== 'string' || table.name.trim() === '')
    throw new PlainError(`${file}: the first lines should be ---, name: …, ---`)
  const guidelines = body.trim()
  return {
    languageKey,
    name: table.name.trim(),
    description: typeof table.description === 'string' ? table.description.trim() : null,
    content: guidelines === '' ? null : guidelines,
  }
}

export const toneFiles = (key: string, { metas }: OwnTone['definition']): Map<string, string> =>
  new Map(
    metas.map((meta) => [
      `${key}/${meta.languageKey}.md`,
      `---\n${stringify({ name: meta.name, ...(meta.description ? { description: meta.description } : {}) })}---\n\n` +
        `${meta.content ?? ''}\n`,
    ]),
  )
