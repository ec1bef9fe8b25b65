/** As much of pdfkit as reports use; it has no types of its own. */
declare module 'pdfkit' {
  export interface TextOptions {
    width?: number
    align?: 'left' | 'right'
    continued?: boolean
    underline?: boolean
    link?: string | null
    lineGap?: number
    lineBreak?: boolean
    height?: number
    structParent?: PdfStructure
  }
  export interface PdfReference {
    write(bytes: string): void
    end(): void
    data: Record<string, unknown>
  }
  export interface PdfStructure {
    add(child: PdfStructure | (() => void)): this
    end(): void
  }
  export interface PdfOutline {
    addItem(title: string, options?: { expanded?: boolean; top?: number }): PdfOutline
  }
  export interface PdfFont {
    id: string
    ref(): PdfReference
    encode(text: string): [string[], { xAdvance: number }[]]
    font: { hasGlyphForCodePoint(codePoint: number): boolean }
  }
  export interface PdfPage {
    width: number
    height: number
    margins: { top: number; bottom: number; left: number; right: number }
    xobjects: Record<string, PdfReference>
    maxY(): number
  }
  class PDFDocument {
    constructor(options: object)
    x: number
    y: number
    page: PdfPage
    outline: PdfOutline
    _font: PdfFont
    on(event: 'data', listener: (bytes: Uint8Array) => void): this
    on(event: 'pageAdded' | 'end', listener: () => void): this
    registerFont(name: string, file: string): this
    font(name: string): this
    fontSize(size: number): this
    fillColor(color: string): this
    strokeColor(color: string): this
    lineWidth(width: number): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    rect(x: number, y: number, width: number, height: number): this
    stroke(): this
    fill(): this
    save(): this
    restore(): this
    text(text: string, options?: TextOptions): this
    text(text: string, x: number, y: number, options?: TextOptions): this
    heightOfString(text: string, options: TextOptions): number
    widthOfString(text: string): number
    addPage(): this
    addContent(content: string): this
    ref(data: object): PdfReference
    struct(type: string, options?: object | (() => void), children?: () => void): PdfStructure
    addStructure(structure: PdfStructure): this
    markContent(tag: string, options?: object): this
    endMarkedContent(): this
    end(): void
  }
  export default PDFDocument
}
