import { Type } from 'typebox'
import type pg from 'pg'
import { listAudits } from '../../../db/audits/audits.ts'
import { isId } from '../../../db/base/ids.ts'
import { deepPage, nearPage, searchPage } from '../../../db/violations/pages.ts'
import type { PageFilter } from '../../../db/violations/pages.ts'
import { notFound } from '../../../errors.ts'
import { Sharer } from '../../../db/base/batched-reads.ts'
import { countMatching, REVIEW_STATES, reviewProgress, SEVERITIES } from '../../../reviews/chart/chart.ts'
import { sendJson } from '../../base/passthrough.ts'
import { languagesFor, rulesNamedFor, toldJson } from '../../shared/rule-words.ts'
import type { LanguageKey } from '../../../languages.ts'
import { nullable, oneOf } from '../../../contract/schema.ts'
import { publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { AUDIT, VIOLATION } from './examples.ts'
import { AuditListSchema, ViolationPageSchema } from '../../../contract/public/v1.ts'
import { LONGEST_SEARCH } from '../../../contract/limits.ts'

export const auditRoutes = (db: pg.Pool): PublicRoute[] => routes(db, sharedPages(db))

const routes = (db: pg.Pool, pages: Pages): PublicRoute[] => [
  publicRoute({
    method: 'GET',
    path: '/audits',
    operationId: 'listAudits',
    tag: 'Audits',
    scope: 'read',
    summary: 'List compliance audits, newest first',
    description: 'The newest audits with their status, and what was found and decided so far. Each run of a site is an audit of its own.',
    query: Type.Object({ limit: Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'Maximum number of results.' }) }),
    success: {
      status: 200,
      schema: AuditListSchema,
      description: "The workspace's audits.",
      example: { audits: [AUDIT], returned: 1, limit: 20 },
    },
    errors: [401, 403, 404, 422, 429, 503],
    async handle(request) {
      const { limit } = request.query
      const audits = await listAudits(db, workspaceOf(request), limit)
      return { audits, returned: audits.length, limit }
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/audits/{audit_id}/violations',
    operationId: 'listViolations',
    tag: 'Audits',
    scope: 'read',
    summary: 'Page through the violations of an audit',
    ruleWords: true,
    description: 'Highest severity first, then in the order they were found: pages neither repeat nor drop a violation.',
    query: Type.Object({
      review_state: oneOf([...REVIEW_STATES, 'all'] as const, {
        default: 'undecided',
        description: 'Only violations in this state; all returns every state.',
      }),
      severity: Type.Optional(nullable(oneOf(SEVERITIES, { description: 'Only violations of this severity.' }))),
      search: Type.Optional(
        nullable(
          Type.String({
            maxLength: LONGEST_SEARCH,
            description: 'Only violations whose text, reason or rule name contains the term, ignoring case.',
          }),
        ),
      ),
      page: Type.Integer({ minimum: 1, default: 1, description: 'Page, from 1.' }),
      page_size: Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'Results per page.' }),
    }),
    success: {
      status: 200,
      schema: ViolationPageSchema,
      description: 'One page.',
      example: {
        audit_id: AUDIT.id,
        violations: [VIOLATION],
        total: 1,
        page: 1,
        page_size: 20,
        has_more: false,
        review_progress: { undecided: 1, elevated_risk: 0, urgent_violation: 0, dismissed: 0, fixed: 0 },
      },
    },
    errors: [401, 403, 404, 422, 429, 503],
    async handle(request, reply) {
      const workspaceId = workspaceOf(request)
      const auditId = request.params.audit_id!
      const { page, page_size: size, search, review_state: state, severity = null } = request.query
      if (!isId(auditId)) throw notFound('Audit')
      const wanted: PageRequest = {
        workspaceId,
        auditId,
        filter: { state, severity },
        search: search || null,
        named: null,
        page,
        size,
        languages: languagesFor(request),
      }
      if (wanted.search !== null) wanted.named = await rulesNamedFor(request, wanted.search)
      const body = await pages.load(JSON.stringify(wanted))
      if (body === null) throw notFound('Audit')
      return sendJson(reply, body)
    },
  }),
]

interface PageRequest {
  workspaceId: string
  auditId: string
  filter: PageFilter
  search: string | null
  named: string[] | null
  page: number
  size: number
  /** In which rules explain themselves. */
  languages: LanguageKey[]
}

/** Up to this offset a page is found by skipping rows; beyond, by the counters of the runs. */
const MAX_SKIPPED = 1000

/** More violations than any audit has, and still within PostgreSQL's bigint. */
const MAX_OFFSET = 2 ** 40

/** The answer as bytes, which those who share it need not each write again; null where there is no such audit. */
type Pages = Sharer<Buffer | null>

const sharedPages = (db: pg.Pool): Pages =>
  new Sharer<Buffer | null>(async (key) => {
    const wanted = JSON.parse(key) as PageRequest
    const body = await readPage(db, wanted)
    return body === null ? null : Buffer.from(await toldJson(db, wanted.workspaceId, wanted.languages, body))
  })

async function readPage(db: pg.Pool, { workspaceId, auditId, filter, search, named, page, size }: PageRequest): Promise<string | null> {
  const offset = Math.min((page - 1) * size, MAX_OFFSET)
  const found =
    search !== null
      ? await searchPage(db, workspaceId, auditId, { ...filter, search, named }, offset, size)
      : await (offset <= MAX_SKIPPED ? nearPage : deepPage)(db, workspaceId, auditId, filter, offset, size)
  if (!found) return null
  const total = found.total ?? countMatching(found.counts, filter.state, filter.severity)
  const end = JSON.stringify({
    total,
    page,
    page_size: size,
    has_more: offset + size < total,
    review_progress: reviewProgress(found.counts),
  })
  return `{"audit_id":"${auditId}","violations":${found.body},${end.slice(1)}`
}
