import type pg from 'pg'
import { listOwnTones, lockOwnTone, saveTone } from '../db/library/library.ts'
import type { OwnTone } from '../db/library/library.ts'
import { namesIn } from '../db/people/person-data.ts'
import { transaction } from '../db/base/pool.ts'
import { findVersionOf, listVersionHeads } from '../db/library/versions.ts'
import { invalid, notFound } from '../errors.ts'
import { toneChanges } from '../generation/voice/tone-changes.ts'
import type { ToneChange } from '../generation/voice/tone-changes.ts'
import type { LanguageKey } from '../languages.ts'

type Definition = OwnTone['definition']

interface ToneVersion {
  version: number
  author: { id: string; name: string } | null
  reason: string | null
  created_at: string
}

const NOT_FOUND = 'Tone of voice'

/** Every version of a tone, newest first, and the one in use. */
export async function toneVersions(db: pg.Pool, workspaceId: string, id: string): Promise<{ version: number; versions: ToneVersion[] }> {
  const tone = (await listOwnTones(db, workspaceId)).find((each) => each.id === id)
  if (!tone) throw notFound(NOT_FOUND)
  const heads = await listVersionHeads(db, workspaceId, 'tone', id)
  const authors = heads.map(({ author_id: author }) => author)
  const people = await namesIn(db, workspaceId, authors)
  return {
    version: tone.version,
    versions: heads.map(({ version, author_id: author, reason, created_at }) => ({
      version,
      author: author && people.has(author) ? { id: author, name: people.get(author)! } : null,
      reason,
      created_at,
    })),
  }
}

async function definitionOf(db: pg.Pool | pg.PoolClient, workspaceId: string, id: string, version: number): Promise<Definition> {
  const definition = await findVersionOf<Definition>(db, workspaceId, 'tone', id, version)
  if (!definition) throw notFound('Version')
  return definition
}

/** What two versions say differently, language by language and list by list. */
export async function compareTone(db: pg.Pool, workspaceId: string, id: string, from: number, to: number): Promise<ToneChange[]> {
  const tone = (await listOwnTones(db, workspaceId)).find((each) => each.id === id)
  if (!tone) throw notFound(NOT_FOUND)
  const [before, after] = [await definitionOf(db, workspaceId, id, from), await definitionOf(db, workspaceId, id, to)]
  return toneChanges(before.metas, after.metas)
}

/** Takes an earlier version up again, as a new one: all of it, or what it said in one language. */
export async function restoreTone(
  db: pg.Pool,
  workspaceId: string,
  userId: string | null,
  id: string,
  { version, language }: { version: number; language: LanguageKey | null },
): Promise<void> {
  await transaction(db, async (client) => {
    const tone = await lockOwnTone(client, workspaceId, id)
    if (!tone) throw notFound(NOT_FOUND)
    const earlier = await definitionOf(client, workspaceId, id, version)
    const definition = language === null ? earlier : { metas: withLanguage(tone.definition.metas, earlier.metas, language) }
    const reason = language === null ? `Version ${version} again` : `Version ${version} again, ${language}`
    await saveTone(client, workspaceId, tone.key, definition, { authorId: userId, reason })
  })
}

function withLanguage(current: Definition['metas'], earlier: Definition['metas'], language: LanguageKey): Definition['metas'] {
  const found = earlier.find((meta) => meta.languageKey === language)
  if (!found)
    throw invalid({ loc: ['body', 'language_key'], msg: 'Value error, that version does not speak this language', type: 'value_error' })
  const at = current.findIndex((meta) => meta.languageKey === language)
  return at === -1 ? [...current, found] : current.with(at, found)
}
