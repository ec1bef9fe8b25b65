import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { getSchema } from '@tiptap/react'
import { toBlocks } from '../../src/generation/blocks.ts'
import { editedBlocks } from '../../src/generation/edited.ts'
import { toMarkdown } from '../../src/generation/markdown.ts'
import type { LanguageKey } from '../../src/languages.ts'
import { readLines } from '../../src/text/lines.ts'
import { readText } from '../../src/text/read.ts'
import { editorContent } from '../../web/src/documents/editor/content.ts'
import { documentExtensions } from '../../web/src/documents/editor/extensions.ts'
import { linesOf, positionOf } from '../../web/src/documents/editor/lines.ts'

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
