import type { Static } from 'typebox'
import { NO_FILTER } from '../../db/violations/filter.ts'
import type { QueueFilter } from '../../db/violations/filter.ts'
import { isId } from '../../db/base/ids.ts'
import { invalid } from '../../errors.ts'
import type { Fault } from '../../errors.ts'
import { REVIEW_STATES, SEVERITIES, severityOrder } from '../../reviews/chart/chart.ts'
import type { ReviewState, Severity } from '../../reviews/chart/chart.ts'
import { RUN_CHANGES } from '../../reviews/chart/run-changes.ts'
import type { RunChange } from '../../reviews/chart/run-changes.ts'
import type { ReviewScope } from '../../reviews/decide.ts'
import { isDay } from '../../reviews/decision-ends.ts'
import { isStorable } from '../base/faults.ts'
import { NIL_ID } from '../base/path-ids.ts'
import type { ScopeSchema } from '../../contract/decisions.ts'
import type { FilterSchema } from '../../contract/desk.ts'

type GivenFilter = Static<typeof FilterSchema>

const words = (given: string | null | undefined): string[] | null => {
  const list =
    given
      ?.split(',')
      .map((word) => word.trim())
      .filter(Boolean) ?? []
  return list.length > 0 ? [...new Set(list)] : null
}
/** A comma separates sections: one inside of an address is given encoded, as addresses may also have it. */
const sectionsMeant = (section: string) => (section.includes('%2C') ? [section, section.replaceAll('%2C', ',')] : [section])
/** A malformed identifier matches nothing; it is not an error. */
const ids = (list: string[] | null) => list && list.map((id) => (isId(id) ? id : NIL_ID))
/** Identifiers with commas between; null: none is named. */
export const idsIn = (given: string | null | undefined): string[] | null => ids(words(given))

/** The filter of a query or a body; unknown states or severities are faults at `loc`. */
export function filterOf(given: GivenFilter, ...loc: string[]): QueueFilter {
  const faults: Fault[] = []
  const known = (field: 'state' | 'severity' | 'change', allowed: readonly string[]) => {
    const list = words(given[field])
    for (const word of list ?? []) {
      if (!allowed.includes(word))
        faults.push({ loc: [...loc, field], msg: `Input should be one or several of ${allowed.join(', ')}`, type: 'literal_error' })
    }
    return list
  }
  const states = known('state', REVIEW_STATES)
  const severities = known('severity', [...SEVERITIES, 'NONE'])
  const changes = known('change', RUN_CHANGES)
  for (const field of ['rule', 'pack', 'section', 'language', 'search', 'mine'] as const) {
    if (given[field] && !isStorable(given[field]))
      faults.push({ loc: [...loc, field], msg: 'Value error, the text contains a NUL or an unpaired surrogate', type: 'value_error' })
  }
  if (given.ends && given.ends !== 'ended' && !isDay(given.ends))
    faults.push({ loc: [...loc, 'ends'], msg: 'Value error, this is no day of the calendar', type: 'value_error' })
  if (faults.length > 0) throw invalid(...faults)
  const assignees = words(given.assignee)
  const people = assignees?.filter((id) => id !== 'nobody') ?? []
  return {
    ...NO_FILTER,
    states: states && [...new Set(states.map((state) => REVIEW_STATES.indexOf(state as ReviewState)))],
    severityOrders: severities && [
      ...new Set(severities.map((severity) => severityOrder(severity === 'NONE' ? null : (severity as Severity)))),
    ],
    rules: words(given.rule),
    packs: words(given.pack),
    assets: idsIn(given.asset),
    groups: idsIn(given.group),
    assignees: people.length > 0 ? ids(people) : null,
    nobody: assignees?.includes('nobody') ?? false,
    dueBefore: given.due ? dueBefore(given.due) : null,
    endsBy: given.ends && given.ends !== 'ended' ? given.ends : null,
    ended: given.ends === 'ended',
    search: given.search?.trim() ? given.search : null,
    sections: words(given.section)?.flatMap(sectionsMeant) ?? null,
    languages: words(given.language),
    changes: changes && ([...new Set(changes)] as RunChange[]),
    against: given.against ? (isId(given.against) ? given.against : NIL_ID) : null,
  }
}

const DAY = 24 * 3_600_000

/** To the minute, so that what was found a moment ago is found again in the cache. */
const dueBefore = (due: 'overdue' | 'week'): string =>
  new Date(Math.floor(Date.now() / 60_000) * 60_000 + (due === 'week' ? 7 * DAY : 0)).toISOString()

const scopeFault = (msg: string) => invalid({ loc: ['body', 'scope'], msg: `Value error, ${msg}`, type: 'value_error' })

/** The scope of a decision; exactly one way of naming its violations is allowed. */
export function scopeOf(given: Static<typeof ScopeSchema>): ReviewScope {
  const { violation_id: violation, group = false, audit_id: audit, violation_ids: violations, group_ids: groups, filter } = given
  if (violation) {
    if (audit || violations || groups || filter) throw scopeFault('violation_id stands alone, or with group')
    return { violation: isId(violation) ? violation : NIL_ID, group }
  }
  if (!audit) throw scopeFault('name a violation_id or an audit_id')
  const auditId = isId(audit) ? audit : NIL_ID
  if (filter) {
    if (violations) throw scopeFault('filter and violation_ids exclude each other')
    const read = filterOf(filter, 'body', 'scope', 'filter')
    return { audit: auditId, filter: groups ? { ...read, groups: ids(groups) } : read }
  }
  if (!violations?.length && !groups?.length) throw scopeFault('name violation_ids, group_ids or a filter')
  return { audit: auditId, violations: ids(violations ?? [])!, groups: ids(groups ?? [])! }
}
