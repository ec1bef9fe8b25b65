import { SAID_ALMOST, WITHOUT_CONDITION } from '../claims/claim-rules.ts'
import type { Difference } from '../claims/claim.ts'
import { claimName } from '../claims/content.ts'
import type { Condition } from '../claims/content.ts'
import type { SentenceHere } from '../claims/page.ts'
import { answerTo } from '../claims/register/answering.ts'
import type { ClaimsInForce } from '../claims/register/answering.ts'
import { remarksOn } from '../claims/remarks.ts'
import type { Remark } from '../claims/remarks.ts'
import type { CheckedAsset, StoredFinding } from '../db/audits/checked-assets.ts'
import { documentOf } from '../db/audits/packing.ts'
import type { Profile } from '../db/audits/profile.ts'
import { groupIdOf } from '../db/violations/group-ids.ts'
import type { LanguageKey } from '../languages.ts'
import { SEVERITIES } from '../reviews/chart/chart.ts'
import type { Severity } from '../reviews/chart/chart.ts'
import { Fingerprints } from '../rules/index.ts'
import type { Document } from '../text/document.ts'
import { positionsOf, sourceSpan } from '../text/position.ts'
import { keysOf } from './memory-keys.ts'

interface Held {
  auditId: string
  claims: ClaimsInForce
  /** Of the audit's rules, by rule. */
  versions: ReadonlyMap<string, string>
  profile: Profile
}

/**
 * A checked page held against the approved claims: its findings know which claim answers them, and what is said almost or without what must
 * stand with it is a finding of its own. A market is known where the audit or the workspace names it.
 */
export function heldAgainstClaims(checked: CheckedAsset, { auditId, claims, versions, profile }: Held): CheckedAsset {
  if ('failed' in checked) return checked
  const { type, title, language, packed } = checked
  const document = documentOf({ type, title, language_key: language, packed })
  const markets = profile.choice?.markets ?? null
  let text: string | undefined
  const page = () => (text ??= document.blocks.map((block) => block.text).join('\n'))
  const findings = checked.findings.map((finding) => {
    const said = { sentence: finding.sentence, language: finding.language as LanguageKey | null }
    const answer = answerTo(claims, said, markets, page)
    return answer ? { ...finding, answer } : finding
  })
  const fingerprints = new Fingerprints()
  const remarks = remarksOn(document, claims.index, (id) => claims.byId.get(id)!.content, { markets, page })
  const added = remarks.map((remark) => findingOf(remark, { auditId, claims, versions, document, findings, fingerprints }))
  return { ...checked, findings: [...findings, ...added] }
}

function findingOf(
  remark: SentenceHere & Remark,
  {
    auditId,
    claims,
    versions,
    document,
    findings,
    fingerprints,
  }: Omit<Held, 'profile'> & { document: Document; findings: readonly StoredFinding[]; fingerprints: Fingerprints },
): StoredFinding {
  const { claimId, kind, wording, details, block, text: spoken } = remark
  const sentence = spoken.trimEnd()
  const { number, version } = claims.byId.get(claimId)!
  const name = claimName(number)
  const { rule } = kind === 'almost' ? SAID_ALMOST : WITHOUT_CONDITION
  const positions = positionsOf(document)
  const here = document.blocks[block]!
  const end = remark.start + sentence.length
  const span = sourceSpan(here, remark.start, end)
  // What was decided is about this version of the claim: another is decided anew.
  const known = `${sentence}\n${name} ${version}`
  return {
    ruleId: rule.id,
    ruleName: `${kind === 'almost' ? 'Said almost' : 'Lacks what must stand with it'}: ${name}`,
    ruleVersionId: versions.get(rule.id)!,
    groupId: groupIdOf(auditId, rule.id, known),
    severity: severityAt(span, findings),
    text: sentence,
    reason: kind === 'almost' ? almostReason(name, details) : conditionReason(name, details),
    solution: kind === 'almost' ? `Say it as it was approved: “${wording}”` : null,
    suggestedText: null,
    sentence,
    block,
    ...span,
    position: {
      start: positions.at(span.start),
      end: positions.endAt(span.end),
      block: [remark.start, end],
      sentence: [span.start, span.end],
    },
    fingerprint: fingerprints.of(rule.id, known),
    ...keysOf({ sentence, text: known, block, from: span.start, to: span.end }, document),
    law: null,
    jurisdiction: [],
    confidence: null,
    language: here.language ?? document.language,
    ruleSeverity: null,
    also: null,
    remark: { claimId, version, kind, wording, details },
  }
}

/** As grave as what rules find in the sentence, and of medium severity where they find nothing. */
function severityAt({ start, end }: { start: number; end: number }, findings: readonly StoredFinding[]): Severity {
  const there = findings.filter((finding) => finding.start < end && finding.end > start).map(({ severity }) => SEVERITIES.indexOf(severity))
  return there.length > 0 ? SEVERITIES[Math.max(...there)]! : SAID_ALMOST.severity
}

const quoted = (text: string) => `“${text}”`

function almostReason(name: string, differences: readonly Difference[]): string {
  const each = differences.map(({ said, approved }) =>
    said && approved !== null
      ? `${quoted(said.text)} where ${quoted(approved)} was approved`
      : said
        ? `${quoted(said.text)}, which was not approved`
        : `without ${quoted(approved!)}`,
  )
  return `Says the approved claim ${name} almost: ${each.join('; ')}.`
}

function conditionReason(name: string, missing: readonly Condition[]): string {
  const each = missing.map((condition) =>
    condition.kind === 'stands'
      ? `it needs ${quoted(condition.text)} on the same page`
      : `it may not stand in one sentence with ${condition.words.map(quoted).join(', ')}`,
  )
  return `Says the approved claim ${name}, but ${each.join(', and ')}.`
}
