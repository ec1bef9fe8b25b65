import { createHash } from 'node:crypto'
import type pg from 'pg'
import { withSources } from '../../src/claims/sources/attach.ts'
import { newId } from '../../src/db/base/ids.ts'
import { newMoment } from '../../src/db/base/moments.ts'
import { storeSource } from '../../src/db/claims/sources.ts'
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

/** A text that proves a claim; answers its identifier. */
export async function plantSource(db: pg.Pool, workspaceId: string): Promise<string> {
  const id = newId()
  const content = `As tested: ${PROOF.passage}`
  const sha256 = createHash('sha256').update(content).digest()
  const what = { type: 'text', language: 'EN' as const, pages: null, content, bytes: null, size: content.length, sha256 }
  await storeSource(db, workspaceId, {
    id,
    kind: 'file',
    name: 'test.txt',
    url: null,
    entry: null,
    userId: null,
    moment: newMoment(),
    ...what,
  })
  return id
}

/** An approved claim with a proof that was read, which has answered a finding; answers its identifier. */
export async function plantClaim(
  db: pg.Pool,
  workspaceId: string,
  { text = 'Made of eco-friendly cotton', userId = null as string | null, answers = [] as { audit: string; violation: string }[] } = {},
): Promise<string> {
  const proofs = [{ ...PROOF, source_id: await plantSource(db, workspaceId) }]
  const id = await makeClaim(db, workspaceId, somebody(userId), await withSources(db, workspaceId, claimOf(text, { proofs })))
  await approveClaim(db, workspaceId, somebody(null), id, 1)
  for (const { audit, violation } of answers)
    await db.query(
      `insert into claim_answers (workspace_id, violation_id, audit_id, claim_id, claim_version, answered_at)
       values ($1, $2, $3, $4, 1, now())`,
      [workspaceId, violation, audit, id],
    )
  return id
}
