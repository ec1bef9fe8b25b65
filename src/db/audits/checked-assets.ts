import type pg from 'pg'
import { placeOf, SEVERITIES, stateCode } from '../../reviews/chart/chart.ts'
import type { Severity } from '../../reviews/chart/chart.ts'
import { CounterChanges, KEYED_COUNTERS } from '../violations/counters.ts'
import type { CountedReview } from '../violations/counters.ts'
import { alsoRulesOf } from '../violations/also-rules.ts'
import { tellFound } from '../events/found.ts'
import { newId } from '../base/ids.ts'
import type { Db } from '../base/pool.ts'
import { insertReviews } from '../violations/new-reviews.ts'
import { findingHash } from '../trail/finding-hash.ts'
import { ruleVersions } from '../rules/versions.ts'
import { parametersAfter } from '../base/parameters.ts'
import type { DueDays } from '../settings/settings.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import { answerFindings } from '../claims/answers.ts'
import type { Answer, AnsweredFinding } from '../claims/answers.ts'
import { storeRemarks } from '../claims/remarks.ts'
import type { ClaimRemark } from '../claims/remarks.ts'
import { storeLive } from '../live/findings.ts'
import type { LiveDifference } from '../live/findings.ts'

export interface StoredFinding {
  ruleId: string
  ruleName: string
  ruleVersionId: string
  groupId: string
  severity: Severity
  text: string
  reason: string
  solution: string | null
  suggestedText: string | null
  sentence: string
  block: number
  start: number
  end: number
  position: object
  fingerprint: string
  /** What finds it again in the next run of its site: see src/audits/memory-keys.ts. */
  sentenceKey: string
  contextKey: string
  law: string | null
  jurisdiction: string[]
  confidence: number | null
  language: string | null
  /** The leading rule's own severity, where others join it. */
  ruleSeverity: Severity | null
  /** What other rules say of the same words, as the public API shows it; null: nothing. */
  also: StoredAlso[] | null
  /** The approved claim that answers it. */
  answer?: Answer
  /** What it says about an approved claim, where it is one of those findings. */
  remark?: ClaimRemark
  /** What it says about a text that was approved for the page. */
  live?: LiveDifference
}

export interface StoredAlso {
  rule_id: string
  rule_name: string
  severity: string
  law: string | null
  jurisdiction: string[]
  text: string
  reason: string
  solution: string | null
  suggested_text: string | null
}

/** A rule that could not be carried out; `incomplete`: it met a limit and did not look everywhere. */
export interface RuleFailure {
  rule_id: string
  message: string
  incomplete?: true
}

/** What became of one asset. */
export type CheckedAsset = { id: string; name: string; url: string } & (
  | { failed: string; httpStatus?: number }
  | {
      type: string
      title: string | null
      language: string | null
      characters: number
      checked: number
      leftOut: object[]
      ruleFailures: RuleFailure[]
      contentHash: Buffer
      /** Of what a reader sees of it. */
      textHash: Buffer
      note: string | null
      /** How many findings were held back on it. */
      held: number
      /** Its text and blocks, as packText makes it. */
      packed: Buffer
      snapshot: Uint8Array | null
      /** Packed, the requests that it was read by with the heads of their answers. */
      exchanges?: Buffer | null
      findings: StoredFinding[]
      /** Names the approved texts that it was compared with. */
      bound?: string
    }
)

/** How many findings some assets have. */
export const findingsIn = (assets: CheckedAsset[]): number =>
  assets.reduce((sum, asset) => sum + ('failed' in asset ? 0 : asset.findings.length), 0)

/**
 * Stores what became of some assets of one audit, in one transaction with the counters. Only assets that still wait are
 * stored: a job that is done twice changes nothing the second time. `first`: of the reserved places; `counting` is called
 * when the audit's row is about to be held; `dueDays`: within how many days they should be decided; `last`: the audit may end with these.
 */
export async function storeChecked(
  client: pg.PoolClient,
  workspaceId: string,
  auditId: string,
  assets: CheckedAsset[],
  first: number,
  counting: () => void = () => undefined,
  dueDays: DueDays | null = null,
): Promise<{ last: boolean }> {
  const { rows } = await client.query<{ id: string }>(
    `select id from assets where workspace_id = $1 and audit_id = $2 and id = any($3::uuid[]) and state = 'waiting' order by id for update`,
    [workspaceId, auditId, assets.map((asset) => asset.id)],
  )
  const waiting = new Set(rows.map((row) => row.id))
  const stored = assets.filter((asset) => waiting.has(asset.id))
  // The process that stored them may have died before ending the audit.
  if (stored.length === 0) return { last: true }
  await updateAssets(client, workspaceId, stored)
  const findings = stored.flatMap((asset) => ('failed' in asset ? [] : asset.findings.map((finding) => ({ asset, finding }))))
  const failed = stored.filter((asset) => 'failed' in asset).length
  const incomplete = stored.filter((asset) => !('failed' in asset) && asset.ruleFailures.some((rule) => rule.incomplete)).length
  const changes = new CounterChanges()
  const { reviews, answers, live } = await insertFindings(client, workspaceId, auditId, findings, first, dueDays)
  const bound = stored.flatMap((asset) => ('failed' in asset || !asset.bound ? [] : [{ id: asset.id, bound: asset.bound }]))
  await storeLive(client, workspaceId, auditId, bound, live)
  for (const review of reviews) changes.add(review, stateCode('undecided'))
  // The counters come last: who holds them keeps everybody else who stores from ending.
  counting()
  const { rows: audits } = await client.query<{ last: boolean }>({
    name: 'audit-count-assets',
    text: `update audits set completed_assets = completed_assets + $3, failed_assets = failed_assets + $4,
        incomplete_assets = incomplete_assets + $7, total_violations = total_violations + $5::int,
        counts = array(select coalesce(a, 0) + coalesce(b, 0) from unnest(counts, $6::int[]) with ordinality as c (a, b, i) order by i)
      where workspace_id = $1 and id = $2 returning not planning and completed_assets + failed_assets >= total_assets as last`,
    values: [workspaceId, auditId, stored.length - failed, failed, findings.length, changes.auditDeltas(), incomplete],
  })
  if (findings.length > 0) await countReviews(client, workspaceId, auditId, changes)
  await answerFindings(client, workspaceId, auditId, answers)
  return { last: audits[0]!.last }
}

async function updateAssets(client: pg.PoolClient, workspaceId: string, assets: CheckedAsset[]): Promise<void> {
  const records = assets.map((asset) =>
    'failed' in asset
      ? { id: asset.id, state: 'failed', reason: asset.failed, http_status: asset.httpStatus }
      : {
          id: asset.id,
          state: 'completed',
          reason: null,
          name: asset.name,
          type: asset.type,
          title: asset.title,
          language: asset.language,
          characters: asset.characters,
          checked: asset.checked,
          left_out: asset.leftOut,
          rule_failures: asset.ruleFailures,
          violations: asset.findings.length,
          hash: asset.contentHash.toString('hex'),
          text_hash: asset.textHash.toString('hex'),
          note: asset.note,
          held: asset.held,
        },
  )
  await client.query({
    name: 'assets-checked',
    text: `update assets a set state = r.state, reason = r.reason, http_status = r.http_status, name = coalesce(r.name, a.name),
        type = r.type, title = r.title, language_key = r.language,
        characters = r.characters, checked = r.checked, left_out = coalesce(r.left_out, '[]'),
        rule_failures = coalesce(r.rule_failures, '[]'), violations = coalesce(r.violations, 0),
        content_hash = decode(r.hash, 'hex'), text_hash = decode(r.text_hash, 'hex'), note = r.note, held = r.held, fetched_at = $3
      from jsonb_to_recordset($2::jsonb) as r (
        id uuid, state text, reason text, http_status smallint, name text,
        type text, title text, language text, characters int, checked int,
        left_out jsonb, rule_failures jsonb, violations int, hash text, text_hash text, note text, held int)
      where a.workspace_id = $1 and a.id = r.id`,
    values: [workspaceId, JSON.stringify(records), momentAt(newMoment())],
  })
  const read = assets.flatMap((asset) => ('failed' in asset ? [] : [asset]))
  await client.query({
    name: 'asset-contents',
    text: `insert into asset_contents (workspace_id, asset_id, packed, snapshot, exchanges)
      select $1, u.id, u.packed, u.snapshot, u.exchanges
      from unnest($2::uuid[], $3::bytea[], $4::bytea[], $5::bytea[]) as u (id, packed, snapshot, exchanges)
      on conflict (workspace_id, asset_id) do update
        set packed = excluded.packed, snapshot = excluded.snapshot, exchanges = excluded.exchanges, page_kept = true`,
    values: [
      workspaceId,
      read.map((asset) => asset.id),
      read.map((asset) => asset.packed),
      read.map((asset) => (asset.snapshot ? Buffer.from(asset.snapshot) : null)),
      read.map((asset) => asset.exchanges ?? null),
    ],
  })
  // What could not be read keeps its bytes, so that it can be tried again.
  await client.query({
    name: 'asset-intake-done',
    text: 'delete from asset_intake where workspace_id = $1 and asset_id = any($2::uuid[])',
    values: [workspaceId, read.map((asset) => asset.id)],
  })
}

async function insertFindings(
  client: pg.PoolClient,
  workspaceId: string,
  auditId: string,
  findings: Found,
  first: number,
  dueDays: DueDays | null,
): Promise<{ reviews: CountedReview[]; answers: AnsweredFinding[]; live: LiveFinding[] }> {
  if (findings.length === 0) return { reviews: [], answers: [], live: [] }
  const records = findings.map(({ asset, finding }, i) => {
    const place = placeOf(finding.severity, first + i)
    return {
      id: newId(),
      asset: asset.id,
      version: finding.ruleVersionId,
      grp: finding.groupId,
      severity: SEVERITIES.indexOf(finding.severity),
      place,
      rule: finding.ruleId,
      rule_name: finding.ruleName,
      asset_name: asset.name,
      asset_url: asset.url,
      txt: finding.text,
      reason: finding.reason,
      solution: finding.solution,
      suggested: finding.suggestedText,
      sentence: finding.sentence,
      block: finding.block,
      s: finding.start,
      e: finding.end,
      at: finding.position,
      print: finding.fingerprint,
      sk: finding.sentenceKey,
      ck: finding.contextKey,
      law: finding.law,
      markets: finding.jurisdiction,
      confidence: finding.confidence,
      language: finding.language,
      own: finding.ruleSeverity === null ? null : SEVERITIES.indexOf(finding.ruleSeverity),
      also: finding.also,
      also_rules: alsoRulesOf(finding.ruleId, finding.also),
    }
  })
  const json = JSON.stringify(records)
  await client.query({
    name: 'findings-insert',
    text: `insert into violations (workspace_id, id, audit_id, asset_id, rule_version_id, group_id, severity,
        place, rule_id, rule_name, asset_name, asset_url,
        violating_text, reason, recommended_solution, suggested_text, sentence, block, span_start, span_end, position, fingerprint,
        sentence_key, context_key, law, jurisdiction, confidence, language, rule_severity, also, also_rules)
      select $1, r.id, $2, r.asset, r.version, r.grp, r.severity, r.place, r.rule, r.rule_name, r.asset_name, r.asset_url,
        r.txt, r.reason, r.solution, r.suggested, r.sentence, r.block, r.s, r.e, r.at, r.print,
        r.sk, r.ck, r.law, r.markets, r.confidence, r.language, r.own, r.also, r.also_rules
      from json_to_recordset($3::json) as r (
        id uuid, asset uuid, version uuid, grp uuid, severity smallint, place bigint, rule text, rule_name text,
        asset_name text, asset_url text, txt text, reason text, solution text, suggested text,
        sentence text, block int, s int, e int, at jsonb, print text,
        sk bigint, ck bigint, law text, markets text[], confidence real, language text, own smallint, also jsonb, also_rules text)`,
    values: [workspaceId, auditId, json],
  })
  const found = records.map(({ id }, i) => ({ id, severity: findings[i]!.finding.severity }))
  await tellFound(client, workspaceId, auditId, found, false)
  const reviews = await insertReviews(client, workspaceId, auditId, {
    ids: records.map((row) => row.id),
    groups: records.map((row) => row.grp),
    places: records.map((row) => row.place),
    versions: records.map((row) => row.version),
    dueDays,
    hashes: await hashesOf(client, workspaceId, findings, records),
  })
  await storeRemarks(
    client,
    workspaceId,
    auditId,
    records.flatMap(({ id }, i) => (findings[i]!.finding.remark ? [{ violationId: id, ...findings[i]!.finding.remark }] : [])),
  )
  const answers = records.flatMap(({ id }, i) => {
    const { answer } = findings[i]!.finding
    return answer ? [{ violationId: id, answer }] : []
  })
  const live = records.flatMap(({ id, asset }, i) => {
    const difference = findings[i]!.finding.live
    return difference ? [{ ...difference, violationId: id, assetId: asset }] : []
  })
  return { reviews, answers, live }
}

type LiveFinding = LiveDifference & { violationId: string; assetId: string }
type Found = { asset: CheckedAsset; finding: StoredFinding }[]

async function hashesOf(db: Db, workspaceId: string, findings: Found, records: { severity: number }[]): Promise<Buffer[]> {
  const versions = await ruleVersions(db, workspaceId, [...new Set(findings.map(({ finding }) => finding.ruleVersionId))])
  return findings.map(({ asset, finding }, i) =>
    findingHash({
      rule_id: finding.ruleId,
      rule_name: finding.ruleName,
      version: versions.get(finding.ruleVersionId) ?? null,
      severity: records[i]!.severity,
      asset_name: asset.name,
      asset_url: asset.url,
      page: 'failed' in asset ? null : asset.contentHash.toString('hex'),
      violating_text: finding.text,
      sentence: finding.sentence,
      block: finding.block,
      span_start: finding.start,
      span_end: finding.end,
      position: finding.position,
      reason: finding.reason,
      recommended_solution: finding.solution,
      suggested_text: finding.suggestedText,
      law: finding.law,
      jurisdiction: finding.jurisdiction,
      language: finding.language,
      also: finding.also,
    }),
  )
}

/** Adds new reviews to the counters; the audit's own are added with its other sums. */
async function countReviews(client: pg.PoolClient, workspaceId: string, auditId: string, changes: CounterChanges): Promise<void> {
  for (const counter of KEYED_COUNTERS) {
    const { values, parameter } = parametersAfter(workspaceId, auditId)
    await client.query({ name: `findings-count-${counter.table}`, text: changes.insertSql(counter, parameter), values })
  }
}
