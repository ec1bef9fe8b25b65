import type pg from 'pg'
import type { Static } from 'typebox'
import { Type } from 'typebox'
import { invalid } from '../../../errors.ts'
import { decideMany } from '../../../reviews/bulk-decisions.ts'
import type { ItemDecided } from '../../../reviews/bulk-decisions.ts'
import { endOf } from '../../../reviews/decision-ends.ts'
import { checkRequest } from '../../../reviews/decide.ts'
import { workspaceIn } from '../../base/request-log.ts'
import { actorOf, publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { refuseOthers } from '../people.ts'
import { VIOLATION } from '../v1/examples.ts'
import { cursorQuery } from '../../../contract/public/v2/lists.ts'
import { isEmptyFilter, listFilterOf } from './violation-filter.ts'
import { nextViolations } from './violation-pages.ts'
import { DecisionsInput, DecisionsReport, OrderSchema } from '../../../contract/public/v2/violations.ts'

const fault = (field: string, msg: string) => invalid({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })

const description =
  'Violations of any audits, by their identifiers or by the filter of the list, with a report on each. Those of one audit are decided ' +
  'together, all or none, as one entry in its trail; audits one after the other. What has the state already is left alone. With a ' +
  'filter, or with `all`, the next `limit` violations are decided, in the order of the list, each only if the filter still shows it by ' +
  'then; `next` goes on behind them. A dismissal of a severity for which the workspace asks a second person waits: its state stays. ' +
  'With `until` the decision ends by itself after that day: what it was about is undecided again, as a change by `system`.'

/** Decisions on many violations at once, by the one writer of decisions. */
export const violationDecisionRoutesV2 = (db: pg.Pool): PublicRoute[] => [
  publicRoute({
    method: 'POST',
    path: '/violations/decisions',
    operationId: 'decideOnViolations',
    tag: 'Violations',
    scope: 'review',
    summary: 'Decide on many violations, with a report on each',
    description,
    query: Type.Object({ order: OrderSchema, ...cursorQuery() }),
    body: DecisionsInput,
    example: { violation_ids: [VIOLATION.id], action: 'dismiss', reason: 'The certificate covers this claim.' },
    success: { status: 200, schema: DecisionsReport, description: 'What became of each.' },
    errors: [401, 403, 413, 422, 429, 503],
    async handle(request) {
      await refuseOthers(db, request.holder!, 'review')
      const { action, reason = null, comment = null } = request.body
      const workspaceId = workspaceOf(request)
      if (comment !== null && comment.trim() === '') throw fault('comment', 'a comment must not be blank')
      checkRequest({ action, reason })
      const end = await endOf(db, workspaceId, actorOf(request), action, request.body)
      const { ids, filter, next } = await chosen(db, workspaceId, request)
      const onFailure = (error: unknown) => request.log.error({ ...workspaceIn(request as never), err: error }, 'decisions were not made')
      const items = await decideMany(db, workspaceId, actorOf(request), ids, { action, reason, end, comment }, { filter, onFailure })
      const count = (outcome: ItemDecided['outcome']) => items.filter((item) => item.outcome === outcome).length
      return {
        items,
        done: count('done'),
        unchanged: count('unchanged'),
        waiting: count('waiting'),
        refused: count('refused'),
        next,
      }
    },
  }),
]

type Asking = Parameters<typeof listFilterOf>[0] & {
  query: Parameters<typeof nextViolations>[3]
  body: Static<typeof DecisionsInput>
}

/** Which violations a request names: exactly one way is allowed. */
async function chosen(db: pg.Pool, workspaceId: string, request: Asking) {
  const { violation_ids: ids, filter, all = false } = request.body
  if (ids && filter) throw fault('filter', 'filter and violation_ids exclude each other')
  if (ids && all) throw fault('all', 'all and violation_ids exclude each other')
  if (ids) return { ids, filter: null, next: null }
  if (!filter && !all) throw fault('violation_ids', 'name violation_ids, a filter, or "all": true')
  const given = filter ?? {}
  if (isEmptyFilter(given) !== all)
    throw fault(
      'all',
      all ? 'all and a filter exclude each other' : 'an empty filter chooses every violation: if that is meant, say "all": true',
    )
  const meant = await listFilterOf(request, given, 'body', 'filter')
  const { rows, next } = await nextViolations(db, workspaceId, meant, request.query)
  return { ids: rows.map(({ id }) => id), filter: meant.violation, next }
}
