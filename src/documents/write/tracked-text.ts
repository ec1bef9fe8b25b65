import { toBlocks } from '../../generation/markdown/blocks.ts'
import { toMarkdown } from '../../generation/markdown/markdown.ts'
import type { LanguageKey } from '../../languages.ts'
import type { SuggestionClass } from '../../rules/index.ts'
import { SourcePositions, sourceSpan } from '../../text/position.ts'
import { readText } from '../../text/read.ts'
import { sentences } from '../../text/sentences.ts'

/** Where something stands in the Markdown of a document, in Unicode code points, end exclusive. */
export interface Place {
  start: number
  end: number
}

/** What was changed in a text before it was delivered. */
export interface MadeChange {
  /** From 1, in the order of the text; it stays the same when other changes are taken back. */
  number: number
  rule_id: string
  rule_name: string
  /** `suggestion`: the rule's own wording was written; `model`: the model wrote the sentence again. */
  made_by: 'suggestion' | 'model'
  suggestion_class: SuggestionClass | null
  before: string
  after: string
  /** The sentence as it stands now. */
  sentence: string
  place: Place | null
  /** A person has looked at it and lets it stand. */
  accepted?: true
}

/** One change to make: a range of the text as it is, and what is written there. */
interface Replacement {
  start: number
  end: number
  after: string
  ruleId: string
  ruleName: string
  madeBy: MadeChange['made_by']
  suggestionClass: SuggestionClass | null
}

interface Tracked extends Replacement {
  before: string
}

/** A text and what was changed in it, each with its place in the text as it is now. */
export class TrackedText {
  text: string
  #changes: Tracked[] = []

  constructor(text: string) {
    this.text = text
  }

  copy(): TrackedText {
    const copy = new TrackedText(this.text)
    copy.#changes = this.#changes
    return copy
  }

  /** Makes changes that do not overlap. An earlier change that one of them touches is part of it and no longer told apart. */
  replace(replacements: readonly Replacement[]): void {
    const ordered = replacements.toSorted((one, other) => one.start - other.start)
    const shift = (at: number) =>
      ordered.filter(({ end }) => end <= at).reduce((sum, { start, end, after }) => sum + after.length - (end - start), 0)
    const untouched = this.#changes.filter(({ start, end }) => !ordered.some((one) => one.start < end && start < one.end))
    const before = this.text
    for (const { start, end, after } of ordered.toReversed()) this.text = this.text.slice(0, start) + after + this.text.slice(end)
    this.#changes = [
      ...untouched.map((change) => ({ ...change, start: change.start + shift(change.start), end: change.end + shift(change.start) })),
      ...ordered.map((change) => {
        const start = change.start + shift(change.start)
        return { ...change, before: before.slice(change.start, change.end), start, end: start + change.after.length }
      }),
    ].toSorted((one, other) => one.start - other.start)
    this.#normalise()
  }

  /** As the text is stored: Markdown as we write it. Where that moves a change, it is looked for near its old place. */
  #normalise(): void {
    const normal = toMarkdown(toBlocks(this.text))
    if (normal === this.text) return
    this.text = normal
    this.#changes = this.#changes.map((change) => {
      const start = nearest(normal, change.after, change.start)
      return { ...change, start, end: start < 0 ? -1 : start + change.after.length }
    })
  }

  made(language: LanguageKey): MadeChange[] {
    if (this.#changes.length === 0) return []
    const positions = new SourcePositions(this.text)
    const sentenceAt = sentencesOf(this.text, language)
    return this.#changes.map(({ start, end, ruleId, ruleName, madeBy, suggestionClass, before, after }, index) => ({
      number: index + 1,
      rule_id: ruleId,
      rule_name: ruleName,
      made_by: madeBy,
      suggestion_class: suggestionClass,
      before,
      after,
      sentence: start < 0 ? '' : sentenceAt(start),
      place: start < 0 ? null : placeOf(positions, start, end),
    }))
  }
}

/** Tells the sentence, as readers see it, that an offset of the Markdown stands in. */
function sentencesOf(markdown: string, language: LanguageKey): (offset: number) => string {
  const { blocks } = readText(markdown, 'markdown', { language })
  const spans = blocks.flatMap((block) =>
    sentences(block.text, block.language).map(({ start, end }) => ({
      ...sourceSpan(block, start, end),
      text: block.text.slice(start, Math.min(end, start + 1000)),
    })),
  )
  return (offset) => spans.find(({ start, end }) => start <= offset && offset <= end)?.text ?? ''
}

export const placeOf = (positions: SourcePositions, start: number, end: number): Place | null =>
  end > start ? { start: positions.codePoints(0, start), end: positions.codePoints(0, end) } : null

/** Changes in a text that was edited since: each at the nearest place where its words stand; one whose words are gone is dropped. */
export function placedAnew(changes: readonly MadeChange[], markdown: string, language: LanguageKey): MadeChange[] {
  if (changes.length === 0) return []
  const positions = new SourcePositions(markdown)
  const sentenceAt = sentencesOf(markdown, language)
  return changes.flatMap((change) => {
    const start = nearest(markdown, change.after, change.place?.start ?? 0)
    if (start < 0) return []
    return [{ ...change, sentence: sentenceAt(start), place: placeOf(positions, start, start + change.after.length) }]
  })
}

/** The occurrence of a text that stands nearest to an offset; -1 where there is none. */
function nearest(text: string, wanted: string, offset: number): number {
  if (wanted === '') return -1
  const after = text.indexOf(wanted, Math.max(0, offset))
  const before = text.lastIndexOf(wanted, Math.max(0, offset))
  if (after < 0 || before < 0) return Math.max(after, before)
  return after - offset < offset - before ? after : before
}
