import type pg from 'pg'
import { cancelPieces, listPieces, storePieces, waitAgain } from '../../db/documents/campaign-pieces.ts'
import type { NewPiece, PieceRow } from '../../db/documents/campaign-pieces.ts'
import { deleteCampaign, lockCampaign } from '../../db/documents/campaigns.ts'
import { storePending } from '../../db/documents/documents.ts'
import { newId } from '../../db/base/ids.ts'
import { transaction } from '../../db/base/pool.ts'
import { invalid, notFound } from '../../errors.ts'
import type { Fault } from '../../errors.ts'
import type { Brief, BriefAnswer } from '../../generation/form/brief.ts'
import type { Writing } from '../../models/writing.ts'
import type { Later } from '../later.ts'
import { faultsOfPlanned, planPiece, readOrders } from './orders.ts'
import type { Orders, Planned, Written } from './orders.ts'

const MOST_PIECES = 200
const CANCELLED = 'Cancelled before it was written.'

const fault = (field: string, msg: string): Fault => ({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })

/**
 * Orders every template in every language of the brief, in so many variants. Pieces that are there already stay as they are, so that
 * asking twice orders once. With a single fault nothing is ordered.
 */
export async function orderPieces(
  writing: Writing,
  later: Later,
  workspaceId: string,
  id: string,
  { templateIds, variants, createdBy }: { templateIds: readonly string[]; variants: number; createdBy: string },
): Promise<{ added: number }> {
  const orders = await readOrders(writing, workspaceId)
  return transaction(writing.db, async (client) => {
    const campaign = await lockCampaign<Brief, BriefAnswer>(client, workspaceId, id)
    if (!campaign) throw notFound('Campaign')
    const there = await listPieces(client, workspaceId, id, 0)
    const wanted = [...new Set(templateIds)]
      .flatMap((template_id) => campaign.brief.languages.map((language_key) => ({ template_id, language_key })))
      .flatMap((piece) => Array.from({ length: variants }, (_, variant) => ({ ...piece, variant })))
      .filter((piece) => !there.some((other) => isSamePiece(piece, other)))
    if (wanted.length === 0) return { added: 0 }
    if (there.length + wanted.length > MOST_PIECES)
      throw invalid(fault('template_ids', `a campaign has at most ${MOST_PIECES} pieces, and this makes ${there.length + wanted.length}`))
    const planned = wanted.map((piece) => plan(orders, campaign, piece))
    refuse(planned, orders)
    const pieces: NewPiece[] = []
    const queued: { documentId: string; orderId: string }[] = []
    for (const [index, { entry, template, toneId, order }] of planned.entries()) {
      const orderId = newId()
      const documentId = await storePending(client, workspaceId, {
        title: template.name,
        languageKey: order.language,
        templateId: entry.id,
        toneId,
        request: { ...order, id: orderId },
        createdBy,
        bulkInputId: null,
        bulkRow: null,
        choice: order.choice,
      })
      const position = there.length + index
      pieces.push({ document_id: documentId, ...wanted[index]!, position, ordered: order })
      queued.push({ documentId, orderId })
    }
    await storePieces(client, workspaceId, id, pieces)
    await later.queue(client, workspaceId, queued)
    return { added: pieces.length }
  })
}

type Piece = Pick<PieceRow, 'template_id' | 'language_key' | 'variant'>

const isSamePiece = (one: Piece, other: Piece) =>
  one.template_id === other.template_id && one.language_key === other.language_key && one.variant === other.variant

export function plan(orders: Orders, campaign: Written, piece: Piece): Planned {
  const planned = planPiece(orders, campaign, piece)
  if (planned) return planned
  const isKnown = orders.shelf.templates.some((entry) => entry.id === piece.template_id)
  throw invalid(
    fault('template_ids', isKnown ? `a template does not write in ${piece.language_key}` : 'there is no such template any more'),
  )
}

/** Every fault of every piece, said with its template and language; each once for all variants. */
export function refuse(planned: readonly Planned[], orders: Orders): void {
  const faults = planned.flatMap((each) =>
    faultsOfPlanned(each, orders).map(({ loc, msg, type }): Fault => {
      const field = each.template.form.find(({ name }) => name === loc[2])?.label
      const where = [`${each.template.name} (${each.order.language})`, field].filter(Boolean).join(', ')
      return {
        loc: ['body', 'answers', each.entry.id, each.order.language, ...loc.slice(2)],
        msg: `${where}: ${msg.replace(/^Value error, /, '')}`,
        type,
      }
    }),
  )
  const once = [...new Map(faults.map((each) => [`${each.loc.join(' ')} ${each.msg}`, each])).values()]
  if (once.length > 0) throw invalid(...once.slice(0, 100))
}

/** Of a campaign's pieces those named, or all of them. */
export function chosenOf(pieces: readonly PieceRow[], ids: readonly string[] | undefined): PieceRow[] {
  if (ids === undefined) return [...pieces]
  const chosen = pieces.filter(({ document_id: id }) => ids.includes(id))
  if (chosen.length < new Set(ids).size) throw invalid(fault('document_ids', 'the campaign has no such piece'))
  return chosen
}

/** Ends what waits; what is written stays. A text that a model is writing meanwhile is not stored. */
export const cancelWaiting = (db: pg.Pool, workspaceId: string, id: string, ids: readonly string[] | undefined) =>
  transaction(db, async (client) => {
    if (!(await lockCampaign(client, workspaceId, id))) throw notFound('Campaign')
    const chosen = chosenOf(await listPieces(client, workspaceId, id, 0), ids)
    return {
      cancelled: await cancelPieces(
        client,
        workspaceId,
        chosen.map(({ document_id: documentId }) => documentId),
        CANCELLED,
      ),
    }
  })

/** Orders failed and cancelled pieces again, with the brief as it is now. */
export async function orderAgain(writing: Writing, later: Later, workspaceId: string, id: string, ids: readonly string[] | undefined) {
  const orders = await readOrders(writing, workspaceId)
  return transaction(writing.db, async (client) => {
    const campaign = await lockCampaign<Brief, BriefAnswer>(client, workspaceId, id)
    if (!campaign) throw notFound('Campaign')
    const pieces = chosenOf(await listPieces(client, workspaceId, id, 0), ids).filter(({ status }) => status === 'failed')
    const planned = pieces.map((piece) => plan(orders, campaign, piece))
    refuse(planned, orders)
    const again: { documentId: string; orderId: string }[] = []
    for (const [index, { document_id: documentId }] of pieces.entries()) {
      const orderId = newId()
      if (await waitAgain(client, workspaceId, documentId, orderId, planned[index]!.order)) again.push({ documentId, orderId })
    }
    await later.queue(client, workspaceId, again)
    return { ordered: again.length }
  })
}

/** Deletes a campaign. Its documents stay as they are; what was still waiting is cancelled. */
export const dropCampaign = (db: pg.Pool, workspaceId: string, id: string): Promise<void> =>
  transaction(db, async (client) => {
    if (!(await lockCampaign(client, workspaceId, id))) throw notFound('Campaign')
    const pieces = await listPieces(client, workspaceId, id, 0)
    await cancelPieces(
      client,
      workspaceId,
      pieces.map(({ document_id: documentId }) => documentId),
      CANCELLED,
    )
    await deleteCampaign(client, workspaceId, id)
  })
