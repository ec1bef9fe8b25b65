import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { Type } from 'typebox'
import type { AuditService } from '../../../audits/service-interface.ts'
import { findAuditHeads } from '../../../db/audit-heads.ts'
import { bySeverity } from '../../../db/audit-pages.ts'
import { AUDIT_STATUSES, findAuditAnywhere } from '../../../db/audits.ts'
import { exportPage } from '../../../db/desk-export.ts'
import { isId } from '../../../db/ids.ts'
import { NO_FILTER } from '../../../db/violation-filter.ts'
import { AppError, notFound } from '../../../errors.ts'
import { RULE_SEVERITIES, type RuleSeverity } from '../../../rules/definition/rule.ts'
import { sourcesOf } from '../../app-api/audit-sources.ts'
import { askedChoice } from '../../app-api/markets.ts'
import { AuditCreated, AuditInput, FilesInput, UploadsSchema } from '../../app-api/schemas/audits.ts'
import { FileReceiver, UPLOADS_IN_WORDS } from '../../receive-files.ts'
import { nullable, oneOf } from '../../schema.ts'
import { actorOf, publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'

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

const MaybeText = (description: string) => nullable(Type.String({ description }))

const AuditFindings = Type.Object(
  {
    findings: Type.Array(
      Type.Object({
        id: Type.String({ description: 'Of the violation that is reviewed.' }),
        severity: nullable(oneOf(RULE_SEVERITIES)),
        rule_id: MaybeText('The rule.'),
        rule_name: MaybeText('What it is called.'),
        source: MaybeText('The address or the path of the file it was found in.'),
        text: MaybeText('The words that were found.'),
        sentence: MaybeText('The sentence they stand in.'),
        reason: Type.String({ description: 'Why they were found.' }),
        solution: MaybeText('What to do about it.'),
        suggested_text: MaybeText('The sentence as the rule would write it.'),
        law: MaybeText('The law it is about.'),
        jurisdiction: MaybeText('Where that law holds, with blanks between.'),
        language: MaybeText('Of the text.'),
        confidence: nullable(Type.Number({ description: 'How often the rule is right on labelled real pages, where that was measured.' })),
      }),
      { description: 'Highest severity first, then in the order they were found.' },
    ),
    next: nullable(Type.Integer({ description: 'To be sent as `after` for the findings that follow; null: there are no more.' })),
  },
  { title: 'AuditFindings' },
)

const tag = 'Audits'

/** Audits that are started by a key: files are uploaded, named by an audit, and its state is asked for until it ends. */
export const auditRoutesV2 = (db: pg.Pool, audits: AuditService | undefined, quota: number): PublicRoute[] => {
  const receiver = new FileReceiver(db, quota)
  return [
    publicRoute({
      method: 'POST',
      path: '/uploads',
      operationId: 'uploadFiles',
      tag,
      scope: 'write',
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
    publicRoute({
      method: 'POST',
      path: '/audits',
      operationId: 'startAudit',
      tag,
      scope: 'write',
      summary: 'Start an audit; it runs at once, with the rules of the workspace, and its findings are stored for review',
      description:
        'Sources are addresses, sitemaps, sites to crawl, uploads, pasted texts and documents of the workspace. The ' +
        'answer has the identifier to ask for its state with.',
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
    publicRoute({
      method: 'GET',
      path: '/audits/{audit_id}',
      operationId: 'getAudit',
      tag,
      scope: 'read',
      summary: 'How far an audit is, and what it has found by severity',
      description: 'Asked again until the status is one that has ended; the counts grow while it runs.',
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
    publicRoute({
      method: 'GET',
      path: '/audits/{audit_id}/findings',
      operationId: 'listAuditFindings',
      tag,
      scope: 'read',
      summary: 'What an audit has found, with the sentence around it',
      description:
        'Highest severity first; `next` of an answer is `after` of the next request, so that pages neither repeat nor drop a finding.',
      ruleWords: true,
      query: Type.Object({
        after: Type.Integer({ minimum: -1, maximum: Number.MAX_SAFE_INTEGER, default: -1, description: '`next` of the answer before.' }),
        limit: Type.Integer({ minimum: 1, maximum: 1000, default: 200, description: 'Findings at most.' }),
      }),
      success: { status: 200, schema: AuditFindings, description: 'Findings of the audit.' },
      errors: [401, 403, 404, 422, 429, 503],
      async handle(request) {
        const [workspaceId, id] = [workspaceOf(request), request.params.audit_id!]
        const { after, limit } = request.query
        if (!isId(id) || !(await findAuditAnywhere(db, [workspaceId], id))) throw notFound('Audit')
        const rows = await exportPage(db, workspaceId, id, NO_FILTER, after, limit)
        return {
          findings: rows.map((row) => ({
            id: row.id,
            severity: row.severity as RuleSeverity | null,
            rule_id: row.rule_id,
            rule_name: row.rule_name,
            source: row.asset_url,
            text: row.violating_text,
            sentence: row.sentence,
            reason: row.reason,
            solution: row.recommended_solution,
            suggested_text: row.suggested_text,
            law: row.law,
            jurisdiction: row.jurisdiction,
            language: row.language,
            confidence: row.confidence,
          })),
          next: rows.length === limit ? rows.at(-1)!.place : null,
        }
      },
    }),
  ]
}
