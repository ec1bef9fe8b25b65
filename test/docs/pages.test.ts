import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { SETTINGS } from '../../src/config.ts'
import { PAGES } from '../../src/docs/pages.ts'

const root = path.join(import.meta.dirname, '../..')

for (const [name, page] of Object.entries(PAGES)) {
  test(`docs/${name} is what the code says (npm run docs renews it)`, async () => {
    assert.equal(await readFile(path.join(root, 'docs', name), 'utf8'), await page())
  })
}

test('every setting says what it does, and nothing else in src reads the environment', async () => {
  for (const { name, help } of SETTINGS) assert.ok(help.length > 10, name)
  const { readdir } = await import('node:fs/promises')
  for (const file of (await readdir(path.join(root, 'src'), { recursive: true })).filter(
    (entry) => entry.endsWith('.ts') && entry !== 'config.ts',
  )) {
    assert.doesNotMatch(await readFile(path.join(root, 'src', file), 'utf8'), /process\.env\b/, `src/${file} reads the environment`)
  }
})
