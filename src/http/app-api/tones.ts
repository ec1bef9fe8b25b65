import type pg from 'pg'
import { addTone, changeTone, dropTone } from '../../library/tone-edits.ts'
import type { ToneInput as Given } from '../../library/tone-edits.ts'
import type { Route } from '../route.ts'
import { appRoute, idOf, workspaceOf } from './access.ts'
import { Done } from './schemas/common.ts'
import { Made, ToneInput } from './schemas/library.ts'

const tag = 'Library'
const ALL = '/w/{workspace_id}/tones'
const ONE = `${ALL}/{tone_id}`

const given = (body: { languages: unknown[] }): Given => ({
  languages: (body.languages as Given['languages']).map((language) => ({
    ...language,
    description: language.description ?? null,
    content: language.content ?? null,
  })),
})

/** A workspace's own tones of voice; GET /shelf reads them together with templates and knowledge bases. */
export const toneRoutes = (db: pg.Pool): Route[] => [
  appRoute({
    method: 'POST',
    path: ALL,
    operationId: 'createTone',
    tag,
    needs: 'write_documents',
    summary: 'Make a tone of voice',
    body: ToneInput,
    success: { status: 201, schema: Made, description: 'Its identifier.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request, reply) {
      const id = await addTone(db, workspaceOf(request), given(request.body))
      reply.code(201)
      return { id }
    },
  }),
  appRoute({
    method: 'PUT',
    path: ONE,
    operationId: 'changeTone',
    tag,
    needs: 'write_documents',
    summary: "Change one of the workspace's own tones",
    body: ToneInput,
    success: { status: 200, schema: Done, description: 'Changed, as a new version.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      await changeTone(db, workspaceOf(request), idOf(request, 'tone_id'), given(request.body))
      return { done: true }
    },
  }),
  appRoute({
    method: 'DELETE',
    path: ONE,
    operationId: 'deleteTone',
    tag,
    needs: 'write_documents',
    summary: "Delete one of the workspace's own tones",
    success: { status: 200, schema: Done, description: 'Deleted; documents written in it stay.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      await dropTone(db, workspaceOf(request), idOf(request, 'tone_id'))
      return { done: true }
    },
  }),
]
