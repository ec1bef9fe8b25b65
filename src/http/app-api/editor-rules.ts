import type { FastifyReply } from 'fastify'
import type pg from 'pg'
import { Type } from 'typebox'
import { ruleChoiceOf } from '../../db/documents/shown.ts'
import { isId } from '../../db/base/ids.ts'
import { notFound } from '../../errors.ts'
import { vary } from '../base/compression.ts'
import type { Route } from '../base/route.ts'
import { languagesFor } from '../shared/rule-words.ts'
import { LanguageKeySchema, nullable } from '../../contract/schema.ts'
import { appRoute, workspaceOf } from './access.ts'
import { LONGEST_ID, LONGEST_RULE_FILE } from '../../contract/limits.ts'

const tag = 'Documents'

const EditorRules = Type.Object(
  {
    rules: Type.Array(Type.Object({}, { additionalProperties: true }), {
      description: 'Rules as data, those of the language alone; severities are those of the workspace.',
    }),
    packs: Type.Integer({ description: 'How many packs they come from.' }),
    leading: Type.Array(Type.String(), { description: 'Identifiers in the order in which rules lead where several find the same words.' }),
    allowed: Type.Array(Type.Object({ text: Type.String(), rule_id: nullable(Type.String()) }), {
      description: 'Texts that are no violation here.',
    }),
  },
  { title: 'EditorRules' },
)

/** The rules themselves, for an editor that checks during typing. They change rarely and are large: the browser caches them. */
export const editorRuleRoutes = (db: pg.Pool): Route[] => [
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/editor-rules',
    operationId: 'getEditorRules',
    ruleWords: true,
    tag,
    needs: 'read',
    summary: 'The active rules of a language, for checking while writing',
    query: Type.Object({
      language_key: LanguageKeySchema,
      document_id: Type.Optional(
        Type.String({ maxLength: LONGEST_ID, description: 'A document with markets and channels of its own: the rules of these.' }),
      ),
    }),
    success: { status: 200, schema: EditorRules, description: 'The rules.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request, reply) {
      // Loaded on first use, so that the server answers before the rules are loaded.
      const [{ packedEditorRules }, { readProfile }] = await Promise.all([
        import('../../checks/editor-rules.ts'),
        import('../../packs/profile.ts'),
      ])
      const { language_key: language, document_id: documentId = '' } = request.query
      const choice = isId(documentId) ? await ruleChoiceOf(db, workspaceOf(request), documentId) : null
      const profile = await readProfile(db, workspaceOf(request), null, choice ?? {})
      const { etag, plain, compressed } = packedEditorRules(profile, language, languagesFor(request))
      const zipped = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
      vary(reply.type('application/json; charset=utf-8'), 'Accept-Encoding')
      if (zipped) reply.header('content-encoding', 'gzip')
      return kept(reply, etag, request.headers['if-none-match'], zipped ? compressed : plain)
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/editor-rules/{rule_id}/weights',
    operationId: 'getRuleWeights',
    tag,
    needs: 'read',
    summary: 'The weights of a learned rule',
    query: Type.Object({
      name: Type.String({ maxLength: LONGEST_RULE_FILE, description: 'The file the rule names.' }),
      language_key: Type.Optional(LanguageKeySchema),
    }),
    success: { status: 200, schema: Type.String(), description: 'The file.', mediaType: 'application/octet-stream' },
    errors: [401, 403, 404, 422, 503],
    async handle(request, reply) {
      const [{ ruleWeights }, { readProfile }] = await Promise.all([
        import('../../checks/editor-rules.ts'),
        import('../../packs/profile.ts'),
      ])
      const { name, language_key: language = null } = request.query
      const weights = await ruleWeights(await readProfile(db, workspaceOf(request), null), request.params.rule_id ?? '', name, language)
      if (!weights) throw notFound('File')
      return kept(reply.type('application/octet-stream'), weights.etag, request.headers['if-none-match'], weights.bytes)
    },
  }),
]

function kept(reply: FastifyReply, etag: string, known: string | undefined, body: Buffer) {
  reply.header('cache-control', 'private, no-cache').header('etag', etag)
  if (known !== etag) return body
  return reply.code(304).removeHeader('content-encoding').send()
}
