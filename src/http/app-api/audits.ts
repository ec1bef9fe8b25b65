import type pg from 'pg'
import { Type } from 'typebox'
import type { AuditService } from '../../audits/service-interface.ts'
import { startAudit } from '../../audits/start-audit.ts'
import { findAuditHeads } from '../../db/audits/heads.ts'
import { findAudit, listAuditSummaries } from '../../db/audits/pages.ts'
import { auditReading, undecidedOverTime } from '../../db/audits/reading.ts'
import { listAssets } from '../../db/audits/assets.ts'
import { ruleCounts } from '../../db/rules/counts.ts'
import { isId } from '../../db/base/ids.ts'
import { notFound } from '../../errors.ts'
import { oneOf } from '../../contract/schema.ts'
import type { Route } from '../base/route.ts'
import { runningAudits } from '../shared/running-audits.ts'
import { actorOf, appRoute, workspaceOf } from './access.ts'
import { idOf, NIL_ID } from '../base/path-ids.ts'
import { sourcesOf } from '../shared/audit-sources.ts'
import { askedChoice } from '../shared/markets.ts'
import {
  ASSET_STATES,
  AssetsSchema,
  AuditCreated,
  AuditDetail,
  AuditInput,
  AuditsSchema,
  PreviewInput,
  PreviewSchema,
  RetryInput,
  RetryResult,
  RuleCounts,
  Timeline,
} from '../../contract/audits.ts'
import { Done, windowQuery } from '../../contract/common.ts'
import { LONGEST_MEMBER, LONGEST_PACK, LONGEST_SEARCH } from '../../contract/limits.ts'
import { AUDIT_STATUSES } from '../../contract/values.ts'

const tag = 'Audits'
const AUDIT = '/w/{workspace_id}/audits/{audit_id}'

export const auditRoutes = (db: pg.Pool, audits: AuditService | undefined): Route[] => [
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/audits',
    operationId: 'listAudits',
    tag,
    needs: 'read',
    summary: 'Audits, newest first',
    query: Type.Object({
      ...windowQuery(100, 50),
      search: Type.Optional(Type.String({ maxLength: LONGEST_SEARCH, description: 'In the name.' })),
      status: Type.Optional(oneOf(AUDIT_STATUSES, { description: 'Only with this status.' })),
      created_by: Type.Optional(Type.String({ maxLength: LONGEST_MEMBER, description: 'Only those this member started.' })),
      pack: Type.Optional(Type.String({ maxLength: LONGEST_PACK, description: 'Only those run with this pack.' })),
    }),
    success: { status: 200, schema: AuditsSchema, description: 'A window of the audits.' },
    errors: [401, 403, 404, 422, 503],
    handle: async (request) => listAuditSummaries(db, workspaceOf(request), request.query),
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/audits',
    operationId: 'startAudit',
    tag,
    needs: 'run_audits',
    summary: 'Start an audit; it runs at once',
    body: AuditInput,
    success: { status: 201, schema: AuditCreated, description: 'It has started.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request, reply) {
      const { name, sources, packs = null, schedule = null, time_zone: timeZone = 'UTC', ...choice } = request.body
      const asked = { name: name.trim() || 'Audit', sources: sourcesOf(sources), packs, choice: askedChoice(choice) }
      const started = await startAudit(runningAudits(audits), db, workspaceOf(request), actorOf(request), asked, { schedule, timeZone })
      reply.code(201)
      return started
    },
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/audits/preview',
    operationId: 'previewAudit',
    tag,
    needs: 'run_audits',
    summary: 'What an audit would read, before it starts',
    body: PreviewInput,
    success: { status: 200, schema: PreviewSchema, description: 'What is known by now.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const { sources, packs = null, ...choice } = request.body
      return runningAudits(audits).preview(db, workspaceOf(request), { sources: sourcesOf(sources), packs, choice: askedChoice(choice) })
    },
  }),
  appRoute({
    method: 'GET',
    path: AUDIT,
    operationId: 'getAudit',
    tag,
    needs: 'read',
    summary: 'One audit: progress, counts, what was read and what was not',
    success: { status: 200, schema: AuditDetail, description: 'The audit.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      const [workspaceId, auditId] = [workspaceOf(request), idOf(request, 'audit_id')]
      const audit = await findAudit(db, workspaceId, auditId)
      if (!audit) throw notFound('Audit')
      return { ...audit, ...(await auditReading(db, workspaceId, auditId)) }
    },
  }),
  appRoute({
    method: 'GET',
    path: `${AUDIT}/assets`,
    operationId: 'listAssets',
    tag,
    needs: 'read',
    summary: 'What an audit read or could not read',
    query: Type.Object({
      ...windowQuery(200, 50),
      state: Type.Optional(oneOf(ASSET_STATES, { description: 'Only in this state.' })),
      search: Type.Optional(Type.String({ maxLength: LONGEST_SEARCH, description: 'In name or address.' })),
      held: Type.Optional(oneOf(['some'], { description: 'Only those on which findings were held back.' })),
    }),
    success: { status: 200, schema: AssetsSchema, description: 'A window of the assets, in the order they were found.' },
    errors: [401, 403, 404, 422, 503],
    handle: async (request) => listAssets(db, workspaceOf(request), idOf(request, 'audit_id'), request.query),
  }),
  appRoute({
    method: 'GET',
    path: `${AUDIT}/rules`,
    operationId: 'countByRule',
    ruleWords: true,
    tag,
    needs: 'read',
    summary: 'Findings by rule, severity and state',
    success: { status: 200, schema: RuleCounts, description: 'One row for each rule that found something.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      const [workspaceId, auditId] = [workspaceOf(request), idOf(request, 'audit_id')]
      if ((await findAuditHeads(db, workspaceId, [auditId])).length === 0) throw notFound('Audit')
      return { rules: await ruleCounts(db, workspaceId, auditId) }
    },
  }),
  appRoute({
    method: 'GET',
    path: `${AUDIT}/timeline`,
    operationId: 'getTimeline',
    tag,
    needs: 'read',
    summary: 'Undecided violations over time',
    success: { status: 200, schema: Timeline, description: 'The points.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => ({ points: await undecidedOverTime(db, workspaceOf(request), idOf(request, 'audit_id')) }),
  }),
  appRoute({
    method: 'POST',
    path: `${AUDIT}/again`,
    operationId: 'runAuditAgain',
    tag,
    needs: 'run_audits',
    summary: 'Start a new audit of the same sources by the same packs',
    success: { status: 201, schema: AuditCreated, description: 'It has started.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request, reply) {
      const started = await runningAudits(audits).again(db, workspaceOf(request), actorOf(request), idOf(request, 'audit_id'))
      if (!started) throw notFound('Audit')
      reply.code(201)
      return started
    },
  }),
  appRoute({
    method: 'POST',
    path: `${AUDIT}/cancel`,
    operationId: 'cancelAudit',
    tag,
    needs: 'run_audits',
    summary: 'Cancel an audit that runs',
    success: { status: 200, schema: Done, description: 'Cancelled.' },
    errors: [401, 403, 404, 409, 503],
    async handle(request) {
      if ((await runningAudits(audits).cancel(db, workspaceOf(request), actorOf(request), idOf(request, 'audit_id'))) === null)
        throw notFound('Audit')
      return { done: true }
    },
  }),
  appRoute({
    method: 'POST',
    path: `${AUDIT}/retry`,
    operationId: 'retryAudit',
    tag,
    needs: 'run_audits',
    summary: 'Try failed assets again',
    body: RetryInput,
    success: { status: 200, schema: RetryResult, description: 'They are tried again.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request) {
      const retried = await runningAudits(audits).retry(
        db,
        workspaceOf(request),
        actorOf(request),
        idOf(request, 'audit_id'),
        request.body.asset_ids?.map((id) => (isId(id) ? id : NIL_ID)) ?? null,
      )
      if (!retried) throw notFound('Audit')
      return retried
    },
  }),
]
