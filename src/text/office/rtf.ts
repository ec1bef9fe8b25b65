import { UnreadableDocument, type Block } from '../document.ts'
import type { Draft } from '../draft.ts'
import { tidy } from '../encoding.ts'
import { ExtractedText, MOST_TEXT } from '../extracted.ts'
import type { Reason } from '../ledger.ts'
import { refuseEmpty } from './refuse-empty.ts'
import { CHARSET_PAGES, decoderOf, SYMBOLS } from './rtf-code-pages.ts'
import { takeRtf, type RtfTaker } from './rtf-tokens.ts'
import { APART, CHARACTERS, ENDS, NOT_TEXT, READ_THOUGH_MARKED, TEXT_IN } from './rtf-words.ts'

const SIGNATURE = /^\s*\{\\rtf/

/** Rich Text Format: paragraphs, cells, notes, headers and text boxes; not instructions of fields, not what is hidden or was deleted. */
export function readRtf(bytes: Uint8Array): Draft {
  if (!SIGNATURE.test(String.fromCharCode(...bytes.subarray(0, 100)).replace(/^ï»¿/, '')))
    throw new UnreadableDocument('This is not an RTF document: its beginning is missing.')
  const reader = new RtfReader()
  takeRtf(bytes, reader)
  return refuseEmpty(reader.finish(), 'an RTF document')
}

/** What stands in a group holds as far as its end. */
interface Group {
  /** What its text is: text, the name of a font or style, the title, or nothing that is read, for a reason or as markup. */
  kind: 'text' | 'font' | 'style' | 'title' | 'nothing'
  reason: Reason | null
  /** The word that the group began with; empty before its first one. */
  word: string
  /** Whether it began with the sign that programs who do not know its word leave it out. */
  isMarked: boolean
  isFresh: boolean
  isHidden: boolean
  isDeleted: boolean
  /** How many characters stand for old programs behind one in Unicode. */
  fallback: number
  page: number
  /** The paragraph that its text belongs to. */
  paragraph: Paragraph
}

interface Paragraph {
  text: string
  scope: string | undefined
  region: Block['region']
  isInTable: boolean
  isInList: boolean
  outline: number
  style: number
}

/** Groups in groups: no document comes near this, and each takes memory. */
const DEEPEST = 5000
const FALLBACK = 1
const NO_OUTLINE = 9

const newParagraph = ({ scope, region }: Pick<Paragraph, 'scope' | 'region'>): Paragraph => ({
  text: '',
  scope,
  region,
  isInTable: false,
  isInList: false,
  outline: NO_OUTLINE,
  style: 0,
})

class RtfReader implements RtfTaker {
  isDone = false
  readonly #text = new ExtractedText()
  readonly #groups: Group[] = []
  #group: Group = {
    kind: 'text',
    reason: null,
    word: '',
    isMarked: false,
    isFresh: true,
    isHidden: false,
    isDeleted: false,
    fallback: FALLBACK,
    page: 1252,
    paragraph: newParagraph({ scope: undefined, region: 'main' }),
  }
  /** Bytes that wait for those that belong to the same character. */
  #bytes: number[] = []
  /** Characters for old programs that are still to be left out. */
  #skip = 0
  #page = 1252
  readonly #fonts = new Map<number, number>()
  #font = 0
  readonly #headings = new Map<number, number>()
  #style = { number: 0, name: '', outline: NO_OUTLINE }
  #title = ''
  #length = 0

  open(): void {
    this.#flush()
    this.#skip = 0
    if (this.#groups.length >= DEEPEST) throw new UnreadableDocument(`This RTF document is nested more than ${DEEPEST} levels deep.`)
    this.#groups.push(this.#group)
    this.#group = { ...this.#group, word: '', isMarked: false, isFresh: true }
  }

  close(): void {
    this.#flush()
    this.#skip = 0
    const { kind, paragraph } = this.#group
    if (kind === 'style') this.#endStyle()
    const outer = this.#groups.pop()
    if (outer && outer.paragraph !== paragraph) this.#endParagraph(paragraph)
    this.isDone = this.#groups.length === 0
    if (outer) this.#group = outer
  }

  binary(): void {
    this.#flush()
    if (this.#skip > 0) this.#skip -= 1
  }

  byte(byte: number): void {
    if (this.#skip > 0) this.#skip -= 1
    else {
      this.#group.isFresh = false
      // Where nothing is read, and nothing counted, pictures are passed over as they come.
      if (this.#group.kind !== 'nothing' || this.#group.reason !== null) this.#bytes.push(byte)
    }
  }

  control(word: string, number: number | null): void {
    if (word === '*') {
      if (this.#group.isFresh) this.#group.isMarked = true
      return
    }
    this.#flush()
    if (this.#skip > 0 && word !== 'u') {
      this.#skip -= 1
      return
    }
    const isFirst = this.#group.isFresh
    this.#group.isFresh = false
    if (isFirst && this.#begin(word)) return
    if (word === 'u') this.#unicode(number ?? 0)
    else if (CHARACTERS[word] !== undefined) this.#add(CHARACTERS[word])
    else if (ENDS.has(word)) this.#end(word)
    else this.#property(word, number)
  }

  finish(): Draft {
    this.#flush()
    for (const paragraph of new Set([this.#group, ...this.#groups.toReversed()].map((group) => group.paragraph)))
      this.#endParagraph(paragraph)
    return this.#text.finish(tidy(this.#title).trim() || null)
  }

  /** What a group is by its first word; says whether that is all the word means. */
  #begin(word: string): boolean {
    const group = this.#group
    group.word = word
    const outer = this.#groups.at(-1)
    if (group.kind === 'nothing') {
      const isText = outer !== undefined && TEXT_IN[outer.word]?.has(word)
      if (isText) Object.assign(group, { kind: 'text', reason: null })
      else if (outer?.word === 'info' && word === 'title') group.kind = 'title'
      return isText === true
    }
    if (word === 'fonttbl') group.kind = 'font'
    else if (word === 'stylesheet') group.kind = 'style'
    else if (Object.hasOwn(APART, word)) {
      group.paragraph = newParagraph({ scope: APART[word]!.scope, region: APART[word]!.region ?? group.paragraph.region })
    } else if (Object.hasOwn(NOT_TEXT, word)) {
      Object.assign(group, { kind: 'nothing', reason: NOT_TEXT[word] })
      if (word === 'listtext' || word === 'pntext') group.paragraph.isInList = true
    } else if (group.isMarked && !READ_THOUGH_MARKED.has(word)) {
      // In a style sheet a style of characters says so by a marked word.
      if (group.kind !== 'text') return false
      Object.assign(group, { kind: 'nothing', reason: null })
    } else return false
    return true
  }

  #unicode(number: number): void {
    this.#add(String.fromCharCode(number & 0xffff))
    this.#skip = this.#group.fallback
  }

  #property(word: string, number: number | null): void {
    const group = this.#group
    const { paragraph } = group
    const isOn = number !== 0
    switch (word) {
      case 'ansicpg':
        this.#page = group.page = number ?? 1252
        break
      case 'mac':
        this.#page = group.page = 10_000
        break
      case 'pc':
        this.#page = group.page = 437
        break
      case 'pca':
        this.#page = group.page = 850
        break
      case 'deff':
      case 'f':
        if (group.kind === 'font') this.#font = number ?? 0
        else group.page = this.#fonts.get(number ?? 0) ?? this.#page
        break
      case 'fcharset':
        if (group.kind === 'font') this.#fonts.set(this.#font, number === 2 ? SYMBOLS : (CHARSET_PAGES[number ?? 1] ?? this.#page))
        break
      case 'cpg':
        if (group.kind === 'font') this.#fonts.set(this.#font, number ?? this.#page)
        break
      case 'uc':
        group.fallback = Math.min(Math.max(0, number ?? FALLBACK), 100)
        break
      case 'v':
        group.isHidden = isOn
        break
      case 'deleted':
        group.isDeleted = isOn
        break
      case 'plain':
        Object.assign(group, { isHidden: false, isDeleted: false, page: this.#fonts.get(0) ?? this.#page })
        break
      case 's':
        if (group.kind === 'style') this.#style.number = number ?? 0
        else paragraph.style = number ?? 0
        break
      case 'outlinelevel':
        if (group.kind === 'style') this.#style.outline = number ?? NO_OUTLINE
        else paragraph.outline = number ?? NO_OUTLINE
        break
      case 'pard':
        Object.assign(paragraph, { isInTable: false, isInList: false, outline: NO_OUTLINE, style: 0 })
        break
      case 'intbl':
        paragraph.isInTable = true
        break
      case 'ls':
        paragraph.isInList = (number ?? 0) > 0
        break
    }
  }

  #flush(): void {
    if (this.#bytes.length === 0) return
    const bytes = Uint8Array.from(this.#bytes)
    this.#bytes = []
    if (this.#group.page !== SYMBOLS) this.#add(decoderOf(this.#group.page)(bytes))
  }

  #add(text: string): void {
    const { kind, reason, isHidden, isDeleted, paragraph } = this.#group
    this.#length += text.length
    if (this.#length > MOST_TEXT) throw new UnreadableDocument('This document holds more than 32 MB of text, which is more than is read.')
    if (kind === 'title') this.#title += text
    else if (kind === 'style') this.#style.name += text
    else if (reason !== null) this.#text.leaveOut(reason, text)
    else if (kind !== 'text') return
    else if (isDeleted) this.#text.leaveOut('deleted', text)
    else if (isHidden) this.#text.leaveOut('hidden', text)
    else paragraph.text += text
  }

  #end(word: string): void {
    if (this.#group.kind !== 'text') return
    const { paragraph } = this.#group
    // In a table a paragraph may end before its cell does.
    if (word.endsWith('cell')) paragraph.isInTable = true
    this.#endParagraph(paragraph)
  }

  #endParagraph(paragraph: Paragraph): void {
    const { scope, region, isInTable, isInList, outline, style } = paragraph
    const level = outline < NO_OUTLINE ? outline : (this.#headings.get(style) ?? NO_OUTLINE)
    const is =
      scope ?? (level < NO_OUTLINE ? `heading.h${Math.min(6, level + 1)}` : isInTable ? 'table.cell' : isInList ? 'list.item' : 'paragraph')
    this.#text.add(tidy(paragraph.text).replaceAll('\u00AD', '').trim(), is, { region })
    paragraph.text = ''
  }

  /** "heading 2;": of the styles those of headings matter, by their level or their name. */
  #endStyle(): void {
    const { number, name, outline } = this.#style
    const level = outline < NO_OUTLINE ? outline : Number(/^\s*heading (\d)/i.exec(name)?.[1] ?? NO_OUTLINE + 1) - 1
    if (level >= 0 && level < NO_OUTLINE) this.#headings.set(number, level)
    this.#style = { number: 0, name: '', outline: NO_OUTLINE }
  }
}
