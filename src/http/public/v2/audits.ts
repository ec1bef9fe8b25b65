import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { Type } from 'typebox'
import type { AuditService } from '../../../audits/service-interface.ts'
import { findAuditHeads } from '../../../db/audit-heads.ts'
import { bySeverity } from '../../../db/audit-pages.ts'
import { AUDIT_STATUSES, findAuditAnywhere } from '../../../db/audits.ts'
import { isId } from '../../../db/ids.ts'
import { AppError, notFound } from '../../../errors.ts'
import { RULE_SEVERITIES } from '../../../rules/definition/rule.ts'
import { sourcesOf } from '../../app-api/audit-sources.ts'
import { askedChoice } from '../../app-api/markets.ts'
import { AuditCreated, AuditInput, FilesInput, UploadsSchema } from '../../app-api/schemas/audits.ts'
import { FileReceiver, UPLOADS_IN_WORDS } from '../../receive-files.ts'
import { route } from '../../route.ts'
import type { Route } from '../../route.ts'
import { oneOf } from '../../schema.ts'
import { actorOf, workspaceOf } from '../access.ts'

const Count = (description: string) => Type.Integer({ description })

const AuditState = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    status: oneOf(AUDIT_STATUSES, { description: 'PENDING and RUNNING go on; the others have ended.' }),
    total_assets: Count('What was found to check, so far.'),
    completed_assets: Count('Checked.'),
    failed_assets: Count('Could not be read.'),
    total_violations: Count('Findings, so far.'),
    by_severity: Type.Object(Object.fromEntries(RULE_SEVERITIES.map((severity) => [severity, Type.Integer()])), {
      description: 'Findings of each severity.',
    }),
  },
  { title: 'AuditState' },
)

const tag = 'Audits'

/** Audits that are started by a key: files are uploaded, named by an audit, and its state is asked for until it ends. */
export const auditRoutesV2 = (db: pg.Pool, audits: AuditService | undefined, quota: number): Route[] => {
  const receiver = new FileReceiver(db, quota)
  return [
    route({
      method: 'POST',
      path: '/uploads',
      operationId: 'uploadFiles',
      tag,
      summary: 'Upload files for an audit',
      description: UPLOADS_IN_WORDS,
      body: FilesInput,
      consumes: 'multipart/form-data',
      success: { status: 201, schema: UploadsSchema, description: 'Their identifiers, to be named by a source of kind files.' },
      errors: [401, 403, 413, 422, 429, 503],
      async handle(request, reply) {
        const files = request as unknown as FastifyRequest
        const uploads = await receiver.receive(files, reply, workspaceOf(request), request.holder!.userId)
        reply.code(201)
        return { uploads }
      },
    }),
    route({
      method: 'POST',
      path: '/audits',
      operationId: 'startAudit',
      tag,
      summary: 'Start an audit; it runs at once, with the rules of the workspace, and its findings are stored for review',
      body: AuditInput,
      example: { name: 'Docs', sources: [{ kind: 'urls', urls: ['https://shop.example/'] }], packs: ['eu-green-claims'] },
      success: { status: 201, schema: AuditCreated, description: 'It has started.' },
      errors: [401, 403, 422, 429, 503],
      async handle(request, reply) {
        if (!audits) throw new AppError(503, 'Audits cannot be started on this server.')
        const { name, sources, packs = null, ...choice } = request.body
        const started = await audits.start(db, workspaceOf(request), actorOf(request), {
          name: name.trim() || 'Audit',
          sources: sourcesOf(sources),
          packs,
          choice: askedChoice(choice),
          collection: name.trim() || 'Audit',
        })
        reply.code(201)
        return started
      },
    }),
    route({
      method: 'GET',
      path: '/audits/{audit_id}',
      operationId: 'getAudit',
      tag,
      summary: 'How far an audit is, and what it has found by severity',
      success: { status: 200, schema: AuditState, description: 'The audit.' },
      errors: [401, 403, 404, 429, 503],
      async handle(request) {
        const [workspaceId, id] = [workspaceOf(request), request.params.audit_id!]
        const audit = isId(id) ? await findAuditAnywhere(db, [workspaceId], id) : null
        const [head] = audit ? await findAuditHeads(db, workspaceId, [id]) : []
        if (!audit || !head) throw notFound('Audit')
        const { name, status, total_assets, completed_assets, failed_assets, total_violations } = audit
        return {
          id,
          name,
          status,
          total_assets,
          completed_assets,
          failed_assets,
          total_violations,
          by_severity: bySeverity(head.counts),
        }
      },
    }),
  ]
}
