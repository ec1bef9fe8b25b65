import type { Page } from './page.ts'
import type { View } from './view.ts'

interface Selector {
  wanted: string[]
  unwanted: string[][]
}

const MARKS = ['link', 'strong', 'emphasis']

/** Where a rule looks: `heading`, `paragraph & ~footer`, `sentence` … */
export class Scope {
  readonly #selectors: Selector[]
  readonly #blockSelectors: Selector[]
  /** The answer depends only on the set of names, and views of one kind share theirs. */
  readonly #known = new Map<ReadonlySet<string>, boolean>()
  readonly #sentencesKnown = new Map<ReadonlySet<string>, boolean>()
  readonly sentences: boolean
  /** Whether it asks for the source, or for the running text as a whole. */
  readonly whole: boolean
  readonly marks: string[]

  constructor(scopes: string[]) {
    this.#selectors = (scopes.length > 0 ? scopes : ['text']).map((scope) => {
      const parts = scope.split('&').map((part) => part.trim())
      return {
        wanted: parts.filter((part) => !part.startsWith('~')).flatMap((part) => part.split('.')),
        unwanted: parts.filter((part) => part.startsWith('~')).map((part) => part.slice(1).split('.')),
      }
    })
    this.sentences = this.#selectors.some((selector) => selector.wanted.includes('sentence'))
    this.whole = this.#selectors.some((selector) => selector.wanted.includes('raw') || selector.wanted.includes('summary'))
    this.marks = MARKS.filter((mark) => this.#selectors.some((selector) => selector.wanted.includes(mark)))
    this.#blockSelectors = this.#selectors.filter(
      (selector) => !selector.wanted.some((name) => name === 'sentence' || name === 'raw' || name === 'summary'),
    )
  }

  /** The views of a block this rule looks at: its sentences, the block, its links. Every rule with this scope asks for the same. */
  within(block: View): View[] {
    return block.viewsFor(this) ?? block.keepViews(this, this.viewsIn(block))
  }

  /** The source or the running text as a whole, where the rule asks for them. */
  wholes(page: Page): View[] {
    if (!this.whole) return []
    const views: View[] = []
    for (const selector of this.#selectors) {
      // A negation cannot hold for the whole of a page, which has everything in it.
      if (selector.unwanted.length > 0) continue
      if (selector.wanted.includes('raw')) views.push(page.raw)
      if (selector.wanted.includes('summary')) views.push(page.summary)
    }
    return views
  }

  protected viewsIn(block: View): View[] {
    const fits = this.fits(block)
    if (this.marks.length === 0) {
      if (!this.sentences) return fits ? [block] : []
      // Most rules that look at sentences look at nothing else.
      if (!fits) return this.wantsSentencesOf(block) ? block.sentenceViews : []
    }
    const views: View[] = []
    if (this.sentences && this.wantsSentencesOf(block)) for (const sentence of block.sentenceViews) views.push(sentence)
    if (fits) views.push(block)
    this.addMarks(block, views)
    return views
  }

  /** Whether the block as a whole is asked for. */
  protected fits(block: View): boolean {
    const known = this.#known.get(block.sections)
    if (known !== undefined) return known
    const sections = this.sectionsOf(block)
    const answer = sections !== null && this.#blockSelectors.some((selector) => fits(selector, sections))
    this.#known.set(block.sections, answer)
    return answer
  }

  protected wantsSentencesOf(block: View): boolean {
    const known = this.#sentencesKnown.get(block.sections)
    if (known !== undefined) return known
    const sections = this.hasSentences(block) ? new Set([...block.sections, 'sentence']) : null
    const answer = sections !== null && this.#selectors.some((selector) => selector.wanted.includes('sentence') && fits(selector, sections))
    this.#sentencesKnown.set(block.sections, answer)
    return answer
  }

  /** Adds the links, and what is stressed, where they are asked for. */
  protected addMarks(block: View, views: View[]): void {
    if (this.marks.length === 0) return
    for (const mark of block.page.document.blocks[block.block]?.marks ?? []) {
      if (!this.marks.includes(mark.scope)) continue
      const view = block.part(mark.start, mark.end, mark.scope)
      if (this.#blockSelectors.some((selector) => fits(selector, view.sections))) views.push(view)
    }
  }

  protected asksOnlyFor(section: string): boolean {
    return this.#selectors.every((selector) => selector.wanted.includes(section))
  }

  /** The names by which a block can be asked for; null where it cannot. */
  protected sectionsOf(block: View): ReadonlySet<string> | null {
    return block.sections
  }

  protected hasSentences(_block: View): boolean {
    return true
  }
}

function fits(selector: Selector, sections: ReadonlySet<string>): boolean {
  return (
    selector.wanted.every((name) => sections.has(name)) && !selector.unwanted.some((names) => names.every((name) => sections.has(name)))
  )
}
