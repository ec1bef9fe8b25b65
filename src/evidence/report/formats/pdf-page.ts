import PDFDocument from 'pdfkit'
import type { PdfFont, PdfReference, PdfStructure } from 'pdfkit'
import { fontFile, PDF_FILES } from '../../../places.ts'
import type { Line, Out, ReportHead, Words } from '../model.ts'
import { wordsOf } from '../model.ts'

export const INK = '#1d1c1a'
export const QUIET = '#5f5b53'
const FOUND = '#9c4a10'
const LINK = '#1a4fa3'
const MARGIN = { top: 74, bottom: 66, left: 56, right: 56 }

/** By their files: a name that is registered for a font that is open already would read it again for each word. */
const FONTS = { regular: fontFile('Roboto-Regular.ttf'), bold: fontFile('Roboto-Medium.ttf') }

/** Hashes and remarks, beside the words around them. */
const SMALLER = 0.9

interface Style {
  size?: number
  font?: keyof typeof FONTS
  color?: string
}

/** A PDF of A4 pages, PDF/A-2b and tagged, with what stands on each page and words in the styles of reports. */
export class PdfPages {
  readonly doc: PDFDocument
  readonly body: PdfStructure
  readonly left = MARGIN.left
  readonly width: number
  pages = 0
  #total: PdfReference
  #totalFont: PdfFont | null = null
  readonly #head: ReportHead
  /** Letters that the font has not: other formats have them. */
  lacks = false
  readonly #known = new Map<string, boolean>()
  #regular!: PdfFont

  constructor(out: Out, head: ReportHead) {
    this.#head = head
    // Bundled for a release, pdfkit has no __dirname, below which it looks for its colour profile. The thread is our own.
    const everywhere = globalThis as { __dirname?: string }
    everywhere.__dirname ??= PDF_FILES
    this.doc = new PDFDocument({
      size: 'A4',
      margins: MARGIN,
      pdfVersion: '1.7',
      subset: 'PDF/A-2b',
      tagged: true,
      displayTitle: true,
      lang: head.tag,
      font: FONTS.regular,
      autoFirstPage: false,
      info: {
        Title: head.title,
        Author: head.workspace,
        Creator: 'Imprimatur',
        Producer: 'Imprimatur',
        CreationDate: new Date(head.madeAt),
      },
    })
    this.doc.on('data', out)
    this.#total = this.doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, -3, 60, 10] })
    this.doc.on('pageAdded', () => this.#furnish())
    this.doc.addPage()
    this.width = this.doc.page.width - MARGIN.left - MARGIN.right
    this.body = this.doc.struct('Document')
    this.doc.addStructure(this.body)
  }

  style({ size = 9, font = 'regular', color = INK }: Style = {}): void {
    this.doc.font(FONTS[font]).fontSize(size).fillColor(color)
  }

  get bottom(): number {
    return this.doc.page.maxY()
  }

  /** A new page, unless so much room is left. */
  room(height: number): boolean {
    if (this.doc.y + height <= this.bottom) return false
    this.doc.addPage()
    return true
  }

  /** A paragraph with its tag below `parent`. */
  paragraph(
    parent: PdfStructure,
    tag: string,
    line: Line,
    style: Style = {},
    place: { x?: number; y?: number; width?: number; align?: 'right' } = {},
  ): void {
    const element = this.doc.struct(tag)
    parent.add(element)
    this.words(element, line, style, place)
    element.end()
  }

  /** Words one after the other; links are elements of their own. */
  words(
    element: PdfStructure,
    line: Line,
    style: Style,
    { x = this.left, y, width, align }: { x?: number; y?: number; width?: number; align?: 'right' },
  ): void {
    const runs = wordsOf(line).filter(({ text }) => text !== '')
    const top = y ?? this.doc.y
    if (runs.length === 0) return
    let begins = true
    runs.forEach((run, at) => {
      if (run.text === '\n') return
      const first = begins
      const isLast = at === runs.length - 1 || runs[at + 1]!.text === '\n'
      begins = isLast
      const write = () => {
        this.#styled(run, style)
        const options = {
          width: width ?? this.width - (x - this.left),
          continued: !isLast,
          underline: run.mark === true || run.href !== undefined,
          link: run.href !== undefined && /^https?:/i.test(run.href) ? run.href : null,
          lineGap: 1.5,
          ...(align ? { align } : {}),
        }
        if (first) this.doc.text(this.plain(run.text), x, at === 0 ? top : this.doc.y, options)
        else this.doc.text(this.plain(run.text), options)
      }
      if (run.href === undefined) element.add(write)
      else {
        const link = this.doc.struct('Link')
        element.add(link)
        link.add(write)
        link.end()
      }
    })
  }

  height(line: Line, style: Style, width: number): number {
    const words = wordsOf(line)
    // What is all of one small kind is measured so; a mixture as if it were all large.
    const isSmall = words.length > 0 && words.every(({ code, quiet, text }) => code || quiet || text === '\n')
    this.style(isSmall ? { ...style, size: (style.size ?? 9) * SMALLER } : style)
    return this.doc.heightOfString(this.plain(words.map(({ text }) => text).join('')), { width, lineGap: 1.5 })
  }

  #styled({ bold, code, quiet, mark, href }: Words, style: Style): void {
    const size = (style.size ?? 9) * (code || quiet ? SMALLER : 1)
    const color = mark ? FOUND : href !== undefined ? LINK : quiet ? QUIET : style.color
    this.style({ ...style, size, ...(bold || mark ? { font: 'bold' as const } : {}), ...(color ? { color } : {}) })
  }

  /** Lines, boxes and what stands on every page: readers that read aloud pass over it. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  rule(y: number): void {
    this.artifact(() =>
      this.doc
        .lineWidth(0.5)
        .strokeColor('#d8d4c9')
        .moveTo(this.left, y)
        .lineTo(this.left + this.width, y)
        .stroke(),
    )
  }

  /** A font has no signs for some letters; PDF/A forbids to pretend. */
  plain(text: string): string {
    this.#regular ??= this.doc.font(FONTS.regular)._font
    let plain = ''
    for (const letter of text.toWellFormed().replaceAll(/[\t\r\u2028\u2029]/g, ' ')) {
      const code = letter.codePointAt(0)!
      if (code === 10 || (code >= 32 && code < 127)) {
        plain += letter
        continue
      }
      let known = this.#known.get(letter)
      if (known === undefined) this.#known.set(letter, (known = this.#regular.font.hasGlyphForCodePoint(code)))
      if (!known && !/[\p{Cf}\p{M}\p{Cc}]/u.test(letter)) this.lacks = true
      plain += known ? letter : /[\p{Cf}\p{M}\p{Cc}]/u.test(letter) ? '' : '?'
    }
    return plain
  }

  /** Head and foot. The number of all pages is written when it is known, into a picture that every page shows. */
  #furnish(): void {
    const { doc } = this
    this.pages++
    const { width, height } = doc.page
    doc.markContent('Artifact', { type: 'Pagination' })
    const bottom = doc.page.margins.bottom
    doc.page.margins.bottom = 0
    if (this.pages > 1) {
      this.style({ size: 7.5, color: QUIET, font: 'bold' })
      doc.text(this.#short(this.#head.workspace.toUpperCase(), 180), MARGIN.left, 40, { lineBreak: false })
      this.style({ size: 7.5, color: QUIET })
      const title = this.#short(this.#head.title, width - MARGIN.left - MARGIN.right - 200)
      doc.text(title, width - MARGIN.right - doc.widthOfString(title), 40, { lineBreak: false })
    }
    this.style({ size: 7.5, color: QUIET })
    const text = `${this.pages} / `
    const at = width - MARGIN.right - 26
    doc.text(text, at - doc.widthOfString(text), height - 46, { lineBreak: false })
    doc.page.xobjects['Total'] = this.#total
    this.#totalFont ??= doc._font
    doc.addContent(`q 1 0 0 -1 ${at} ${height - 46 + 7} cm /Total Do Q`)
    doc.endMarkedContent()
    doc.page.margins.bottom = bottom
    doc.x = MARGIN.left
    doc.y = MARGIN.top
  }

  /** As much of a text as fits on a line. */
  #short(text: string, width: number): string {
    let shown = this.plain(text)
    if (this.doc.widthOfString(shown) <= width) return shown
    while (shown.length > 1 && this.doc.widthOfString(`${shown}…`) > width) shown = shown.slice(0, -1)
    return `${shown.trimEnd()}…`
  }

  async end(): Promise<void> {
    const font = this.#totalFont!
    const [signs] = font.encode(String(this.pages))
    this.#total.data['Resources'] = { Font: { [font.id]: font.ref() } }
    this.#total.write(`BT /${font.id} 7.5 Tf 0.373 0.357 0.325 rg 0 0 Td <${signs.join('')}> Tj ET`)
    this.#total.end()
    this.body.end()
    const { promise, resolve } = Promise.withResolvers<void>()
    this.doc.on('end', resolve).end()
    await promise
  }
}
