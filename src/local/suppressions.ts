import { hash } from 'node:crypto'
import type { Finding } from '../rules/index.ts'
import type { Document, Span } from '../text/document.ts'
import { rangeOf } from './suppression-range.ts'

/** Something that excuses findings of one rule, and how many it did. */
export interface Suppression {
  rule_id: string
  /** The project file it stands in; null where it is a comment in the document. */
  file: string | null
  line: number
  reason: string
  owner: string | null
  /** The last day it holds, as YYYY-MM-DD; null: for good. */
  until: string | null
  findings: number
}

/** The word, the rule, and what follows up to the end of the comment's line. */
const SUPPRESSION =
  /imprimatur-ignore(?![\w-])[ \t]*([^\s:]*)[ \t]*(?::[ \t]*([^\n]*?))?[ \t\r]*(?:-->|\*\/\s*\}?|-?-?%>|--\}\}|#\}|%\}|\}\}|$)/gm
const RULE_ID = /^[\w-]+\.[\w.-]+$/

interface Terms extends Pick<Suppression, 'reason' | 'owner' | 'until'> {
  /** A last day that is none. */
  badUntil: string | null
}

/** `licence 123, owner legal@example.com, until 2027-01-31` */
function termsOf(text: string): Terms {
  const until = /(?:^|,)\s*until\s+([^,]*?)\s*(?=,|$)/i
  const owner = /(?:^|,)\s*owner\s+([^,]+?)\s*(?=,|$)/i
  const reason = text.replace(until, '').replace(owner, '')
  const day = until.exec(text)?.[1] ?? null
  const isDay = day === null || (/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)))
  return {
    until: isDay ? day : null,
    badUntil: isDay ? null : day,
    owner: owner.exec(text)?.[1] ?? null,
    reason: reason.replaceAll(/^[\s,]+|[\s,]+$/g, ''),
  }
}

interface Excused {
  findings: Finding[]
  suppressed: Suppression[]
}

/** What is known of a rule that a suppression names: whether it checks here, and what it may have been meant to be. */
export interface KnownRules {
  hasRun(ruleId: string): boolean
  isKnown(ruleId: string): boolean
  /** `; did you mean …?`, or nothing. */
  meant(ruleId: string): string
}

/**
 * Findings without those that a comment excuses, with a finding for each comment that is expired, gives no reason, names no rule there is
 * or excuses nothing. A comment about a rule that does not run here says nothing, as it may be meant for another audit.
 */
export function excused(document: Document, findings: Finding[], today: string, known: KnownRules): Excused {
  const { source, comments = [] } = document
  if (comments.length === 0 || !source.includes('imprimatur-ignore')) return { findings, suppressed: [] }
  const suppressed: Suppression[] = []
  const faults: Finding[] = []
  const gone = new Set<Finding>()
  for (const { span, ruleId, terms } of suppressionsIn(source, comments)) {
    const fault = (reason: string) => faults.push(faultAt(source, span, ruleId, reason))
    const range = rangeOf(document, span)
    const within = findings.filter(({ ruleId: id, start }) => id === ruleId && start >= range.start && start < range.end)
    const critical = within.filter(({ severity }) => severity === 'CRITICAL')
    if (!RULE_ID.test(ruleId)) fault('The suppression names no rule: write imprimatur-ignore PACK.RULE: reason.')
    else if (!known.isKnown(ruleId)) fault(`The suppression names the rule ${ruleId}, which there is not${known.meant(ruleId)}`)
    else if (terms.reason === '') fault(`The suppression of ${ruleId} gives no reason, so it does not hold.`)
    else if (terms.badUntil !== null) fault(`The suppression of ${ruleId} ends on “${terms.badUntil}”, which is no day (YYYY-MM-DD).`)
    else if (terms.until !== null && terms.until < today) fault(`The suppression of ${ruleId} ended on ${terms.until}.`)
    else if (within.length === 0 && known.hasRun(ruleId))
      fault(`The suppression of ${ruleId} excuses nothing: the rule finds nothing there.`)
    else if (within.length > 0) {
      if (critical.length > 0) fault(`A comment cannot suppress ${ruleId}: its severity is CRITICAL. The project file can.`)
      const hit = within.filter((finding) => !critical.includes(finding) && !gone.has(finding))
      for (const finding of hit) gone.add(finding)
      const { reason, owner, until } = terms
      if (hit.length > 0)
        suppressed.push({ rule_id: ruleId, file: null, line: lineAt(source, span.start), reason, owner, until, findings: hit.length })
    }
  }
  return { findings: [...findings.filter((finding) => !gone.has(finding)), ...faults].toSorted((a, b) => a.start - b.start), suppressed }
}

function* suppressionsIn(source: string, comments: readonly Span[]): Generator<{ span: Span; ruleId: string; terms: Terms }> {
  for (const { start, end } of comments) {
    for (const match of source.slice(start, end).matchAll(SUPPRESSION)) {
      const [whole, ruleId, rest = ''] = match as unknown as [string, string, string | undefined]
      const at = start + match.index
      yield { span: { start: at, end: at + whole.length }, ruleId, terms: termsOf(rest) }
    }
  }
}

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length

function faultAt(source: string, { start, end }: Span, ruleId: string, reason: string): Finding {
  const text = source.slice(start, end)
  return {
    ...SUPPRESSION_FAULT,
    start,
    end,
    block: -1,
    blockStart: start,
    blockEnd: end,
    text,
    sentence: text,
    sentenceStart: start,
    sentenceEnd: end,
    reason,
    solution: 'Write imprimatur-ignore RULE: reason, owner NAME, until YYYY-MM-DD, or take the comment out.',
    suggestedText: null,
    suggestionClass: null,
    edits: [],
    fingerprint: hash('sha1', `${ruleId}\n${text}`, 'hex').slice(0, 16),
  }
}

/** How a fault of a suppression is reported, wherever it stands. */
export const SUPPRESSION_FAULT = { ruleId: 'imprimatur.suppression', ruleName: 'Suppression', severity: 'MEDIUM' } as const
