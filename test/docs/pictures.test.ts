import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'

const PROJECT = path.join(import.meta.dirname, '../..')
const PAGES = ['README.md', ...globSync('docs/*.md', { cwd: PROJECT })]
const shown = PAGES.flatMap((page) =>
  [...readFileSync(path.join(PROJECT, page), 'utf8').matchAll(/!\[([^\]]*)\]\(([^)\s]+)\)/g)].map(([, says, file]) => ({
    page,
    says: says!,
    file: path.join(path.dirname(page), file!),
  })),
)

describe('pictures of the documentation', () => {
  test('every picture that a page shows is there and says what it shows', () => {
    assert.ok(shown.length > 10)
    for (const { page, says, file } of shown) {
      assert.ok(existsSync(path.join(PROJECT, file)), `${page} shows ${file}`)
      assert.notEqual(says, '', `${page}: ${file} has no words for whoever does not see it`)
    }
  })

  test('every picture is shown by some page, and the command takes it', () => {
    const commands = ['web/screenshots.ts', 'web/screenshots-studio.ts']
      .map((file) => readFileSync(path.join(PROJECT, file), 'utf8'))
      .join()
    for (const file of globSync('docs/images/*', { cwd: PROJECT })) {
      assert.ok(
        shown.some((picture) => picture.file === file),
        `${file} is shown nowhere`,
      )
      const name = path.basename(file, '.png')
      if (file.endsWith('.png')) assert.ok(commands.includes(`'${name}'`), `npm run screenshots does not make ${file}`)
    }
  })
})
