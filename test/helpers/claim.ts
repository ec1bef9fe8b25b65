import type pg from 'pg'
import { approveClaim, makeClaim } from '../../src/claims/register/register.ts'
import type { ClaimContent } from '../../src/claims/content.ts'
import type { Actor } from '../../src/reviews/chart/actor.ts'

const PROOF = {
  kind: 'certificate' as const,
  title: 'Cotton standard',
  number: 'CS-417',
  url: null,
  page: 'p. 3',
  passage: 'The cotton of the Oslo bag meets the standard.',
  expires_on: null,
}

/** What a claim in English says, with a proof. */
export const claimOf = (text: string, more: Partial<ClaimContent> = {}): ClaimContent => ({
  wordings: [{ language: 'EN', text }],
  about: ['Oslo bag'],
  markets: [],
  channels: [],
  conditions: [],
  proofs: [PROOF],
  valid_from: null,
  valid_until: null,
  ...more,
})

const somebody = (userId: string | null): Actor => ({ kind: 'system', id: null, name: 'test', userId })

/** An approved claim that has answered a finding; answers its identifier. */
export async function plantClaim(
  db: pg.Pool,
  workspaceId: string,
  { text = 'Made of eco-friendly cotton', userId = null as string | null, answers = [] as { audit: string; violation: string }[] } = {},
): Promise<string> {
  const id = await makeClaim(db, workspaceId, somebody(userId), claimOf(text))
  await approveClaim(db, workspaceId, somebody(null), id, 1)
  for (const { audit, violation } of answers)
    await db.query(
      `insert into claim_answers (workspace_id, violation_id, audit_id, claim_id, claim_version, answered_at)
       values ($1, $2, $3, $4, 1, now())`,
      [workspaceId, violation, audit, id],
    )
  return id
}
