import { createHash } from 'node:crypto'
import type pg from 'pg'
import { findClaim } from '../../db/claims/claims.ts'
import type { ClaimRow } from '../../db/claims/claims.ts'
import { boundNotices, renewBinding } from '../../db/live/bindings.ts'
import type { ApprovedText } from '../../db/live/bindings.ts'
import { claimName } from '../content.ts'
import type { ClaimContent } from '../content.ts'

/** Of texts and notices: the same for the same words. */
export const hashOf = (texts: readonly string[], notices: readonly string[]): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([texts, notices]))
    .digest()

/** What is to be said of a claim: any of its wordings, and what must stand beside it. */
const textsOfClaim = ({ wordings, conditions }: ClaimContent) => ({
  texts: wordings.map(({ text }) => text),
  notices: conditions.flatMap((condition) => (condition.kind === 'stands' ? [condition.text] : [])),
})

export function approvedClaim({ id, number, version, content, approved_by: by, approved_at: at }: ClaimRow): ApprovedText {
  const { texts, notices } = textsOfClaim(content)
  const [first] = content.wordings
  return {
    sourceId: id,
    version,
    name: `${claimName(number)} ${first!.text}`.slice(0, 300),
    language: content.wordings.every(({ language }) => language === first!.language) ? first!.language : null,
    texts,
    notices,
    sha256: hashOf(texts, notices),
    approvedBy: by === null ? [] : [by],
    approvedAt: at,
  }
}

/** Another version was approved: its addresses are held against that from now on. In the transaction that approves it. */
export async function renewClaim(client: pg.PoolClient, workspaceId: string, claimId: string): Promise<void> {
  const bound = await boundNotices(client, workspaceId, claimId)
  const claim = bound.length === 0 ? null : await findClaim(client, workspaceId, claimId)
  if (claim) for (const { id } of bound) await renewBinding(client, workspaceId, id, approvedClaim(claim))
}
