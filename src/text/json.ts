import { BlockText } from './block-text.ts'
import { UnreadableDocument } from './document.ts'
import { addBlock, type Draft, type DraftBlock } from './draft.ts'
import { Ledger } from './ledger.ts'
import { SourcePositions, sourceSpan } from './position.ts'
import { placeholdersIn } from './translation/placeholders.ts'

const DEEPEST = 1000
const ESCAPES: Record<string, string> = { '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }
const SPACE = /[ \t\r\n]*/y
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/y
/** An address, a date, a number, an identifier: strings that are written for programs. */
const NOT_TEXT = /^(?:[a-z][a-z0-9+.-]*:\/\/\S*|[\d.,:+\-TZ/ ]+|[0-9a-f]{8}-[0-9a-f-]{27}|#[0-9a-f]{3,8}|\S+@\S+\.\S+)$/i

interface Frame {
  kind: '{' | '['
  key: string
  index: number
  record: number | undefined
}

/**
 * JSON: each string value is a field, named for its key; each element of a list (or each line of JSON Lines) is a record.
 * Read by hand and not by JSON.parse, because every letter of a value must be found again in the source.
 */
export function readJson(source: string): Draft {
  return new JsonReader(source).read()
}

/** A text of a JSON file, and the keys it stands under, the innermost last. */
interface JsonText {
  block: BlockText
  start: number
  end: number
  keys: readonly string[]
}

/** The texts of a JSON file in order, for formats that are written in JSON. */
export function jsonTexts(source: string): JsonText[] {
  const texts: JsonText[] = []
  new JsonReader(source, (text) => texts.push(text)).read()
  return texts
}

class JsonReader {
  readonly #source: string
  readonly #taker: ((text: JsonText) => void) | undefined
  readonly #positions: SourcePositions
  readonly #ledger: Ledger
  readonly #blocks: DraftBlock[] = []
  readonly #frames: Frame[] = []
  #at = 0
  #cursor = 0
  #title: string | null = null
  #topValues = 0

  constructor(source: string, taker?: (text: JsonText) => void) {
    this.#source = source
    this.#taker = taker
    this.#positions = new SourcePositions(source)
    this.#ledger = new Ledger(this.#positions)
  }

  read(): Draft {
    this.#space()
    while (this.#at < this.#source.length) {
      this.#value()
      this.#topValues += 1
      this.#space()
    }
    if (this.#topValues === 0) this.#fail('it is empty')
    this.#ledger.leaveOut('markup', this.#cursor, this.#source.length)
    return { source: this.#source, title: this.#title, blocks: this.#blocks, account: this.#ledger.close(this.#source) }
  }

  /** One value with all it holds, without recursion. */
  #value(): void {
    const base = this.#frames.length
    for (;;) {
      this.#space()
      const character = this.#source[this.#at]
      if (character === '{' || character === '[') {
        if (this.#open(character)) continue
      } else if (character === '"') this.#text()
      else this.#scalar()
      while (this.#frames.length > base && this.#closes());
      if (this.#frames.length === base) return
    }
  }

  /** Opens an object or a list; false when it was empty and is closed already. */
  #open(kind: '{' | '['): boolean {
    if (this.#frames.length >= DEEPEST) throw new UnreadableDocument(`This JSON file is nested more than ${DEEPEST} levels deep.`)
    const parent = this.#frames.at(-1)
    this.#at += 1
    this.#frames.push({ kind, key: parent?.kind === '[' ? parent.key : this.#key(), index: 0, record: this.#record() })
    this.#space()
    if (this.#source[this.#at] === (kind === '{' ? '}' : ']')) {
      this.#at += 1
      this.#frames.pop()
      return false
    }
    if (kind === '{') this.#readKey()
    return true
  }

  /** After a value: a comma goes on, a bracket closes. True when something was closed. */
  #closes(): boolean {
    const frame = this.#frames.at(-1)!
    this.#space()
    const character = this.#source[this.#at]
    this.#at += 1
    if (character === ',') {
      frame.index += 1
      this.#space()
      if (frame.kind === '{') this.#readKey()
      return false
    }
    if (character !== (frame.kind === '{' ? '}' : ']')) this.#fail('a comma or a closing bracket is missing', this.#at - 1)
    this.#frames.pop()
    return true
  }

  #readKey(): void {
    if (this.#source[this.#at] !== '"') this.#fail('a name in double quotes is missing')
    const block = this.#string()
    this.#frames.at(-1)!.key = block.text
    this.#space()
    if (this.#source[this.#at] !== ':') this.#fail('a colon is missing')
    this.#at += 1
  }

  #key(): string {
    return this.#frames.at(-1)?.key ?? ''
  }

  /** The outermost list an element stands in numbers the records, from 1; in JSON Lines the lines do. */
  #record(): number | undefined {
    const list = this.#frames.find((frame) => frame.kind === '[')
    if (list !== undefined) return list.index + 1
    return this.#topValues > 0 ? this.#topValues + 1 : undefined
  }

  #text(): void {
    const start = this.#at + 1
    const block = this.#string()
    const end = this.#at - 1
    if (this.#taker !== undefined) {
      this.#taker({ block, start, end, keys: this.#frames.map(({ key }) => key) })
      return
    }
    this.#ledger.leaveOut('markup', this.#cursor, start)
    this.#cursor = end
    const text = block.text.trim()
    if (text === '' || NOT_TEXT.test(text)) {
      this.#ledger.leaveOut('values that are not text', start, end)
      return
    }
    this.#ledger.checked(start, end)
    this.#maskPlaceholders(block)
    const span = sourceSpan({ map: block.map, start }, 0, block.text.length)
    const key = this.#key()
    const record = this.#record()
    const place: DraftBlock['place'] = { ...this.#positions.at(span.start), ...(record === undefined ? {} : { record }) }
    const scope = key === '' ? 'field' : `field.${key}`
    const marks = block.marks.length > 0 ? { marks: block.marks } : {}
    addBlock(this.#blocks, { text: block.text, scope, region: 'main', language: undefined, ...span, map: block.map, place, ...marks })
    if (this.#title === null && key.toLowerCase() === 'title' && this.#frames.length === 1) this.#title = text
  }

  /** What a program puts in place of words is none: it stands as asterisks under a mark, as code does. */
  #maskPlaceholders(block: BlockText): void {
    for (const { start, end } of placeholdersIn(block.text)) {
      block.text = block.text.slice(0, start) + '*'.repeat(end - start) + block.text.slice(end)
      block.marks.push({ scope: 'code', start, end })
      this.#ledger.move('checked', 'markup', end - start)
    }
  }

  /** A string with its escapes resolved; stands after the closing quote then. */
  #string(): BlockText {
    const source = this.#source
    const block = new BlockText(source)
    let from = this.#at + 1
    let at = from
    for (; ; at += 1) {
      const code = source.charCodeAt(at)
      if (code === 0x22) break
      if (Number.isNaN(code) || code === 0x0a) this.#fail('a text is not closed', this.#at)
      if (code !== 0x5c) continue
      block.copy(from, at)
      const escape = source[at + 1] ?? ''
      const hexadecimal = /^[0-9a-fA-F]{4}$/.test(source.slice(at + 2, at + 6)) ? source.slice(at + 2, at + 6) : null
      const decoded = escape === 'u' && hexadecimal !== null ? String.fromCharCode(Number.parseInt(hexadecimal, 16)) : ESCAPES[escape]
      if (decoded === undefined) this.#fail('a backslash is followed by something JSON does not know', at)
      from = at + (escape === 'u' ? 6 : 2)
      block.decode(decoded === '\0' ? '\uFFFD' : decoded!, at, from)
      at = from - 1
    }
    block.copy(from, at)
    this.#at = at + 1
    return block
  }

  #scalar(): void {
    SCALAR.lastIndex = this.#at
    const match = SCALAR.exec(this.#source)
    if (match === null) this.#fail('a value is missing')
    else this.#at = SCALAR.lastIndex
    this.#ledger.leaveOut('markup', this.#cursor, match!.index)
    this.#ledger.leaveOut('values that are not text', match!.index, this.#at)
    this.#cursor = this.#at
  }

  #space(): void {
    SPACE.lastIndex = this.#at
    SPACE.exec(this.#source)
    this.#at = SPACE.lastIndex
  }

  #fail(what: string, at = this.#at): never {
    const { line, column } = this.#positions.at(Math.min(at, this.#source.length))
    throw new UnreadableDocument(`This is not valid JSON: ${what} at line ${line}, column ${column}.`)
  }
}
