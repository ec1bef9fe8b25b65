import type pg from 'pg'
import type { ClaimContent } from '../../claims/content.ts'
import { claimName } from '../../claims/content.ts'
import { setWithdrawn, standingEntries } from '../../db/promotions/entries.ts'
import type { EntryRow } from '../../db/promotions/entries.ts'
import { recordChange } from '../../db/trail/admin.ts'
import { today } from '../../db/settings/settings.ts'
import type { Actor } from '../../reviews/chart/actor.ts'
import { entryName } from '../content.ts'
import type { Approver, RegisterProof } from '../content.ts'
import { approverOf, enter } from './enter.ts'

interface ApprovedDocument {
  id: string
  title: string
  version: number
  sha256: string
  markets: readonly string[]
  channels: readonly string[]
  /** Who answered the steps of the approval, in their order: the step is the function. */
  approvers: Approver[]
  /** What they wrote while they approved. */
  comments: string[]
}

/** An approved document has a number from then on; each version that is approved has its own. */
export async function enterDocument(
  client: pg.PoolClient,
  workspaceId: string,
  actor: Actor,
  { id, title, version, sha256, markets, channels, approvers, comments }: ApprovedDocument,
): Promise<void> {
  await enter(
    client,
    workspaceId,
    actor,
    { kind: 'document', id, version, sha256 },
    {
      title,
      medium: channels.join(', ') || null,
      audience: null,
      markets: [...markets],
      approved_on: today(),
      first_used_on: null,
      ends_on: null,
      approvers,
      statement: comments.join('\n') || null,
      proofs: [],
    },
  )
}

interface ApprovedClaim {
  id: string
  number: number
  version: number
  content: ClaimContent
  until: string | null
}

/** An approved claim has a number from then on, with what proves it. */
export async function enterClaim(
  client: pg.PoolClient,
  workspaceId: string,
  actor: Actor,
  { id, number, version, content, until }: ApprovedClaim,
): Promise<void> {
  const proofs = content.proofs.map(
    ({ title, page, url, source_id: source = null }): RegisterProof => ({
      kind: source !== null ? 'source' : url !== null ? 'address' : 'note',
      id: source,
      title: [title, page].filter(Boolean).join(', '),
      url,
    }),
  )
  await enter(
    client,
    workspaceId,
    actor,
    { kind: 'claim', id, version, sha256: null },
    {
      title: `${claimName(number)}: ${content.wordings[0]?.text ?? ''}`,
      medium: content.channels.join(', ') || null,
      audience: null,
      markets: content.markets,
      approved_on: today(),
      first_used_on: content.valid_from,
      ends_on: until,
      approvers: [await approverOf(client, workspaceId, actor, null)],
      statement: null,
      proofs,
    },
  )
}

/** What is no longer approved is withdrawn by entries of their own. */
export async function withdrawSubject(
  client: pg.PoolClient,
  workspaceId: string,
  actor: Actor,
  kind: 'claim',
  subjectId: string,
  reason: string,
): Promise<void> {
  for (const entry of await standingEntries(client, workspaceId, kind, subjectId))
    await withdraw(client, workspaceId, actor, entry, { reason, on: today() })
}

/** The withdrawal of an entry, which is held, under a number of its own; answers that. */
export async function withdraw(
  client: pg.PoolClient,
  workspaceId: string,
  actor: Actor,
  { id, number, content }: EntryRow,
  { reason, on }: { reason: string; on: string },
): Promise<number> {
  const { title, medium, audience, markets } = content
  const approver = await approverOf(client, workspaceId, actor, null)
  const said = { title, medium, audience, markets, approved_on: on, first_used_on: null, ends_on: null }
  const withdrawal = await enter(
    client,
    workspaceId,
    actor,
    { kind: 'withdrawal', id: null, version: null, sha256: null, withdraws: id },
    { ...said, approvers: [approver], statement: reason, proofs: [] },
  )
  await setWithdrawn(client, workspaceId, id, on, withdrawal.number)
  await recordChange(client, workspaceId, {
    kind: 'register.withdrawn',
    subject: entryName(number),
    subjectId: id,
    from: null,
    to: { withdrawn_on: on, by_entry: withdrawal.number },
    why: reason,
    actor,
  })
  return withdrawal.number
}
