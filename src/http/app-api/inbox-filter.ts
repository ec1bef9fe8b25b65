import type pg from 'pg'
import type { Static } from 'typebox'
import { may } from '../../auth/permissions.ts'
import type { InboxFilter, InboxPerson } from '../../db/violations/inbox.ts'
import { inboxScope } from '../../db/violations/inbox-scope.ts'
import { isId } from '../../db/base/ids.ts'
import type { QueueFilter } from '../../db/violations/filter.ts'
import { invalid } from '../../errors.ts'
import type { ReviewScope } from '../../reviews/decide.ts'
import { rulesNamedFor } from '../shared/rule-words.ts'
import { visitorOf, workspaceOf } from './access.ts'
import { filterOf, scopeOf } from '../shared/violation-filter.ts'
import type { ScopeSchema } from '../../contract/decisions.ts'
import type { FilterSchema } from '../../contract/desk.ts'
import type { InboxFilterSchema } from '../../contract/inbox.ts'
import { INBOX_VIEWS } from '../../contract/values.ts'
import type { InboxView, Role } from '../../contract/values.ts'

type Given = Static<typeof InboxFilterSchema>

/** The same words for the same filter as at the desk. */
export function inboxFilterOf(given: Given, ...loc: string[]): InboxFilter {
  const { severity = null, rule = null, search = null, site = null, language = null } = given
  const {
    severityOrders,
    rules,
    languages,
    search: term,
    assets: sites,
  } = filterOf({ severity, rule, search, language, asset: site }, ...loc)
  return { view: given.view ?? 'everything', severityOrders, rules, search: term, sites, languages, items: null }
}

type Asking = Parameters<typeof workspaceOf>[0] & { role: Role | null } & Parameters<typeof rulesNamedFor>[0]

export const personOf = (request: Asking): InboxPerson => ({
  workspaceId: workspaceOf(request),
  userId: visitorOf(request).userId,
  mayApprove: may(request.role!, 'approve'),
  now: new Date(),
})

/** The filter of the inbox as one text: its fields as in an address, and `items`, some rows alone. */
function mineOf(text: string, ...loc: string[]): InboxFilter {
  const fields = new URLSearchParams(text)
  const view = fields.get('view') ?? 'everything'
  if (!(INBOX_VIEWS as readonly string[]).includes(view))
    throw invalid({ loc: [...loc, 'mine'], msg: `Input should have a view of ${INBOX_VIEWS.join(', ')}`, type: 'literal_error' })
  const given = Object.fromEntries(['severity', 'site', 'rule', 'language', 'search'].map((name) => [name, fields.get(name)]))
  const items = fields.get('items')?.split(',').filter(isId) ?? null
  return { ...inboxFilterOf({ ...given, view: view as InboxView }, ...loc), items }
}

/** A search finds the names of rules as they are shown to the caller, too. */
const withNames = async (request: Asking, filter: QueueFilter): Promise<QueueFilter> =>
  filter.search === null ? filter : { ...filter, named: await rulesNamedFor(request, filter.search) }

/** The filter of a query at the desk, with what the caller's inbox shows of the audit. */
export async function deskFilterOf(
  db: pg.Pool,
  request: Asking,
  auditId: string,
  given: Static<typeof FilterSchema>,
  ...loc: string[]
): Promise<QueueFilter> {
  const filter = await withNames(request, filterOf(given, ...loc))
  if (!given.mine) return filter
  return { ...filter, mine: await inboxScope(db, personOf(request), mineOf(given.mine, ...loc), auditId, { undecidedAlone: false }) }
}

/** The scope of a decision; what its filter says of the inbox is looked up now. */
export async function deskScopeOf(db: pg.Pool, request: Asking, given: Static<typeof ScopeSchema>): Promise<ReviewScope> {
  const asked = scopeOf(given)
  if (!('filter' in asked)) return asked
  const scope = { ...asked, filter: await withNames(request, asked.filter) }
  const mine = given.filter?.mine
  if (!mine) return scope
  const wanted = mineOf(mine, 'body', 'scope', 'filter')
  const found = await inboxScope(db, personOf(request), wanted, scope.audit, { undecidedAlone: true })
  return { ...scope, filter: { ...scope.filter, mine: found } }
}
