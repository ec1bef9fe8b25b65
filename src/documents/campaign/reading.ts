import type pg from 'pg'
import { listPieces } from '../../db/documents/campaign-pieces.ts'
import type { PieceRow } from '../../db/documents/campaign-pieces.ts'
import { findCampaign, storeCampaign, updateCampaign } from '../../db/documents/campaigns.ts'
import type { Campaign as AnyCampaign } from '../../db/documents/campaigns.ts'
import { isId, newId } from '../../db/base/ids.ts'
import { membersAmong } from '../../db/people/members.ts'
import { namesIn } from '../../db/people/person-data.ts'
import { AppError, invalid, notFound } from '../../errors.ts'
import { tidyBrief } from '../../generation/form/brief.ts'
import type { Brief, BriefAnswer } from '../../generation/form/brief.ts'
import { isDay } from '../../generation/base/locale.ts'
import type { Writing } from '../../models/writing.ts'
import { marketOf } from '../../rules/index.ts'
import { planPiece, readOrders, touchedBy } from './orders.ts'

export type Campaign = AnyCampaign<Brief, BriefAnswer>

/** Characters of a text that are shown beside the others. */
const EXCERPT = 1200
/** Characters of all answers together: every look at a campaign reads them. */
const MOST_ANSWERS = 200_000

/** A campaign with its pieces side by side: how far each is, and what a change of the brief touches. */
export async function readCampaign(writing: Writing, workspaceId: string, id: string) {
  const campaign = await findCampaign<Brief, BriefAnswer>(writing.db, workspaceId, id)
  if (!campaign) throw notFound('Campaign')
  const rows = await listPieces(writing.db, workspaceId, id, EXCERPT)
  const orders = await readOrders(writing, workspaceId)
  const people = [campaign.owner_id, campaign.created_by, ...rows.map((row) => row.owner_id)]
  const names = await namesIn(writing.db, workspaceId, people)
  const named = (userId: string | null) => (userId === null ? null : { id: userId, name: names.get(userId) ?? '' })
  const { owner_id: owner, created_by: maker, ...rest } = campaign
  return {
    ...rest,
    owner: named(owner),
    created_by: named(maker),
    has_model: orders.hasModel,
    pieces: rows.map((row) => {
      const planned = planPiece(orders, campaign, row)
      const { rewriting, cancelled: _cancelled, failure, hash: _hash, ordered, owner_id: ownOwner, due, status, error, ...piece } = row
      const touched = status === 'ready' && !rewriting ? touchedBy(planned, ordered) : []
      return {
        ...piece,
        template_name: planned?.template.name ?? null,
        progress: progressOf(row),
        error: status === 'failed' ? error : failure,
        markets: (ordered.choice?.markets as string[] | undefined) ?? null,
        channels: (ordered.choice?.channels as string[] | undefined) ?? null,
        same_as: sameAs(row, rows),
        touched,
        owner: named(ownOwner ?? owner),
        own_owner: ownOwner,
        due: due ?? campaign.due,
        own_due: due,
        status,
      }
    }),
  }
}

const progressOf = ({ status, rewriting, cancelled }: PieceRow) =>
  status === 'pending' ? 'waiting' : status === 'failed' ? (cancelled ? 'cancelled' : 'failed') : rewriting ? 'rewriting' : 'written'

/** The earlier variant with the very same text: a draft has only so many ways to say a thing. */
function sameAs(row: PieceRow, rows: readonly PieceRow[]): number | null {
  if (row.status !== 'ready') return null
  const first = rows.find(
    (other) =>
      other.status === 'ready' &&
      other.template_id === row.template_id &&
      other.language_key === row.language_key &&
      other.hash === row.hash,
  )
  return first && first.variant < row.variant ? first.variant : null
}

const fault = (field: string, msg: string) => invalid({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })

/** A campaign as it can be stored: whoever wrote it is told what is wrong with it. */
export async function checkCampaign(db: pg.Pool, workspaceId: string, given: Campaign, before?: Campaign): Promise<Campaign> {
  for (const [field, value] of Object.entries(given))
    if (!isStorable(value)) throw fault(field, 'the text holds characters that are not allowed')
  if (JSON.stringify(given.answers).length > MOST_ANSWERS) throw fault('answers', `the answers have more than ${MOST_ANSWERS} characters`)
  const name = given.name.trim()
  if (name === '') throw fault('name', 'a campaign has a name')
  const { starts, ends, url } = given.brief
  for (const [field, day] of Object.entries({ starts, ends, due: given.due }))
    if (day !== null && !isDay(day)) throw fault(field, 'the date should be a day that exists, written as 2026-05-31')
  if (starts !== null && ends !== null && ends < starts) throw fault('ends', 'the end is before the beginning')
  if (url.trim() !== '' && !/^https?:\/\/[^\s/]+/u.test(url.trim())) throw fault('url', 'the address should begin with https:// or http://')
  const markets = given.brief.markets.map((market) => marketOf(market))
  if (markets.includes(null)) throw fault('markets', 'this is no market: use DE, UK, EU, US-CA')
  // Whoever changes something else is not kept from it by an owner who has left.
  if (given.owner_id !== (before?.owner_id ?? null)) await checkOwner(db, workspaceId, given.owner_id)
  const brief = { ...given.brief, markets: [...new Set(markets as string[])], languages: [...new Set(given.brief.languages)] }
  return { ...given, name, brief: tidyBrief(brief) }
}

/** Strings of a JSON value that the database can hold. */
const isStorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? !value.includes('\0') && value.isWellFormed()
    : typeof value !== 'object' || value === null || Object.entries(value).flat().every(isStorable)

export async function checkOwner(db: pg.Pool, workspaceId: string, ownerId: string | null): Promise<void> {
  if (ownerId !== null && (!isId(ownerId) || (await membersAmong(db, workspaceId, [ownerId])).length === 0))
    throw fault('owner_id', 'this is no member of the workspace')
}

export async function addCampaign(db: pg.Pool, workspaceId: string, createdBy: string, given: Campaign): Promise<{ id: string }> {
  const id = newId()
  await storeCampaign(db, workspaceId, { ...(await checkCampaign(db, workspaceId, given)), id, createdBy, at: new Date() })
  return { id }
}

/** Changes a campaign; pieces that are written already stay as they are, and the page says which of them the change touches. */
export async function changeCampaign(
  db: pg.Pool,
  workspaceId: string,
  id: string,
  change: Partial<Campaign> & { revision: number },
): Promise<void> {
  const before = await findCampaign<Brief, BriefAnswer>(db, workspaceId, id)
  if (!before) throw notFound('Campaign')
  const { revision, ...given } = change
  const { name, brief, answers, owner_id, due } = { ...before, ...given }
  const checked = await checkCampaign(db, workspaceId, { name, brief, answers, owner_id, due }, before)
  if (!(await updateCampaign(db, workspaceId, id, revision, checked)))
    throw new AppError(409, 'Somebody changed this campaign since you opened it; read it again.')
}
