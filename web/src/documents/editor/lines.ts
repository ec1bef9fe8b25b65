import type { Node } from '@tiptap/pm/model'
import type { EditorLine } from '../../../../src/text/lines.ts'
import { lineStarts } from '../../../../src/text/lines.ts'

export interface EditorLines {
  lines: EditorLine[]
  /** Position of each line's first character in the editor, and in the source that the rules see. */
  positions: number[]
  starts: number[]
}

const MARKS = { bold: 'strong', italic: 'emphasis', link: 'link', strike: 'deleted', code: 'code' } as const
type Scope = (typeof MARKS)[keyof typeof MARKS]

/** The lines of the editor's document, with the scopes that its Markdown would have: a paragraph in a list item is the item. */
export function linesOf(document: Node): EditorLines {
  const lines: EditorLine[] = []
  const positions: number[] = []
  let itemBegins = false
  const scopeOf = (node: Node, container: string): string => {
    if (node.type.name === 'heading') return `heading.h${node.attrs.level as number}${itemBegins ? '.list' : ''}`
    if (container === 'blockquote') return 'blockquote'
    if (container === 'tableHeader') return 'table.header'
    if (container === 'tableCell') return 'table.cell'
    if (container === 'listItem') return itemBegins ? 'list.item' : 'list.item.continued'
    return 'paragraph'
  }
  const walk = (node: Node, position: number, container: string) => {
    if (node.type.name === 'codeBlock') return
    if (node.isTextblock) {
      if (node.content.size === 0) return
      lines.push(lineOf(node, scopeOf(node, container)))
      positions.push(position + 1)
      itemBegins = false
      return
    }
    const name = node.type.name
    if (name === 'listItem') itemBegins = true
    const inside = name === 'doc' ? 'doc' : ['blockquote', 'listItem', 'tableHeader', 'tableCell'].includes(name) ? name : container
    node.forEach((child, offset) => walk(child, name === 'doc' ? offset : position + 1 + offset, inside))
    if (name === 'bulletList' || name === 'orderedList') itemBegins = false
  }
  walk(document, -1, 'doc')
  return { lines, positions, starts: lineStarts(lines) }
}

/** Lines of earlier calls: the editor keeps the nodes that did not change, and so does this list of lines keep its entries. */
const known = new WeakMap<Node, EditorLine>()

function lineOf(node: Node, scope: string): EditorLine {
  const before = known.get(node)
  if (before?.scope === scope) return before
  const line = { scope, runs: runsOf(node) }
  known.set(node, line)
  return line
}

/** One character per position of the editor: a line break is one, and any other inline node is a space. */
function runsOf(node: Node): EditorLine['runs'] {
  const runs: EditorLine['runs'] = []
  node.forEach((child) => {
    const marks = child.marks.flatMap(({ type }): Scope[] => (type.name in MARKS ? [MARKS[type.name as keyof typeof MARKS]] : []))
    runs.push({ text: child.isText ? (child.text ?? '') : child.type.name === 'hardBreak' ? '\n' : ' ', marks })
  })
  return runs
}

/** The editor's position of an offset in the source. */
export function positionOf({ positions, starts, lines }: EditorLines, offset: number): number {
  let [line, above] = [0, starts.length]
  while (above - line > 1) {
    const middle = (line + above) >> 1
    if (starts[middle]! > offset) above = middle
    else line = middle
  }
  const length = lines[line]?.runs.reduce((sum, run) => sum + run.text.length, 0) ?? 0
  return (positions[line] ?? 0) + Math.min(offset - (starts[line] ?? 0), length)
}
