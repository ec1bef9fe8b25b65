import { Document, isCollection, isMap, isScalar, isSeq, visit } from 'yaml'
import type { Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml'
import { KEY_ORDER, RULE_FIELD_NAMES } from './fields.ts'
import { keyOf, pairOf } from './read.ts'

/** A plain value as it stands in a file: texts, numbers, lists, mappings. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain }
type KeyPair = Pair<Node, Node | null>

export const WRITTEN = { lineWidth: 0, flowCollectionPadding: false, nullStr: '', singleQuote: true }
const FOLDED_AT = 110
const LONGEST_FLOW = 100

/**
 * A file with one key set (or taken out: `undefined`), edited as text so that everything else keeps its every character. The caller looks
 * whether the result says what it should; the rarest ways to write YAML are left to the library, which writes the whole file anew.
 */
export function spliced(content: string, root: YAMLMap, path: string[], value: Plain | undefined): string {
  const eol = content.includes('\r\n') ? '\r\n' : '\n'
  const at = new Place(content, eol)
  let map = root
  for (const [depth, key] of path.entries()) {
    const pair = pairOf(map, key.toLowerCase())
    const isLast = depth === path.length - 1
    if (pair === undefined)
      return value === undefined ? content : at.insert(map, path.slice(0, depth), key, wrapped(path.slice(depth + 1), value))
    if (isLast) return value === undefined ? at.remove(map, pair) : at.replace(map, pair, value)
    if (isMap(pair.value)) {
      // A group such as `source` goes with its last key; the section of a language stays.
      const isGroup = key !== 'languages' && path[depth - 1] !== 'languages'
      if (value === undefined && isGroup && pair.value.items.length === 1 && pairOf(pair.value as YAMLMap, path[depth + 1]!))
        return at.remove(map, pair)
      map = pair.value as YAMLMap
    } else if (value === undefined) return content
    else return at.replace(map, pair, wrapped(path.slice(depth + 1), value))
  }
  return content
}

export const wrapped = (keys: string[], value: Plain): Plain => keys.reduceRight<Plain>((inner, key) => ({ [key]: inner }), value)

class Place {
  readonly #content: string
  readonly #eol: string

  constructor(content: string, eol: string) {
    this.#content = content
    this.#eol = eol
  }

  #cut(start: number, end: number, text: string): string {
    return this.#content.slice(0, start) + text.replaceAll(/\r?\n/g, this.#eol) + this.#content.slice(end)
  }

  #lineStart = (offset: number) => this.#content.lastIndexOf('\n', offset - 1) + 1
  #lineEnd(offset: number): number {
    const found = this.#content.indexOf('\n', offset)
    const end = found < 0 ? this.#content.length : found
    return this.#content[end - 1] === '\r' ? end - 1 : end
  }
  /** Where what is written ends: a block's range has the line break after it as well. */
  #trimmed(end: number): number {
    while (/\s/.test(this.#content[end - 1] ?? '')) end--
    return end
  }
  #indentOf = (offset: number) => ' '.repeat(offset - this.#lineStart(offset))

  #endOf = ({ key, value }: KeyPair) => this.#trimmed(Math.max(key.range![1], value?.range?.[1] ?? 0))

  insert(map: YAMLMap, parents: string[], key: string, value: Plain): string {
    const pairs = map.items as KeyPair[]
    if (map.flow) {
      const text = flowText({ [key]: value }).slice(1, -1)
      if (pairs.length === 0) return this.#cut(map.range![0], map.range![1], `{${text}}`)
      const end = this.#endOf(pairs.at(-1)!)
      return this.#cut(end, end, `, ${text}`)
    }
    const order = orderIn(parents)
    const rank = order.indexOf(key)
    const before = pairs
      .filter((pair) => rank < 0 || order.indexOf(keyOf(pair).toLowerCase()) < rank)
      .toSorted((one, other) => order.indexOf(keyOf(one).toLowerCase()) - order.indexOf(keyOf(other).toLowerCase()))
      .at(-1)
    const first = pairs[0]!.key.range![0]
    const indent = this.#indentOf(first)
    const text = indented(blockText(key, value), indent)
    if (rank >= 0 && (before === undefined || order.indexOf(keyOf(before).toLowerCase()) < 0))
      return this.#cut(first, first, `${text}\n${indent}`)
    const end = this.#lineEnd(this.#endOf(rank < 0 ? pairs.at(-1)! : before!))
    return this.#cut(end, end, `\n${indent}${text}`)
  }

  remove(map: YAMLMap, pair: KeyPair): string {
    const pairs = map.items as KeyPair[]
    const index = pairs.indexOf(pair)
    if (map.flow) {
      const next = pairs[index + 1]
      if (index > 0) return this.#cut(this.#endOf(pairs[index - 1]!), this.#endOf(pair), '')
      return this.#cut(pair.key.range![0], next ? next.key.range![0] : this.#endOf(pair), '')
    }
    const end = this.#lineEnd(this.#endOf(pair))
    const after = this.#content.startsWith('\r\n', end) ? end + 2 : Math.min(end + 1, this.#content.length)
    return this.#cut(this.#lineStart(pair.key.range![0]), after, '')
  }

  replace(map: YAMLMap, pair: KeyPair, value: Plain): string {
    const old = pair.value
    const indent = this.#indentOf(pair.key.range![0])
    if (isScalar(old) && old.value !== null && typeof value !== 'object') {
      const text = map.flow ? flowText(value) : indented(scalarText(value, old), indent)
      return this.#cut(old.range![0], this.#trimmed(old.range![1]), text)
    }
    if (isSeq(old) && Array.isArray(value)) return this.#replaceEntries(old, spansOf(old), value.map(plainEntry), map.flow === true)
    if (isMap(old) && typeof value === 'object' && value !== null && !Array.isArray(value))
      return this.#replaceEntries(old, this.#pairSpans(old), Object.entries(value).map(pairEntry), map.flow === true)
    const rendered = map.flow ? `: ${flowText(value)}` : indented(blockText('k', value).slice(1), indent)
    if (isScalar(old) && old.value === null && !map.flow) {
      // A comment beside the key stays there.
      const end = rendered.startsWith(':\n') ? this.#lineEnd(pair.key.range![1]) : pair.key.range![1] + 1
      return this.#cut(end, end, rendered.slice(1))
    }
    return this.#cut(pair.key.range![1], this.#endOf(pair), rendered)
  }

  #pairSpans = (map: YAMLMap): Span[] =>
    (map.items as KeyPair[]).map((pair) => ({
      start: pair.key.range![0],
      end: this.#endOf(pair),
      said: JSON.stringify([keyOf(pair), pair.value?.toJSON() ?? null]),
      flow: true,
    }))

  /** Entries of a list or mapping: those that are the same at both ends stay, what is between them is written anew. */
  #replaceEntries(node: YAMLSeq | YAMLMap, old: Span[], entries: Entry[], isInFlow: boolean): string {
    const isFlow = node.flow === true || isInFlow
    const column = this.#indentOf(node.range![0])
    let from = 0
    while (from < old.length && from < entries.length && old[from]!.said === entries[from]!.said) from++
    let kept = 0
    while (kept < old.length - from && kept < entries.length - from && old.at(-1 - kept)!.said === entries.at(-1 - kept)!.said) kept++
    const gone = old.slice(from, old.length - kept)
    const shown = entries.slice(from, entries.length - kept)
    const between = isFlow ? ', ' : isMap(node) ? `\n${column}` : `\n${column}- `
    const inFlow = isFlow || (old.length > 0 && old.every(({ flow }) => flow))
    const text = shown.map((entry) => (inFlow ? entry.flow() : indented(entry.block(), isMap(node) ? column : `${column}  `))).join(between)
    const end = (span: Span) => (isFlow ? this.#trimmed(span.end) : this.#lineEnd(this.#trimmed(span.end)))
    if (old.length === 0) return this.#cut(node.range![0], node.range![1], isMap(node) ? `{${text}}` : `[${text}]`)
    if (gone.length > 0 && shown.length > 0) return this.#cut(gone[0]!.start, this.#trimmed(gone.at(-1)!.end), text)
    if (gone.length > 0) {
      if (from > 0) return this.#cut(end(old[from - 1]!), end(gone.at(-1)!), '')
      return this.#cut(old[0]!.start, old[gone.length]!.start, '')
    }
    if (from > 0) return this.#cut(end(old[from - 1]!), end(old[from - 1]!), between + text)
    return this.#cut(old[0]!.start, old[0]!.start, text + between)
  }
}

/** One entry as it stands in the file. */
interface Span {
  start: number
  end: number
  said: string
  flow: boolean
}

/** One entry to be written. */
interface Entry {
  said: string
  flow(): string
  block(): string
}

const spansOf = (seq: YAMLSeq): Span[] =>
  (seq.items as Node[]).map((item) => ({
    start: item.range![0],
    end: item.range![1],
    said: JSON.stringify((item as Scalar).toJSON()),
    flow: !isCollection(item) || item.flow === true,
  }))

const plainEntry = (value: Plain): Entry => ({
  said: JSON.stringify(value),
  flow: () => flowText(value),
  block: () => new Document([value]).toString(WRITTEN).trimEnd().slice(2).replaceAll('\n  ', '\n'),
})

const pairEntry = ([key, value]: [string, Plain]): Entry => ({
  said: JSON.stringify([key, value]),
  flow: () => flowText({ [key]: value }).slice(1, -1),
  block: () => blockText(key, value),
})

function orderIn(parents: string[]): string[] {
  if (parents.length === 0 || (parents[0] === 'languages' && parents.length === 2)) return KEY_ORDER
  const group = `${parents.at(-1)}.`
  return RULE_FIELD_NAMES.filter((name) => name.startsWith(group)).map((name) => name.slice(group.length))
}

const indented = (text: string, indent: string) => text.replaceAll(/\n(?=[^\n])/g, `\n${indent}`)

/** Texts of several lines in quotation marks: plain ones cannot stand between brackets. */
export function quoteLines(node: Node): void {
  visit(node, {
    Scalar(_key, scalar) {
      if (typeof scalar.value === 'string' && scalar.value.includes('\n')) scalar.type = 'QUOTE_DOUBLE'
    },
  })
}

function flowText(value: Plain): string {
  const document = new Document([value])
  ;(document.contents as unknown as YAMLSeq).flow = true
  quoteLines(document.contents as unknown as Node)
  return document.toString(WRITTEN).trimEnd().slice(1, -1)
}

/** A scalar in the manner of the one that it takes the place of: its quotes, or folded as it was. */
function scalarText(value: string | number | boolean, old: Scalar): string {
  const isBlock = old.type === 'BLOCK_FOLDED' || old.type === 'BLOCK_LITERAL'
  const text = isBlock && typeof old.value === 'string' && old.value.endsWith('\n') ? `${value}\n` : value
  const document = new Document({ k: text })
  const node = document.get('k', true) as Scalar
  if (typeof value === 'string' && old.type) node.type = old.type
  return document
    .toString({ ...WRITTEN, lineWidth: old.type === 'BLOCK_FOLDED' ? FOLDED_AT : 0 })
    .trimEnd()
    .slice('k: '.length)
}

/** A key and its value: short lists in one line, others with an entry on each. */
function blockText(key: string, value: Plain): string {
  const document = new Document({ [key]: value })
  const shape = (node: unknown) => {
    if (!isCollection(node)) return
    if (isMap(node)) for (const pair of node.items) shape(pair.value)
    else if (isSeq(node) && node.items.every(isScalar)) node.flow = flowText(node.toJSON() as Plain[]).length <= LONGEST_FLOW
  }
  shape(document.contents)
  return document.toString(WRITTEN).trimEnd()
}
