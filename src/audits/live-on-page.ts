import { LIVE_RULES } from '../claims/claim-rules.ts'
import type { BoundTexts } from '../claims/bindings/for-audit.ts'
import { changeOf, differingText, differs } from '../claims/live/change.ts'
import { compareWithPage, indexOfPage } from '../claims/live/compare.ts'
import type { Compared, ComparedPart } from '../claims/live/compare.ts'
import type { CheckedAsset, StoredFinding } from '../db/audits/checked-assets.ts'
import { documentOf } from '../db/audits/packing.ts'
import type { ComparedBinding } from '../db/live/bindings.ts'
import { groupIdOf } from '../db/violations/group-ids.ts'
import { addressKey } from '../fetch/address-key.ts'
import { Fingerprints } from '../rules/index.ts'
import type { Document } from '../text/document.ts'
import { positionsOf, sourceSpan } from '../text/position.ts'
import { keysOf } from './memory-keys.ts'

interface Held {
  auditId: string
  bound: BoundTexts
  /** Of the audit's rules, by rule. */
  versions: ReadonlyMap<string, string>
}

/** A checked page compared with what was approved for its address: where it says otherwise is a finding of its own. */
export function comparedWithApproved(checked: CheckedAsset, { auditId, bound, versions }: Held): CheckedAsset {
  const here = 'failed' in checked ? undefined : bound.get(addressKey(checked.url))
  if ('failed' in checked || !here) return checked
  const { type, title, language, packed } = checked
  const document = documentOf({ type, title, language_key: language, packed })
  const page = indexOfPage(document.blocks)
  const fingerprints = new Fingerprints()
  const added = here.bindings.flatMap((binding) => {
    const compared = compareWithPage(page, binding)
    return compared.state === 'same' ? [] : [findingOf(binding, compared, { auditId, versions, document, fingerprints })]
  })
  return { ...checked, findings: [...checked.findings, ...added], bound: here.bound }
}

const LONGEST_TEXT = 5000

function findingOf(
  binding: ComparedBinding,
  compared: Compared,
  { auditId, versions, document, fingerprints }: Omit<Held, 'bound'> & { document: Document; fingerprints: Fingerprints },
): StoredFinding {
  const state = compared.state as Exclude<Compared['state'], 'same'>
  const { rule, severity } = LIVE_RULES[state]
  const change = changeOf(compared)
  // Of this text alone, and of this change alone: a decision about it says nothing about another.
  const known = `${binding.id}\n${change}`
  const text = differingText(compared).slice(0, LONGEST_TEXT)
  const at = compared.at ?? { block: 0, start: 0, end: document.blocks[0]?.text.length ?? 0 }
  const block = document.blocks[at.block]
  const span = block ? sourceSpan(block, at.start, at.end) : { start: 0, end: 0 }
  const positions = positionsOf(document)
  return {
    ruleId: rule.id,
    ruleName: `${NAMES[state]}: ${nameOf(binding)}`,
    ruleVersionId: versions.get(rule.id)!,
    groupId: groupIdOf(auditId, rule.id, known),
    severity,
    text,
    reason: reasonOf(binding, compared),
    solution: 'Say it as it was approved, or have what is live approved.',
    suggestedText: null,
    sentence: text,
    block: at.block,
    ...span,
    position: {
      start: positions.at(span.start),
      end: positions.endAt(span.end),
      block: [at.start, at.end],
      sentence: [span.start, span.end],
    },
    fingerprint: fingerprints.of(rule.id, known),
    ...keysOf({ sentence: binding.id, text: change, block: at.block, from: span.start, to: span.end }, document),
    law: null,
    jurisdiction: [],
    confidence: null,
    language: block?.language ?? document.language,
    ruleSeverity: null,
    also: null,
    live: { binding, state, parts: compared.parts, change },
  }
}

const NAMES = { changed: 'Live otherwise than approved', notice_gone: 'Required notice is not live', gone: 'Approved text is not live' }

const nameOf = ({ name, version }: ComparedBinding) => `${name.slice(0, 120)}${version === null ? '' : `, v${version}`}`

const LONGEST_QUOTED = 200
const quoted = (text: string) => `“${text.length > LONGEST_QUOTED ? `${text.slice(0, LONGEST_QUOTED)}…` : text}”`

function reasonOf(binding: ComparedBinding, { state, parts }: Compared): string {
  const what = quoted(nameOf(binding))
  if (state === 'gone') return `What was approved as ${what} does not stand on the page.`
  const said = parts.filter(differs).map(saidOf).slice(0, 5)
  return `${what} was approved for this address, and the page differs: ${said.join('; ')}.`
}

function saidOf({ kind, approved, live, removed, added }: ComparedPart): string {
  if (approved === null) return `it adds ${quoted(live!)}`
  if (live === null) return `${kind === 'notice' ? 'the required notice is not there' : 'it lacks'} ${quoted(approved)}`
  const words = (text: string, ranges: [number, number][]) => ranges.map(([start, end]) => quoted(text.slice(start, end))).join(', ')
  const lacks = removed.length > 0 ? words(approved, removed) : null
  const says = added.length > 0 ? words(live, added) : null
  if (lacks !== null && says !== null) return `${says} where ${lacks} was approved`
  return says === null ? `it lacks ${lacks}` : `it adds ${says}`
}
