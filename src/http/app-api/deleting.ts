import type pg from 'pg'
import { Type } from 'typebox'
import { readRetention } from '../../db/deletion/retention.ts'
import { listTombstones } from '../../db/deletion/tombstones.ts'
import { changeSetting } from '../../db/settings/changes.ts'
import { deleteAudit, deleteSite, previewAuditDeletion, previewSiteDeletion } from '../../deleting/audits.ts'
import { deleteDocument } from '../../deleting/documents.ts'
import { deletePerson, previewPersonDeletion } from '../../deleting/people.ts'
import { tombstoneText } from '../../deleting/words.ts'
import type { Actor } from '../../reviews/chart/actor.ts'
import type { Route } from '../base/route.ts'
import { actorOf, appRoute, changeBy, workspaceOf } from './access.ts'
import { idOf } from '../base/path-ids.ts'
import { windowQuery } from '../../contract/common.ts'
import { Deleted, DeletionPreview, NameInput, PersonPreview, RetentionInput, RetentionSchema, Tombstones } from '../../contract/deleting.ts'

const tag = 'Deleting'
const GONE = { status: 200, schema: Deleted, description: 'Gone at once; what belonged to it goes in the background.' } as const

type Preview = (db: pg.Pool, workspaceId: string, actor: Actor, id: string) => Promise<unknown>
type Deletion = (db: pg.Pool, workspaceId: string, actor: Actor, id: string, typed: string) => Promise<unknown>

/** What can be deleted: what the path calls it, and who does it. */
const deletable = (
  db: pg.Pool,
  path: string,
  id: string,
  what: string,
  preview: Preview | null,
  schema: typeof DeletionPreview | typeof PersonPreview,
  remove: Deletion,
) => [
  ...(preview
    ? [
        appRoute({
          method: 'GET',
          path: `${path}/deletion`,
          operationId: `preview${what}Deletion`,
          tag,
          needs: 'manage_workspace',
          summary: 'What would go, what stays, and what the tombstone will say',
          success: { status: 200, schema, description: 'Nothing is changed.' },
          errors: [401, 403, 404, 503],
          handle: async (request) => preview(db, workspaceOf(request), actorOf(request), idOf(request, id)) as never,
        }),
      ]
    : []),
  appRoute({
    method: 'POST',
    path: `${path}/delete`,
    operationId: `delete${what}`,
    tag,
    needs: 'manage_workspace',
    summary: 'Delete it for good, its name typed',
    body: NameInput,
    success: GONE,
    errors: [401, 403, 404, 409, 422, 503],
    handle: async (request) => remove(db, workspaceOf(request), actorOf(request), idOf(request, id), request.body.name) as never,
  }),
]

/** `keepDays`: what the server keeps at most, 0 for everything. */
export const deletingRoutes = (db: pg.Pool, keepDays: number): Route[] => [
  ...deletable(db, '/w/{workspace_id}/audits/{audit_id}', 'audit_id', 'Audit', previewAuditDeletion, DeletionPreview, deleteAudit),
  ...deletable(db, '/w/{workspace_id}/sites/{site_id}', 'site_id', 'Site', previewSiteDeletion, DeletionPreview, deleteSite),
  ...deletable(db, '/w/{workspace_id}/documents/{document_id}', 'document_id', 'Document', null, DeletionPreview, deleteDocument),
  ...deletable(db, '/w/{workspace_id}/members/{user_id}', 'user_id', 'Person', previewPersonDeletion, PersonPreview, deletePerson),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/tombstones',
    operationId: 'listTombstones',
    tag,
    needs: 'manage_workspace',
    summary: 'What was deleted, newest first, and how far the work behind it has got',
    query: Type.Object(windowQuery(200, 50)),
    success: { status: 200, schema: Tombstones, description: 'A window of them.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const { limit, offset } = request.query
      const { rows, total } = await listTombstones(db, workspaceOf(request), limit, offset)
      return {
        tombstones: rows.map(({ entry, findings_hash: hash, ...row }) => ({
          ...row,
          by: entry.actor.name,
          text: tombstoneText(row.kind, entry, entry.actor.name, row.at),
          findings_sha256: hash,
        })) as never,
        total,
      }
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/retention',
    operationId: 'getRetention',
    tag,
    needs: 'read',
    summary: 'How long things are kept',
    success: { status: 200, schema: RetentionSchema, description: 'In days.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => ({ ...(await readRetention(db, workspaceOf(request))), server: keepDays || null }),
  }),
  appRoute({
    method: 'PUT',
    path: '/w/{workspace_id}/retention',
    operationId: 'setRetention',
    tag,
    needs: 'manage_workspace',
    summary: 'Change how long things are kept',
    description: 'What is older is deleted by the worker within the hour, with a tombstone.',
    body: RetentionInput,
    success: { status: 200, schema: RetentionSchema, description: 'In days.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const { pages, texts, audits, versions = (await readRetention(db, workspaceOf(request))).versions } = request.body
      const { reason } = request.body
      await changeSetting(db, workspaceOf(request), 'retention', { pages, texts, audits, versions }, changeBy(request, reason))
      return { ...(await readRetention(db, workspaceOf(request))), server: keepDays || null }
    },
  }),
]
