import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { parseDocument, stringify } from 'yaml'
import { COMMAND_LINE, lockAdminTrail, recordChange } from '../db/trail/admin.ts'
import type { ChangeActor } from '../db/trail/admin.ts'
import { listOwnTemplates, saveTemplate, saveTone } from '../db/library/library.ts'
import type { OwnTemplate, OwnTone } from '../db/library/library.ts'
import { transaction } from '../db/base/pool.ts'
import { listTemplateDrafts } from '../db/library/template-drafts.ts'
import { AppError, PlainError } from '../errors.ts'
import { readTemplate, TEMPLATE_KEY } from '../generation/template/template-files.ts'
import type { TemplateFault, TemplateFiles } from '../generation/template/template-files.ts'
import { LANGUAGE_KEYS } from '../languages.ts'
import { builtInLibrary } from './library.ts'

interface Saved {
  key: string
  id: string
  version: number
  changed: boolean
}

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
    if (!TEMPLATE_KEY.test(key))
      throw new PlainError(`${path.join(folder, name)}: a key has small letters, digits and hyphens, not "${key}"`)
    keys.set(key, { ...keys.get(key), [parts.at(-1)!]: content })
  }
  if (keys.size === 0) throw new PlainError(`${folder} holds none`)
  return keys
}

/** Takes templates in from a folder: `<key>/template.yml` and a file for each language. All of them or none. */
export async function importTemplates(db: pg.Pool, workspaceId: string, folder: string): Promise<Saved[]> {
  const keys = byKey(await filesIn(folder, /\.yml$/), folder)
  for (const [key, files] of keys) {
    const faults = await faultsIn(key, files)
    if (faults.length > 0)
      throw new PlainError(faults.map(({ file, line, message }) => `${path.join(folder, key, file)}:${line}: ${message}`).join('\n'))
  }
  try {
    return await storeTemplates(db, workspaceId, COMMAND_LINE, keys)
  } catch (error) {
    throw error instanceof AppError ? new PlainError(error.message) : error
  }
}

/** Templates and drafts of one workspace; each is read whenever documents are written. */
export const MOST_TEMPLATES = 500
export const TOO_MANY = `A workspace has at most ${MOST_TEMPLATES} templates of its own.`

/** Templates that were read and found right, stored together, each change with its entry in the admin log. */
export const storeTemplates = (
  db: pg.Pool,
  workspaceId: string,
  actor: ChangeActor,
  keys: ReadonlyMap<string, TemplateFiles>,
): Promise<Saved[]> =>
  transaction(db, async (client) => {
    await lockAdminTrail(client, workspaceId)
    const [own, drafts] = [await listOwnTemplates(client, workspaceId), await listTemplateDrafts(client, workspaceId)]
    const taken = new Set([...own, ...drafts].map((template) => template.key))
    const added = [...keys.keys()].filter((key) => !taken.has(key)).length
    if (added > 0 && taken.size + added > MOST_TEMPLATES) throw new AppError(409, TOO_MANY)
    const saved: Saved[] = []
    for (const [key, files] of keys) {
      const before = own.find((template) => template.key === key) ?? null
      // A draft that has no version yet keeps its identifier when its key is imported.
      const kept = { kind: 'template.imported', reason: null, before, id: drafts.find((draft) => draft.key === key)?.id }
      saved.push({ key, ...(await storeTemplate(client, workspaceId, actor, key, files, kept)) })
    }
    return saved
  })

/** Stores a version and says so in the admin log: the whole text, so that the trail alone says what was in use. */
export async function storeTemplate(
  client: pg.PoolClient,
  workspaceId: string,
  actor: ChangeActor,
  key: string,
  files: TemplateFiles,
  { kind, reason, before, id }: { kind: string; reason: string | null; before: OwnTemplate | null; id?: string | undefined },
): Promise<{ id: string; version: number; changed: boolean }> {
  const authorId = actor === COMMAND_LINE ? null : actor.userId
  const saved = await saveTemplate(client, workspaceId, key, { files }, { authorId, reason, ...(id === undefined ? {} : { id }) })
  if (saved.changed)
    await recordChange(client, workspaceId, {
      kind,
      subject: key,
      subjectId: saved.id,
      from: before && { version: before.version, files: before.definition.files },
      to: { version: saved.version, files },
      why: reason,
      actor,
    })
  return saved
}

/** What is wrong with the files of a template, read with the phrases of the built-in library. */
export async function faultsIn(key: string, files: TemplateFiles): Promise<TemplateFault[]> {
  const { library } = await builtInLibrary()
  return readTemplate(key, files, library.phrases).faults
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
