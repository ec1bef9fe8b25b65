import type { Static } from 'typebox'
import { Type } from 'typebox'
import { setPieceCare } from '../../db/documents/campaign-pieces.ts'
import { findCampaign, listCampaigns } from '../../db/documents/campaigns.ts'
import { AppError, invalid, notFound } from '../../errors.ts'
import type { Campaign } from '../../documents/campaign/reading.ts'
import type { Later } from '../../documents/later.ts'
import type { Writing } from '../../models/writing.ts'
import { usesModel } from '../../models/writing.ts'
import { isDay } from '../../generation/base/locale.ts'
import type { Route } from '../base/route.ts'
import { appRoute, visitorOf, workspaceOf } from './access.ts'
import { idOf } from '../base/path-ids.ts'
import {
  CampaignChange,
  CampaignInput,
  CampaignSchema,
  CampaignsSchema,
  MappingInput,
  MappingSchema,
  OrderInput,
  PieceInput,
  SomePieces,
  ThesePieces,
} from '../../contract/campaigns.ts'
import { Count, Done, windowQuery } from '../../contract/common.ts'

const tag = 'Documents'
const ALL = '/w/{workspace_id}/campaigns'
const ONE = `${ALL}/{campaign_id}`

/** Loaded on first use: they bring the library and the rules with them. */
const reading = () => import('../../documents/campaign/reading.ts')
const ordering = () => import('../../documents/campaign/ordering.ts')

const counted = <const Name extends string>(field: Name, description: string) =>
  ({ status: 200, schema: Type.Object({ [field]: Count(description) } as Record<Name, ReturnType<typeof Count>>), description }) as const

const errors = [401, 403, 404, 409, 422, 503]

/** From one brief to many pieces: each is a document, written by the queue. */
export const campaignRoutes = (writing: Writing, later?: Later): Route[] => [
  appRoute({
    method: 'GET',
    path: ALL,
    operationId: 'listCampaigns',
    tag,
    needs: 'read',
    summary: 'Campaigns, newest first, and how far their pieces are',
    query: Type.Object(windowQuery(200, 50)),
    success: { status: 200, schema: CampaignsSchema, description: 'A window of them.' },
    errors: [401, 403, 404, 422, 503],
    handle: (request) => listCampaigns(writing.db, workspaceOf(request), request.query) as never,
  }),
  appRoute({
    method: 'POST',
    path: ALL,
    operationId: 'createCampaign',
    tag,
    needs: 'write_documents',
    summary: 'Keep a brief; nothing is written yet',
    body: CampaignInput,
    success: { status: 201, schema: CampaignSchema, description: 'The campaign.' },
    errors,
    async handle(request, reply) {
      const { addCampaign, readCampaign } = await reading()
      const { id } = await addCampaign(writing.db, workspaceOf(request), visitorOf(request).userId, campaignOf(request.body))
      reply.code(201)
      return readCampaign(writing, workspaceOf(request), id) as never
    },
  }),
  appRoute({
    method: 'POST',
    path: `${ALL}/mapping`,
    operationId: 'mapBrief',
    tag,
    needs: 'write_documents',
    summary: 'What each template takes from a brief in each language, and what is missing; nothing is stored',
    body: MappingInput,
    success: { status: 200, schema: MappingSchema, description: 'The mapping.' },
    errors,
    async handle(request) {
      const [{ checkCampaign }, { mappingOf }] = await Promise.all([reading(), import('../../documents/campaign/mapping.ts')])
      const { template_ids: templates, ...given } = request.body
      const campaign = await checkCampaign(writing.db, workspaceOf(request), {
        name: 'Brief',
        owner_id: null,
        due: null,
        ...given,
      } as Campaign)
      const pieces = await mappingOf(writing, workspaceOf(request), campaign, [...new Set(templates)])
      return { has_model: await usesModel(writing, workspaceOf(request)), pieces } as never
    },
  }),
  appRoute({
    method: 'GET',
    path: ONE,
    operationId: 'getCampaign',
    tag,
    needs: 'read',
    summary: 'A campaign with its pieces, and what a change of the brief touches',
    success: { status: 200, schema: CampaignSchema, description: 'The campaign.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => (await reading()).readCampaign(writing, workspaceOf(request), idOf(request, 'campaign_id')) as never,
  }),
  appRoute({
    method: 'PATCH',
    path: ONE,
    operationId: 'changeCampaign',
    tag,
    needs: 'write_documents',
    summary: 'Change the brief, the name, the owner or the due date; no text is changed by it',
    body: CampaignChange,
    success: { status: 200, schema: CampaignSchema, description: 'As it is now.' },
    errors,
    async handle(request) {
      const { changeCampaign, readCampaign } = await reading()
      await changeCampaign(writing.db, workspaceOf(request), idOf(request, 'campaign_id'), request.body as never)
      return readCampaign(writing, workspaceOf(request), idOf(request, 'campaign_id')) as never
    },
  }),
  appRoute({
    method: 'DELETE',
    path: ONE,
    operationId: 'deleteCampaign',
    tag,
    needs: 'write_documents',
    summary: 'Delete a campaign; its documents stay, and what was still waiting is cancelled',
    success: { status: 200, schema: Done, description: 'Gone.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      await (await ordering()).dropCampaign(writing.db, workspaceOf(request), idOf(request, 'campaign_id'))
      return { done: true }
    },
  }),
  appRoute({
    method: 'POST',
    path: `${ONE}/order`,
    operationId: 'orderCampaign',
    tag,
    needs: 'write_documents',
    summary: 'Have templates written in every language of the brief, in the background; pieces that are there already stay',
    body: OrderInput,
    success: counted('added', 'Pieces that were ordered.'),
    errors,
    async handle(request) {
      const { orderPieces } = await ordering()
      const { template_ids: templateIds, variants } = request.body
      const createdBy = visitorOf(request).userId
      const order = { templateIds, variants, createdBy }
      return orderPieces(writing, queueOf(later), workspaceOf(request), idOf(request, 'campaign_id'), order)
    },
  }),
  appRoute({
    method: 'POST',
    path: `${ONE}/cancel`,
    operationId: 'cancelCampaign',
    tag,
    needs: 'write_documents',
    summary: 'Cancel pieces that wait; what is written stays',
    body: SomePieces,
    success: counted('cancelled', 'Pieces that will not be written.'),
    errors,
    handle: async (request) =>
      (await ordering()).cancelWaiting(writing.db, workspaceOf(request), idOf(request, 'campaign_id'), request.body.document_ids),
  }),
  appRoute({
    method: 'POST',
    path: `${ONE}/resume`,
    operationId: 'resumeCampaign',
    tag,
    needs: 'write_documents',
    summary: 'Order cancelled and failed pieces again, from the brief as it is now',
    body: SomePieces,
    success: counted('ordered', 'Pieces that wait again.'),
    errors,
    async handle(request) {
      const { orderAgain } = await ordering()
      return orderAgain(writing, queueOf(later), workspaceOf(request), idOf(request, 'campaign_id'), request.body.document_ids)
    },
  }),
  appRoute({
    method: 'POST',
    path: `${ONE}/rewrite`,
    operationId: 'rewritePieces',
    tag,
    needs: 'write_documents',
    summary: 'Write pieces anew from the brief as it is now; each text that was there is kept as a version',
    body: ThesePieces,
    success: counted('ordered', 'Pieces that are written anew.'),
    errors,
    async handle(request) {
      const { askForRewrites } = await import('../../documents/campaign/rewriting.ts')
      const asked = { ids: request.body.document_ids, by: visitorOf(request).userId }
      return askForRewrites(writing, queueOf(later), workspaceOf(request), idOf(request, 'campaign_id'), asked)
    },
  }),
  appRoute({
    method: 'PATCH',
    path: `${ONE}/pieces/{document_id}`,
    operationId: 'changePiece',
    tag,
    needs: 'write_documents',
    summary: 'Say who takes care of a piece or when it is due; null: as the campaign, left out: as before',
    body: PieceInput,
    success: { status: 200, schema: Done, description: 'Changed.' },
    errors,
    async handle(request) {
      const [workspaceId, campaignId] = [workspaceOf(request), idOf(request, 'campaign_id')]
      const { owner_id: owner, due } = request.body
      if (!(await findCampaign(writing.db, workspaceId, campaignId))) throw notFound('Campaign')
      if (typeof due === 'string' && !isDay(due))
        throw invalid({ loc: ['body', 'due'], msg: 'Value error, this is no day, written as 2026-05-31', type: 'value_error' })
      await (await reading()).checkOwner(writing.db, workspaceId, owner ?? null)
      if (!(await setPieceCare(writing.db, workspaceId, campaignId, idOf(request, 'document_id'), request.body))) throw notFound('Piece')
      return { done: true }
    },
  }),
]

function queueOf(later: Later | undefined): Later {
  if (!later) throw new AppError(503, 'This server has no queue to write campaigns with.')
  return later
}

const campaignOf = ({ answers = [], owner_id: owner = null, due = null, ...given }: Static<typeof CampaignInput>): Campaign => ({
  ...given,
  answers: answers as Campaign['answers'],
  owner_id: owner,
  due,
})
