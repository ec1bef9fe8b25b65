import { SYSTEM } from '../../reviews/chart/actor.ts'
import type { Parameter } from '../base/parameters.ts'
import type { TrailChain } from '../trail/entries.ts'

/** Findings that keep the people they were assigned to in an earlier run, all of them to the same. */
export interface KeptPeople {
  assigned: string[]
  places: number[]
  runs: string[]
  sha256: string
}

/** Over `changed`: `keeps_people`, where a finding has those of the earlier one. */
export const keptPeopleSql = (boundSql: string): string => `select assigned_to as assigned, array_agg(place order by place) as places,
  array_agg(distinct earlier_audit_id) as runs, ${boundSql} as sha256 from changed where keeps_people group by assigned_to`

/** An entry for each, which names them as the workspace does now; answers parts of a `with` that keep which findings they are about. */
export function appendAssignments(
  trail: TrailChain,
  at: string,
  { people, names }: { people: KeptPeople[]; names: ReadonlyMap<string, string> },
  parameter: Parameter,
): string[] {
  return people.map(({ assigned, places, runs, sha256 }) => {
    const { number } = trail.append(at, SYSTEM, {
      action: 'assign',
      violation_id: null,
      group_id: null,
      count: places.length,
      assigned: assigned.map((id) => ({ id, name: names.get(id) ?? id })),
      unassigned: [],
      runs: runs.toSorted(),
      findings_sha256: sha256,
    })
    return `kept_${number} as (
  insert into review_changes (workspace_id, audit_id, number, part, places, first_place, last_place)
  select $1, audit.id, ${parameter(number, 'bigint')}, 1, ${parameter(places, 'bigint[]')}, ${parameter(places[0], 'bigint')},
    ${parameter(places.at(-1), 'bigint')} from audit returning 1
)`
  })
}
