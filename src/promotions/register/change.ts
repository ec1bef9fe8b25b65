import type pg from 'pg'
import { newestReading, unknownProofs } from '../../db/promotions/subjects.ts'
import { findClaim } from '../../db/claims/claims.ts'
import { isId } from '../../db/base/ids.ts'
import { transaction } from '../../db/base/pool.ts'
import { addEntryVersion, findEntry, setContent } from '../../db/promotions/entries.ts'
import type { EntryRow } from '../../db/promotions/entries.ts'
import { membersAmong } from '../../db/people/members.ts'
import { today } from '../../db/settings/settings.ts'
import { recordChange } from '../../db/trail/admin.ts'
import { AppError, invalid, notFound } from '../../errors.ts'
import type { Actor } from '../../reviews/chart/actor.ts'
import { claimName, isDay } from '../../claims/content.ts'
import { bound, entryName, searchOf } from '../content.ts'
import type { Approver, RegisterContent, RegisterProof } from '../content.ts'
import { enter } from './enter.ts'
import { withdraw } from './approved.ts'

const fault = (field: string, msg: string) => invalid({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })

/** What somebody sends: of a member the identifier alone. */
export interface GivenContent extends Omit<RegisterContent, 'approvers'> {
  approvers: (Omit<Approver, 'name'> & { name: string | null })[]
}

/** Who approved, by name; a member must be one, unless the entry named them before. */
async function named(db: pg.Pool, workspaceId: string, given: GivenContent, before: RegisterContent | null): Promise<Approver[]> {
  const { approvers } = given
  if (approvers.some(({ id, name }) => id === null && (name ?? '').trim() === ''))
    throw fault('approvers', 'each has an identifier or a name')
  const known = new Map(before?.approvers.map(({ id, name }) => [id, name]))
  const people = [...new Set(approvers.flatMap(({ id }) => (id === null || known.has(id) ? [] : id)))]
  const members = people.every(isId) ? await membersAmong(db, workspaceId, people) : []
  if (members.length !== people.length)
    throw fault('approvers', 'somebody named there is no member of the workspace; write the name instead')
  const names = new Map(members.map(({ id, name }) => [id, name]))
  return approvers.map(({ id, name, function: as }) => ({
    id,
    name: (id === null ? name : (known.get(id) ?? names.get(id))) ?? '',
    function: as,
  }))
}

/** What cannot be so; what proves it must be in the workspace, unless it was so before. */
async function checked(db: pg.Pool, workspaceId: string, given: GivenContent, before: RegisterContent | null): Promise<RegisterContent> {
  const content: RegisterContent = { ...given, approvers: await named(db, workspaceId, given, before) }
  const { approved_on: approved, first_used_on: first, ends_on: end, proofs } = content
  for (const [field, day] of Object.entries({ approved_on: approved, first_used_on: first, ends_on: end }))
    if (day !== null && !isDay(day)) throw fault(field, 'there is no such day')
  if (approved > today()) throw fault('approved_on', 'it is approved in the future')
  if (first !== null && end !== null && end < first) throw fault('ends_on', 'it ends before it is used')
  for (const proof of proofs) refuseFault(proof)
  const kept = new Set(before?.proofs.map(({ kind, id }) => `${kind} ${id}`))
  const unknown = await unknownProofs(
    db,
    workspaceId,
    proofs.filter(({ kind, id }) => id !== null && !kept.has(`${kind} ${id}`)),
  )
  if (unknown[0]) throw fault('proofs', `there is no such ${unknown[0].kind}: ${unknown[0].id}`)
  return content
}

function refuseFault({ kind, id, url }: RegisterProof): void {
  const isOfWorkspace = !['address', 'note'].includes(kind)
  if (isOfWorkspace !== (id !== null))
    throw fault('proofs', isOfWorkspace ? `a ${kind} is named by its identifier` : `${kind} has no identifier`)
  if (kind === 'address' && url === null) throw fault('proofs', 'an address is missing')
  if (url !== null && !/^https?:\/\//i.test(url)) throw fault('proofs', 'an address begins with https://')
}

/** Enters by hand what was approved elsewhere, or a page as it is live: bound to what the newest audit that read it has read there. */
export async function enterByHand(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  { kind, url, ...given }: GivenContent & { kind: 'page' | 'other'; url: string | null },
): Promise<string> {
  if (kind === 'page' && url === null) throw fault('url', 'a page has an address')
  if (kind !== 'page' && url !== null) throw fault('url', 'only a page has an address; name others as a proof')
  if (url !== null && !/^https?:\/\//i.test(url)) throw fault('url', 'an address begins with https://')
  const content = await checked(db, workspaceId, given, null)
  const reading = url === null ? null : await newestReading(db, workspaceId, url)
  const page: RegisterProof[] = url === null ? [] : [{ kind: 'address', id: null, title: url, url }]
  const audit: RegisterProof[] = reading ? [{ kind: 'audit', id: reading.audit_id, title: reading.audit_name, url: null }] : []
  const subject = { kind, id: reading?.asset_id ?? null, version: null, sha256: reading?.sha256 ?? null }
  const proofs = [...page, ...audit, ...content.proofs]
  return transaction(db, async (client) => (await enter(client, workspaceId, actor, subject, { ...content, proofs })).id)
}

async function held(client: pg.PoolClient, workspaceId: string, id: string): Promise<EntryRow> {
  const entry = await findEntry(client, workspaceId, id, true)
  if (!entry) throw notFound('Entry of the register')
  return entry
}

/** Completes or corrects what an entry says; what it said before stays as a version, and its number and text stay as they are. */
export async function completeEntry(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  id: string,
  { content: given, basedOn, reason }: { content: GivenContent; basedOn: number; reason: string | null },
): Promise<void> {
  const now = await findEntry(db, workspaceId, id)
  if (!now) throw notFound('Entry of the register')
  const content = await checked(db, workspaceId, given, now.content)
  await transaction(db, async (client) => {
    const before = await held(client, workspaceId, id)
    if (before.version !== basedOn)
      throw new AppError(
        409,
        `The entry has changed meanwhile: version ${before.version} is in use, and this one was made from ${basedOn}.`,
      )
    const version = before.version + 1
    await setContent(client, workspaceId, id, { version, content, search: searchOf(before.number, content) })
    await addEntryVersion(client, workspaceId, id, {
      version,
      content,
      reason,
      author_id: actor.userId,
      author_name: actor.userId === null ? actor.name : null,
      created_at: new Date().toISOString(),
    })
    await recordChange(client, workspaceId, {
      kind: 'register.completed',
      subject: entryName(before.number),
      subjectId: id,
      from: { version: before.version, ...bound(before.content) },
      to: { version, ...bound(content) },
      why: reason,
      actor,
    })
  })
}

/** Withdraws by an entry of its own, which is answered. A claim is withdrawn where it is kept, and the register follows. */
export async function withdrawEntry(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  id: string,
  { reason, on }: { reason: string; on: string | null },
): Promise<void> {
  const day = on ?? today()
  if (!isDay(day)) throw fault('on', 'there is no such day')
  if (day > today()) throw fault('on', 'it is withdrawn in the future; say its last day as ends_on instead')
  await transaction(db, async (client) => {
    const entry = await held(client, workspaceId, id)
    if (entry.kind === 'withdrawal')
      throw new AppError(409, 'A withdrawal stands for good; what was withdrawn is entered again when it is approved again.')
    if (entry.withdrawn_on !== null) throw new AppError(409, `It was withdrawn already, by ${entryName(entry.withdrawn_number!)}.`)
    if (day < entry.content.approved_on) throw fault('on', 'it is withdrawn before it was approved')
    if (entry.kind === 'claim' && entry.subject_id !== null) {
      const claim = await findClaim(client, workspaceId, entry.subject_id)
      if (claim?.state === 'approved' && claim.version === entry.subject_version)
        throw new AppError(409, `Withdraw the claim ${claimName(claim.number)} itself: the register follows.`)
    }
    await withdraw(client, workspaceId, actor, entry, { reason, on: day })
  })
}
