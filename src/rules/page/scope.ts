import type { Page } from './page.ts'
import type { View } from './view.ts'

interface Selector {
  wanted: string[]
  unwanted: string[][]
}

export interface ScopeOptions {
  /** Read as Vale reads it: no attributes or meta texts, sentences only of paragraphs. */
  asVale: boolean
  /** In Vale, as soon as one rule looks at sentences, every rule for running text is also tried on each sentence alone. */
  sentencesToo?: boolean
  /** The same for paragraphs: a text with a blank line in it is then looked at in its parts. */
  paragraphsToo?: boolean
}

const MARKS = ['link', 'strong', 'emphasis']
const NOT_VALES = ['attribute', 'meta', 'placeholder', 'field', 'figure']
const NOT_PARAGRAPHS = ['heading', 'list', 'table', 'blockquote', 'caption', 'alt']

/** Where a rule looks: `heading`, `paragraph & ~footer`, `sentence` … */
export class Scope {
  #selectors: Selector[]
  #blockSelectors: Selector[]
  #options: ScopeOptions
  /** The answer depends only on the set of names, and views of one kind share theirs. */
  #known = new Map<ReadonlySet<string>, boolean>()
  #sentencesKnown = new Map<ReadonlySet<string>, boolean>()
  #ofParagraphs: boolean
  readonly sentences: boolean
  readonly whole: boolean
  readonly marks: string[]

  constructor(scopes: string[], options: ScopeOptions) {
    this.#options = options
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
    this.#ofParagraphs = this.#selectors.every((selector) => selector.wanted.includes('paragraph'))
    this.#blockSelectors = this.#selectors.filter(
      (selector) => !selector.wanted.some((name) => name === 'sentence' || name === 'raw' || name === 'summary'),
    )
  }

  fits(view: View): boolean {
    const known = this.#known.get(view.sections)
    if (known !== undefined) return known
    const readable = !this.#options.asVale || !NOT_VALES.some((section) => view.sections.has(section))
    const answer = readable && this.#blockSelectors.some((selector) => fits(selector, this.#named(view)))
    this.#known.set(view.sections, answer)
    return answer
  }

  /** In Vale all running text is a paragraph, and what begins a list entry is the list's, even if it is a heading. */
  #named(view: View): ReadonlySet<string> {
    if (!this.#options.asVale) return view.sections
    if (isParagraph(view) && !view.sections.has('list'))
      return view.sections.has('paragraph') ? view.sections : new Set([...view.sections, 'paragraph'])
    if (!view.sections.has('list')) return view.sections
    if (view.sections.has('continued')) return new Set([...view.sections, 'paragraph'].filter((section) => section !== 'list'))
    return new Set([...view.sections].filter((section) => !/^(?:heading|h[1-6])$/.test(section)))
  }

  /** The views of a block this rule looks at: its sentences, the block, its links. Every rule with this scope asks for the same. */
  within(block: View): View[] {
    return block.partsFor(this) ?? block.keepParts(this, this.#within(block))
  }

  #within(original: View): View[] {
    const block = this.#options.asVale ? original.asVale : original
    const whole = this.fits(block)
    const sentencesToo = this.#options.sentencesToo === true && whole && isParagraph(block)
    const paragraphs =
      this.#options.paragraphsToo === true && whole && isParagraph(block) && block.text.includes('\n\n') ? block.paragraphViews : []
    if (!this.sentences && !sentencesToo && this.marks.length === 0 && paragraphs.length === 0) return whole ? [block] : []
    // Most rules that look at sentences look at nothing else.
    if (!whole && this.marks.length === 0) return this.#wantsSentencesOf(block) ? this.#sentencesOf(block) : []
    const views: View[] = [...paragraphs]
    if (sentencesToo || (this.sentences && this.#wantsSentencesOf(block))) {
      const sentences = this.#sentencesOf(block)
      // One sentence alone is the block: looking at it twice finds nothing new.
      if (!(whole && sentencesToo && sentences.length === 1 && sentences[0]!.text === block.text))
        for (const sentence of sentences) views.push(sentence)
    }
    if (whole && !(paragraphs.length > 0 && this.#ofParagraphs)) views.push(block)
    for (const mark of block.page.document.blocks[block.block]?.marks ?? []) {
      if (!this.marks.includes(mark.scope)) continue
      const view = block.part(mark.start, mark.end, mark.scope)
      if (this.#blockSelectors.some((selector) => fits(selector, view.sections))) views.push(view)
    }
    return views
  }

  #sentencesOf(block: View): View[] {
    return this.#options.asVale ? block.valeSentenceViews : block.sentenceViews
  }

  #wantsSentencesOf(block: View): boolean {
    const known = this.#sentencesKnown.get(block.sections)
    if (known !== undefined) return known
    const answer = this.#asksForSentencesOf(block)
    this.#sentencesKnown.set(block.sections, answer)
    return answer
  }

  #asksForSentencesOf(block: View): boolean {
    if (this.#options.asVale && (!isParagraph(block) || NOT_VALES.some((section) => block.sections.has(section)))) return false
    const sections = new Set([...block.sections, 'sentence'])
    return this.#selectors.some((selector) => selector.wanted.includes('sentence') && fits(selector, sections))
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

/** The scopes of rules that are compiled together: one for all that look at the same. */
export class Scopes {
  readonly #known = new Map<string, Scope>()

  of(scopes: string[], options: ScopeOptions): Scope {
    const key = JSON.stringify([scopes, options])
    const known = this.#known.get(key)
    if (known) return known
    const made = new Scope(scopes, options)
    this.#known.set(key, made)
    return made
  }
}

/** What follows the first block of a list entry is running text again, for Vale. */
const isParagraph = (block: View) => block.sections.has('continued') || !NOT_PARAGRAPHS.some((section) => block.sections.has(section))

function fits(selector: Selector, sections: ReadonlySet<string>): boolean {
  return (
    selector.wanted.every((name) => sections.has(name)) && !selector.unwanted.some((names) => names.every((name) => sections.has(name)))
  )
}
