import { isDeniedByAnswer } from './answers.ts'
import { isNegated } from './negations.ts'
import type { Patterns, PatternSpan } from '../page/patterns.ts'
import { quotedAround } from './quotations.ts'
import { isReference } from './references.ts'
import { isReport } from './reports.ts'
import type { View } from '../page/view.ts'
import { isFirstPerson } from '../words/first-person.ts'
import type { Range } from '../words/quoted-ranges.ts'

/** What a rule leaves alone, compiled. */
export interface Exemptions {
  /** Whether to find that out may take too long in a text of this length. */
  mayTakeLong: (length: number) => boolean
  exceptions: Patterns | null
  before: Patterns | null
  after: Patterns | null
  sentence: Patterns | null
  block: Patterns | null
  negations: boolean
  quotations: boolean
  /** Customers who tell of themselves are heard where quotations are left alone: they praise for the seller. */
  testimonials: boolean
  reports: boolean
}

const ONLY_PUNCTUATION = /^[\s"'“”„«»‘’‚,:;()\u2013\u2014-]*$/u

/** What a list finds in a block is the same for each finding in it. */
const known = new WeakMap<View, Map<Patterns, PatternSpan[]>>()

function spansIn(block: View, patterns: Patterns): PatternSpan[] {
  let lists = known.get(block)
  if (!lists) known.set(block, (lists = new Map()))
  let spans = lists.get(patterns)
  if (!spans) lists.set(patterns, (spans = patterns.find(block.exempting)))
  return spans
}

/** Whether it is quoted, and not from a customer who tells of himself where those count. */
function isOthersWord(block: View, start: number, end: number, testimonials: boolean): boolean {
  const isBlockquote = block.sections.has('blockquote')
  const range = isBlockquote ? null : quotedAround(block.text, start, end, !block.sections.has('field'))
  if (!isBlockquote && range === null) return false
  return !(testimonials && isTestimonial(block, range))
}

/** Whether somebody tells of himself in a block or in a quotation in it, asked once for all that is found there. */
const testimonialsKnown = new WeakMap<object, boolean>()

function isTestimonial(block: View, range: Range | null): boolean {
  let known = testimonialsKnown.get(range ?? block)
  if (known === undefined) {
    known = isFirstPerson(range ? block.text.slice(range.start, range.end) : block.text, block.language)
    testimonialsKnown.set(range ?? block, known)
  }
  return known
}

/** Whether a finding at these offsets of a block's text is one the rule leaves alone. */
export function isExempt(exemptions: Exemptions, block: View, start: number, end: number): boolean {
  if (exemptions.negations && (isNegated(block.text, start, end, block.language) || isDeniedByAnswer(block, start))) return true
  if (exemptions.quotations && isOthersWord(block, start, end, exemptions.testimonials)) return true
  if (exemptions.exceptions && spansIn(block, exemptions.exceptions).some((span) => span.start <= start && end <= span.end)) return true
  if (exemptions.block && spansIn(block, exemptions.block).length > 0) return true
  if (
    exemptions.before &&
    spansIn(block, exemptions.before).some((span) => span.end <= start && ONLY_PUNCTUATION.test(block.text.slice(span.end, start)))
  )
    return true
  if (
    exemptions.after &&
    spansIn(block, exemptions.after).some((span) => span.start >= end && ONLY_PUNCTUATION.test(block.text.slice(end, span.start)))
  )
    return true
  if (exemptions.reports && isReference(block.text)) return true
  if (exemptions.sentence || exemptions.reports) {
    const sentence = block.sentenceAt(start)
    if (exemptions.reports && isReport(block.text.slice(sentence.start, sentence.end), block.language)) return true
    if (exemptions.sentence && spansIn(block, exemptions.sentence).some((span) => span.start >= sentence.start && span.end <= sentence.end))
      return true
  }
  return false
}
