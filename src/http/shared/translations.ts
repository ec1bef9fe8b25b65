import { Type } from 'typebox'
import { deleteDocument, findDocumentForDesk } from '../../db/documents/shown.ts'
import { findTranslations, storePendingTranslation } from '../../db/documents/translations.ts'
import type { Later } from '../../documents/later.ts'
import { notFound } from '../../errors.ts'
import type { ModelFailure } from '../../generation/base/model.ts'
import type { Models } from '../../models/index.ts'
import { workspaceIn } from '../base/request-log.ts'
import type { Route } from '../base/route.ts'
import { LanguageKeySchema, nullable, oneOf } from '../../contract/schema.ts'
import { idOf } from '../base/path-ids.ts'
import type { Entrance } from '../base/entrance.ts'
import { DocumentDetail } from '../../contract/documents.ts'
import { LONGEST_NAME } from '../../contract/limits.ts'

const tag = 'Documents'

const related = {
  id: Type.String(),
  title: Type.String(),
  language_key: nullable(LanguageKeySchema),
  status: oneOf(['pending', 'ready', 'failed']),
  version: Type.Integer({ description: 'The version that its text is now.' }),
}
const Translations = Type.Object(
  {
    source: nullable(Type.Object(related, { description: 'What it was translated from, where that is still there.' })),
    translated_version: nullable(
      Type.Integer({ description: 'The version of the source that was translated; null: it is no translation.' }),
    ),
    lost: Type.Array(
      Type.Object({
        losses: Type.Array(
          Type.Object({
            kind: oneOf(['figure', 'added_figure', 'currency', 'name', 'link', 'notice', 'untranslated']),
            text: Type.String(),
          }),
        ),
        source: Type.String({ description: 'The line of the source, as Markdown.' }),
        target: Type.String({ description: 'What stands in the translation.' }),
      }),
      { description: 'Lines that lack a figure, a name, a link or a notice of the source, or were not translated, after a second try.' },
    ),
    translations: Type.Array(
      Type.Object({ ...related, of_version: nullable(Type.Integer({ description: 'The version it was made from.' })) }),
    ),
  },
  { title: 'Translations' },
)

const TranslationInput = Type.Object(
  {
    language_key: LanguageKeySchema,
    keep: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: LONGEST_NAME }), { maxItems: 100, description: 'Names that stay as they are.' }),
    ),
    wait: Type.Optional(Type.Boolean({ description: 'False: it is translated in the background.' })),
  },
  { title: 'TranslationInput' },
)

/** Loaded with the first translation. */
const translating = () => import('../../documents/translate/pending.ts')

export const translationRoutes = ({ prefix, route, who }: Entrance, models: Models, later?: Later): Route[] => {
  const PATH = `${prefix}/documents/{document_id}/translations`
  return [
    route({
      method: 'GET',
      path: PATH,
      operationId: 'listTranslations',
      items: 'translations',
      tag,
      needs: 'read',
      summary: 'What a document was translated from, what it lacks, and its translations',
      success: { status: 200, schema: Translations, description: 'Its source and its translations.' },
      errors: [401, 403, 404, 503],
      async handle(request) {
        const found = await findTranslations(models.db, who(request).workspaceId, idOf(request, 'document_id'))
        if (!found) throw notFound('Document')
        return found
      },
    }),
    route({
      method: 'POST',
      path: PATH,
      operationId: 'translateDocument',
      ruleWords: true,
      tag,
      needs: 'write_documents',
      summary: 'Translate a document into another language, as a document of its own',
      description:
        'Keeps the structure, figures, names and links of the source and uses the terminology. What a line lost is asked for ' +
        'again, once; what it still lacks is listed. Needs a language model: 409 without one.',
      body: TranslationInput,
      success: { status: 201, schema: DocumentDetail, description: 'The translation; with wait false, the one that waits.' },
      errors: [401, 403, 404, 409, 422, 502, 503, 504],
      async handle(request, reply) {
        const { workspaceId, userId: createdBy, keyId } = who(request)
        const sourceId = idOf(request, 'document_id')
        const { language_key: language, keep = [], wait = true } = request.body
        const order = { language, keep, keyId }
        let id: string
        if (later && !wait) id = (await later.translate(workspaceId, sourceId, order, createdBy)).id
        else {
          const { translatePending, translationToStore } = await translating()
          const pending = await translationToStore(models.db, workspaceId, sourceId, order)
          id = await storePendingTranslation(models.db, workspaceId, { ...pending, createdBy })
          try {
            const onTrouble = (failure: ModelFailure) =>
              request.log.warn({ ...workspaceIn(request as never), said: failure.said }, failure.message)
            await translatePending(models, workspaceId, { id, request: pending.request, createdBy }, { onTrouble })
          } catch (error) {
            await deleteDocument(models.db, workspaceId, id)
            throw error
          }
        }
        reply.code(201)
        return findDocumentForDesk(models.db, workspaceId, id)
      },
    }),
  ]
}
