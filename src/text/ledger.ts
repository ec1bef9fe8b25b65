import type { Account } from './document.ts'
import type { SourcePositions } from './position.ts'

export type Reason =
  | 'markup'
  | 'white space'
  | 'script'
  | 'style sheet'
  | 'comment'
  | 'hidden'
  | 'structured data'
  | 'broken structured data'
  | 'repeated text'
  | 'frames in frames'
  | 'closed dialog'
  | 'fallback content'
  | 'invisible characters'
  | 'code'
  | 'front matter'
  | 'link definition'
  | 'separators'
  | 'column names'
  | 'values that are not text'
  | 'deleted'
  | 'comments and notes'
  | 'attachments'

/** Counts every character of a source once: as checked, or as left out for a reason. */
export class Ledger {
  readonly #positions: SourcePositions
  readonly #leftOut = new Map<Reason, number>()
  #checked = 0

  constructor(positions: SourcePositions) {
    this.#positions = positions
  }

  checked(start: number, end: number): void {
    this.#checked += this.#positions.codePoints(start, end)
  }

  checkedCount(characters: number): void {
    this.#checked += characters
  }

  leaveOut(reason: Reason, start: number, end: number): void {
    if (end > start) this.leaveOutCount(reason, this.#positions.codePoints(start, end))
  }

  leaveOutCount(reason: Reason, characters: number): void {
    this.#leftOut.set(reason, (this.#leftOut.get(reason) ?? 0) + characters)
  }

  /** What was counted under one heading after all belongs under another: a space at a block's end, an attribute that is text. */
  move(from: Reason | 'checked', to: Reason | 'checked', characters: number): void {
    if (from === 'checked') this.#checked -= characters
    else this.leaveOutCount(from, -characters)
    if (to === 'checked') this.#checked += characters
    else this.leaveOutCount(to, characters)
  }

  close(source: string): Account {
    const leftOut = [...this.#leftOut]
      .filter(([, characters]) => characters > 0)
      .map(([reason, characters]) => ({ reason, characters }))
      .toSorted((a, b) => b.characters - a.characters)
    return { characters: this.#positions.codePoints(0, source.length), checked: this.#checked, leftOut }
  }
}
