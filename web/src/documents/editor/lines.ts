import type { Node } from '@tiptap/pm/model'
import type { EditorLine } from '../../../../src/text/lines.ts'
import { lineStarts } from '../../../../src/text/lines.ts'

export interface EditorLines {
  lines: EditorLine[]
  /** Position of each line's first character in the editor, and in the source that the rules see. */
  positions: number[]
  starts: number[]
  /** Lines that are no text of the editor but words of a picture: none of their characters has a position of its own. */
  atoms: ReadonlySet<number>
}

const MARKS = { bold: 'strong', italic: 'emphasis', link: 'link', strike: 'deleted', code: 'code' } as const
type Scope = (typeof MARKS)[keyof typeof MARKS]

/** The lines of the editor's document, with the scopes that its Markdown would have: a paragraph in a list item is the item. */
export function linesOf(document: Node): EditorLines {
  const lines: EditorLine[] = []
  const positions: number[] = []
  const atoms = new Set<number>()
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
    if (node.type.name === 'image') {
      lines.push(altOf(node))
      positions.push(position)
      atoms.add(positions.length - 1)
      itemBegins = false
      return
    }
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
  return { lines, positions, atoms, starts: lineStarts(lines) }
}

/** What a picture shows in words is checked like any other text. */
function altOf(node: Node): EditorLine {
  const line = known.get(node) ?? { scope: 'alt', runs: [{ text: String(node.attrs.alt), marks: [] }] }
  known.set(node, line)
  return line
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

/** The line of an offset in the source. */
function lineAt({ starts }: EditorLines, offset: number): number {
  let [line, above] = [0, starts.length]
  while (above - line > 1) {
    const middle = (line + above) >> 1
    if (starts[middle]! > offset) above = middle
    else line = middle
  }
  return line
}

/** Whether an offset is within the words of a picture, which cannot be written by a suggestion. */
export const isAtom = (lines: EditorLines, offset: number): boolean => lines.atoms.has(lineAt(lines, offset))

/** The editor's position of an offset in the source; the whole picture stands for every place in its words. */
export function positionOf(lines: EditorLines, offset: number, isEnd = false): number {
  const line = lineAt(lines, offset)
  const start = lines.positions[line] ?? 0
  if (lines.atoms.has(line)) return start + (isEnd ? 1 : 0)
  const length = lines.lines[line]?.runs.reduce((sum, run) => sum + run.text.length, 0) ?? 0
  return start + Math.min(offset - (lines.starts[line] ?? 0), length)
}
