import type pg from 'pg'
import { isId, newId } from '../../db/base/ids.ts'
import { newMoment } from '../../db/base/moments.ts'
import { transaction } from '../../db/base/pool.ts'
import { boundAt, boundNotices, deleteBinding, findBinding, insertBinding, renewBinding } from '../../db/live/bindings.ts'
import type { ApprovedText } from '../../db/live/bindings.ts'
import { membersAmong } from '../../db/people/members.ts'
import { today } from '../../db/settings/settings.ts'
import { lockAdminTrail, recordChange } from '../../db/trail/admin.ts'
import { AppError, invalid, notFound } from '../../errors.ts'
import { addressKey } from '../../fetch/address-key.ts'
import { normaliseUrl } from '../../fetch/url.ts'
import type { Actor } from '../../reviews/chart/actor.ts'
import { indexOfPage, compareWithPage } from '../live/compare.ts'
import { approvedDocument, approvedText } from './approved.ts'
import type { GivenText } from './approved.ts'

/** Of one page. */
const MOST_AT_ADDRESS = 200

const fault = (field: string, msg: string) => invalid({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })

export interface Binding {
  given: GivenText
  address: string
  notices: string[]
  /** Whose work it is when the page changes. */
  ownerId: string | null
}

/** Holds an address to what was approved; answers the identifier. */
export async function bindText(db: pg.Pool, workspaceId: string, actor: Actor, binding: Binding): Promise<string> {
  const address = normaliseUrl(binding.address)
  if (address === null) throw fault('address', 'this is no web address')
  const { ownerId } = binding
  if (ownerId !== null && (!isId(ownerId) || (await membersAmong(db, workspaceId, [ownerId])).length === 0))
    throw fault('owner_id', 'this is no member of the workspace')
  const { kind } = binding.given
  const approved = await approvedText(db, workspaceId, binding.given, binding.notices, actor.userId)
  refuseWordless(kind, approved)
  const id = newId()
  const key = addressKey(address)
  await transaction(db, async (client) => {
    // Who binds holds the end of the admin log, so that two do not bind the same.
    await lockAdminTrail(client, workspaceId)
    const there = await boundAt(client, workspaceId, key, { kind, sourceId: approved.sourceId, sha256: approved.sha256 })
    if (there.same) throw new AppError(409, 'This is bound to the address already.')
    if (there.n >= MOST_AT_ADDRESS) throw new AppError(409, `At most ${MOST_AT_ADDRESS} texts are bound to one address.`)
    const moment = newMoment()
    await insertBinding(client, workspaceId, { ...approved, id, kind, address, addressKey: key, ownerId, boundBy: actor.userId, moment })
    await recordChange(client, workspaceId, {
      kind: 'live.bound',
      subject: approved.name,
      subjectId: id,
      from: null,
      to: shown(approved, kind, address),
      actor,
    })
  })
  return id
}

const shown = ({ version, sha256 }: ApprovedText, kind: string, address: string) => ({
  kind,
  version,
  address,
  sha256: sha256.toString('hex'),
})

/** What has no words stands nowhere, or everywhere. */
function refuseWordless(kind: string, { texts, notices }: ApprovedText): void {
  const nowhere = indexOfPage([])
  const isEmpty = (text: string) => compareWithPage(nowhere, { texts: [text], notices: [] }).parts.length === 0
  if (texts.every(isEmpty)) throw fault(kind === 'text' ? 'text' : 'id', 'there are no words in it')
  if (notices.some(isEmpty)) throw fault('notices', 'a notice has words')
}

export async function unbindText(db: pg.Pool, workspaceId: string, actor: Actor, id: string): Promise<void> {
  await transaction(db, async (client) => {
    await lockAdminTrail(client, workspaceId)
    const binding = await findBinding(client, workspaceId, id, today())
    if (!binding) throw notFound('Binding')
    await deleteBinding(client, workspaceId, id)
    const { kind, version, address, sha256, state } = binding
    const from = { kind, version, address, sha256, state }
    await recordChange(client, workspaceId, { kind: 'live.unbound', subject: binding.name, subjectId: id, from, to: null, actor })
  })
}

/** Another version of a document was approved: its pages are held against that from now on. In the transaction that approves it. */
export async function renewDocument(client: pg.PoolClient, workspaceId: string, documentId: string): Promise<void> {
  for (const { id, notices } of await boundNotices(client, workspaceId, documentId))
    await renewBinding(client, workspaceId, id, await approvedDocument(client, workspaceId, documentId, notices))
}
