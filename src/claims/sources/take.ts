import { createHash } from 'node:crypto'
import type pg from 'pg'
import { newId } from '../../db/base/ids.ts'
import { newMoment } from '../../db/base/moments.ts'
import { entryOfBase, keptSourceBytes, storeSource } from '../../db/claims/sources.ts'
import type { NewSource } from '../../db/claims/sources.ts'
import { AppError, invalid, notFound } from '../../errors.ts'
import { FetchFailure } from '../../fetch/failure.ts'
import { fetchPolitely } from '../../fetch/fetch-document.ts'
import type { Outside } from '../../fetch/outside.ts'
import { readInThread } from '../../library/read-in-thread.ts'
import type { GivenSource, ReadSource } from './read-source.ts'
import { SOURCE_THREAD } from './find.ts'

/** What proves a claim is read and kept as it was; a change of the original changes nothing here. */

export interface Taker {
  db: pg.Pool
  workspaceId: string
  userId: string | null
}

const LONGEST_FETCHING = 30_000
/** Bytes of all proofs of a workspace together. */
const MOST_KEPT = 2 * 1024 ** 3

const fault = (field: string, msg: string) => invalid({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })

async function read(source: GivenSource, field: string): Promise<ReadSource> {
  const answer = await readInThread<ReadSource>(SOURCE_THREAD, source)
  if ('refused' in answer) throw fault(field, answer.refused)
  if ('failed' in answer) throw fault(field, answer.failed)
  return answer
}

async function keep(
  { db, workspaceId, userId }: Taker,
  source: Omit<NewSource, 'id' | 'userId' | 'moment' | 'sha256' | 'size'>,
): Promise<string> {
  const bytes = source.bytes ?? Buffer.from(source.content)
  if ((await keptSourceBytes(db, workspaceId)) + bytes.length > MOST_KEPT)
    throw new AppError(413, 'The proofs of this workspace have at most 2 GB together.')
  const id = newId()
  const sha256 = createHash('sha256').update(bytes).digest()
  await storeSource(db, workspaceId, { ...source, id, userId, moment: newMoment(), sha256, size: bytes.length })
  return id
}

export async function takeFile(taker: Taker, name: string, bytes: Uint8Array): Promise<string> {
  const { type, language, pages, content } = await read({ name, bytes }, 'file')
  return keep(taker, { kind: 'file', name, url: null, entry: null, type, language, pages, content, bytes: Buffer.from(bytes) })
}

/** Under the guard that audits have: no private networks but those the workspace may read. */
export async function takeAddress(taker: Taker, url: string, { fetcher, gate, manners }: Outside): Promise<string> {
  const signal = AbortSignal.timeout(LONGEST_FETCHING)
  try {
    const page = await fetchPolitely({ fetcher, gate, manners, signal }, fetcher.guard.checkUrl(url).href, 'follow')
    const { type, language, pages, content, bytes } = await read({ name: url, page }, 'url')
    return await keep(taker, { kind: 'address', name: url, url, entry: null, type, language, pages, content, bytes: Buffer.from(bytes) })
  } catch (error) {
    if (signal.aborted) throw fault('url', 'the page did not arrive in time')
    throw error instanceof FetchFailure ? fault('url', error.reason) : error
  }
}

export async function takeEntry(taker: Taker, infobaseId: string, entryId: string): Promise<string> {
  const entry = await entryOfBase(taker.db, taker.workspaceId, infobaseId, entryId)
  if (!entry) throw notFound('Entry')
  const { base, title, content, language } = entry
  const name = title === null ? base : `${base}: ${title}`
  const of = { infobaseId, entryId }
  return keep(taker, { kind: 'entry', name, url: null, entry: of, type: 'text', language, pages: null, content, bytes: null })
}
