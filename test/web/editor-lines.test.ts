import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { getSchema } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { EditorState, NodeSelection } from '@tiptap/pm/state'
import type { Plugin, Transaction } from '@tiptap/pm/state'
import { toBlocks } from '../../src/generation/markdown/blocks.ts'
import { editedBlocks } from '../../src/generation/markdown/edited.ts'
import { toMarkdown } from '../../src/generation/markdown/markdown.ts'
import type { LanguageKey } from '../../src/languages.ts'
import { readLines } from '../../src/text/lines.ts'
import { readText } from '../../src/text/read.ts'
import { editorContent } from '../../web/src/documents/editor/content.ts'
import { documentExtensions } from '../../web/src/documents/editor/extensions.ts'
import { linesOf, positionOf } from '../../web/src/documents/editor/lines.ts'
import { gridOf } from '../../web/src/documents/editor/table-grid.ts'
import { passageOf } from '../../web/src/documents/rewriting/passage.ts'
import { offer, offeredIn, ProposedChange } from '../../web/src/documents/rewriting/proposed.ts'

const schema = getSchema(documentExtensions)
const open = (markdown: string) => schema.nodeFromJSON(editorContent(toBlocks(markdown)))
const seen = ({ blocks }: { blocks: { scope: string; text: string; marks?: object[] }[] }) =>
  blocks.map(({ scope, text, marks }) => ({ scope, text, marks: marks ?? [] }))
const inOrder = (marks: { scope: string; start: number; end: number }[]) =>
  marks.toSorted((a, b) => a.start - b.start || a.end - b.end || (a.scope < b.scope ? -1 : 1))

const ODD = [
  '# One\n\n**Bold**, *italic*, ~~gone~~, `code` and [a link](https://x.example/).\\\nNext line.\n',
  '- first\n\n  goes on\n\n  > quoted\n- second\n  1. inner\n\n> a quotation\n>\n> of two\n',
  '| Material | Size |\n| --- | --- |\n| Oak | **large** |\n\n```\nnot language\n```\n\n---\n\nEnd\n',
  'Soft­hyphen and zero​width, 👩‍🌾 and ﷽.\n\n`only code`\n\n- # heading in an item\n',
]

test('the rules see in the editor what they see in the document’s Markdown, to the letter', () => {
  const drafts = globSync(path.join(import.meta.dirname, '../generation/snapshots/*/*.md'))
    .toSorted()
    .filter((_file, index) => index % 4 === 0)
    .map((file) => ({ markdown: toMarkdown(toBlocks(readFileSync(file, 'utf8'))), language: path.basename(file, '.md') as LanguageKey }))
  assert.ok(drafts.length > 50)
  for (const { markdown, language } of [
    ...drafts,
    ...ODD.map((each) => ({ markdown: toMarkdown(toBlocks(each)), language: 'EN' as const })),
  ]) {
    const document = open(markdown)
    const { lines } = linesOf(document)
    const inEditor = seen(readLines(lines, language)).map((block) => ({ ...block, marks: inOrder(block.marks as never) }))
    const stored = seen(readText(markdown, 'markdown', { language })).map((block) => ({ ...block, marks: inOrder(block.marks as never) }))
    assert.deepEqual(inEditor, stored, markdown)
    assert.equal(toMarkdown(editedBlocks(document.toJSON().content)), markdown, 'opened and saved untouched, it is the same')
  }
})

test('an offset of the source leads back to the very character in the editor', () => {
  for (const markdown of ODD) {
    const document = open(markdown)
    const editor = linesOf(document)
    const { source } = readLines(editor.lines, 'EN')
    editor.lines.forEach((line, index) => {
      const text = line.runs.map((run) => run.text).join('')
      for (let at = 0; at < text.length; at++) {
        const offset = editor.starts[index]! + at
        assert.equal(source[offset], text.toWellFormed()[at])
        const position = positionOf(editor, offset)
        assert.equal(document.textBetween(position, position + 1, '', '\n'), text[at])
      }
    })
  }
})

/** As much of an editor as works without a page. */
function editorOf(markdown: string) {
  const plugins = ProposedChange.config.addProseMirrorPlugins!.call({} as never) as Plugin[]
  const dispatch = (transaction: Transaction): void => void (editor.state = editor.state.apply(transaction))
  const editor = { state: EditorState.create({ doc: open(markdown), plugins }), view: { dispatch } }
  return editor
}

test('an offered text is withdrawn when its passage is edited, also to the same length, and moves with edits elsewhere', () => {
  const edits: [edit: (transaction: Transaction) => Transaction, offered: [from: number, to: number] | null][] = [
    [(transaction) => transaction.insertText('35', 13, 15), null],
    [(transaction) => transaction.insertText('5', 13, 15), null],
    [(transaction) => transaction.addMark(13, 15, schema.marks.bold!.create()), null],
    [(transaction) => transaction.insertText('Yes! ', 1), [12, 29]],
    [(transaction) => transaction.insertText('No', 1, 6), [4, 21]],
    [(transaction) => transaction.insertText('!', 25), [7, 24]],
  ]
  for (const [edit, expected] of edits) {
    const editor = editorOf('Well, it is 30 litres wide.')
    offer(editor as unknown as Editor, { from: 7, to: 24, text: 'other words' })
    editor.view.dispatch(edit(editor.state.tr))
    const offered = offeredIn(editor.state)
    assert.deepEqual(offered && [offered.from, offered.to], expected)
  }
})

test('with a picture selected only the picture is the passage, not the block after it', () => {
  const editor = editorOf('Before.\n\n![A bag](https://x.example/a.png)\n\nAfter.')
  const at = editor.state.doc.child(0).nodeSize
  editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, at)))
  const { markdown, from, to, after } = passageOf(editor as unknown as Editor)!
  assert.deepEqual([markdown, from, to, after], ['![A bag](https://x.example/a.png)', at, at + 1, 'After.'])
})

test('cells over several rows and columns keep the others in their columns', () => {
  const cell = (colSpan = 1, rowSpan = 1) => ({ colSpan, rowSpan })
  assert.deepEqual(
    gridOf([
      [cell(), cell(), cell()],
      [cell(1, 2), cell(), cell()],
      [cell(), cell()],
      [cell(2), cell()],
    ]),
    [
      [0, 1, 2],
      [0, 1, 2],
      [null, 0, 1],
      [0, null, 1],
    ],
  )
  assert.deepEqual(gridOf([[cell(), cell(2, 2)], [cell()], [cell(), cell(), cell()]]), [
    [0, 1, null],
    [0, null, null],
    [0, 1, 2],
  ])
  assert.deepEqual(gridOf([[cell(1, 0), cell()], [cell()], []]), [
    [0, 1],
    [null, 0],
    [null, null],
  ])
})
