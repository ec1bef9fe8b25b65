import type pg from 'pg'
import { placeOf, SEVERITIES, stateCode } from '../../reviews/chart/chart.ts'
import { copyAnswers } from './earlier-assets.ts'
import { tellFound } from '../events/found.ts'
import { groupIdOf } from '../violations/group-ids.ts'
import { newId } from '../base/ids.ts'
import { insertReviews } from '../violations/new-reviews.ts'
import { readSettings } from '../settings/settings.ts'
import { parametersAfter } from '../base/parameters.ts'
import { CounterChanges, KEYED_COUNTERS } from '../violations/counters.ts'
import type { CountedReview } from '../violations/counters.ts'
import { copyLiveChecks, copyLiveFindings } from '../live/findings.ts'
import { LIVE_PACK } from '../../claims/claim-rules.ts'
import { TAKEN_OVER_SET } from './taken-over.ts'
import { momentAt, newMoment } from '../base/moments.ts'

/** An asset that waits, and the one of an earlier run with the same bytes. */
export interface UnchangedAsset {
  id: string
  from: string
  /** How many findings the earlier one has. */
  violations: number
}

/** How many findings they have together. */
export const findingsOf = (assets: UnchangedAsset[]): number => assets.reduce((sum, { violations }) => sum + violations, 0)

/** Those of some assets that still wait, held in the order of their ids, as everybody holds them who changes several. */
export async function holdWaiting(client: pg.PoolClient, workspaceId: string, auditId: string, ids: string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>(
    `select id from assets where workspace_id = $1 and audit_id = $2 and id = any($3::uuid[]) and state = 'waiting' order by id for update`,
    [workspaceId, auditId, ids],
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * Completes assets that still wait and whose bytes an earlier run has checked by the same rules, with everything that run knows of them;
 * done twice it changes nothing the second time.
 */
export async function takeOverWaiting(
  client: pg.PoolClient,
  workspaceId: string,
  auditId: string,
  assets: UnchangedAsset[],
  first: number,
): Promise<void> {
  if (assets.length === 0) return
  const ids = assets.map(({ id }) => id)
  await holdWaiting(client, workspaceId, auditId, ids)
  const { rows } = await client.query<{ id: string }>({
    name: 'assets-unchanged',
    text: `update assets a set state = 'completed', reason = null, fetched_at = $4, same_as = e.id, earlier_id = e.id, ${TAKEN_OVER_SET}
      from unnest($2::uuid[], $3::uuid[]) as u (id, earlier) join assets e on e.workspace_id = $1 and e.id = u.earlier
      where a.workspace_id = $1 and a.id = u.id and a.state = 'waiting' returning a.id`,
    values: [workspaceId, ids, assets.map(({ from }) => from), momentAt(newMoment())],
  })
  await client.query({
    name: 'asset-intake-unchanged',
    text: 'delete from asset_intake where workspace_id = $1 and asset_id = any($2::uuid[])',
    values: [workspaceId, ids],
  })
  const taken = new Set(rows.map(({ id }) => id))
  await takeOverFindings(
    client,
    workspaceId,
    auditId,
    assets.filter(({ id }) => taken.has(id)),
    first,
  )
}

/**
 * What belongs to assets that are taken over beside their own rows: their texts, their findings (undecided, in places and groups of this
 * audit), and the counters.
 */
export async function takeOverFindings(
  client: pg.PoolClient,
  workspaceId: string,
  auditId: string,
  taken: UnchangedAsset[],
  first: number,
): Promise<void> {
  if (taken.length === 0) return
  await client.query({
    name: 'asset-contents-unchanged',
    text: `insert into asset_contents (workspace_id, asset_id, packed, snapshot, exchanges)
      select $1, u.id, c.packed, c.snapshot, c.exchanges
      from unnest($2::uuid[], $3::uuid[]) as u (id, earlier) join asset_contents c on c.workspace_id = $1 and c.asset_id = u.earlier
      where c.page_kept
      on conflict (workspace_id, asset_id) do nothing`,
    values: [workspaceId, taken.map(({ id }) => id), taken.map(({ from }) => from)],
  })
  await copyAnswers(client, workspaceId, taken)
  await copyLiveChecks(client, workspaceId, auditId, taken)
  const reviews = await copyFindings(client, workspaceId, auditId, taken, first)
  const changes = new CounterChanges()
  for (const review of reviews) changes.add(review, stateCode('undecided'))
  await client.query({
    name: 'audit-count-unchanged',
    text: `update audits set completed_assets = completed_assets + $3, unchanged_assets = unchanged_assets + $3,
        total_violations = total_violations + $4::int,
        counts = array(select coalesce(a, 0) + coalesce(b, 0) from unnest(counts, $5::int[]) with ordinality as c (a, b, i) order by i)
      where workspace_id = $1 and id = $2`,
    values: [workspaceId, auditId, taken.length, reviews.length, changes.auditDeltas()],
  })
  if (reviews.length === 0) return
  for (const counter of KEYED_COUNTERS) {
    const { values, parameter } = parametersAfter(workspaceId, auditId)
    await client.query({ name: `findings-count-${counter.table}`, text: changes.insertSql(counter, parameter), values })
  }
}

interface EarlierFinding {
  id: string
  asset_id: string
  rule_version_id: string
  rule_id: string
  violating_text: string
  group_id: string
  severity: number | null
}

/** What is found never changes with the run, but for where it stands in the audit. */
const SAME = `severity, rule_id, rule_name, asset_name, asset_url, violating_text, reason, recommended_solution, suggested_text, sentence,
  block, span_start, span_end, position, fingerprint, law, jurisdiction, confidence, language, rule_severity, also, also_rules,
  sentence_key, context_key`

async function copyFindings(
  client: pg.PoolClient,
  workspaceId: string,
  auditId: string,
  assets: UnchangedAsset[],
  first: number,
): Promise<CountedReview[]> {
  const from = assets.filter(({ violations }) => violations > 0)
  if (from.length === 0) return []
  const { rows: earlier } = await client.query<EarlierFinding>({
    name: 'findings-earlier',
    text: `select v.id, v.asset_id, v.rule_version_id, v.rule_id, v.violating_text, v.group_id, v.severity
      from violations v where v.workspace_id = $1 and v.asset_id = any($2::uuid[]) order by v.place`,
    values: [workspaceId, from.map((asset) => asset.from)],
  })
  // Somebody deletes the earlier run just now: tried again, its assets are not there to be taken over.
  if (earlier.length !== findingsOf(from)) throw new Error('Findings of an earlier run were deleted while they were taken over.')
  const assetOf = new Map(from.map((asset) => [asset.from, asset.id]))
  const groups = new Map<string, string>()
  const groupOf = ({ group_id: group, rule_id: rule, violating_text: text }: EarlierFinding) => {
    const known = groups.get(group) ?? groupIdOf(auditId, rule, text)
    groups.set(group, known)
    return known
  }
  const ids = earlier.map(() => newId())
  const groupIds = earlier.map(groupOf)
  const places = earlier.map(({ severity }, i) => placeOf(severity === null ? null : SEVERITIES[severity]!, first + i))
  const versions = earlier.map((finding) => finding.rule_version_id)
  await client.query({
    name: 'findings-unchanged',
    text: `insert into violations (workspace_id, id, audit_id, asset_id, rule_version_id, group_id, place, ${SAME})
      select $1, u.id, $2, u.asset, v.rule_version_id, u.grp, u.place, ${SAME.replaceAll(/\b[a-z_]+\b/g, 'v.$&')}
      from unnest($3::uuid[], $4::uuid[], $5::uuid[], $6::uuid[], $7::bigint[]) as u (id, earlier, asset, grp, place)
      join violations v on v.workspace_id = $1 and v.id = u.earlier`,
    values: [
      workspaceId,
      auditId,
      ids,
      earlier.map(({ id }) => id),
      earlier.map((finding) => assetOf.get(finding.asset_id)),
      groupIds,
      places,
    ],
  })
  await copyLiveFindings(
    client,
    workspaceId,
    auditId,
    earlier.flatMap(({ id, rule_id: rule, asset_id: asset }, i) =>
      rule.startsWith(`${LIVE_PACK}.`) ? [{ id: ids[i]!, asset: assetOf.get(asset)!, from: id }] : [],
    ),
  )
  const found = earlier.map(({ severity }, i) => ({ id: ids[i]!, severity: severity === null ? null : SEVERITIES[severity]! }))
  await tellFound(client, workspaceId, auditId, found, true)
  const { dueDays } = await readSettings(client, workspaceId)
  return insertReviews(client, workspaceId, auditId, {
    ids,
    groups: groupIds,
    places,
    versions,
    dueDays,
    earlier: earlier.map(({ id }) => id),
  })
}
