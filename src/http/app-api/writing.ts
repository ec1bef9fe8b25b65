import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { findDocumentForDesk } from '../../db/documents/shown.ts'
import { listKnowledgeBaseSummaries } from '../../db/library/knowledge-bases.ts'
import { expectTexts } from '../../checks/check-apart.ts'
import type { GenerateOptions } from '../../documents/write/create.ts'
import type { GenerateRequest } from '../../documents/order/request.ts'
import type { Writing } from '../../models/writing.ts'
import { AppError } from '../../errors.ts'
import { usesModel } from '../../models/writing.ts'
import type { Later } from '../../documents/later.ts'
import type { Route } from '../base/route.ts'
import { LanguageKeySchema } from '../../contract/schema.ts'
import { saidBy } from '../base/errors.ts'
import { shownTone } from '../shared/tones.ts'
import { appRoute, visitorOf, workspaceOf } from './access.ts'
import { MaybeText } from '../../contract/common.ts'
import { DocumentDetail } from '../../contract/documents.ts'
import { ToneSchema } from '../../contract/tones.ts'
import { workspaceIn } from '../base/request-log.ts'
import { LONGEST_ID } from '../../contract/limits.ts'

/** Loaded with the first document. */
const writer = () => import('../../documents/write/create.ts')

const tag = 'Documents'

const WriteInput = Type.Object(
  {
    template_id: Type.String({ maxLength: LONGEST_ID }),
    language_key: LanguageKeySchema,
    input: Type.Object({}, { additionalProperties: true, description: "The template's form, filled in." }),
    tone_meta_id: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: LONGEST_ID })),
    fallback: Type.Optional(
      Type.Unsafe<'draft' | null>({ enum: ['draft', null], description: "Where no model can write it, the template's draft does." }),
    ),
    reuse: Type.Optional(
      Type.Boolean({
        description:
          'True: where the same order was written before with `reuse`, and nobody has edited the document, that one is the answer, and ' +
          'X-Document-Reused says so. The same order is the same template, tone, knowledge base, input, model and rules. Not with ' +
          'wait false.',
      }),
    ),
    wait: Type.Optional(Type.Boolean({ description: 'False: the document is written in the background.' })),
  },
  { title: 'WriteInput' },
)

const AnyForm = Type.Array(Type.Object({}, { additionalProperties: true }), {
  description:
    'Fields: name, type, label, help, required, placeholder, options, maxLength, default; where they apply min, format, ' +
    'limits, askedWith, note.',
})
const Shelf = Type.Object(
  {
    has_model: Type.Boolean({ description: 'A language model writes; without one, the drafts of the templates.' }),
    templates: Type.Array(
      Type.Object({
        id: Type.String(),
        key: Type.String(),
        own: Type.Boolean({ description: 'Made by the workspace.' }),
        needs_model: Type.Boolean({ description: 'It has no drafts: only a language model writes it.' }),
        languages: Type.Array(
          Type.Object({ language_key: LanguageKeySchema, name: Type.String(), description: Type.String(), form: AnyForm }),
        ),
      }),
    ),
    tones: Type.Array(ToneSchema),
    infobases: Type.Array(
      Type.Object({ id: Type.String(), name: Type.String(), description: MaybeText('What it holds.'), entries: Type.Integer() }),
    ),
  },
  { title: 'Shelf' },
)

interface Asked {
  template_id: string
  language_key: GenerateRequest['language']
  input: object
  tone_meta_id?: string | null
  fallback?: 'draft' | null
}

const orderOf = (body: Asked): GenerateRequest => ({
  templateId: body.template_id,
  language: body.language_key,
  input: JSON.stringify(body.input),
  toneMetaId: body.tone_meta_id ?? null,
  fallback: body.fallback ?? null,
  asksHalves: true,
})

export const writingRoutes = (writing: Writing, later?: Later): Route[] => [
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/shelf',
    operationId: 'getShelf',
    tag,
    needs: 'read',
    summary: 'Templates, tones and knowledge bases to write with',
    success: { status: 200, schema: Shelf, description: 'Everything the workspace can write with.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      expectTexts()
      const { workspaceShelf, writable } = await import('../../library/library.ts')
      const shelf = await workspaceShelf(writing.db, workspaceOf(request))
      const hasModel = await usesModel(writing, workspaceOf(request))
      const { tones } = shelf
      return {
        has_model: hasModel,
        templates: writable(shelf, hasModel).map(({ id, key, own, languages }) => ({
          id,
          key,
          own,
          needs_model: [...languages.values()].every((template) => template.needsModel),
          languages: [...languages].map(([language_key, { name, description, form }]) => ({ language_key, name, description, form })),
        })),
        tones: tones.map(shownTone),
        infobases: (await listKnowledgeBaseSummaries(writing.db, workspaceOf(request))).map(
          ({ id, name, description, facts, guidelines, passages }) => ({ id, name, description, entries: facts + guidelines + passages }),
        ),
      }
    },
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/documents',
    operationId: 'writeDocument',
    ruleWords: true,
    tag,
    needs: 'write_documents',
    summary: 'Write a document from a template',
    body: WriteInput,
    success: { status: 201, schema: DocumentDetail, description: 'The document; with wait false, the one that waits.' },
    errors: [401, 403, 404, 422, 502, 503, 504],
    async handle(request, reply) {
      const [workspaceId, createdBy] = [workspaceOf(request), visitorOf(request).userId]
      const order = orderOf(request.body as Asked)
      const { reuse, wait } = request.body
      const options: GenerateOptions = {
        createdBy,
        onTrouble: (failure) => request.log.warn({ ...workspaceIn(request as never), said: failure.said }, failure.message),
      }
      const write = async () => {
        if (later && wait === false) return later.add(workspaceId, order, { createdBy })
        if (!reuse) return (await writer()).generateDocument(writing, workspaceId, order, options)
        const { id, reused } = await (await import('../../documents/write/reuse.ts')).reuseOrWrite(writing, workspaceId, order, options)
        reply.header('x-document-reused', String(reused))
        return { id }
      }
      const { id } = await write()
      reply.code(201)
      return findDocumentForDesk(writing.db, workspaceId, id)
    },
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/documents/stream',
    operationId: 'streamDocument',
    tag,
    needs: 'write_documents',
    summary: 'Write a document and show the text as it comes',
    description:
      'Server-sent events. `text`: {text}, a piece of Markdown as the model writes it; `restart`: the text begins anew; `done`: ' +
      '{id, replaced}, the document is checked and stored, and `replaced` is what was taken out or written otherwise for the rules; ' +
      '`failed`: {status, detail}, and no document is left behind. Whoever leaves early loses nothing: the document is still stored.',
    body: WriteInput,
    success: { status: 200, schema: Type.String(), description: 'A stream that ends with the document.', mediaType: 'text/event-stream' },
    errors: [401, 403, 404, 422, 503],
    async handle(request, reply) {
      const [workspaceId, createdBy] = [workspaceOf(request), visitorOf(request).userId]
      const stream = eventsOf(reply)
      try {
        const { id, markdown, model, changes } = await (await writer()).generateDocument(
          writing,
          workspaceId,
          orderOf(request.body as Asked),
          {
            createdBy,
            onText: (text) => stream.send('text', { text }),
            onRestart: () => stream.send('restart', {}),
            onTrouble: (failure) => request.log.warn({ ...workspaceIn(request as never), said: failure.said }, failure.message),
          },
        )
        if (model === null) stream.send('text', { text: markdown })
        stream.send('done', { id, replaced: changes.map(({ before }) => before) })
      } catch (error) {
        // Before the first event an error is an ordinary response.
        if (!stream.begun()) throw error
        if (!(error instanceof AppError) || error.status >= 500)
          request.log.error({ ...workspaceIn(request as never), err: error, ...saidBy(error) }, 'writing failed')
        stream.send(
          'failed',
          error instanceof AppError
            ? { status: error.status, detail: error.detail }
            : { status: 500, detail: 'Something went wrong on our side.' },
        )
      }
      return stream.end()
    },
  }),
]

const MAX_BUFFERED = 1024 * 1024

/** Server-sent events; the response begins with the first one. */
function eventsOf(reply: FastifyReply) {
  const { raw } = reply
  let begun = false
  let beat: NodeJS.Timeout | undefined
  return {
    begun: () => begun,
    send(event: string, data: unknown) {
      if (!begun) {
        begun = true
        reply.hijack()
        const headers = Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined)) as Record<
          string,
          string
        >
        raw.writeHead(200, {
          ...headers,
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        })
        beat = setInterval(() => raw.writable && raw.write(': beat\n\n'), 15_000)
        raw.on('close', () => clearInterval(beat))
      }
      if (!raw.writable || raw.destroyed) return
      raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      // A client that does not read is disconnected; its document is written all the same.
      if (raw.writableLength > MAX_BUFFERED) raw.destroy()
    },
    end() {
      clearInterval(beat)
      if (begun) raw.end()
      return reply
    },
  }
}
