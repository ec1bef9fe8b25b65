import type pg from 'pg'
import { addEntries, changeEntry, countEntries, removeEntry, removeSource } from '../db/library/knowledge-entries.ts'
import type { NewEntry } from '../db/library/knowledge-entries.ts'
import { createInfobase, nextVersion, storeKnowledgeBaseVersion } from '../db/library/knowledge-bases.ts'
import { transaction } from '../db/base/pool.ts'
import { AppError, invalid, notFound } from '../errors.ts'
import { MOST_ENTRIES, storableEntry } from './knowledge.ts'
import { readInThread } from './read-in-thread.ts'

/** Changes of a knowledge base one at a time, as people make them. Each is a version of its own: documents name the one that wrote them. */

const fault = (field: string, msg: string) => invalid({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })

export interface InfobaseInput {
  name: string
  description: string | null
}

function named({ name, description }: InfobaseInput): InfobaseInput {
  if (name.trim() === '') throw fault('name', 'a name must not be blank')
  return { name: name.trim(), description: description?.trim() || null }
}

export async function addInfobase(db: pg.Pool, workspaceId: string, input: InfobaseInput): Promise<string> {
  return transaction(db, async (client) => {
    const id = await createInfobase(client, workspaceId, named(input))
    if (id === null) throw fault('name', 'there is a knowledge base of this name already')
    await storeKnowledgeBaseVersion(client, workspaceId, id)
    return id
  })
}

/** Makes a change inside a transaction, and a version of it. The work answers whether there was anything to change. */
async function change(
  db: pg.Pool,
  workspaceId: string,
  id: string,
  work: (client: pg.PoolClient) => Promise<boolean>,
  head: InfobaseInput | null = null,
): Promise<void> {
  await transaction(db, async (client) => {
    const version = await nextVersion(client, workspaceId, id, head)
    if (version === 'taken') throw fault('name', 'there is a knowledge base of this name already')
    if (version === null) throw notFound('Knowledge base')
    if (!(await work(client))) throw notFound('Entry')
    await storeKnowledgeBaseVersion(client, workspaceId, id)
  })
}

export const renameInfobase = (db: pg.Pool, workspaceId: string, id: string, input: InfobaseInput): Promise<void> =>
  change(db, workspaceId, id, async () => true, named(input))

function checkedEntry(entry: NewEntry): NewEntry {
  if (entry.content.trim() === '') throw fault('content', 'an entry must not be blank')
  return storableEntry({
    ...entry,
    content: entry.content.trim(),
    title: entry.title?.trim() || null,
    source: entry.source?.trim() || null,
  })
}

export async function addEntry(db: pg.Pool, workspaceId: string, id: string, entry: NewEntry): Promise<string> {
  let made = ''
  await change(db, workspaceId, id, async (client) => {
    await roomFor(client, workspaceId, id, 1)
    made = (await addEntries(client, workspaceId, id, [checkedEntry(entry)]))[0]!
    return true
  })
  return made
}

export const editEntry = (db: pg.Pool, workspaceId: string, id: string, entryId: string, entry: NewEntry): Promise<void> =>
  change(db, workspaceId, id, (client) => changeEntry(client, workspaceId, id, entryId, checkedEntry(entry)))

export const dropEntry = (db: pg.Pool, workspaceId: string, id: string, entryId: string): Promise<void> =>
  change(db, workspaceId, id, (client) => removeEntry(client, workspaceId, id, entryId))

/** Takes away every passage of a file. */
export const dropFile = (db: pg.Pool, workspaceId: string, id: string, source: string): Promise<void> =>
  change(db, workspaceId, id, async (client) => (await removeSource(client, workspaceId, id, source)) > 0)

export interface GivenFile {
  name: string
  bytes: Uint8Array
}

/** Cuts files into passages and adds them; passages of a file that was there before make way for the new ones. All of the files or none. */
export async function addFiles(
  db: pg.Pool,
  workspaceId: string,
  id: string,
  files: readonly GivenFile[],
): Promise<{ source: string; passages: number }[]> {
  const read: { source: string; passages: NewEntry[] }[] = []
  for (const { name, bytes } of files) read.push({ source: name, passages: (await passagesInThread(name, bytes)).map(storableEntry) })
  await change(db, workspaceId, id, async (client) => {
    for (const { source, passages } of read) {
      await removeSource(client, workspaceId, id, source)
      await roomFor(client, workspaceId, id, passages.length)
      await addEntries(client, workspaceId, id, passages)
    }
    return true
  })
  return read.map(({ source, passages }) => ({ source, passages: passages.length }))
}

async function roomFor(client: pg.PoolClient, workspaceId: string, id: string, more: number): Promise<void> {
  if ((await countEntries(client, workspaceId, id)) + more > MOST_ENTRIES)
    throw new AppError(409, `A knowledge base holds at most ${MOST_ENTRIES.toLocaleString('en')} entries.`)
}

async function passagesInThread(name: string, bytes: Uint8Array): Promise<NewEntry[]> {
  const thread = new URL('./knowledge-thread.ts', import.meta.url)
  const answer = await readInThread<{ passages: NewEntry[] }>(thread, { name, bytes })
  if ('refused' in answer) throw fault('file', answer.refused)
  if ('failed' in answer) throw Object.assign(fault('file', `${name}: ${answer.failed}`), { cause: answer.cause })
  if (answer.passages.length === 0) throw fault('file', `${name}: there is no text in this file`)
  return answer.passages
}
