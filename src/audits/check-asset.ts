import { createHash } from 'node:crypto'
import { groupIdOf } from '../db/group-ids.ts'
import type { CheckedAsset, StoredAlso, StoredFinding } from '../db/checked-assets.ts'
import { packText } from '../db/packing.ts'
import { expressionGuard } from '../packs/expression-guard.ts'
import { check, judgeGuidelines, lawOf, mergeFindings } from '../rules/index.ts'
import type { AlsoFound, Finding, HeldBack, Rule } from '../rules/index.ts'
import { UnreadableDocument } from '../text/document.ts'
import type { Document } from '../text/document.ts'
import type { DocumentType } from '../text/document-types.ts'
import { positionsOf, type SourcePositions } from '../text/position.ts'
import { readDocument } from '../text/read.ts'
import type { Severity } from '../reviews/chart/chart.ts'
import type { Judging } from './judging.ts'
import { memoryKeys, textHash } from './memory-keys.ts'
import { compiledFor } from '../packs/compiled-rules.ts'
import { notAt, reportedFindings, ruleOf, rulesNotRead, withoutAllowed } from '../packs/profile.ts'
import type { Profile } from '../packs/profile.ts'
import type { Question } from './reading/messages.ts'

export interface Intake {
  id: string
  name: string
  url: string
  bytes: Uint8Array
  type?: DocumentType
  contentType?: string
  note?: string | null
  /** Read before, where its bytes are no longer there. */
  document?: Document
}

/** More findings on one page than this help nobody; how many there were is said. */
const MOST_FINDINGS = 10_000

const read = async ({ bytes, type, name, contentType, document }: Intake): Promise<Document> =>
  document ?? readDocument(bytes, { type, name: type ? undefined : name, contentType })

/** The texts of an asset that a model has to judge, in the order in which it is asked. */
export async function questionsOf(intake: Intake, profile: Profile): Promise<Question[]> {
  const questions: Question[] = []
  try {
    await judgeGuidelines(
      await read(intake),
      compiledFor(profile),
      async (text, guideline, ruleId) => {
        questions.push({ text, guideline, ruleId })
        return []
      },
      { guard: expressionGuard },
    )
  } catch (error) {
    // The check says so itself.
    if (!(error instanceof UnreadableDocument)) throw error
  }
  return questions
}

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
  const compiled = compiledFor(profile)
  const address = /^https?:/i.test(url) ? url : name
  const elsewhere = notAt(profile, address)
  const judgements = judging ? await judgeGuidelines(document, compiled, judging.judge, { guard: expressionGuard }) : undefined
  const { findings, failures, held } = check(document, compiled, {
    guard: expressionGuard,
    ...(judgements ? { judgements } : {}),
    decide: (ruleId) => {
      if (elsewhere.has(ruleId)) return false
      const severity = profile.overrides[ruleId]
      return severity === 'OFF' ? false : (severity ?? true)
    },
  })
  const single = reportedFindings(profile, document, findings, address).filter((finding) => versions.has(finding.ruleId))
  const kept = mergeFindings(single, compiled.precedence)
  const ruleFailures = [...failures, ...rulesNotRead(profile), ...(judging?.failures() ?? [])].map(({ ruleId, message }) => ({
    rule_id: ruleId,
    message,
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
    confidence: rule?.confidence ?? null,
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
