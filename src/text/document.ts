import type { LanguageKey } from '../languages.ts'
import type { DocumentType } from './document-types.ts'

/**
 * A document as the rules see it: the source as decoded text, and blocks cut from it with exact positions.
 * For formats that are not text (DOCX, PDF) `source` is the text that was extracted, and offsets are offsets into that.
 */
export interface Document {
  type: DocumentType
  source: string
  title: string | null
  /** The language most of the text is in: declared, else detected, else null. */
  language: LanguageKey | null
  blocks: Block[]
  account: Account
  /** Where comments stand in the source, in formats that have them; they may speak to the checker. */
  comments?: readonly Span[]
}

export interface Span {
  start: number
  end: number
}

/** One run of text that reads as a unit: a paragraph, a heading, a table cell, a title, an alternative text. */
export interface Block {
  text: string
  /**
   * What it is, most general first and joined by dots: `paragraph`, `heading.h2`, `list.item`, `table.cell`, `title`,
   * `meta.description`, `alt`, `button`, `link`, `field.<name>` …
   */
  scope: string
  /** Where on the page: `main` unless it stands in navigation, header, footer or aside. */
  region: 'main' | 'nav' | 'header' | 'footer' | 'aside'
  language: LanguageKey | null
  /** Offset of the block's first character in the source (UTF-16 units) and just past its last. */
  start: number
  end: number
  /**
   * How offsets in `text` map to offsets in `source`: pairs [offset in text, offset in source], ascending, one for each
   * run that stands in the source letter for letter; the mapping continues by one per character until the next pair.
   * A run that was decoded (an entity, a tag read as a line break) is followed by two pairs of the same text offset: the
   * first says where it ends in the source, the second where the next run starts. `sourceSpan` of position.ts reads all this.
   */
  map: number[]
  /** Inline markup inside the text, by offsets in `text`; ranges may nest. Markdown's code spans stand as asterisks, one per character. */
  marks?: Mark[]
  /** Where it came from: line and column of `start` (from 1, code points), a CSS selector, a page of a PDF, a record of a CSV or JSON. */
  place: { line: number; column: number; selector?: string; page?: number; record?: number }
}

export interface Mark {
  scope: 'link' | 'strong' | 'emphasis' | 'code' | 'deleted'
  start: number
  end: number
}

/** What was read, and what was not and why: `characters` = `checked` + the characters of `leftOut`, in code points. */
export interface Account {
  characters: number
  checked: number
  leftOut: { reason: string; characters: number }[]
}

/** A document that cannot be read. The message is for its owner: what is wrong with the file, in plain words. */
export class UnreadableDocument extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'UnreadableDocument'
  }
}
