import { Type } from 'typebox'
import type pg from 'pg'
import { isId, namedId } from '../../../db/base/ids.ts'
import { findKnowledgeBase, listKnowledgeBases } from '../../../db/library/knowledge-bases.ts'
import { expectTexts } from '../../../checks/check-apart.ts'
import { notFound } from '../../../errors.ts'
import type { TemplateEntry, ToneEntry } from '../../../library/library.ts'
import { usesModel } from '../../../models/writing.ts'
import type { Writing } from '../../../models/writing.ts'
import { Sharer } from '../../../db/base/batched-reads.ts'
import { listOf, sendCacheable, written, writtenOnce } from '../../base/etag.ts'
import type { Written } from '../../base/etag.ts'
import { publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { INFOBASE, TEMPLATE, TONE } from './examples.ts'
import { InfobaseSchema, TemplateSchema, ToneOfVoiceSchema } from '../../../contract/public/v1.ts'

/** Loaded with the first request for templates or tones. */
let loaded: Promise<typeof import('../../../library/library.ts')> | undefined
const library = () => (loaded ??= import('../../../library/library.ts'))
const shelfOf = async (db: pg.Pool, workspaceId: string) => (await library()).workspaceShelf(db, workspaceId)

const LIST_ERRORS = [401, 403, 404, 429, 503]
const READ_ERRORS = [401, 403, 404, 422, 429, 503]

export const libraryRoutes = (db: pg.Pool, models: Pick<Writing, 'modelFor'>): PublicRoute[] => routes(db, sharedTemplates(db, models))

/** The templates that a workspace can write with; requests that arrive together share the reading. */
const sharedTemplates = (db: pg.Pool, models: Pick<Writing, 'modelFor'>): Sharer<Written> =>
  new Sharer(async (workspaceId) => {
    expectTexts()
    const { workspaceShelf, writable } = await library()
    const [shelf, isModelUsed] = await Promise.all([workspaceShelf(db, workspaceId), usesModel(models, workspaceId)])
    return listOf(writable(shelf, isModelUsed).map(templateText))
  })

const routes = (db: pg.Pool, templates: Sharer<Written>): PublicRoute[] => [
  publicRoute({
    method: 'GET',
    path: '/template',
    operationId: 'listTemplates',
    tag: 'Templates',
    scope: 'read',
    summary: 'List templates',
    description: 'Templates that need a language model are listed where the workspace uses one.',
    success: { status: 200, schema: Type.Array(TemplateSchema), description: 'Every template of the workspace.', example: [TEMPLATE] },
    cacheable: true,
    errors: LIST_ERRORS,
    handle: async (request, reply) => sendCacheable(request, reply, await templates.load(workspaceOf(request))),
  }),
  publicRoute({
    method: 'GET',
    path: '/template/{id}',
    operationId: 'getTemplate',
    tag: 'Templates',
    scope: 'read',
    summary: 'Read one template',
    description: 'The template with its form in every language it is written in: the fields that `input` of a new document may have.',
    success: { status: 200, schema: TemplateSchema, description: 'The template.', example: TEMPLATE },
    cacheable: true,
    errors: READ_ERRORS,
    async handle(request, reply) {
      const found = (await shelfOf(db, workspaceOf(request))).templates.find((entry) => entry.id === request.params.id)
      if (!found) throw notFound('Template')
      return sendCacheable(request, reply, templateText(found))
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/toneofvoice',
    operationId: 'listTonesOfVoice',
    tag: 'Tones of voice',
    scope: 'read',
    summary: 'List tones of voice',
    description:
      'The built-in voices and those the workspace wrote itself, each with an entry for every language; `id` of an ' +
      'entry is what a document takes as toneOfVoiceMetaId.',
    success: { status: 200, schema: Type.Array(ToneOfVoiceSchema), description: 'Every tone of voice of the workspace.', example: [TONE] },
    cacheable: true,
    errors: LIST_ERRORS,
    handle: async (request, reply) => sendCacheable(request, reply, listOf((await shelfOf(db, workspaceOf(request))).tones.map(toneText))),
  }),
  publicRoute({
    method: 'GET',
    path: '/toneofvoice/{id}',
    operationId: 'getToneOfVoice',
    tag: 'Tones of voice',
    scope: 'read',
    summary: 'Read one tone of voice',
    description: 'The voice with its entries in all languages; `content` has the guidelines of a voice that the workspace wrote itself.',
    success: { status: 200, schema: ToneOfVoiceSchema, description: 'The tone of voice.', example: TONE },
    cacheable: true,
    errors: READ_ERRORS,
    async handle(request, reply) {
      const found = (await shelfOf(db, workspaceOf(request))).tones.find((entry) => entry.id === request.params.id)
      if (!found) throw notFound('Tone of voice')
      return sendCacheable(request, reply, toneText(found))
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/infobase',
    operationId: 'listInfobases',
    tag: 'Knowledge bases',
    scope: 'read',
    summary: 'List knowledge bases',
    description: 'Facts and guidelines that documents may be written from. A form field of type infobase takes the id of one.',
    success: {
      status: 200,
      schema: Type.Array(InfobaseSchema),
      description: 'Every knowledge base of the workspace.',
      example: [INFOBASE],
    },
    cacheable: true,
    errors: LIST_ERRORS,
    handle: async (request, reply) => sendCacheable(request, reply, written(await listKnowledgeBases(db, workspaceOf(request)))),
  }),
  publicRoute({
    method: 'GET',
    path: '/infobase/{id}',
    operationId: 'getInfobase',
    tag: 'Knowledge bases',
    scope: 'read',
    summary: 'Read one knowledge base',
    description: 'The knowledge base with the facts that documents use and name as their source.',
    success: { status: 200, schema: InfobaseSchema, description: 'The knowledge base.', example: INFOBASE },
    cacheable: true,
    errors: READ_ERRORS,
    async handle(request, reply) {
      const { id } = request.params
      const found = isId(id!) ? await findKnowledgeBase(db, workspaceOf(request), id!) : null
      if (!found) throw notFound('Knowledge base')
      return sendCacheable(request, reply, written(found))
    },
  }),
]

/** One command for each generation step and language; ids are derived from what they name, so that they are stable. */
const templateText = writtenOnce(({ id, key, languages }: TemplateEntry) => ({
  id,
  key,
  commands: [...languages].flatMap(([languageKey, { steps }]) =>
    steps.map((step) => ({ id: namedId(`${id}:${step.key}:${languageKey}`), languageKey })),
  ),
  ...([...languages.values()].every((template) => template.needsModel) ? { needsModel: true } : {}),
  templateMetas: [...languages].map(([languageKey, { form }]) => ({ id: namedId(`${id}:${languageKey}`), languageKey, form })),
}))

const toneText = writtenOnce(({ id, key, metas }: ToneEntry) => ({
  id,
  key,
  toneOfVoiceMetas: metas.map((meta) => ({
    id: meta.id,
    name: meta.name,
    languageKey: meta.language,
    description: meta.description,
    content: meta.content,
    toneOfVoiceId: id,
  })),
}))
