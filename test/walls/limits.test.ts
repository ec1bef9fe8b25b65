import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'

const ROOT = path.join(import.meta.dirname, '../..')

/** Where limits are defined, and an example of an answer that shows the form of a template. */
const EXCEPT = new Set(['src/contract/limits.ts', 'src/http/public/v1/examples.ts'])
const BARE = /\bmaxLength(?::|=\{?)\s*"?\d|\bmaybe\(\d/

describe('the longest texts that a request may send', () => {
  test('no length is a bare number: each has its name, in src/contract/limits.ts where it crosses HTTP', () => {
    const files = globSync(['src/{http,contract}/**/*.ts', 'web/src/**/*.tsx'], { cwd: ROOT })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => !EXCEPT.has(file))
    assert.ok(files.length > 100)
    const bare = files.flatMap((file) =>
      readFileSync(path.join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, i) => (BARE.test(line) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
    )
    assert.deepEqual(bare, [])
  })
})
