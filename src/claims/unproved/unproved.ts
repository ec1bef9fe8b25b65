import type pg from 'pg'
import { claimsInForce } from '../../db/claims/claims.ts'
import { packedPages } from '../../db/claims/pages.ts'
import { today } from '../../db/settings/settings.ts'
import { AppError } from '../../errors.ts'
import { readInThread } from '../../library/read-in-thread.ts'
import type { Unproved } from '../assertions/on-pages.ts'
import { claimName } from '../content.ts'

/** Pages of an audit that are looked at: their texts are read again each time somebody asks. */
const MOST_PAGES = 500

interface Found {
  sentences: number
  found: Unproved[]
}

/** Sentences of an audit's pages that assert something and say no claim that holds today, the most frequent first; read in a thread. */
export async function unprovedOf(db: pg.Pool, workspaceId: string, auditId: string) {
  const { pages, all } = await packedPages(db, workspaceId, auditId, MOST_PAGES)
  const claims = await claimsInForce(db, workspaceId, today())
  const said = claims.map(({ id, content: { wordings, about } }) => ({ id, wordings, about }))
  const answer = await readInThread<Found>(new URL('./unproved-thread.ts', import.meta.url), { pages, claims: said })
  const late = 'Looking at the pages of this audit takes too long.'
  if (!('found' in answer)) throw new AppError(503, late, { headers: { 'retry-after': '60' } })
  const numbers = new Map(claims.map(({ id, number }) => [id, claimName(number)]))
  return {
    looked_at: pages.length,
    pages: all,
    sentences: answer.sentences,
    assertions: answer.found.map(({ language, nearest, ...rest }) => ({
      ...rest,
      language_key: language,
      nearest: nearest === null ? null : { id: nearest, number: numbers.get(nearest)! },
    })),
  }
}
