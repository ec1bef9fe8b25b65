import type { Block } from '../../text/document.ts'
import { sourceSpan } from '../../text/position.ts'
import type { Found } from '../kinds/kind.ts'
import type { Check } from './compile.ts'
import { isExempt } from '../exempt/exempt.ts'
import { fillMessage, withLaw } from '../definition/message.ts'
import { classOf } from '../definition/suggestion.ts'
import type { Finding, Rule } from '../definition/rule.ts'
import type { Edit } from '../suggest/edit.ts'
import { hasSameMeaning } from '../suggest/same-meaning.ts'
import { applied, removing, replacing } from '../suggest/suggest.ts'
import { isBroken } from '../suggest/whole.ts'
import { AROUND, cutAround, withEllipses, type Span } from './cut-sentence.ts'
import type { Page } from '../page/page.ts'
import type { View } from '../page/view.ts'

export interface Located {
  check: Check
  found: Found
  /** The line of the source to name instead of the exact place. */
  line?: { start: number; end: number }
}

/** A finding that has no fingerprint yet, with what decides whether it is kept. */
export interface Unnumbered {
  finding: Finding
  limit: number
  format: Rule['format']
  check: Check
  /** Where it stands; null for the source as a whole. */
  place: { view: View; start: number } | null
  /** What was found, also where the finding names its whole line: a finding is known again by it. */
  matched: string
}

/**
 * What a check found, as a finding that explains itself; null where the rule leaves it alone. Without `sentences` it does not say
 * which sentence it stands in.
 */
export function findingOf({ check, found, line }: Located, page: Page, sentences = true): Unnumbered | null {
  const { rule, part } = check
  const unnumbered = found.view.block === -1 ? inSource(check, found, page.document.source) : inBlock(check, found, line, page, sentences)
  if (unnumbered && part.law) unnumbered.finding.law = part.law
  return (
    unnumbered && {
      finding: unnumbered.finding,
      limit: found.once === true ? 1 : rule.limit,
      format: rule.format,
      check,
      place: placeIn(unnumbered.finding, page),
      matched: unnumbered.matched,
    }
  )
}

function placeIn({ block, blockStart }: Finding, page: Page): Unnumbered['place'] {
  const view = page.blocks[block]
  return view === undefined ? null : { view, start: blockStart }
}

function inSource(
  { rule, part }: Check,
  { start, end, replacement, message, fillers }: Found,
  source: string,
): Pick<Unnumbered, 'finding' | 'matched'> {
  const text = source.slice(start, end)
  const line = lineAround(source, start, end)
  const edits = replacement === null ? [] : [{ start, end, text: replacement }]
  return {
    finding: {
      ruleId: rule.id,
      ruleName: rule.name,
      severity: rule.severity,
      solution: part.solution,
      reason: withLaw(fillMessage(message ?? part.message, fillers), (part.law ?? rule.source)?.citation ?? ''),
      start,
      end,
      block: -1,
      blockStart: start,
      blockEnd: end,
      text,
      sentence: source.slice(line.start, line.end),
      sentenceStart: line.start,
      sentenceEnd: line.end,
      suggestedText: suggested(source, line, edits),
      // Of a source as a whole it is not known what is running text.
      suggestionClass: replacement === null ? null : classOf(part, null, text, replacement, () => false),
      edits,
      fingerprint: '',
    },
    matched: text,
  }
}

function inBlock(
  { rule, part, exemptions }: Check,
  found: Found,
  line: Located['line'],
  page: Page,
  sentences: boolean,
): Pick<Unnumbered, 'finding' | 'matched'> | null {
  const place = placeOf(found, page)
  const view = page.blocks[place.block]
  const block = page.document.blocks[place.block]
  if (!view || !block) return null
  const { source } = page.document
  const { start } = place
  const end = Math.min(view.text.length, place.end)
  if (found.asked !== true && isExempt(exemptions, view, start, end)) return null
  const changes = found.replacement !== null || found.addition !== undefined
  const sentence = sentences || changes ? view.sentenceAt(start) : place
  const range = { start: Math.min(sentence.start, start), end: Math.max(sentence.end, end) }
  const edits = changes ? editsOf(found, view.text, start, end, range, view.language) : NO_EDITS
  const span = sourceSpan(block, start, end)
  const around = sentences ? sourceSpan(block, range.start, range.end) : span
  const read = view.text.slice(start, end)
  const matched = rule.format === 'vale' ? asVale(found, source, span, read) : read
  return {
    // Written out: there are tens of thousands of them, and each part that is spread into them costs as much as all the rest.
    finding: {
      ruleId: rule.id,
      ruleName: rule.name,
      severity: rule.severity,
      solution: part.solution,
      reason: withLaw(fillMessage(found.message ?? part.message, found.fillers), (part.law ?? rule.source)?.citation ?? ''),
      start: line ? line.start : span.start,
      end: line ? line.end : span.end,
      block: place.block,
      blockStart: start,
      blockEnd: end,
      text: line ? source.slice(line.start, line.end) : matched,
      sentence: sentences ? view.text.slice(range.start, range.end) : '',
      sentenceStart: around.start,
      sentenceEnd: around.end,
      suggestedText: suggested(view.text, range, edits, { start, end }),
      suggestionClass:
        edits.length === 0
          ? null
          : found.addition
            ? 'advice'
            : classOf(part, found.suggestionClass ?? null, read, found.replacement!, () =>
                hasSameMeaning({ block, start, end, sentenceStart: range.start, written: found.replacement! }),
              ),
      edits: inSourceOrder(block, edits),
      fingerprint: '',
    },
    matched,
  }
}

const NO_EDITS: Edit[] = []

/** Changes of a block's text as changes of the source, last first. */
function inSourceOrder(block: Block, edits: Edit[]): Edit[] {
  if (edits.length === 0) return []
  return edits
    .map((edit) => ({ ...sourceSpan(block, edit.start, edit.end), text: edit.text }))
    .toSorted((one, other) => other.start - one.start)
}

/** Whether the rule leaves this alone. */
export function isLeftAlone(check: Check, found: Found, page: Page): boolean {
  if (found.view.block === -1) return false
  const { block, start, end } = placeOf(found, page)
  const view = page.blocks[block]
  return view !== undefined && isExempt(check.exemptions, view, start, Math.min(view.text.length, end))
}

/** A rule in Vale's format sees white space as the source has it. */
function asVale({ view, start, end }: Found, source: string, span: { start: number; end: number }, read: string): string {
  const seen = view.text.slice(start, end)
  return seen.length === span.end - span.start && source.startsWith(seen, span.start) ? seen : read
}

function placeOf({ view, start, end }: Found, page: Page): { block: number; start: number; end: number } {
  if (view.block !== -2) {
    const range = view.inBlock(start, end)
    return { block: view.block, start: range.start, end: range.end }
  }
  const { block, offset } = page.placeInSummary(start)
  return { block, start: offset, end: offset + end - start }
}

function editsOf(
  found: Found,
  text: string,
  start: number,
  end: number,
  sentence: { start: number; end: number },
  language: Page['document']['language'],
): Edit[] {
  if (found.addition?.place === 'before') return [{ start: sentence.start, end: sentence.start, text: `${found.addition.text} ` }]
  if (found.addition !== undefined) {
    const ends = /[.!?…:;。]["'”’»)\]]*$/.test(text.slice(sentence.start, sentence.end))
    return [{ start: sentence.end, end: sentence.end, text: `${ends ? '' : '.'} ${found.addition.text}` }]
  }
  if (found.replacement === null) return []
  if (found.replacement === '') {
    // A sentence of which nothing but punctuation would be left is not corrected by that.
    const rest = text.slice(sentence.start, start) + text.slice(end, sentence.end)
    if (!/[\p{L}\p{N}]/u.test(rest)) return []
    const edits = removing(text, start, end, sentence.start, language)
    const gap = edits.find((edit) => edit.start <= start && end <= edit.end) ?? edits[0]!
    // Nor is one that would be no sentence.
    return isBroken(text.slice(sentence.start, gap.start), gap.text + text.slice(gap.end, sentence.end), language) ? [] : edits
  }
  if (found.verbatim) return [{ start, end, text: found.replacement }]
  return replacing(text, start, end, found.replacement, { language, ownCapital: found.ownCapital === true, sentenceStart: sentence.start })
}

/** The sentence with the changes made, cut as the sentence itself is; null where there are none. */
function suggested(text: string, range: Span, edits: readonly Edit[], found: Span = range): string | null {
  if (edits.length === 0) return null
  const changed = edits.map((edit) => [edit.start, edit.end]).flat()
  const whole = { start: Math.min(range.start, ...changed), end: Math.max(range.end, ...changed) }
  const near = edits.filter((edit) => edit.start >= found.start - AROUND && edit.end <= found.end + AROUND)
  // What is added stands at an end of the sentence: of a long one that end is shown.
  const around = near.length === edits.length ? found : edits[0]!
  const { start, end } = cutAround(whole, around)
  const made = applied(
    text.slice(start, end),
    edits
      .filter((edit) => edit.start >= start && edit.end <= end)
      .map((edit) => ({ start: edit.start - start, end: edit.end - start, text: edit.text })),
  )
  return withEllipses(made, start > whole.start, end < whole.end)
}

/** The source has no sentences: the line stands for one, or its neighbourhood where the line is long. */
function lineAround(source: string, start: number, end: number): { start: number; end: number } {
  const from = Math.max(source.lastIndexOf('\n', start - 1) + 1, start - 200)
  const next = source.indexOf('\n', end)
  return { start: from, end: Math.min(next < 0 ? source.length : next, end + 200) }
}
