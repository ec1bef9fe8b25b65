import type pg from 'pg'
import { deleteTone, listOwnTones, lockOwnTone, saveTone } from '../db/library/library.ts'
import type { OwnTone } from '../db/library/library.ts'
import { transaction } from '../db/base/pool.ts'
import { AppError, notFound } from '../errors.ts'
import type { Fault } from '../errors.ts'
import type { LanguageKey } from '../languages.ts'

/** A workspace's own tone as a person writes it: a name and guidelines for each language it speaks. */
export interface ToneInput {
  languages: { language_key: LanguageKey; name: string; description: string | null; content: string | null }[]
}

function definitionOf({ languages }: ToneInput): OwnTone['definition'] {
  const faults: Fault[] = []
  const seen = new Set<string>()
  languages.forEach(({ language_key: key, name }, index) => {
    const report = (field: string, msg: string) =>
      faults.push({ loc: ['body', 'languages', index, field], msg: `Value error, ${msg}`, type: 'value_error' })
    if (seen.has(key)) report('language_key', 'this language is there already')
    if (name.trim() === '') report('name', 'a name must not be blank')
    seen.add(key)
  })
  if (faults.length > 0) throw new AppError(422, faults)
  return {
    metas: languages.map(({ language_key: languageKey, name, description, content }) => ({
      languageKey,
      name: name.trim(),
      description: description?.trim() || null,
      content: content?.trim() || null,
    })),
  }
}

const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60) || 'voice'

/** Makes a tone; it is called, on the command line and in files, after its first name. */
export async function addTone(db: pg.Pool, workspaceId: string, userId: string | null, input: ToneInput): Promise<string> {
  const definition = definitionOf(input)
  const { builtInLibrary } = await import('./library.ts')
  const builtIn = (await builtInLibrary()).shelf.tones.map((tone) => tone.key)
  return transaction(db, async (client) => {
    const taken = new Set([...builtIn, ...(await listOwnTones(client, workspaceId)).map((tone) => tone.key)])
    const slug = slugOf(definition.metas[0]!.name)
    let key = slug
    for (let count = 2; taken.has(key); count++) key = `${slug}-${count}`
    return (await saveTone(client, workspaceId, key, definition, { authorId: userId })).id
  })
}

const CHANGED = 'Somebody changed this tone meanwhile. Your text is still here: look at the versions, then load the page again.'

/** Changes a tone of the workspace's own; what differs is a new version. `basedOn`: the version that was looked at, where it is known. */
export async function changeTone(
  db: pg.Pool,
  workspaceId: string,
  userId: string | null,
  id: string,
  input: ToneInput,
  basedOn: number | null = null,
): Promise<void> {
  const definition = definitionOf(input)
  await transaction(db, async (client) => {
    const tone = await lockOwnTone(client, workspaceId, id)
    if (!tone) throw notFound('Tone of voice')
    if (basedOn !== null && basedOn !== tone.version) throw new AppError(409, CHANGED)
    await saveTone(client, workspaceId, tone.key, definition, { authorId: userId })
  })
}

export async function dropTone(db: pg.Pool, workspaceId: string, id: string): Promise<void> {
  if (!(await deleteTone(db, workspaceId, id))) throw notFound('Tone of voice')
}
