import type { Page, View } from './view.ts'

interface Selector {
  wanted: string[]
  unwanted: string[][]
}

const MARKS = ['link', 'strong', 'emphasis']

/** Where a rule looks: `heading`, `paragraph & ~footer`, `sentence` … */
export class Scope {
  #selectors: Selector[]
  #blockSelectors: Selector[]
  /** The answer depends only on the set of names, and views of one kind share theirs. */
  #known = new Map<ReadonlySet<string>, boolean>()
  readonly sentences: boolean
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
    this.#blockSelectors = this.#selectors.filter((selector) => !selector.wanted.some((name) => name === 'sentence' || name === 'raw' || name === 'summary'))
  }

  fits(view: View): boolean {
    const known = this.#known.get(view.sections)
    if (known !== undefined) return known
    const answer = this.#blockSelectors.some((selector) => fits(selector, view.sections))
    this.#known.set(view.sections, answer)
    return answer
  }

  /** The views of a block this rule looks at: the block, its sentences, its links. */
  within(block: View): View[] {
    if (!this.sentences && this.marks.length === 0) return this.fits(block) ? [block] : []
    const views = this.fits(block) ? [block] : []
    if (this.sentences) {
      const sections = new Set([...block.sections, 'sentence'])
      if (this.#selectors.some((selector) => selector.wanted.includes('sentence') && fits(selector, sections))) {
        for (const sentence of block.sentences) views.push(block.part(sentence.start, sentence.end, 'sentence'))
      }
    }
    for (const mark of block.page.document.blocks[block.block]?.marks ?? []) {
      if (!this.marks.includes(mark.scope)) continue
      const view = block.part(mark.start, mark.end, mark.scope)
      if (this.#blockSelectors.some((selector) => fits(selector, view.sections))) views.push(view)
    }
    return views
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
}

function fits(selector: Selector, sections: ReadonlySet<string>): boolean {
  return selector.wanted.every((name) => sections.has(name)) && !selector.unwanted.some((names) => names.every((name) => sections.has(name)))
}
