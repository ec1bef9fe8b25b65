import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { Type } from 'typebox'
import type { ListFilter } from '../../../db/violation-list.ts'
import { filterOf, idsIn } from '../../queue-filter.ts'
import { filterFields } from '../../schemas/desk.ts'
import { Moment, momentOf } from '../../moment.ts'
import { rulesNamedFor } from '../../rule-words.ts'
import { nullable } from '../../schema.ts'

const { mine: _mine, change: _change, against: _against, ...violationFields } = filterFields

const list = (description: string) =>
  Type.Optional(nullable(Type.String({ maxLength: 4000, description: `${description} Several, separated by commas.` })))

/** The filter of the desk, and which audits: the same names in a query and in the body of a decision. */
export const listFilterFields = {
  ...violationFields,
  audit: list('Identifiers of audits.'),
  site: list('Identifiers of sites: every run of each.'),
  since: Moment('Found at this time or later.'),
  until: Moment('Found before this time.'),
}
const ListFilterSchema = Type.Object(listFilterFields)

/** What a query or a body asks for; faults are at `loc`. */
export async function listFilterOf(
  request: Pick<FastifyRequest, 'headers' | 'workspaceLanguage'>,
  given: Static<typeof ListFilterSchema>,
  ...loc: string[]
): Promise<ListFilter> {
  const violation = filterOf(given, ...loc)
  return {
    violation: {
      ...violation,
      named: violation.search === null ? null : await rulesNamedFor(request, violation.search),
      foundSince: momentOf(given.since, ...loc, 'since'),
      foundBefore: momentOf(given.until, ...loc, 'until'),
    },
    audits: idsIn(given.audit),
    sites: idsIn(given.site),
  }
}
