import type { KeptText } from '../db/audits/packing.ts'
import type { Block } from '../text/document.ts'
import type { DemoLanguage } from './material.ts'

const STYLE =
  '<style>body { margin: 0; font: 16px/1.6 Georgia, serif; color: #23302a; background: #fff; } main { max-width: 38rem; padding: ' +
  '1rem 1.5rem 3rem; } h1 { line-height: 1.2; }</style>'

/**
 * A page of the demonstration, written sentence by sentence together with the blocks that parsing it would give. Its texts need no
 * HTML escapes, so each is in the source unchanged.
 */
export class DemoPage {
  readonly #language: DemoLanguage
  #source: string
  #line: number
  #blocks: Block[] = []

  constructor(title: string, language: DemoLanguage = 'EN') {
    this.#language = language
    this.#source = `<!doctype html>\n<html lang="${language.toLowerCase()}">\n<title>`
    this.#line = 3
    this.#add(title, 'title', '')
    this.#write(`</title>\n${STYLE}\n<main>\n<h1>`)
    this.#add(title, 'heading.h1', 'main > h1')
    this.#write('</h1>\n')
  }

  /** Writes a paragraph; returns its block and the offsets of a part of it in the source. */
  paragraph(text: string, part: string): { block: number; start: number; end: number } {
    this.#write('<p>')
    const { start } = this.#add(text, 'paragraph', `main > p:nth-child(${this.#blocks.length})`)
    this.#write('</p>\n')
    const from = start + text.indexOf(part)
    return { block: this.#blocks.length - 1, start: from, end: from + part.length }
  }

  /** The whole page, and its blocks. */
  end(): KeptText {
    this.#write('</main>\n</html>\n')
    return { source: this.#source, blocks: this.#blocks }
  }

  #add(text: string, scope: string, selector: string): Block {
    const start = this.#source.length
    const column = start - this.#source.lastIndexOf('\n')
    const block: Block = {
      text,
      scope,
      region: 'main',
      language: this.#language,
      start,
      end: start + text.length,
      map: [0, start],
      place: { line: this.#line, column, ...(selector && { selector }) },
    }
    this.#blocks.push(block)
    this.#source += text
    return block
  }

  #write(markup: string): void {
    this.#source += markup
    this.#line += markup.split('\n').length - 1
  }
}
