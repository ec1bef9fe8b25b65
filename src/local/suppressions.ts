import { hash } from 'node:crypto'
import type { Finding } from '../rules/index.ts'
import type { Document } from '../text/document.ts'
import { DOCUMENT_TYPES } from '../text/document-types.ts'

/** A comment in a document that excuses findings of one rule, and how many it did. */
export interface Suppression {
  rule_id: string
  line: number
  reason: string
  owner: string | null
  /** The last day it holds, as YYYY-MM-DD; null: for good. */
  until: string | null
  findings: number
}

const COMMENT = /imprimatur-ignore[ \t]+([\w-]+\.[\w.-]+)(?:[ \t]*:[ \t]*([^\n]*?))?[ \t]*(?:-->|\*\/|--%>|%\}|$)/gm

/** `licence 123, owner legal@example.com, until 2027-01-31` */
function termsOf(text: string): Pick<Suppression, 'reason' | 'owner' | 'until'> {
  const until = /(?:^|,)\s*until\s+(\d{4}-\d{2}-\d{2})\s*(?=,|$)/i
  const owner = /(?:^|,)\s*owner\s+([^,]+?)\s*(?=,|$)/i
  const reason = text.replace(until, '').replace(owner, '')
  return { until: until.exec(text)?.[1] ?? null, owner: owner.exec(text)?.[1] ?? null, reason: reason.replaceAll(/^[\s,]+|[\s,]+$/g, '') }
}

export interface Excused {
  findings: Finding[]
  suppressed: Suppression[]
}

/**
 * Findings without those that a comment excuses, with a finding for each comment that is expired, gives no reason or excuses nothing. A
 * comment about a rule that does not run here says nothing, as it may be meant for another audit. A comment on a line with text holds for
 * that line, one that stands alone for the paragraph that follows.
 */
export function excused({ type, source }: Document, findings: Finding[], today: string, hasRun: (ruleId: string) => boolean): Excused {
  if (DOCUMENT_TYPES[type].form !== 'text' || !source.includes('imprimatur-ignore')) return { findings, suppressed: [] }
  const suppressed: Suppression[] = []
  const faults: Finding[] = []
  const gone = new Set<Finding>()
  for (const match of source.matchAll(COMMENT)) {
    const [whole, ruleId, rest = ''] = match as unknown as [string, string, string | undefined]
    const terms = termsOf(rest)
    const range = rangeOf(source, match.index, match.index + whole.length)
    const within = findings.filter((finding) => finding.ruleId === ruleId && finding.start >= range.start && finding.start < range.end)
    const fault = (reason: string) => faults.push(faultAt(source, match.index, match.index + whole.length, ruleId, reason))
    const critical = within.filter(({ severity }) => severity === 'CRITICAL')
    if (terms.reason === '') fault(`The suppression of ${ruleId} gives no reason, so it does not hold.`)
    else if (terms.until !== null && terms.until < today) fault(`The suppression of ${ruleId} ended on ${terms.until}.`)
    else if (within.length === 0 && hasRun(ruleId)) fault(`The suppression of ${ruleId} excuses nothing: the rule finds nothing there.`)
    else if (within.length > 0) {
      if (critical.length > 0) fault(`A comment cannot suppress ${ruleId}: its severity is CRITICAL.`)
      const hit = within.filter((finding) => !critical.includes(finding) && !gone.has(finding))
      for (const finding of hit) gone.add(finding)
      if (hit.length > 0) suppressed.push({ rule_id: ruleId, line: lineAt(source, match.index), ...terms, findings: hit.length })
    }
  }
  return { findings: [...findings.filter((finding) => !gone.has(finding)), ...faults].toSorted((a, b) => a.start - b.start), suppressed }
}

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length

/** What is on a line beside the comment itself and what opens and closes it. */
const WORDS = /[\p{L}\p{N}]/u

function rangeOf(source: string, start: number, end: number): { start: number; end: number } {
  const lineStart = source.lastIndexOf('\n', start - 1) + 1
  const lineEnd = endOfLine(source, end)
  if (WORDS.test(source.slice(lineStart, start) + source.slice(end, lineEnd))) return { start: lineStart, end: lineEnd }
  let at = lineEnd
  while (at < source.length && /\s/.test(source[at]!)) at++
  const blank = source.slice(at).search(/\n[ \t\r]*(?:\n|$)/)
  return { start: at, end: blank === -1 ? source.length : at + blank }
}

const endOfLine = (source: string, from: number) => {
  const end = source.indexOf('\n', from)
  return end === -1 ? source.length : end
}

function faultAt(source: string, start: number, end: number, ruleId: string, reason: string): Finding {
  const text = source.slice(start, end)
  return {
    ruleId: 'imprimatur.suppression',
    ruleName: 'Suppression',
    severity: 'MEDIUM',
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
