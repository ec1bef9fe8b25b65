import { sourceSpan } from '../text/position.ts'
import type { Found } from './build.ts'
import type { Check } from './compile.ts'
import { isExempt } from './exempt.ts'
import { fillMessage } from './message.ts'
import type { Finding, Rule } from './rule.ts'
import { applied, removing, replacing, type Edit } from './suggest.ts'
import type { Page } from './page.ts'

export interface Located {
  check: Check
  found: Found
  /** The line of the source to name instead of the exact place. */
  line?: { start: number; end: number }
}

/** `matched` is what was found, also where the finding names its whole line: a finding is known again by it. */
type Unnumbered = Omit<Finding, 'fingerprint'> & { limit: number; format: Rule['format']; matched: string }

/** What a check found, as a finding that explains itself; null where the rule leaves it alone. */
export function findingOf({ check, found, line: named }: Located, page: Page): Unnumbered | null {
  const { rule, part } = check
  const common = {
    ruleId: rule.id, ruleName: rule.name, severity: rule.severity, limit: found.once === true ? 1 : rule.limit, format: rule.format, solution: part.solution,
    reason: fillMessage(found.message ?? part.message, found.fillers),
  }
  if (found.view.block === -1) {
    const text = found.view.text.slice(found.start, found.end)
    const line = lineAround(page.document.source, found.start, found.end)
    const edits = found.replacement === null ? [] : [{ start: found.start, end: found.end, text: found.replacement }]
    return {
      ...common, start: found.start, end: found.end, block: -1, blockStart: found.start, blockEnd: found.end, text, matched: text,
      sentence: page.document.source.slice(line.start, line.end), sentenceStart: line.start, sentenceEnd: line.end,
      suggestedText: suggested(page.document.source, line, edits), edits,
    }
  }
  const place = placeOf(found, page)
  const view = page.blocks[place.block]
  const block = page.document.blocks[place.block]
  if (!view || !block) return null
  const { start } = place
  const end = Math.min(view.text.length, place.end)
  if (found.asked !== true && isExempt(check.exemptions, view, start, end)) return null
  const sentence = view.sentenceAt(start)
  const range = { start: Math.min(sentence.start, start), end: Math.max(sentence.end, end) }
  const edits = editsOf(found, view.text, start, end, range, view.language)
  const source = sourceSpan(block, start, end)
  const around = sourceSpan(block, range.start, range.end)
  const matched = rule.format === 'vale' ? asVale(found, page.document.source.slice(source.start, source.end), view.text.slice(start, end)) : view.text.slice(start, end)
  return {
    ...common, ...(named ?? { start: source.start, end: source.end }), block: place.block, blockStart: start, blockEnd: end,
    matched, text: named ? page.document.source.slice(named.start, named.end) : matched,
    sentence: view.text.slice(range.start, range.end), sentenceStart: around.start, sentenceEnd: around.end,
    suggestedText: suggested(view.text, range, edits),
    edits: edits.map((edit) => ({ ...sourceSpan(block, edit.start, edit.end), text: edit.text })).toSorted((one, other) => other.start - one.start),
  }
}

/** Whether the rule leaves this alone. */
export function isLeftAlone(check: Check, found: Found, page: Page): boolean {
  if (found.view.block === -1) return false
  const { block, start, end } = placeOf(found, page)
  const view = page.blocks[block]
  return view !== undefined && isExempt(check.exemptions, view, start, Math.min(view.text.length, end))
}

/** A rule in Vale's format sees white space as the source has it. */
function asVale({ view, start, end }: Found, written: string, read: string): string {
  return view.text.slice(start, end) === written ? written : read
}

function placeOf({ view, start, end }: Found, page: Page): { block: number; start: number; end: number } {
  if (view.block !== -2) return { block: view.block, ...view.inBlock(start, end) }
  const { block, offset } = page.placeInSummary(start)
  return { block, start: offset, end: offset + end - start }
}

function editsOf(found: Found, text: string, start: number, end: number, sentence: { start: number; end: number }, language: Page['document']['language']): Edit[] {
  if (found.addition?.place === 'before') return [{ start: sentence.start, end: sentence.start, text: `${found.addition.text} ` }]
  if (found.addition !== undefined) {
    const ends = /[.!?…:;。]["'”’»)\]]*$/.test(text.slice(sentence.start, sentence.end))
    return [{ start: sentence.end, end: sentence.end, text: `${ends ? '' : '.'} ${found.addition.text}` }]
  }
  if (found.replacement === null) return []
  if (found.replacement === '') {
    // A sentence of which nothing but signs would be left is not mended by that.
    const rest = text.slice(sentence.start, start) + text.slice(end, sentence.end)
    return /[\p{L}\p{N}]/u.test(rest) ? removing(text, start, end, sentence.start, language) : []
  }
  if (found.verbatim) return [{ start, end, text: found.replacement }]
  return replacing(text, start, end, found.replacement, { language, ownCapital: found.ownCapital === true, sentenceStart: sentence.start })
}

/** The sentence with the changes made; null where there are none. */
function suggested(text: string, range: { start: number; end: number }, edits: Edit[]): string | null {
  if (edits.length === 0) return null
  const from = Math.min(range.start, ...edits.map((edit) => edit.start))
  const to = Math.max(range.end, ...edits.map((edit) => edit.end))
  return applied(text.slice(from, to), edits.map((edit) => ({ start: edit.start - from, end: edit.end - from, text: edit.text })))
}

/** The source has no sentences: the line stands for one, or its neighbourhood where the line is long. */
function lineAround(source: string, start: number, end: number): { start: number; end: number } {
  const from = Math.max(source.lastIndexOf('\n', start - 1) + 1, start - 200)
  const next = source.indexOf('\n', end)
  return { start: from, end: Math.min(next < 0 ? source.length : next, end + 200) }
}
