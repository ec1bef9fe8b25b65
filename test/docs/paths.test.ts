import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { LANGUAGE_KEYS } from '../../src/languages.ts'

const ROOT = path.join(import.meta.dirname, '../..')
/** What stands between backticks and begins with a folder of the project; `<name>` and `*` stand for any name. */
const PATH = /`((?:src|web|test|bench|bin|docs|rules|library|migrations|sdk)\/[^`\s]*)`/g

/** The text of one recipe of CONTRIBUTING.md, up to the next. */
function recipe(title: string): string {
  const text = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  const start = text.indexOf(`**${title}**`)
  assert.ok(start >= 0, title)
  return text.slice(start, text.indexOf('\n\n**', start))
}

test('the recipe for a language names every file with a table of nearly all languages', () => {
  const keyed = (source: string) => LANGUAGE_KEYS.filter((key) => new RegExp(`(^|[\\s{,])${key}: ?`, 'm').test(source)).length
  const tables = globSync('src/**/*.ts', { cwd: ROOT }).filter((file) => keyed(readFileSync(path.join(ROOT, file), 'utf8')) >= 13)
  assert.ok(tables.length > 10)
  const text = recipe('Add a language')
  assert.deepEqual(
    tables.map((file) => file.replaceAll(path.sep, '/')).filter((file) => !text.includes(`\`${file}\``)),
    [],
  )
})

test('the recipe for a command names the file that lists them', () => {
  const lists = globSync('src/**/*.ts', { cwd: ROOT }).filter((file) =>
    readFileSync(path.join(ROOT, file), 'utf8').includes('export const COMMANDS'),
  )
  assert.equal(lists.length, 1)
  assert.ok(recipe('Add a command').includes(`\`${lists[0]!.replaceAll(path.sep, '/')}\``))
})

for (const page of ['ARCHITECTURE.md', 'CONTRIBUTING.md']) {
  test(`every path that ${page} names is there`, () => {
    const named = [...readFileSync(path.join(ROOT, page), 'utf8').matchAll(PATH)].map((match) => match[1]!)
    assert.ok(named.length > 20, `${page} names ${named.length} paths`)
    const missing = named.filter((name) => {
      const pattern = name.replaceAll(/<[^>]+>/g, '*')
      return pattern.includes('*') ? globSync(pattern, { cwd: ROOT }).length === 0 : !existsSync(path.join(ROOT, name))
    })
    assert.deepEqual(missing, [])
  })
}
