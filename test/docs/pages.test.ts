import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { SETTINGS } from '../../src/config.ts'
import { PAGES, SECTIONS } from '../../src/docs/pages.ts'
import { withSections } from '../../src/docs/section.ts'

const root = path.join(import.meta.dirname, '../..')

for (const [name, page] of Object.entries(PAGES)) {
  test(`docs/${name} is what the code says (npm run docs renews it)`, async () => {
    assert.equal(await readFile(path.join(root, 'docs', name), 'utf8'), await page())
  })
}

for (const [name, sections] of Object.entries(SECTIONS)) {
  test(`${name} prints what the code says (npm run docs renews it)`, async () => {
    const page = await readFile(path.join(root, name), 'utf8')
    assert.equal(page, withSections(page, sections))
    for (const section of Object.keys(sections))
      assert.ok(page.includes(`npm run docs\`: ${section} -->`), `${name} has no place for ${section}`)
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
