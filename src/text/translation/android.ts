import { UnreadableDocument } from '../document.ts'
import type { Draft } from '../draft.ts'
import { MappedText, type Mapped } from '../mapped-text.ts'
import { SourceBlocks } from '../source-blocks.ts'
import { takeXml, type XmlElement } from '../xml-source.ts'
import { addMessage, PLACEHOLDER_CHARACTER } from './message.ts'
import { XmlValues } from './xml-values.ts'

/** Android's string resources: strings, the forms of plurals and the entries of arrays, as a person sees them. */
export function readAndroid(source: string): Draft {
  const values = new AndroidValues(new SourceBlocks(source))
  takeXml(source, values)
  if (!values.isResources) {
    throw new UnreadableDocument('This is an XML file of another kind than Android string resources: its first element is not <resources>.')
  }
  return values.blocks.finish()
}

class AndroidValues extends XmlValues {
  isResources = false
  #name = ''
  #depth = 0
  #placeholder = -1

  open = (element: XmlElement, path: readonly string[]): void => {
    const { name, attributes } = element
    if (path.length === 1) this.isResources = name === 'resources'
    else if (path.length === 2) this.#name = attributes.get('name') ?? ''
    if (this.value !== null) {
      // what a translator must not touch is put in by the program, whatever example stands there
      if (name === 'xliff:g') this.#placeholder = element.start
      return
    }
    const isText =
      (name === 'string' && path.length === 2) ||
      (name === 'item' && path.length === 3 && (path[1] === 'plurals' || path[1] === 'string-array'))
    if (!isText) return
    this.#depth = path.length
    this.begin()
  }

  close = (name: string, _start: number, end: number, path: readonly string[]): void => {
    if (this.value === null) return
    if (name === 'xliff:g' && this.#placeholder >= 0) {
      this.value.decode(PLACEHOLDER_CHARACTER.repeat(end - this.#placeholder), this.#placeholder, end)
      this.#placeholder = -1
    } else if (path.length === this.#depth) {
      addMessage(this.blocks, shown(this.end(), this.blocks.source), { scope: `field.${this.#name}` })
    }
  }

  override text(start: number, end: number): void {
    if (this.#placeholder < 0) super.text(start, end)
  }

  override entity(text: string, start: number, end: number): void {
    if (this.#placeholder < 0) super.entity(text, start, end)
  }
}

const PIECE = /\\u([\da-fA-F]{4})|\\([^\n])|"|\s+/g
const ESCAPES: Record<string, string> = { n: '\n', t: '\t' }

/** A value as Android shows it: escapes resolved, white space outside quotation marks folded, those marks themselves gone. */
function shown(value: Mapped, source: string): Mapped {
  const { text } = value
  const block = new MappedText(source)
  let from = 0
  let quoted = false
  for (const match of text.matchAll(PIECE)) {
    const [piece, hexadecimal, escaped] = match
    const { index } = match
    const end = index + piece.length
    if (quoted && /^\s/.test(piece)) continue
    block.take(value, from, index)
    from = end
    if (piece === '"') quoted = !quoted
    else if (hexadecimal !== undefined) block.takeAs(String.fromCharCode(Number.parseInt(hexadecimal, 16)), value, index, end)
    else if (escaped !== undefined) block.takeAs(ESCAPES[escaped] ?? escaped, value, index, end)
    else if (index > 0 && end < text.length) block.takeAs(' ', value, index, piece.length === 1 ? end : index + 1)
  }
  block.take(value, from, text.length)
  return block
}
