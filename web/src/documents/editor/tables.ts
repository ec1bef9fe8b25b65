import { Extension, Node } from '@tiptap/react'
import type { Editor, Extensions } from '@tiptap/react'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, goToNextCell, isInTable, tableEditing } from '@tiptap/pm/tables'
import type { Command } from '@tiptap/pm/state'

/** Of Markdown's tables: the first row is the head, and no cell covers several rows or columns. */
const ONE_CELL = {
  colspan: { default: 1, rendered: false },
  rowspan: { default: 1, rendered: false },
  colwidth: { default: null, rendered: false },
}
const ROLES: Record<string, string> = { table: 'table', tableRow: 'row', tableHeader: 'header_cell', tableCell: 'cell' }

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
})
const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableHeader | tableCell)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})
const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'paragraph+',
  isolating: true,
  addAttributes: () => ONE_CELL,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: () => ['th', { scope: 'col' }, 0],
})
const TableCell = Node.create({
  name: 'tableCell',
  content: 'paragraph+',
  isolating: true,
  addAttributes: () => ONE_CELL,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: () => ['td', 0],
})

/** Moving between cells, selecting several, and what keeps a table rectangular. */
const TableEditing = Extension.create({
  name: 'tableEditing',
  extendNodeSchema: ({ name }) => (name in ROLES ? { tableRole: ROLES[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const { editor } = this
    const go = (step: 1 | -1) => goToNextCell(step)(editor.state, editor.view.dispatch)
    return {
      Tab: () => go(1) || (isInTable(editor.state) && runOnTable(editor, 'rowBelow') && go(1)),
      'Shift-Tab': () => go(-1),
    }
  },
})

export const tableExtensions: Extensions = [Table, TableRow, TableHeader, TableCell, TableEditing]

const COMMANDS = {
  rowBelow: addRowAfter,
  columnAfter: addColumnAfter,
  removeRow: deleteRow,
  removeColumn: deleteColumn,
  remove: deleteTable,
} satisfies Record<string, Command>

type TableCommand = keyof typeof COMMANDS
export const TABLE_COMMANDS = Object.keys(COMMANDS) as TableCommand[]

export const isTableAt = (editor: Editor): boolean => isInTable(editor.state)

export function runOnTable(editor: Editor, command: TableCommand): boolean {
  const done = COMMANDS[command](editor.state, editor.view.dispatch)
  editor.view.focus()
  return done
}

const COLUMNS = 2
const ROWS = 3

/** A table after the block with the caret, which goes into its first cell. */
export function insertTable(editor: Editor): void {
  const row = (type: string) => ({
    type: 'tableRow',
    content: Array.from({ length: COLUMNS }, () => ({ type, content: [{ type: 'paragraph' }] })),
  })
  const content = Array.from({ length: ROWS }, (_, index) => row(index === 0 ? 'tableHeader' : 'tableCell'))
  const { $to } = editor.state.selection
  const at = $to.depth === 0 ? $to.pos : $to.after(1)
  editor
    .chain()
    .insertContentAt(at, { type: 'table', content })
    .setTextSelection(at + 4)
    .focus()
    .run()
}
