import type pg from 'pg'
import { Type } from 'typebox'
import type { AuditService } from '../../../audits/service-interface.ts'
import { startAudit } from '../../../audits/start-audit.ts'
import { auditsAfter, findAudit } from '../../../db/audits/pages.ts'
import { isId } from '../../../db/base/ids.ts'
import { gateResults, refreshGates } from '../../../db/sites/gates.ts'
import { deleteAudit } from '../../../deleting/audits.ts'
import { notFound } from '../../../errors.ts'
import { idOf, NIL_ID } from '../../base/path-ids.ts'
import { idsIn } from '../../shared/violation-filter.ts'
import { sourcesOf } from '../../shared/audit-sources.ts'
import { runningAudits } from '../../shared/running-audits.ts'
import { askedChoice } from '../../shared/markets.ts'
import { AuditInput, RetryInput } from '../../../contract/audits.ts'
import { Done } from '../../../contract/common.ts'
import { momentOf } from '../../base/moment.ts'
import { oneOf, Moment } from '../../../contract/schema.ts'
import { actorOf, publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { refuseOthers } from '../people.ts'
import { AuditPage, AuditRetried, AuditState } from '../../../contract/public/v2/audits.ts'
import { readPlace, writePlace } from './cursor.ts'
import { FilterValue, several, cursorQuery } from '../../../contract/public/v2/lists.ts'
import { AUDIT_STATUSES } from '../../../contract/values.ts'

const tag = 'Audits'
const AUDIT = '/audits/{audit_id}'

/** Audits by a key: listed, started, looked at until they end, stopped, and what failed in them tried again. */
export const auditRoutesV2 = (db: pg.Pool, audits: AuditService | undefined): PublicRoute[] => [
  publicRoute({
    method: 'GET',
    path: '/audits',
    operationId: 'listAudits',
    tag,
    scope: 'read',
    summary: 'All audits, newest first, page by page',
    query: Type.Object({
      ...cursorQuery(),
      status: several(oneOf(AUDIT_STATUSES), 'Only with one of these statuses.'),
      site: several(FilterValue, 'Only runs of these sites.'),
      since: Moment('Made at this time or later.'),
    }),
    success: { status: 200, schema: AuditPage, description: 'A page of them.' },
    errors: [401, 403, 422, 429, 503],
    async handle(request) {
      const { cursor, limit, status: statuses = null, site, since } = request.query
      const { audits: page, next } = await auditsAfter(db, workspaceOf(request), {
        statuses,
        sites: idsIn(site?.join(',')),
        since: since ? new Date(momentOf(since, 'query', 'since')!) : null,
        after: readPlace(cursor),
        limit,
      })
      return { audits: await withGates(db, workspaceOf(request), page), next: writePlace(next) }
    },
  }),
  publicRoute({
    method: 'POST',
    path: '/audits',
    operationId: 'startAudit',
    tag,
    scope: 'write',
    summary: 'Start an audit; it runs at once, with the rules of the workspace, and its findings are stored for review',
    description:
      'Sources are a crawl, a sitemap, a list of addresses, uploaded files, pasted text, or documents of the workspace. With a schedule ' +
      'it is the first run of a site that is audited again at these times.',
    body: AuditInput,
    example: { name: 'Docs', sources: [{ kind: 'urls', urls: ['https://shop.example/'] }], packs: ['eu-green-claims'] },
    success: { status: 201, schema: AuditState, description: 'The audit, which has started.' },
    errors: [401, 403, 422, 429, 503],
    async handle(request, reply) {
      await refuseOthers(db, request.holder!, 'run_audits')
      const { name: given, sources, packs = null, schedule = null, time_zone: timeZone = 'UTC', ...choice } = request.body
      const name = given.trim() || 'Audit'
      const asked = { name, sources: sourcesOf(sources), packs, choice: askedChoice(choice), collection: name }
      const { id } = await startAudit(runningAudits(audits), db, workspaceOf(request), actorOf(request), asked, { schedule, timeZone })
      reply.code(201)
      return shownAudit(db, workspaceOf(request), id)
    },
  }),
  publicRoute({
    method: 'GET',
    path: AUDIT,
    operationId: 'getAudit',
    tag,
    scope: 'read',
    summary: 'How far an audit is, and what it has found',
    success: { status: 200, schema: AuditState, description: 'The audit.' },
    errors: [401, 403, 404, 429, 503],
    async handle(request) {
      return shownAudit(db, workspaceOf(request), idOf(request, 'audit_id'))
    },
  }),
  publicRoute({
    method: 'DELETE',
    path: AUDIT,
    operationId: 'deleteAudit',
    tag,
    scope: 'administer',
    summary: 'Delete an audit with what it has found, for good',
    description: 'One that runs is cancelled. What stays of it is a tombstone. A person’s key: while its person is an owner.',
    success: { status: 200, schema: Done, description: 'Gone at once; what belonged to it goes in the background.' },
    errors: [401, 403, 404, 409, 422, 429, 503],
    async handle(request) {
      await refuseOthers(db, request.holder!, 'manage_workspace', 'delete audits')
      await deleteAudit(db, workspaceOf(request), actorOf(request), idOf(request, 'audit_id'), null)
      return { done: true }
    },
  }),
  publicRoute({
    method: 'POST',
    path: `${AUDIT}/cancel`,
    operationId: 'cancelAudit',
    tag,
    scope: 'write',
    summary: 'Cancel an audit that runs; what it has found by then stays',
    success: { status: 200, schema: AuditState, description: 'The audit.' },
    errors: [401, 403, 404, 409, 422, 429, 503],
    async handle(request) {
      await refuseOthers(db, request.holder!, 'run_audits')
      const done = await runningAudits(audits).cancel(db, workspaceOf(request), actorOf(request), idOf(request, 'audit_id'))
      if (done === null) throw notFound('Audit')
      return shownAudit(db, workspaceOf(request), idOf(request, 'audit_id'))
    },
  }),
  publicRoute({
    method: 'POST',
    path: `${AUDIT}/retry`,
    operationId: 'retryAudit',
    tag,
    scope: 'write',
    summary: 'Try what failed again, in the same audit',
    body: RetryInput,
    example: {},
    success: { status: 200, schema: AuditRetried, description: 'The audit, which goes on.' },
    errors: [401, 403, 404, 409, 422, 429, 503],
    async handle(request) {
      await refuseOthers(db, request.holder!, 'run_audits')
      const assets = request.body.asset_ids?.map((id) => (isId(id) ? id : NIL_ID)) ?? null
      const retried = await runningAudits(audits).retry(db, workspaceOf(request), actorOf(request), idOf(request, 'audit_id'), assets)
      if (!retried) throw notFound('Audit')
      return { ...(await shownAudit(db, workspaceOf(request), idOf(request, 'audit_id'))), retried: retried.assets }
    },
  }),
  publicRoute({
    method: 'POST',
    path: `${AUDIT}/again`,
    operationId: 'runAuditAgain',
    tag,
    scope: 'write',
    summary: 'Start a new audit of the same sources by the same packs',
    success: { status: 201, schema: AuditState, description: 'The audit, which has started.' },
    errors: [401, 403, 404, 409, 422, 429, 503],
    async handle(request, reply) {
      await refuseOthers(db, request.holder!, 'run_audits')
      const started = await runningAudits(audits).again(db, workspaceOf(request), actorOf(request), idOf(request, 'audit_id'))
      if (!started) throw notFound('Audit')
      reply.code(201)
      return shownAudit(db, workspaceOf(request), started.id)
    },
  }),
]

/** An audit as every call answers it. */
export async function shownAudit(db: pg.Pool, workspaceId: string, id: string) {
  const audit = await findAudit(db, workspaceId, id)
  if (!audit) throw notFound('Audit')
  return (await withGates(db, workspaceId, [audit]))[0]!
}

/** Audits, each with what came of its site's gate. */
async function withGates<Audit extends { id: string; site_id: string | null }>(db: pg.Pool, workspaceId: string, audits: Audit[]) {
  const runs = audits.filter(({ site_id: site }) => site !== null)
  if (runs.length > 0) await refreshGates(db, workspaceId, runs.length === 1 ? runs[0]!.site_id : null)
  const gates = await gateResults(
    db,
    workspaceId,
    runs.map(({ id }) => id),
  )
  return audits.map((audit) => ({ ...audit, gate: gates.get(audit.id) ?? null }))
}
