import { Type } from 'typebox'
import { REVIEW_STATES, SEVERITIES } from '../../../reviews/chart/chart.ts'
import { filterFields } from '../../desk.ts'
import { nullable, oneOf, Moment } from '../../schema.ts'
import { LONGEST_SEARCH, LONGEST_SECTION } from '../../limits.ts'
import { NOT_BLANK } from '../../one-line.ts'
import { FilterLanguage, FilterValue, several } from './lists.ts'

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
