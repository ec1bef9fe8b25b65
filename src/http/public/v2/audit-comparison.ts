import type pg from 'pg'
import { Type } from 'typebox'
import { findAudit } from '../../../db/audits/pages.ts'
import { isId } from '../../../db/base/ids.ts'
import { comparedFindings, compareRuns, EVERYWHERE } from '../../../db/sites/comparison.ts'
import { twoRuns } from '../../../db/sites/pages.ts'
import { invalid, notFound } from '../../../errors.ts'
import { RUN_CHANGES } from '../../../reviews/chart/run-changes.ts'
import type { RunChange } from '../../../reviews/chart/run-changes.ts'
import { idOf, NIL_ID } from '../../base/path-ids.ts'
import { oneOf } from '../../../contract/schema.ts'
import { publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { cursors } from './cursor.ts'
import { LONGEST_ID } from '../../../contract/limits.ts'
import { cursorQuery } from '../../../contract/public/v2/lists.ts'
import { ComparedPage, AuditComparison } from '../../../contract/public/v2/audits.ts'

const tag = 'Audits'
const COMPARE = '/audits/{audit_id}/compare'

const other = {
  with: Type.Optional(Type.String({ maxLength: LONGEST_ID, description: 'The earlier run of the same site; absent: the run before.' })),
}
/** A list of a comparison: which, with which run, and how many findings of it are known. */
const places = cursors(RUN_CHANGES, 'id', 'number')

/** What differs between two runs of a site. */
export const auditComparisonRoutesV2 = (db: pg.Pool): PublicRoute[] => [
  publicRoute({
    method: 'GET',
    path: COMPARE,
    operationId: 'compareAudits',
    tag,
    scope: 'read',
    summary: 'What is new in a run of a site, what is gone, and what is still there',
    description: 'As the application compares runs: a finding is followed when its page or paragraph moves.',
    ruleWords: true,
    query: Type.Object({ ...other, limit: cursorQuery().limit }),
    success: { status: 200, schema: AuditComparison, description: 'earlier − gone − not looked at + new = later.' },
    errors: [401, 403, 404, 422, 429, 503],
    async handle(request) {
      const [workspaceId, id] = [workspaceOf(request), idOf(request, 'audit_id')]
      const two = await comparedRuns(db, workspaceId, id, request.query.with)
      const { counts } = await compareRuns(db, workspaceId, idsOf(two))
      const list = (change: RunChange) => listOf(db, workspaceId, two, { change, offset: 0, limit: request.query.limit })
      return { ...two, counts, new: await list('new'), gone: await list('gone'), still_there: await list('still_there') }
    },
  }),
  publicRoute({
    method: 'GET',
    path: `${COMPARE}/findings`,
    operationId: 'listComparedFindings',
    tag,
    scope: 'read',
    summary: 'The findings behind one count of a comparison, page by page',
    ruleWords: true,
    query: Type.Object({
      ...cursorQuery(),
      ...other,
      change: Type.Optional(oneOf(RUN_CHANGES, { description: 'Which; new where nothing is said. A cursor says it already.' })),
    }),
    success: { status: 200, schema: ComparedPage, description: 'A page of them.' },
    errors: [401, 403, 404, 422, 429, 503],
    async handle(request) {
      const { cursor, change: asked, with: given, limit: most } = request.query
      const [change, earlier, offset] = places.read(cursor) ?? [asked ?? 'new', given, 0]
      if ((asked ?? change) !== change || (given ?? earlier) !== earlier)
        throw invalid({ loc: ['query', 'cursor'], msg: 'Value error, this cursor is of another list', type: 'value_error' })
      const two = await comparedRuns(db, workspaceOf(request), idOf(request, 'audit_id'), earlier)
      return listOf(db, workspaceOf(request), two, { change: change as RunChange, offset, limit: most })
    },
  }),
]

type Two = NonNullable<Awaited<ReturnType<typeof twoRuns>>>

const idsOf = ({ from, to }: Two) => ({ from: from.audit_id, to: to.audit_id })

async function listOf(db: pg.Pool, workspaceId: string, two: Two, window: { change: RunChange; offset: number; limit: number }) {
  const { findings, total } = await comparedFindings(db, workspaceId, idsOf(two), { ...EVERYWHERE, ...window })
  const known = window.offset + findings.length
  return { findings, next: places.write(known < total ? [window.change, two.from.audit_id, known] : null) }
}

async function comparedRuns(db: pg.Pool, workspaceId: string, id: string, given: string | undefined): Promise<Two> {
  const audit = await findAudit(db, workspaceId, id)
  if (!audit) throw notFound('Audit')
  const earlier = given ?? audit.previous_id
  if (audit.site_id === null || earlier === null)
    throw invalid({ loc: ['query', 'with'], msg: 'Value error, there is no run before this one to compare it with', type: 'value_error' })
  const two = await twoRuns(db, workspaceId, audit.site_id, [isId(earlier) ? earlier : NIL_ID, id])
  if (!two) throw notFound('Run')
  return two
}
