import type { CarryingRun } from './carrying.ts'
import type { Db } from '../base/pool.ts'

/** Runs that are looked through for a page that the run before did not have or could not read. */
const RUNS_BACK = 50

/** Finds for each asset the same page in the last run that has read it: by its address, or by its text where the address is new. */
export async function matchAssets(
  db: Db,
  workspaceId: string,
  auditId: string,
  { site_id, run, gone_pages }: Pick<CarryingRun, 'site_id' | 'run' | 'gone_pages'>,
): Promise<void> {
  await db.query(
    `update audits a set previous_id = (select p.id from audits p where p.workspace_id = $1 and p.site_id = $3 and p.run < $4
       and p.status = 'COMPLETED' order by p.run desc limit 1)
     where a.workspace_id = $1 and a.id = $2`,
    [workspaceId, auditId, site_id, run],
  )
  // Carried over once more, because failed pages were tried again: what has come back or moved since is not missing any more.
  await db.query(
    `update assets set earlier_id = null, left_behind = '{}', gone = false
     where workspace_id = $1 and audit_id = $2 and state = 'failed' and earlier_id is not null`,
    [workspaceId, auditId],
  )
  await db.query(
    `with found as materialized (
       select distinct on (n.id) n.id, e.id as earlier_id
       from assets n
         join assets e on e.workspace_id = $1 and e.site_id = $3 and e.address_key = n.address_key and e.state = 'completed'
         join audits a on a.workspace_id = $1 and a.id = e.audit_id and a.run < $4 and a.run >= $4 - ${RUNS_BACK}
       where n.workspace_id = $1 and n.audit_id = $2 and n.state = 'completed' and n.earlier_id is null and not n.carried
       order by n.id, a.run desc)
     update assets n set earlier_id = found.earlier_id from found where n.workspace_id = $1 and n.id = found.id`,
    [workspaceId, auditId, site_id, run],
  )
  // A page that has moved: the old address is not there any more, and its text stands at a new one. Of several the first is the first.
  await db.query(
    `with fresh as materialized (
       select id, text_hash, row_number() over (partition by text_hash order by position) as nth from assets
       where workspace_id = $1 and audit_id = $2 and state = 'completed' and earlier_id is null and not carried and text_hash is not null),
     left_over as materialized (
       select e.id, e.text_hash, row_number() over (partition by e.text_hash order by e.position) as nth from assets e
       where e.workspace_id = $1 and e.state = 'completed' and e.text_hash is not null
         and e.audit_id = (select a.previous_id from audits a where a.workspace_id = $1 and a.id = $2)
         and not exists (select 1 from assets n where n.workspace_id = $1 and n.audit_id = $2 and n.state = 'completed'
           and n.address_key = e.address_key)
         and not exists (select 1 from assets n where n.workspace_id = $1 and n.audit_id = $2 and n.earlier_id = e.id)),
     found as materialized (
       select f.id, l.id as earlier_id from fresh f join left_over l on l.text_hash = f.text_hash and l.nth = f.nth)
     update assets n set earlier_id = found.earlier_id from found where n.workspace_id = $1 and n.id = found.id`,
    [workspaceId, auditId],
  )
  await matchMissing(db, workspaceId, auditId, { site_id, run, gone_pages })
}

/**
 * Pages that answer 404 or 410 where an earlier run has read one with findings. They leave those behind in the first run that misses them,
 * so that they are gone once. A page whose text or address stands elsewhere in the run is not missing.
 */
async function matchMissing(
  db: Db,
  workspaceId: string,
  auditId: string,
  { site_id, run, gone_pages }: Pick<CarryingRun, 'site_id' | 'run' | 'gone_pages'>,
): Promise<void> {
  await db.query(
    `with missing as materialized (
       select distinct on (n.address_key) n.id, n.address_key, e.id as earlier_id
       from assets n
         join assets e on e.workspace_id = $1 and e.site_id = $3 and e.address_key = n.address_key and e.state = 'completed'
         join audits a on a.workspace_id = $1 and a.id = e.audit_id and a.run < $4 and a.run >= $4 - ${RUNS_BACK}
       where n.workspace_id = $1 and n.audit_id = $2 and n.state = 'failed' and n.http_status in (404, 410)
       order by n.address_key, a.run desc, n.position),
     found as materialized (
       select m.id, m.earlier_id, array(
           select v.id from violations v where v.workspace_id = $1 and v.asset_id = m.earlier_id) as ids,
         exists (select 1 from assets o join audits a on a.workspace_id = $1 and a.id = o.audit_id and a.run < $4
           where o.workspace_id = $1 and o.site_id = $3 and o.address_key = m.address_key and o.state = 'failed'
             and o.earlier_id = m.earlier_id) as missed_before
       from missing m
       where not exists (select 1 from assets o where o.workspace_id = $1 and o.audit_id = $2 and o.state = 'completed'
         and (o.address_key = m.address_key or o.earlier_id = m.earlier_id)))
     update assets n set earlier_id = found.earlier_id, gone = $5, left_behind = case when found.missed_before then '{}' else found.ids end
     from found where n.workspace_id = $1 and n.id = found.id and found.ids <> '{}'`,
    [workspaceId, auditId, site_id, run, gone_pages === 'fix'],
  )
}
