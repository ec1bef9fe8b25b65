import { Type } from 'typebox'
import { keepOffer } from '../../db/documents/offers.ts'
import { invalid, notFound } from '../../errors.ts'
import { REWRITES } from '../../generation/prompt/rewrite-prompt.ts'
import type { Writing } from '../../models/writing.ts'
import type { Route } from '../base/route.ts'
import { LanguageKeySchema, nullable, oneOf } from '../../contract/schema.ts'
import { appRoute, visitorOf, workspaceOf } from './access.ts'
import { idOf } from '../base/path-ids.ts'
import { Done } from '../../contract/common.ts'
import { PassagePlace, RewrittenSchema } from '../../contract/rewriting.ts'
import { LONGEST_ID, LONGEST_INSTRUCTION, LONGEST_PASSAGE, LONGEST_SURROUNDING_TEXT } from '../../contract/limits.ts'

const RewriteInput = Type.Object(
  {
    action: oneOf([...REWRITES, 'support'], {
      description: '`support`: what knowledge bases say about it; the rest are texts for its place.',
    }),
    text: Type.String({ minLength: 1, maxLength: LONGEST_PASSAGE, description: 'The passage, as Markdown.' }),
    before: Type.Optional(Type.String({ maxLength: LONGEST_SURROUNDING_TEXT, description: 'What stands before it.' })),
    after: Type.Optional(Type.String({ maxLength: LONGEST_SURROUNDING_TEXT, description: 'What stands after it.' })),
    tone_meta_id: Type.Optional(nullable(Type.String({ maxLength: LONGEST_ID, description: 'With `tone`: the tone to change to.' }))),
    language_key: Type.Optional(nullable(LanguageKeySchema)),
    request: Type.Optional(Type.String({ maxLength: LONGEST_INSTRUCTION, description: 'With `instruction`: what is asked for.' })),
    place: Type.Optional(PassagePlace),
  },
  { title: 'RewriteInput' },
)

export const rewritingRoutes = (writing: Writing): Route[] => [
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/documents/{document_id}/rewrites',
    operationId: 'rewritePassage',
    tag: 'Documents',
    needs: 'write_documents',
    summary: 'Proposals for a passage of a document',
    description:
      'The passage written otherwise, checked by the rules of the workspace before it is offered. What a model wrote is offered only ' +
      'where the figures, names and addresses of the passage are still there and no figure is new; with `instruction` it is offered ' +
      'with a list of both. Without a model `simplify` uses the wording of the plain-language rules and `support` works; the rest ' +
      'answer 422.',
    body: RewriteInput,
    success: { status: 200, schema: RewrittenSchema, description: 'Proposals, or what supports the passage.' },
    errors: [401, 403, 404, 422, 502, 503, 504],
    async handle(request, reply) {
      const { action, text, before = '', after = '', tone_meta_id: toneMetaId = null, language_key: language = null } = request.body
      const asked = (request.body.request ?? '').trim()
      if (action === 'translate' && language === null) throw missing('language_key', 'say which language to translate into')
      if (action === 'tone' && toneMetaId === null) throw missing('tone_meta_id', 'say which tone to change to')
      if (action === 'instruction' && asked === '') throw missing('request', 'say what is to be done')
      if (text.trim() === '') throw missing('text', 'there is nothing to rewrite')
      const { rewritePassage } = await import('../../documents/write/rewrite.ts')
      const rewritten = await rewritePassage(writing, workspaceOf(request), visitorOf(request).userId, idOf(request, 'document_id'), {
        action,
        text: storable(text),
        before: storable(before),
        after: storable(after),
        toneMetaId,
        language,
        request: storable(asked),
      })
      if (!rewritten) throw notFound('Document')
      const { place } = request.body
      // The request was cancelled, so the offer was not seen and must not turn up later.
      if (place && rewritten.proposals.length > 0 && !reply.raw.destroyed)
        await keepOffer(writing.db, workspaceOf(request), idOf(request, 'document_id'), { action, place, text, answer: rewritten })
      return rewritten
    },
  }),
  appRoute({
    method: 'DELETE',
    path: '/w/{workspace_id}/documents/{document_id}/rewrites',
    operationId: 'discardProposals',
    tag: 'Documents',
    needs: 'write_documents',
    summary: 'Forget what is offered for a passage of a document',
    success: { status: 200, schema: Done, description: 'Nothing is offered any more.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      if (!(await keepOffer(writing.db, workspaceOf(request), idOf(request, 'document_id'), null))) throw notFound('Document')
      return { done: true }
    },
  }),
]

/** Text goes to the database in searches, which takes no NUL. */
const storable = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed()
const missing = (field: string, msg: string) => invalid({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })
