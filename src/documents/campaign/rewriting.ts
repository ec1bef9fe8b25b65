import { isDeepStrictEqual } from 'node:util'
import { askRewrite, endRewrite, findRewrite, listPieces } from '../../db/documents/campaign-pieces.ts'
import type { Rewrite } from '../../db/documents/campaign-pieces.ts'
import { lockCampaign } from '../../db/documents/campaigns.ts'
import { findDocumentForDesk } from '../../db/documents/shown.ts'
import { storeRewritten } from '../../db/documents/documents.ts'
import { keepVersion, lockVersioned, storeFirst } from '../../db/documents/versions.ts'
import { newId } from '../../db/base/ids.ts'
import { namesIn } from '../../db/people/person-data.ts'
import { transaction } from '../../db/base/pool.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Brief, BriefAnswer } from '../../generation/form/brief.ts'
import type { Writing } from '../../models/writing.ts'
import type { Actor } from '../../reviews/chart/actor.ts'
import { readyToStore } from '../write/ready.ts'
import type { ReadyOptions } from '../write/ready.ts'
import { letStandAs, sameAs } from '../edit/edit.ts'
import type { Ignored } from '../edit/edit.ts'
import type { Later } from '../later.ts'
import { checkRequest } from '../order/request.ts'
import { recordVersion } from '../edit/versions.ts'
import { chosenOf, plan, refuse } from './ordering.ts'
import { readOrders } from './orders.ts'

/** Has pieces written anew from the brief as it is now. The text of each stays what it is until the new one takes its place. */
export async function askForRewrites(
  writing: Writing,
  later: Later,
  workspaceId: string,
  id: string,
  { ids, by }: { ids: readonly string[]; by: string },
): Promise<{ ordered: number }> {
  const orders = await readOrders(writing, workspaceId)
  return transaction(writing.db, async (client) => {
    const campaign = await lockCampaign<Brief, BriefAnswer>(client, workspaceId, id)
    if (!campaign) throw notFound('Campaign')
    const pieces = chosenOf(await listPieces(client, workspaceId, id, 0), ids)
    if (pieces.some(({ status }) => status !== 'ready')) throw new AppError(409, 'A piece that is not written yet cannot be rewritten.')
    const planned = pieces.map((piece) => plan(orders, campaign, piece))
    refuse(planned, orders)
    const asked: { documentId: string; orderId: string }[] = []
    for (const [index, { document_id: documentId, rewriting }] of pieces.entries()) {
      const request = planned[index]!.order
      const before = rewriting ? await findRewrite(client, workspaceId, documentId) : null
      // Asked for twice, it is written once.
      if (before && isDeepStrictEqual(before.request, JSON.parse(JSON.stringify(request)))) continue
      const orderId = newId()
      await askRewrite(client, workspaceId, documentId, { id: orderId, by, request })
      asked.push({ documentId, orderId })
    }
    await later.queue(client, workspaceId, asked)
    return { ordered: asked.length }
  })
}

/** Writes a piece anew. The text that was there is kept as a version, whoever wrote it; an approved one becomes a draft again. */
export async function rewritePiece(
  writing: Writing,
  workspaceId: string,
  documentId: string,
  rewrite: Rewrite,
  options: Pick<ReadyOptions, 'onTrouble' | 'signal'>,
): Promise<void> {
  const order = await checkRequest(writing.db, workspaceId, rewrite.request)
  const { row } = await readyToStore(writing, workspaceId, order, { ...options, createdBy: rewrite.by })
  const actor = await actorOf(writing, workspaceId, rewrite.by)
  await transaction(writing.db, async (client) => {
    const document = await lockVersioned(client, workspaceId, documentId)
    const before = document && (await findDocumentForDesk(client, workspaceId, documentId))
    if (!document || !before || !(await endRewrite(client, workspaceId, documentId, rewrite))) return
    await storeFirst(client, workspaceId, document)
    await keepVersion(client, workspaceId, documentId, document.current_version)
    await recordVersion(client, workspaceId, actor, document, row, { kind: 'written' })
    const letStand = (before.remaining as Ignored[]).filter((finding) => finding.ignored)
    const findings = (row.findings as { rule_id: string; text: string }[]).map((finding) => {
      const decided = letStand.find(sameAs(finding))
      return decided ? letStandAs(finding, decided) : finding
    })
    await storeRewritten(client, workspaceId, documentId, { ...row, findings }, rewrite.request.choice)
  })
}

async function actorOf({ db }: Writing, workspaceId: string, by: string | null): Promise<Actor> {
  const names = await namesIn(db, workspaceId, [by])
  return { kind: 'member', id: by, name: (by && names.get(by)) || '', userId: by }
}
