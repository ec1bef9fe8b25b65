import type pg from 'pg'
import { addTone, changeTone, dropTone } from '../../library/tone-edits.ts'
import type { ToneEntry } from '../../library/library.ts'
import type { ToneInput as Given } from '../../library/tone-edits.ts'
import { notFound } from '../../errors.ts'
import type { Route } from '../base/route.ts'
import { idOf } from '../base/path-ids.ts'
import type { Entrance } from '../base/entrance.ts'
import { Done } from '../../contract/common.ts'
import { ToneCompareQuery, ToneComparison, ToneInput, ToneRestore, ToneSchema, ToneVersions } from '../../contract/tones.ts'

const tag = 'Library'

const versions = () => import('../../library/tone-versions.ts')

/** A tone as the shelf shows it. */
export const shownTone = ({ id, key, own, version, metas }: ToneEntry) => ({
  id,
  key,
  own,
  version: own ? Number(version) : null,
  languages: metas.map(({ id: metaId, language, name, description, content }) => ({
    id: metaId,
    language_key: language,
    name,
    description,
    content,
  })),
})

/** Loaded with the first request for tones. */
export const tonesOf = async (db: pg.Pool, workspaceId: string) =>
  (await (await import('../../library/library.ts')).workspaceShelf(db, workspaceId)).tones.map(shownTone)

export async function toneOf(db: pg.Pool, workspaceId: string, id: string) {
  const tone = (await tonesOf(db, workspaceId)).find((one) => one.id === id)
  if (!tone) throw notFound('Tone of voice')
  return tone
}

const given = (body: { languages: unknown[] }): Given => ({
  languages: (body.languages as Given['languages']).map((language) => ({
    ...language,
    description: language.description ?? null,
    content: language.content ?? null,
  })),
})

/** A workspace's own tones of voice; GET /shelf reads them together with templates and knowledge bases. */
export const toneRoutes = ({ prefix, route, who }: Entrance, db: pg.Pool): Route[] => {
  const ALL = `${prefix}/tones`
  const ONE = `${ALL}/{tone_id}`
  return [
    route({
      method: 'POST',
      path: ALL,
      operationId: 'createTone',
      tag,
      needs: 'write_documents',
      summary: 'Make a tone of voice',
      body: ToneInput,
      success: { status: 201, schema: ToneSchema, description: 'The tone.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request, reply) {
        const id = await addTone(db, who(request).workspaceId, who(request).userId, given(request.body))
        reply.code(201)
        return toneOf(db, who(request).workspaceId, id)
      },
    }),
    route({
      method: 'PUT',
      path: ONE,
      operationId: 'changeTone',
      tag,
      needs: 'write_documents',
      summary: "Change one of the workspace's own tones",
      body: ToneInput,
      success: { status: 200, schema: ToneSchema, description: 'The tone, as a new version.' },
      errors: [401, 403, 404, 409, 422, 503],
      async handle(request) {
        const { based_on: basedOn = null } = request.body
        const { userId } = who(request)
        await changeTone(db, who(request).workspaceId, userId, idOf(request, 'tone_id'), given(request.body), basedOn)
        return toneOf(db, who(request).workspaceId, idOf(request, 'tone_id'))
      },
    }),
    route({
      method: 'DELETE',
      path: ONE,
      operationId: 'deleteTone',
      tag,
      needs: 'write_documents',
      summary: "Delete one of the workspace's own tones",
      success: { status: 200, schema: Done, description: 'Deleted; documents written in it stay.' },
      errors: [401, 403, 404, 503],
      async handle(request) {
        await dropTone(db, who(request).workspaceId, idOf(request, 'tone_id'))
        return { done: true }
      },
    }),
    route({
      method: 'GET',
      path: `${ONE}/versions`,
      operationId: 'listToneVersions',
      items: 'versions',
      tag,
      needs: 'read',
      summary: "Versions of one of the workspace's own tones",
      success: { status: 200, schema: ToneVersions, description: 'Newest first.' },
      errors: [401, 403, 404, 503],
      handle: async (request) => (await versions()).toneVersions(db, who(request).workspaceId, idOf(request, 'tone_id')),
    }),
    route({
      method: 'GET',
      path: `${ONE}/compare`,
      operationId: 'compareTone',
      tag,
      needs: 'read',
      summary: 'What two versions of a tone say differently',
      query: ToneCompareQuery,
      success: { status: 200, schema: ToneComparison, description: 'The changes, language by language.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request) {
        const { from, to } = request.query
        return { changes: await (await versions()).compareTone(db, who(request).workspaceId, idOf(request, 'tone_id'), from, to) }
      },
    }),
    route({
      method: 'POST',
      path: `${ONE}/restore`,
      operationId: 'restoreTone',
      tag,
      needs: 'write_documents',
      summary: 'Take an earlier version of a tone up again, as a new one',
      body: ToneRestore,
      success: { status: 200, schema: ToneSchema, description: 'The tone; all of it was restored, or one language.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request) {
        const { version, language_key: language = null } = request.body
        const { restoreTone } = await versions()
        await restoreTone(db, who(request).workspaceId, who(request).userId, idOf(request, 'tone_id'), { version, language })
        return toneOf(db, who(request).workspaceId, idOf(request, 'tone_id'))
      },
    }),
  ]
}
