import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'

const ROOT = path.join(import.meta.dirname, '../..')
/** What stands between backticks and begins with a folder of the project; `<name>` and `*` stand for any name. */
const PATH = /`((?:src|web|test|bench|bin|docs|rules|library|migrations|sdk)\/[^`\s]*)`/g

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
