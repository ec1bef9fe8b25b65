import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'

const ROOT = path.join(import.meta.dirname, '../..')

/** The line width of the formatter, which leaves comments, strings and templates as they are. */
const LONGEST = 140
const GENERATED = new Set(['sdk/src/v1.d.ts', 'sdk/src/v2.d.ts', 'web/src/base/api-schema.d.ts'])

describe('the length of lines', () => {
  test(`no line of code is longer than ${LONGEST} characters`, () => {
    const files = globSync('{src,web/src,bin,sdk,bench,release,test}/**/*.{ts,tsx,mjs,css}', { cwd: ROOT })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => !GENERATED.has(file) && !file.includes('node_modules/'))
    assert.ok(files.length > 0)
    const long = files.flatMap((file) =>
      readFileSync(path.join(ROOT, file), 'utf8')
        .split('\n')
        .map((line, i) => ({ place: `${file}:${i + 1}`, length: [...line].length }))
        .filter(({ length }) => length > LONGEST)
        .map(({ place, length }) => `${place} has ${length} characters`),
    )
    assert.deepEqual(long, [])
  })
})
