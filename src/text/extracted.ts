import { addBlock, type Draft, type DraftBlock } from './draft.ts'
import { UnreadableDocument } from './document.ts'
import type { Reason } from './ledger.ts'
import { SourcePositions } from './position.ts'

/** More text than any document for people holds; a file that unfolds to more is a trap, not a document. */
export const MOST_TEXT = 32 * 1024 * 1024

type Extra = Partial<Pick<DraftBlock, 'region' | 'language' | 'marks'>> & { page?: number }

/** Text taken out of a format that is not text itself: the pieces, one after another, become the source. */
export class ExtractedText {
  readonly #pieces: string[] = []
  readonly #blocks: DraftBlock[] = []
  readonly #leftOut = new Map<Reason, number>()
  #length = 0

  /** Adds a block; `readAs` is how its text reads where that is not how it stands, with the map between them. */
  add(text: string, scope: string, extra: Extra = {}, readAs?: { text: string; map: number[] }): void {
    if (text.trim() === '') return
    if (this.#length > 0) {
      this.#pieces.push('\n\n')
      this.#length += 2
    }
    const start = this.#length
    this.#pieces.push(text)
    this.#length += text.length
    if (this.#length > MOST_TEXT) throw new UnreadableDocument('This document holds more than 32 MB of text, which is more than is read.')
    const map = readAs?.map.map((offset, at) => (at % 2 === 1 ? offset + start : offset)) ?? [0, start]
    const { page, ...rest } = extra
    addBlock(this.#blocks, {
      text: readAs?.text ?? text,
      scope,
      region: 'main',
      language: undefined,
      ...rest,
      start,
      end: this.#length,
      map,
      place: page === undefined ? { line: 0, column: 0 } : { line: 0, column: 0, page },
    })
  }

  leaveOut(reason: Reason, text: string): void {
    let count = 0
    for (const _ of text) count += 1
    if (count > 0) this.#leftOut.set(reason, (this.#leftOut.get(reason) ?? 0) + count)
  }

  finish(title: string | null): Draft {
    const source = this.#pieces.join('')
    const positions = new SourcePositions(source)
    let checked = 0
    for (const block of this.#blocks) {
      Object.assign(block.place, positions.at(block.start))
      checked += positions.codePoints(block.start, block.end)
    }
    const all = positions.codePoints(0, source.length)
    const leftOut: { reason: string; characters: number }[] = [...this.#leftOut].map(([reason, characters]) => ({ reason, characters }))
    if (all > checked) leftOut.push({ reason: 'white space', characters: all - checked })
    const characters = leftOut.reduce((sum, each) => sum + each.characters, checked)
    return { source, title, blocks: this.#blocks, account: { characters, checked, leftOut } }
  }
}
