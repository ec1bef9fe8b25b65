import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { Type } from 'typebox'
import type { ListFilter } from '../../../db/violations/list.ts'
import { momentOf } from '../../base/moment.ts'
import { filterOf, idsIn } from '../../shared/violation-filter.ts'
import { rulesNamedFor } from '../../shared/rule-words.ts'
import { listFilterFields } from '../../../contract/public/v2/violation-filter.ts'

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
