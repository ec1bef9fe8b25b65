import { inboxCtes, inboxConditions, personValues } from './inbox.ts'
import type { InboxFilter, InboxPerson } from './inbox.ts'
import { parametersAfter } from '../base/parameters.ts'
import type { Db } from '../base/pool.ts'
import type { MineFilter } from './filter.ts'

/** More rows than anybody reviews in one go. */
const MOST = 5000

/** The rows of a person's inbox that are of one audit, for the desk and for decisions on exactly those. */
export async function inboxScope(
  db: Db,
  person: InboxPerson,
  filter: InboxFilter,
  auditId: string,
  { undecidedAlone }: Pick<MineFilter, 'undecidedAlone'>,
): Promise<MineFilter> {
  const { values, parameter } = parametersAfter(...personValues(person))
  const { from, where } = inboxConditions(filter, parameter)
  const audit = parameter(auditId, 'uuid')
  const { rows } = await db.query<{ items: string[]; mentioned: string[]; approvals: string[]; week: string }>(
    `${inboxCtes(filter.view === 'nobody')},
     shown as materialized (
       select s.item, s.approval_id, s.mentioned from ${from} where ${where} and s.audit_id = ${audit} order by s.place limit ${MOST}
     )
     select coalesce((select array_agg(item) from shown where approval_id is null), '{}') as items,
       coalesce((select array_agg(approval_id) from shown where approval_id is not null), '{}') as approvals,
       coalesce((select array_agg(distinct r.violation_id) from mentions m
         join reviews r on r.workspace_id = $1 and r.audit_id = ${audit} and r.violation_id = m.violation_id
         join shown s on s.mentioned and s.item = coalesce(r.group_id, r.violation_id)
         where m.workspace_id = $1 and m.user_id = $2 and not m.done
           and (r.state = 0 or coalesce(r.decided_at < m.at, true))), '{}') as mentioned,
       (select week from given) as week`,
    values,
  )
  const { week, ...found } = rows[0]!
  const nobodysBefore = filter.view === 'nobody' ? new Date(week).toISOString() : null
  return { ...found, userId: person.userId, nobodysBefore, undecidedAlone }
}
