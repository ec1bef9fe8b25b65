import type pg from 'pg'
import { endAnswers, endedClaims } from '../../db/claims/answers.ts'
import type { Answer } from '../../db/claims/answers.ts'
import { claimsInForce } from '../../db/claims/claims.ts'
import type { ClaimRow } from '../../db/claims/claims.ts'
import { transaction } from '../../db/base/pool.ts'
import { today } from '../../db/settings/settings.ts'
import type { LanguageKey } from '../../languages.ts'
import { isAllowedIn, unmet } from '../conditions.ts'
import { answerReason } from '../content.ts'
import { ClaimIndex } from '../index.ts'

/** The claims that an audit's findings are held against, as they were when its first page was checked. */
export interface ClaimsInForce {
  index: ClaimIndex
  byId: ReadonlyMap<string, ClaimRow>
}

/** Null: the workspace has no approved claim. */
export async function claimsForAudit(db: pg.Pool, workspaceId: string): Promise<ClaimsInForce | null> {
  const claims = await claimsInForce(db, workspaceId, today())
  if (claims.length === 0) return null
  const said = claims.map(({ id, content: { wordings, about } }) => ({ id, wordings, about }))
  return { index: new ClaimIndex(said), byId: new Map(claims.map((claim) => [claim.id, claim])) }
}

/** The claim that a finding's sentence says, where it may be said here and what must stand with it does; null: nothing answers it. */
export function answerTo(
  { index, byId }: ClaimsInForce,
  { sentence, language }: { sentence: string; language: LanguageKey | null },
  markets: readonly string[] | null,
  page: () => string,
): Answer | null {
  for (const { claimId, verdict } of index.match(sentence, language)) {
    if (verdict !== 'same') continue
    const { content, number, version, valid_until: until } = byId.get(claimId)!
    if (!isAllowedIn(content.markets, markets) || unmet(content.conditions, sentence, page).length > 0) continue
    return { claimId, version, reason: answerReason(number, until) }
  }
  return null
}

/** What claims answered that ended since is undecided again. */
export async function endExpiredAnswers(db: pg.Pool, workspaceId: string): Promise<void> {
  for (const id of await endedClaims(db, workspaceId, today())) await transaction(db, (client) => endAnswers(client, workspaceId, id))
}
