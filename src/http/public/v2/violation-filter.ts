import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { Type } from 'typebox'
import type { ListFilter } from '../../../db/violations/list.ts'
import { NOT_BLANK } from '../../../contract/one-line.ts'
import { REVIEW_STATES, SEVERITIES } from '../../../reviews/chart/chart.ts'
import { Moment, momentOf } from '../../base/moment.ts'
import { filterOf, idsIn } from '../../shared/violation-filter.ts'
import { rulesNamedFor } from '../../shared/rule-words.ts'
import { filterFields } from '../../../contract/desk.ts'
import { nullable, oneOf } from '../../../contract/schema.ts'
import { LONGEST_SEARCH, LONGEST_SECTION } from '../../../contract/limits.ts'
import { FilterLanguage, FilterValue, several } from './several.ts'

/** What choose among the violations of an audit. */
export const violationFilterFields = {
  state: several(oneOf(REVIEW_STATES), 'Only in these states.'),
  severity: several(oneOf([...SEVERITIES, 'NONE']), 'Only of these severities; NONE: without one.'),
  rule: several(FilterValue, 'Identifiers of rules that say it, leading or beside another rule.'),
  pack: several(FilterValue, 'Keys of packs with a rule that says it.'),
  asset: several(FilterValue, 'Identifiers of assets.'),
  assignee: several(FilterValue, 'Identifiers of members; nobody: without an assignee.'),
  due: Type.Optional(nullable(oneOf(['overdue', 'week'], { description: 'Undecided and past its due date, or due within seven days.' }))),
  ends: filterFields.ends,
  group: several(FilterValue, 'Identifiers of groups.'),
  section: several(
    Type.String({ maxLength: LONGEST_SECTION, pattern: NOT_BLANK }),
    'Sections of the site: the first part of the path, with its slash.',
  ),
  language: several(FilterLanguage, 'Languages of the page.'),
  search: Type.Optional(
    nullable(
      Type.String({
        maxLength: LONGEST_SEARCH,
        description: 'In the text, its sentence, the reason or the name of the rule, ignoring case.',
      }),
    ),
  ),
  since: Moment('Found at this time or later.'),
  until: Moment('Found before this time.'),
}

/** The same over all audits: the same names in a query and in the body of a decision. */
export const listFilterFields = {
  ...violationFilterFields,
  audit: several(FilterValue, 'Identifiers of audits.'),
  site: several(FilterValue, 'Identifiers of sites: every run of each.'),
}
const ListFilterSchema = Type.Object(listFilterFields)
type Given = Static<typeof ListFilterSchema>

/** Whether a filter chooses nothing, and so shows everything. */
export const isEmptyFilter = (given: Given): boolean =>
  Object.values(given).every((value) => !value || (typeof value === 'string' ? value.trim() : value).length === 0)

/** The desk's filter has words with commas between: one inside of a word is given as addresses may have it. */
const words = (given: readonly string[] | null | undefined): string | null =>
  given ? given.map((word) => word.replaceAll(',', '%2C')).join(',') : null

/** What a query or a body asks for; faults are at `loc`. */
export async function listFilterOf(
  request: Pick<FastifyRequest, 'headers' | 'workspaceLanguage'>,
  given: Given,
  ...loc: string[]
): Promise<ListFilter> {
  const { due = null, ends = null, search = null, since, until, audit, site, ...lists } = given
  const joined = Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, words(values as string[] | null)]))
  const violation = filterOf({ ...joined, due, ends, search }, ...loc)
  return {
    violation: {
      ...violation,
      named: violation.search === null ? null : await rulesNamedFor(request, violation.search),
      foundSince: momentOf(since, ...loc, 'since'),
      foundBefore: momentOf(until, ...loc, 'until'),
    },
    audits: idsIn(words(audit)),
    sites: idsIn(words(site)),
  }
}
