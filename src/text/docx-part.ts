import { languageKeyOf, type LanguageKey } from '../languages.ts'
import type { Block, Mark } from './document.ts'
import { isOn, type DocxStyle } from './docx-styles.ts'
import type { ExtractedText } from './extracted.ts'
import type { XmlHandler } from './xml.ts'

interface Paragraph {
  text: string
  marks: Mark[]
  style: DocxStyle | undefined
  outline: number
  list: boolean
  languages: Map<LanguageKey | null, number>
  linkStart: number
}

interface Run {
  hidden: boolean
  strong: boolean
  emphasis: boolean
  language: LanguageKey | null | undefined
  start: number
}

const PLAIN_RUN: Run = { hidden: false, strong: false, emphasis: false, language: undefined, start: 0 }

/** One part of a Word document: its paragraphs in order, each with what it is. Text boxes stand inside paragraphs, so they stack. */
export class DocxPart implements XmlHandler {
  readonly #text: ExtractedText
  readonly #styles: Map<string, DocxStyle>
  readonly #region: Block['region']
  readonly #scope: string | undefined
  readonly #paragraphs: Paragraph[] = []
  #run: Run = { ...PLAIN_RUN }
  #inRunProperties = false
  #cells = 0
  #headerRow = false
  #deleted = 0
  #fallback = 0
  #collects: 'text' | 'deleted' | 'code' | null = null

  constructor(text: ExtractedText, styles: Map<string, DocxStyle>, region: Block['region'], scope?: string) {
    this.#text = text
    this.#styles = styles
    this.#region = region
    this.#scope = scope
  }

  open(name: string, attributes: Record<string, string>): void {
    // the fallback repeats, for old programs, what stands before it
    if (name === 'mc:Fallback') this.#fallback += 1
    if (this.#fallback > 0) return
    const paragraph = this.#paragraphs.at(-1)
    if (name === 'w:p') this.#openParagraph()
    else if (name === 'w:tc') this.#cells += 1
    else if (name === 'w:tblHeader') this.#headerRow = isOn(attributes)
    else if (name === 'w:del' || name === 'w:moveFrom') this.#deleted += 1
    else if (name === 'wp:docPr') this.#text.add(attributes['descr'] ?? '', 'alt', { region: this.#region })
    else if (paragraph === undefined) return
    else if (name === 'w:pStyle') paragraph.style = this.#styles.get(attributes['w:val'] ?? '')
    else if (name === 'w:numPr') paragraph.list = true
    else if (name === 'w:outlineLvl') paragraph.outline = Math.min(6, Number(attributes['w:val'] ?? 9) + 1) % 10
    else if (name === 'w:hyperlink') paragraph.linkStart = paragraph.text.length
    else this.#openInRun(name, attributes, paragraph)
  }

  text(piece: string): void {
    const paragraph = this.#paragraphs.at(-1)
    if (this.#collects === null || this.#fallback > 0 || paragraph === undefined) return
    if (this.#deleted > 0 || this.#collects === 'deleted') this.#text.leaveOut('deleted', piece)
    else if (this.#collects === 'code') this.#text.leaveOut('code', piece)
    else if (this.#run.hidden) this.#text.leaveOut('hidden', piece)
    else {
      paragraph.text += piece
      const { language } = this.#run
      if (language !== undefined) paragraph.languages.set(language, (paragraph.languages.get(language) ?? 0) + piece.length)
    }
  }

  close(name: string): void {
    if (name === 'mc:Fallback') this.#fallback -= 1
    if (this.#fallback > 0) return
    if (name === 'w:p') this.#closeParagraph()
    else if (name === 'w:tc') this.#cells -= 1
    else if (name === 'w:tr') this.#headerRow = false
    else if (name === 'w:del' || name === 'w:moveFrom') this.#deleted -= 1
    else if (name === 'w:t' || name === 'w:delText' || name === 'w:instrText') this.#collects = null
    else if (name === 'w:rPr') this.#inRunProperties = false
    else if (name === 'w:r') this.#closeRun()
    else if (name === 'w:hyperlink') this.#mark('link', this.#paragraphs.at(-1)?.linkStart ?? -1)
  }

  #openParagraph(): void {
    this.#paragraphs.push({ text: '', marks: [], style: undefined, outline: 0, list: false, languages: new Map(), linkStart: -1 })
  }

  #openInRun(name: string, attributes: Record<string, string>, paragraph: Paragraph): void {
    if (name === 'w:r') this.#run = { ...PLAIN_RUN, hidden: paragraph.style?.hidden ?? false, start: paragraph.text.length }
    else if (name === 'w:rPr') this.#inRunProperties = true
    else if (name === 'w:t') this.#collects = 'text'
    else if (name === 'w:delText') this.#collects = 'deleted'
    else if (name === 'w:instrText') this.#collects = 'code'
    else if (this.#inRunProperties) this.#runProperty(name, attributes)
    else if (this.#run.hidden || this.#deleted > 0) return
    else if (name === 'w:tab') paragraph.text += '\t'
    else if (name === 'w:br' || name === 'w:cr') paragraph.text += '\n'
    else if (name === 'w:noBreakHyphen') paragraph.text += '\u2011'
  }

  #runProperty(name: string, attributes: Record<string, string>): void {
    if (name === 'w:vanish' || name === 'w:webHidden') this.#run.hidden = isOn(attributes)
    else if (name === 'w:b') this.#run.strong = isOn(attributes)
    else if (name === 'w:i') this.#run.emphasis = isOn(attributes)
    else if (name === 'w:lang' && attributes['w:val'] !== undefined) this.#run.language = languageKeyOf(attributes['w:val'])
  }

  #closeRun(): void {
    if (this.#run.strong) this.#mark('strong', this.#run.start)
    if (this.#run.emphasis) this.#mark('emphasis', this.#run.start)
    this.#run = { ...PLAIN_RUN }
  }

  #mark(scope: Mark['scope'], start: number): void {
    const paragraph = this.#paragraphs.at(-1)
    if (paragraph === undefined || start < 0 || paragraph.text.length <= start) return
    paragraph.marks.push({ scope, start, end: paragraph.text.length })
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop()
    if (paragraph === undefined) return
    const [declared] = [...paragraph.languages].toSorted((a, b) => b[1] - a[1])
    this.#text.add(paragraph.text, this.#scopeOf(paragraph), {
      region: this.#region,
      language: declared?.[0],
      ...(paragraph.marks.length > 0 ? { marks: paragraph.marks } : {}),
    })
  }

  #scopeOf(paragraph: Paragraph): string {
    const heading = paragraph.style?.heading || paragraph.outline
    if (heading) return `heading.h${heading}`
    if (this.#cells > 0) return this.#headerRow ? 'table.header' : 'table.cell'
    if (paragraph.list) return 'list.item'
    return this.#scope ?? 'paragraph'
  }
}
