import type { LanguageKey } from '../languages.ts'
import type { BlockText } from './block-text.ts'
import { UnreadableDocument, type Span } from './document.ts'
import { addBlock, type Draft, type DraftBlock } from './draft.ts'
import { Ledger, type Reason } from './ledger.ts'
import { SourcePositions, sourceSpan } from './position.ts'

interface About {
  language?: LanguageKey | null | undefined
  record?: number | undefined
}

/**
 * The blocks of a text format in the making. A reader adds the texts it finds and names what it leaves out; all the rest of the source
 * is markup.
 */
export class SourceBlocks {
  readonly source: string
  readonly positions: SourcePositions
  title: string | null = null
  readonly #ledger: Ledger
  readonly #blocks: DraftBlock[] = []
  readonly #comments: Span[] = []
  #accounted = 0

  constructor(source: string) {
    this.source = source
    this.positions = new SourcePositions(source)
    this.#ledger = new Ledger(this.positions)
  }

  /** Adds a text; says whether there was anything in it to read. Code in it stands as asterisks under a mark. */
  add(block: BlockText, scope: string, about: About = {}): boolean {
    if (!/[\p{L}\p{N}]/u.test(block.text)) return false
    const span = sourceSpan({ map: block.map, start: block.start }, 0, block.text.length)
    const { record } = about
    const place = this.positions.at(span.start)
    const added: DraftBlock = {
      text: block.text,
      scope,
      region: 'main',
      language: about.language,
      ...span,
      map: block.map,
      place: record === undefined ? place : { ...place, record },
    }
    if (block.marks.length > 0) added.marks = block.marks.toSorted((a, b) => a.start - b.start)
    addBlock(this.#blocks, added)
    this.#count(block)
    return true
  }

  leaveOut(reason: Reason, start: number, end: number): void {
    if (end <= start) return
    if (reason === 'comment') this.#comments.push({ start, end })
    const characters = this.positions.codePoints(start, end)
    this.#ledger.leaveOutCount(reason, characters)
    this.#accounted += characters
  }

  /** Takes over what another reader found in a piece of the source that begins at `start`. */
  adopt(draft: Draft, start: number): void {
    for (const block of draft.blocks) {
      for (let at = 1; at < block.map.length; at += 2) block.map[at] = block.map[at]! + start
      const { line, column } = this.positions.at(block.start + start)
      addBlock(this.#blocks, { ...block, start: block.start + start, end: block.end + start, place: { line, column } })
    }
    for (const comment of draft.comments ?? []) this.#comments.push({ start: comment.start + start, end: comment.end + start })
    for (const { reason, characters } of draft.account.leftOut) this.#ledger.leaveOutCount(reason as Reason, characters)
    this.#ledger.checkedCount(draft.account.checked)
    this.#accounted += draft.account.characters
    this.title ??= draft.title
  }

  /** Refuses the document: it is not what its name says. */
  fail(format: string, what: string, at: number): never {
    const { line, column } = this.positions.at(Math.min(at, this.source.length))
    throw new UnreadableDocument(`This is not valid ${format}: ${what} at line ${line}, column ${column}.`)
  }

  /** `rest` is what all that nobody named is. */
  finish(rest: Reason = 'markup'): Draft {
    const { source, positions } = this
    this.#ledger.leaveOutCount(rest, positions.codePoints(0, source.length) - this.#accounted)
    this.#blocks.sort((a, b) => a.start - b.start)
    return { source, title: this.title, blocks: this.#blocks, account: this.#ledger.close(source), comments: this.#comments, positions }
  }

  /** Counts what the runs of a block cover in the source as checked; code in it is left to its reader, or is markup. */
  #count({ text, map, marks }: BlockText): void {
    const codes = marks.filter((mark) => mark.scope === 'code').toSorted((a, b) => a.start - b.start)
    let next = 0
    for (let run = 0; run < map.length; run += 2) {
      const end = map[run + 2] ?? text.length
      for (let at = map[run]!; at < end; ) {
        while (next < codes.length && codes[next]!.end <= at) next += 1
        const code = codes[next]
        const inCode = code !== undefined && code.start <= at
        const stop = Math.min(end, inCode ? code.end : (code?.start ?? end))
        const span = sourceSpan({ map, start: 0 }, at, stop)
        const characters = this.positions.codePoints(span.start, span.end)
        if (!inCode) {
          this.#ledger.checkedCount(characters)
          this.#accounted += characters
        }
        at = stop
      }
    }
  }
}
