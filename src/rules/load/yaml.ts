import { isMap, isNode, isScalar, LineCounter, parseDocument, visit, type Document as YamlDocument } from 'yaml'
import { RuleFault } from '../definition/fault.ts'
import type { Refusal } from '../definition/rule.ts'

/** A YAML file with the place of each of its parts, so that a mistake can be shown where it stands. */
export class YamlFile {
  readonly path: string
  readonly #lines = new LineCounter()
  readonly #content: string
  readonly #known: Record<string, unknown> | null
  #parsed: YamlDocument.Parsed | undefined

  /** `known`: the whole as plain values, where the same content was read before. */
  constructor(path: string, content: string, known: Record<string, unknown> | null = null) {
    this.path = path
    this.#content = content
    this.#known = known
  }

  get #document(): YamlDocument.Parsed {
    return (this.#parsed ??= parseDocument(this.#content, { lineCounter: this.#lines, uniqueKeys: false, prettyErrors: false }))
  }

  /** The whole as plain values, or the first fault as a refusal. */
  read(): { values: Record<string, unknown> } | { refusal: Refusal } {
    if (this.#known !== null) return { values: this.#known }
    const fault = this.#document.errors[0]
    if (fault) return { refusal: this.#refusalAt(this.#lines.linePos(fault.pos[0]).line, fault.message) }
    const twice = keyThatStandsTwice(this.#document)
    if (twice !== null) return { refusal: this.#refusalAt(this.#lines.linePos(twice).line, 'a key stands here twice') }
    if (this.#document.contents === null) return { refusal: this.#refusalAt(1, 'the file is empty') }
    if (!isMap(this.#document.contents)) return { refusal: this.#refusalAt(1, 'this is no mapping of keys to values') }
    try {
      return { values: this.#document.toJS({ maxAliasCount: 100 }) as Record<string, unknown> }
    } catch (error) {
      return { refusal: this.#refusalAt(1, error instanceof Error ? error.message : String(error)) }
    }
  }

  refusal(fault: unknown): Refusal {
    if (!(fault instanceof Error)) throw fault
    return this.#refusalAt(fault instanceof RuleFault ? this.#lineOf(fault.path) : 1, fault.message)
  }

  /** The line of the deepest part of a path that the file really has: the key for a key, the entry for an entry. */
  #lineOf(path: (string | number)[]): number {
    let node: unknown = this.#document.contents
    let line = 1
    for (const step of path) {
      if (isMap(node)) {
        // Of a mapping that is read as a list the step is the entry's number.
        const pair =
          typeof step === 'number'
            ? node.items[step]
            : node.items.find(
                (item) => (isScalar(item.key) ? String(item.key.value) : String(item.key)).toLowerCase() === String(step).toLowerCase(),
              )
        if (!pair) break
        if (isNode(pair.key) && pair.key.range) line = this.#lines.linePos(pair.key.range[0]).line
        node = pair.value
      } else if (isNode(node) && 'items' in node && Array.isArray(node.items)) {
        const item: unknown = node.items[Number(step)]
        if (!isNode(item)) break
        if (item.range) line = this.#lines.linePos(item.range[0]).line
        node = item
      } else break
    }
    return line
  }

  #refusalAt(place: number, message: string): Refusal {
    const lines = this.#content.split('\n')
    let line = Math.min(place, lines.length)
    // What is not closed is noticed at the end of the file, where there is nothing to show.
    while (line > 1 && (lines[line - 1] ?? '').trim() === '') line--
    return { file: this.path, line, message, snippet: (lines[line - 1] ?? '').trim().slice(0, 200) }
  }
}

/** Where a mapping names a key for the second time; null where none does. The library's own check compares each key with all others. */
function keyThatStandsTwice(document: YamlDocument.Parsed): number | null {
  let place: number | null = null
  visit(document, {
    Map(_key, { items }) {
      const seen = new Set<unknown>()
      for (const { key } of items) {
        if (!isScalar(key)) continue
        if (seen.has(key.value)) {
          place = key.range?.[0] ?? 0
          return visit.BREAK
        }
        seen.add(key.value)
      }
      return undefined
    },
  })
  return place
}
