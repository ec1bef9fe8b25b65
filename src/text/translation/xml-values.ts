import { BlockText } from '../block-text.ts'
import type { SourceBlocks } from '../source-blocks.ts'
import type { XmlTaker } from '../xml-source.ts'

/** Gathers the text of one element of an XML file at a time; what stands outside of it is markup. */
export abstract class XmlValues implements XmlTaker {
  readonly blocks: SourceBlocks
  /** The text being gathered, or null where nothing is. */
  protected value: BlockText | null = null

  constructor(blocks: SourceBlocks) {
    this.blocks = blocks
  }

  abstract open: XmlTaker['open']
  abstract close: XmlTaker['close']

  text(start: number, end: number): void {
    this.value?.copy(start, end)
  }

  entity(text: string, start: number, end: number): void {
    this.value?.decode(text, start, end)
  }

  comment(start: number, end: number): void {
    this.blocks.leaveOut('comment', start, end)
  }

  protected begin(): void {
    this.value = new BlockText(this.blocks.source)
  }

  protected end(): BlockText {
    const value = this.value ?? new BlockText(this.blocks.source)
    this.value = null
    return value
  }
}
