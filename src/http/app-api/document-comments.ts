import type pg from 'pg'
import { Type } from 'typebox'
import { addDocumentComment, listDocumentComments, resolveDocumentComment } from '../../db/documents/comments.ts'
import { invalid, notFound } from '../../errors.ts'
import type { Route } from '../base/route.ts'
import { nullable, Timestamp } from '../../contract/schema.ts'
import { appRoute, visitorOf, workspaceOf } from './access.ts'
import { idOf } from '../base/path-ids.ts'
import { MaybeText } from '../../contract/common.ts'
import { LONGEST_COMMENT, LONGEST_ID, LONGEST_PRECEDING_WORDS, LONGEST_QUOTE } from '../../contract/limits.ts'

const tag = 'Documents'
const ALL = '/w/{workspace_id}/documents/{document_id}/comments'
/** The most comments on one text. */
const MOST = 1000

const DocumentComments = Type.Object(
  {
    comments: Type.Array(
      Type.Object({
        id: Type.String(),
        reply_to: MaybeText('The comment it answers.'),
        quote: Type.String({ description: 'The words it is about.' }),
        preceding: Type.String({ description: 'What stood before them in the same line.' }),
        content: Type.String(),
        author: nullable(Type.Object({ id: Type.String(), name: Type.String() })),
        created_at: Timestamp('When it was made.'),
        resolved_at: nullable(Timestamp('When it was done.')),
      }),
      { description: 'In the order they were made.' },
    ),
  },
  { title: 'DocumentComments' },
)

const DocumentCommentInput = Type.Object(
  {
    content: Type.String({ minLength: 1, maxLength: LONGEST_COMMENT }),
    quote: Type.Optional(Type.String({ maxLength: LONGEST_QUOTE, description: 'The words it is about; an answer has none.' })),
    preceding: Type.Optional(Type.String({ maxLength: LONGEST_PRECEDING_WORDS })),
    reply_to: Type.Optional(nullable(Type.String({ maxLength: LONGEST_ID, description: 'The comment it answers.' }))),
  },
  { title: 'DocumentCommentInput' },
)

const storable = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed()

export const documentCommentRoutes = (db: pg.Pool): Route[] => {
  const all = async (workspaceId: string, documentId: string) => {
    const comments = await listDocumentComments(db, workspaceId, documentId)
    if (!comments) throw notFound('Document')
    return { comments }
  }
  return [
    appRoute({
      method: 'GET',
      path: ALL,
      operationId: 'listDocumentComments',
      tag,
      needs: 'read',
      summary: 'Comments in the margin of a document',
      success: { status: 200, schema: DocumentComments, description: 'All of them.' },
      errors: [401, 403, 404, 503],
      handle: async (request) => all(workspaceOf(request), idOf(request, 'document_id')),
    }),
    appRoute({
      method: 'POST',
      path: ALL,
      operationId: 'addDocumentComment',
      tag,
      needs: 'comment',
      summary: 'Comment on words of a document, or answer a comment',
      body: DocumentCommentInput,
      success: { status: 201, schema: DocumentComments, description: 'All comments, with the new one.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request, reply) {
        const { content, quote = '', preceding = '', reply_to: replyTo = null } = request.body
        const field = content.trim() === '' ? 'content' : replyTo === null && quote.trim() === '' ? 'quote' : null
        if (field !== null) throw invalid({ loc: ['body', field], msg: 'Value error, it must not be blank', type: 'value_error' })
        const [workspaceId, documentId] = [workspaceOf(request), idOf(request, 'document_id')]
        const comment = {
          replyTo,
          quote: storable(quote),
          preceding: storable(preceding),
          content: storable(content).trim(),
          authorId: visitorOf(request).userId,
        }
        if (!(await addDocumentComment(db, workspaceId, documentId, comment, MOST))) throw notFound('Document')
        reply.code(201)
        return all(workspaceId, documentId)
      },
    }),
    appRoute({
      method: 'PATCH',
      path: `${ALL}/{comment_id}`,
      operationId: 'resolveDocumentComment',
      tag,
      needs: 'comment',
      summary: 'Mark a comment as done, or open it again',
      body: Type.Object({ resolved: Type.Boolean() }, { title: 'ResolveInput' }),
      success: { status: 200, schema: DocumentComments, description: 'All comments.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request) {
        const [workspaceId, documentId] = [workspaceOf(request), idOf(request, 'document_id')]
        const by = request.body.resolved ? visitorOf(request).userId : null
        if (!(await resolveDocumentComment(db, workspaceId, documentId, idOf(request, 'comment_id'), by))) throw notFound('Comment')
        return all(workspaceId, documentId)
      },
    }),
  ]
}
