import { createHash } from 'node:crypto'
import { groupIdOf } from '../db/violations/group-ids.ts'
import type { CheckedAsset, RuleFailure, StoredAlso, StoredFinding } from '../db/audits/checked-assets.ts'
import { packText } from '../db/audits/packing.ts'
import { lawOf, mergeFindings } from '../rules/index.ts'
import type { AlsoFound, Failure, Finding, HeldBack, Rule } from '../rules/index.ts'
import { UnreadableDocument } from '../text/document.ts'
import type { Document } from '../text/document.ts'
import { positionsOf, type SourcePositions } from '../text/position.ts'
import type { Severity } from '../reviews/chart/chart.ts'
import { addressOf, findInAsset, read, type Intake } from './find-in-asset.ts'
import type { Judging } from './judging.ts'
import { memoryKeys, textHash } from './memory-keys.ts'
import { compiledFor } from '../packs/compiled-rules.ts'
import { ruleOf, rulesNotRead, withoutAllowed } from '../packs/profile.ts'
import type { Profile } from '../packs/profile.ts'

/** The most findings that are kept of one page; the total is reported beside them. */
const MOST_FINDINGS = 10_000

/** Bytes -> document -> findings, ready to be stored. What cannot be read says why, in its owner's words. */
export async function checkAsset(
  auditId: string,
  intake: Intake,
  profile: Profile,
  versions: Map<string, string>,
  judging: Judging | null = null,
): Promise<CheckedAsset> {
  const { id, name, url, bytes } = intake
  let document: Document
  try {
    document = await read(intake)
  } catch (error) {
    if (error instanceof UnreadableDocument) return { id, name, url, failed: error.message }
    throw error
  }
  const address = addressOf(intake)
  const { findings, failures, held } = await findInAsset(document, address, profile, judging?.judge ?? null)
  const single = findings.filter((finding) => versions.has(finding.ruleId))
  const kept = mergeFindings(single, compiledFor(profile).precedence)
  const notRun: Failure[] = [...failures, ...rulesNotRead(profile), ...(judging?.failures() ?? [])]
  const ruleFailures: RuleFailure[] = notRun.map(({ ruleId, message, incomplete }) => ({
    rule_id: ruleId,
    message,
    ...(incomplete ? { incomplete } : {}),
  }))
  if (kept.length > MOST_FINDINGS)
    ruleFailures.push({ rule_id: '', message: `Only the first ${MOST_FINDINGS} of ${kept.length} findings were kept.` })
  const positions = positionsOf(document)
  const source = storable(document.source)
  return {
    id,
    name: document.title?.slice(0, 500) || name,
    url,
    type: document.type,
    title: document.title,
    language: document.language,
    characters: document.account.characters,
    checked: document.account.checked,
    leftOut: document.account.leftOut,
    ruleFailures,
    contentHash: createHash('sha256').update(bytes).digest(),
    textHash: textHash(document),
    note: intake.note ?? null,
    held: heldIn(profile, document, held, address),
    packed: packText({ source, blocks: document.blocks }),
    snapshot: document.type === 'html' && !Buffer.from(source).equals(bytes) ? bytes : null,
    findings: kept.slice(0, MOST_FINDINGS).map((finding) => stored(auditId, finding, profile, versions, positions, document)),
  }
}

/** How many findings were held back, without those that are allowed anyhow. */
const heldIn = (profile: Profile, document: Document, held: readonly HeldBack[], address: string): number =>
  held.length === 0
    ? 0
    : withoutAllowed(
        profile,
        document,
        held.map(({ finding }) => finding),
        address,
      ).length

/** PostgreSQL keeps no NUL; a page that has one loses that character and nothing else. */
const storable = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed()

function stored(
  auditId: string,
  finding: Finding,
  profile: Profile,
  versions: Map<string, string>,
  positions: SourcePositions,
  document: Document,
): StoredFinding {
  const text = storable(finding.text)
  const rule = ruleOf(profile, finding.ruleId)
  return {
    ruleId: finding.ruleId,
    ruleName: finding.ruleName,
    ruleVersionId: versions.get(finding.ruleId)!,
    severity: finding.severity as Severity,
    groupId: groupIdOf(auditId, finding.ruleId, text),
    text,
    reason: storable(finding.reason),
    solution: finding.solution || null,
    suggestedText: finding.suggestedText && storable(finding.suggestedText),
    sentence: storable(finding.sentence),
    block: finding.block,
    start: finding.start,
    end: finding.end,
    position: {
      start: positions.at(finding.start),
      end: positions.endAt(finding.end),
      block: [finding.blockStart, finding.blockEnd],
      sentence: [finding.sentenceStart, finding.sentenceEnd],
    },
    fingerprint: finding.fingerprint,
    ...memoryKeys(finding, document),
    ...heldBy(finding, rule),
    confidence: finding.confidence ?? rule?.confidence ?? null,
    language: document.blocks[finding.block]?.language ?? document.language,
    ruleSeverity: (finding.ruleSeverity as Severity | undefined) ?? null,
    also: finding.also ? finding.also.map((also) => alsoOf(also, profile)) : null,
  }
}

const heldBy = (finding: Pick<Finding, 'law'>, rule: Rule | undefined) => {
  const { law, jurisdiction } = lawOf(finding, rule)
  return { law, jurisdiction }
}

const alsoOf = (also: AlsoFound, profile: Profile): StoredAlso => ({
  rule_id: also.ruleId,
  rule_name: also.ruleName,
  severity: also.severity,
  ...heldBy(also, ruleOf(profile, also.ruleId)),
  text: storable(also.text),
  reason: storable(also.reason),
  solution: also.solution || null,
  suggested_text: also.suggestedText && storable(also.suggestedText),
})
