import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import ts from 'typescript'

const WEB = path.join(import.meta.dirname, '../../web/src')
const WORDS = /\p{L}{2,}/u
/** Attributes shown to users or read by screen readers. */
const SAID = new Set(['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'label'])
/** Code is the same in every language. */
const TYPED = new Set(['code', 'pre'])
const EXAMPLES = ['ollama:llama3.2', 'https://', '.tsr', '.txt']

/** Words written into the markup of a component. */
function wordsIn(file: string, text: string): string[] {
  const found: string[] = []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && TYPED.has(node.openingElement.tagName.getText())) return
    if (ts.isJsxText(node) && WORDS.test(node.text.replaceAll(/&\w+;/g, ''))) found.push(node.text.trim())
    if (
      ts.isJsxAttribute(node) &&
      SAID.has(node.name.getText()) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer) &&
      WORDS.test(node.initializer.text)
    )
      found.push(node.initializer.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.filter((each) => !EXAMPLES.includes(each))
}

test('words of the application stand in its catalogue, not in the markup', () => {
  assert.deepEqual(wordsIn('x.tsx', 'const x = <p title="Some words">Hello <code>curl</code> {name}</p>'), ['Some words', 'Hello'])
  const files = globSync('**/*.tsx', { cwd: WEB })
  assert.ok(files.length > 80)
  assert.deepEqual(
    files.flatMap((file) => wordsIn(file, readFileSync(path.join(WEB, file), 'utf8')).map((words) => `${file}: ${words}`)),
    [],
  )
})

test('and not in its style sheets', () => {
  const sheets = globSync('**/*.css', { cwd: WEB })
  assert.ok(sheets.length > 8)
  for (const sheet of sheets) {
    for (const [declaration] of readFileSync(path.join(WEB, sheet), 'utf8').matchAll(/content:\s*(["'])(.*?)\1/g))
      assert.doesNotMatch(declaration.slice('content:'.length), WORDS, sheet)
  }
})
