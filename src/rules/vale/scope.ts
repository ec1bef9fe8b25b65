import { Scope } from '../page/scope.ts'
import type { View } from '../page/view.ts'
import { isParagraph } from './paragraphs.ts'
import { valeSentenceViews, valeView } from './view.ts'

/** What rules in Vale's format that run together ask for. */
export interface ValeLooks {
  /** In Vale, as soon as one rule looks at sentences, every rule for running text is also tried on each sentence alone. */
  sentences: boolean
  /** The same for paragraphs: a text with a blank line in it is then looked at in its parts. */
  paragraphs: boolean
}

const NOT_READ = ['attribute', 'meta', 'placeholder', 'figure', 'template']
/** A value of a translation or data file is running text, whatever its key is called. */
const isRead = ({ sections }: View) => sections.has('field') || !NOT_READ.some((section) => sections.has(section))
const NAMES_OF_MARKUP = /^(?:heading|h[1-6]|list|item|term|table|cell|header|blockquote|caption|figure|alt|attr|link|strong|emphasis|code)$/

/** Where a rule in Vale's format looks: no attributes or meta texts, sentences only of paragraphs. */
export class ValeScope extends Scope {
  readonly #looks: ValeLooks
  readonly #onlyParagraphs: boolean

  constructor(scopes: string[], looks: ValeLooks) {
    super(scopes)
    this.#looks = looks
    this.#onlyParagraphs = this.asksOnlyFor('paragraph')
  }

  protected override viewsIn(original: View): View[] {
    const block = valeView(original)
    const fits = this.fits(block)
    const isRunning = fits && isParagraph(block)
    const sentencesToo = this.#looks.sentences && isRunning
    const paragraphs = this.#looks.paragraphs && isRunning && block.text.includes('\n\n') ? block.paragraphViews : []
    if (!this.sentences && !sentencesToo && this.marks.length === 0 && paragraphs.length === 0) return fits ? [block] : []
    if (!fits && this.marks.length === 0) return this.wantsSentencesOf(block) ? valeSentenceViews(block) : []
    const views: View[] = [...paragraphs]
    if (sentencesToo || (this.sentences && this.wantsSentencesOf(block))) {
      const sentences = valeSentenceViews(block)
      // One sentence alone is the block: looking at it twice finds nothing new.
      if (!(sentencesToo && sentences.length === 1 && sentences[0]!.text === block.text))
        for (const sentence of sentences) views.push(sentence)
    }
    if (fits && !(paragraphs.length > 0 && this.#onlyParagraphs)) views.push(block)
    this.addMarks(block, views)
    return views
  }

  protected override hasSentences(block: View): boolean {
    return isParagraph(block) && isRead(block)
  }

  /** In Vale all running text is a paragraph, and what begins a list entry is the list's, even if it is a heading. */
  protected override sectionsOf(block: View): ReadonlySet<string> | null {
    if (!isRead(block)) return null
    const { sections } = block
    if (sections.has('field')) return new Set([...sections, 'paragraph'].filter((section) => !NAMES_OF_MARKUP.test(section)))
    if (!sections.has('list')) return isParagraph(block) && !sections.has('paragraph') ? new Set([...sections, 'paragraph']) : sections
    if (sections.has('continued')) return new Set([...sections, 'paragraph'].filter((section) => section !== 'list'))
    return new Set([...sections].filter((section) => !/^(?:heading|h[1-6])$/.test(section)))
  }
}
