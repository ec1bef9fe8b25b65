import type { Span } from '../document.ts'
import { UnreadableDocument } from '../document.ts'
import type { Draft } from '../draft.ts'
import { readHtml } from '../html.ts'
import { readPlain } from '../plain.ts'
import { SourcePositions } from '../position.ts'

/** For a character of two units, so that columns stay what they are: one that is no letter. */
const ASTRAL = '\u{1D159}'

/**
 * A page with program text in it, which is crossed out: as many characters stand in its place, so that every offset stays what it is and
 * the reader of pages does the rest. What the program puts in place of words stands as asterisks, all else as blanks.
 */
export class CrossedOut {
  readonly source: string
  readonly #format: string
  readonly #comments: Span[] = []
  #parts: string[] = []
  #done = 0

  constructor(source: string, format: string) {
    this.source = source
    this.#format = format
  }

  /** A value that is put there, of which nobody knows the words. */
  value(start: number, end: number): void {
    this.#put(start, end, '*')
  }

  /** What only steers the program. */
  blank(start: number, end: number): void {
    this.#put(start, end, ' ')
  }

  comment(start: number, end: number): void {
    this.#comments.push({ start, end })
    this.blank(start, end)
  }

  /** The name of an element by another that is no longer. */
  rename(start: number, end: number, name: string): void {
    this.#upTo(start)
    this.#parts.push(name.padEnd(end - start))
    this.#done = end
  }

  fail(what: string, at: number): never {
    const { line, column } = new SourcePositions(this.source).at(at)
    throw new UnreadableDocument(`This is not a valid ${this.#format}: ${what} at line ${line}, column ${column}.`)
  }

  /** Reads what is left as a page, or as plain text where `isPlain` says that it is no page. */
  read(isPlain: (left: string) => boolean = () => false): Draft {
    this.#upTo(this.source.length)
    const left = this.#parts.join('')
    const draft = isPlain(left) ? readPlain(left) : readHtml(left)
    return { ...draft, source: this.source, comments: [...(draft.comments ?? []), ...this.#comments].toSorted((a, b) => a.start - b.start) }
  }

  #put(start: number, end: number, character: string): void {
    this.#upTo(start)
    this.#parts.push(this.source.slice(start, end).replace(/[^\r\n]/gu, (each) => (each.length === 1 ? character : ASTRAL)))
    this.#done = end
  }

  #upTo(at: number): void {
    this.#parts.push(this.source.slice(this.#done, at))
    this.#done = at
  }
}

/** Where an element ends whose content is no page: scripts and style sheets. */
export function pastRaw(source: string, start: number, name: string): number {
  const end = new RegExp(`</${name}`, 'gi')
  end.lastIndex = start
  return end.exec(source)?.index ?? source.length
}

/** Just past a comment of HTML. */
export function pastHtmlComment(source: string, start: number): number {
  const end = source.indexOf('-->', start)
  return end === -1 ? source.length : end + 3
}
