import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import ts from 'typescript'

const ROOT = path.join(import.meta.dirname, '../..')

/** How a statement begins, in the case SQL is written in here; prose begins with a capital or goes on otherwise. */
const BEGINNINGS = [
  /select\s+\S|insert\s+into\s|update\s+\w+\s+(\w+\s+)?set\s|delete\s+from\s|with\s+\w+\s+(\([^)]*\)\s+)?as\s|merge\s+into\s/,
  /lock\s+table\s|set\s+(local|session|transaction)\s|analyze\s|vacuum\b|copy\s+\S+.*\s(from|to)\s+std|(un)?listen\s+\S+$|notify\s/,
  /truncate\s|(create|alter|drop)\s+(table|index|database|extension|schema|role)\s/,
]
const STATEMENT = new RegExp(`^\\s*(${BEGINNINGS.map(({ source }) => source).join('|')})`)

const textOf = (node: ts.Node): string | null => {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) return node.head.text + node.templateSpans.map((span) => `x${span.literal.text}`).join('')
  return null
}

/** The statements a source holds: literals that begin as one, and whatever literal is handed to `.query`. */
function statementsIn(source: string, name: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const text = textOf(node)
    if (text !== null && STATEMENT.test(text)) found.push(text)
    else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'query') {
      const handed = node.arguments[0] && textOf(node.arguments[0])
      if (handed && !STATEMENT.test(handed)) found.push(handed)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, false))
  return found
}

describe('where SQL stands', () => {
  test('statements are told from prose', () => {
    const source = (literal: string) => `const a = ${literal}`
    const statements = ["'select 1'", '`select id from ${table}`', "'listen somewhere'", '`with old as (select 1) select * from old`']
    for (const literal of statements) assert.equal(statementsIn(source(literal), 'a.ts').length, 1, literal)
    const prose = ["'Select a file from the list'", "'update the rule and set its name'", "'with a reason as well'", "'begin here'"]
    for (const literal of prose) assert.deepEqual(statementsIn(source(literal), 'a.ts'), [], literal)
    assert.deepEqual(statementsIn('db.query(`show ${name}`); db.query("begin"); db.query({ text })', 'a.ts'), ['show x', 'begin'])
  })

  test('it stands in src/db alone', () => {
    const files = readdirSync(path.join(ROOT, 'src'), { recursive: true })
      .map((name) => String(name).replaceAll(path.sep, '/'))
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('db/'))
    const found = files.flatMap((name) =>
      statementsIn(readFileSync(path.join(ROOT, 'src', name), 'utf8'), name).map((text) => `src/${name}: ${text.trim().slice(0, 80)}`),
    )
    assert.deepEqual(found, [])
  })
})
