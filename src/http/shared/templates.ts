import type pg from 'pg'
import type { Writing } from '../../models/writing.ts'
import type { PreviewRequest } from '../../documents/write/preview.ts'
import type { Route } from '../base/route.ts'
import { idOf, NIL_ID } from '../base/path-ids.ts'
import type { Entrance } from '../base/entrance.ts'
import { isId } from '../../db/base/ids.ts'
import { Done } from '../../contract/common.ts'
import {
  PreviewInput,
  PreviewSchema,
  TemplateCompareQuery,
  TemplateComparison,
  TemplateDetail,
  TemplateDraftInput,
  TemplateMade,
  TemplatePublication,
  TemplateRollBack,
  TemplatesSchema,
  TemplateStart,
} from '../../contract/templates.ts'

const tag = 'Library'
/** Sixteen files of a hundred thousand characters. */
const BODY_LIMIT = 8 * 1024 * 1024
const DONE = { done: true }

/** Loaded on first use: they bring the library and its drafts with them. */
const lists = () => import('../../library/template-list.ts')
const edits = () => import('../../library/template-edits.ts')

type Asked = Parameters<Entrance['who']>[0]
const chosen = (id: string | null | undefined) => (id === null || id === undefined ? null : isId(id) ? id : NIL_ID)

/** A workspace's own templates: written, previewed, published and taken back. GET /shelf reads those that documents are written with. */
export const templateRoutes = ({ prefix, route, who, actor }: Entrance, db: pg.Pool, writing: Writing): Route[] => {
  const ALL = `${prefix}/templates`
  const ONE = `${ALL}/{template_id}`
  const detail = async (request: Asked) => (await lists()).templateDetail(db, who(request).workspaceId, idOf(request, 'template_id'))
  return [
    route({
      method: 'GET',
      path: ALL,
      operationId: 'listTemplates',
      items: 'templates',
      tag,
      needs: 'read',
      summary: 'Templates, built in and own, and those that are only drafts',
      success: { status: 200, schema: TemplatesSchema, description: 'All of them.' },
      errors: [401, 403, 404, 503],
      handle: async (request) => ({ templates: await (await lists()).listTemplates(db, who(request).workspaceId) }),
    }),
    route({
      method: 'POST',
      path: ALL,
      operationId: 'startTemplate',
      tag,
      needs: 'write_documents',
      summary: 'Begin a template with a draft: empty, as a copy, or from a document',
      body: TemplateStart,
      success: { status: 201, schema: TemplateMade, description: 'The template.' },
      errors: [401, 403, 404, 409, 422, 503],
      async handle(request, reply) {
        const { key = null, name = null, language_key: language = 'EN', copy_of: copyOf, document_id: documentId } = request.body
        const { startTemplate } = await import('../../library/template-start.ts')
        const made = await startTemplate(db, who(request).workspaceId, actor(request), {
          key,
          name,
          language,
          copyOf: chosen(copyOf),
          documentId: chosen(documentId),
        })
        reply.code(201)
        return { ...made, ...(await (await lists()).templateDetail(db, who(request).workspaceId, made.id)) }
      },
    }),
    route({
      method: 'POST',
      path: `${ALL}/preview`,
      operationId: 'previewTemplate',
      config: { unkept: 'changes nothing' },
      tag,
      needs: 'write_documents',
      summary: 'What a template would write, and what is wrong with its files; nothing is stored',
      body: PreviewInput,
      bodyLimit: BODY_LIMIT,
      success: { status: 200, schema: PreviewSchema, description: 'The text, or the faults.' },
      errors: [401, 403, 404, 422, 502, 503, 504],
      async handle(request) {
        const {
          key,
          files,
          language_key: language = null,
          input = null,
          tone_meta_id: toneMetaId = null,
          variant,
          by_model: byModel,
        } = request.body
        const { previewTemplate } = await import('../../documents/write/preview.ts')
        const asked = { key, files, language, input, toneMetaId, variant, byModel, userId: who(request).userId } as PreviewRequest
        const preview = await previewTemplate(writing, who(request).workspaceId, asked)
        const { written } = preview
        return {
          faults: preview.faults,
          forms: preview.forms.map(({ language: spoken, name, form }) => ({ language_key: spoken, name, form })),
          language_key: preview.language,
          input: preview.input,
          document: written && {
            title: written.draft.title,
            blocks: written.draft.blocks,
            markdown: written.draft.markdown,
            message: written.draft.message,
            model: written.model,
            findings: written.remaining,
            changes: written.changes,
          },
          prompts: preview.prompts,
        }
      },
    }),
    route({
      method: 'GET',
      path: ONE,
      operationId: 'getTemplate',
      tag,
      needs: 'read',
      summary: 'One template with its files and versions',
      success: { status: 200, schema: TemplateDetail, description: 'The template; its draft where there is one.' },
      errors: [401, 403, 404, 503],
      handle: (request) => detail(request),
    }),
    route({
      method: 'DELETE',
      path: ONE,
      operationId: 'deleteTemplate',
      tag,
      needs: 'write_documents',
      summary: "Take one of the workspace's own templates off the shelf",
      success: { status: 200, schema: Done, description: 'Gone; documents written with it stay, and its versions with them.' },
      errors: [401, 403, 404, 503],
      async handle(request) {
        await (await edits()).dropTemplate(db, who(request).workspaceId, actor(request), idOf(request, 'template_id'))
        return DONE
      },
    }),
    route({
      method: 'PUT',
      path: `${ONE}/draft`,
      operationId: 'saveTemplateDraft',
      tag,
      needs: 'write_documents',
      summary: 'Save the draft of a template',
      body: TemplateDraftInput,
      bodyLimit: BODY_LIMIT,
      success: { status: 200, schema: TemplateDetail, description: 'The template.' },
      errors: [401, 403, 404, 409, 422, 503],
      async handle(request) {
        const { files, based_on: basedOn } = request.body
        const { saveTemplateDraft } = await edits()
        await saveTemplateDraft(db, who(request).workspaceId, actor(request), idOf(request, 'template_id'), { files, basedOn })
        return detail(request)
      },
    }),
    route({
      method: 'DELETE',
      path: `${ONE}/draft`,
      operationId: 'discardTemplateDraft',
      tag,
      needs: 'write_documents',
      summary: 'Throw the draft away; a template without a version is gone with it',
      success: { status: 200, schema: Done, description: 'Gone.' },
      errors: [401, 403, 404, 503],
      async handle(request) {
        await (await edits()).discardTemplateDraft(db, who(request).workspaceId, idOf(request, 'template_id'))
        return DONE
      },
    }),
    route({
      method: 'POST',
      path: `${ONE}/publish`,
      operationId: 'publishTemplate',
      tag,
      needs: 'write_documents',
      summary: 'Make the draft the version that documents are written with',
      body: TemplatePublication,
      success: { status: 200, schema: TemplateDetail, description: 'The template.' },
      errors: [401, 403, 404, 409, 422, 503],
      async handle(request) {
        const { reason, based_on: basedOn } = request.body
        const { publishTemplate } = await edits()
        await publishTemplate(db, who(request).workspaceId, actor(request), idOf(request, 'template_id'), { reason, basedOn })
        return detail(request)
      },
    }),
    route({
      method: 'POST',
      path: `${ONE}/roll-back`,
      operationId: 'rollTemplateBack',
      tag,
      needs: 'write_documents',
      summary: 'Take an earlier version up again, as a new one',
      body: TemplateRollBack,
      success: { status: 200, schema: TemplateDetail, description: 'The template.' },
      errors: [401, 403, 404, 409, 422, 503],
      async handle(request) {
        const { rollTemplateBack } = await edits()
        await rollTemplateBack(db, who(request).workspaceId, actor(request), idOf(request, 'template_id'), request.body)
        return detail(request)
      },
    }),
    route({
      method: 'GET',
      path: `${ONE}/compare`,
      operationId: 'compareTemplate',
      tag,
      needs: 'read',
      summary: 'What two versions say differently, in words',
      query: TemplateCompareQuery,
      success: { status: 200, schema: TemplateComparison, description: 'The changes.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request) {
        const [{ filesOfVersion }, { templateChanges }] = await Promise.all([
          lists(),
          import('../../generation/template/template-changes.ts'),
        ])
        const of = (version: number) => filesOfVersion(db, who(request).workspaceId, idOf(request, 'template_id'), version)
        return { changes: templateChanges(await of(request.query.from), await of(request.query.to)) }
      },
    }),
  ]
}
