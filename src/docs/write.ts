import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PAGES, SECTIONS } from './pages.ts'
import { withSections } from './section.ts'

const ROOT = path.join(import.meta.dirname, '../..')
for (const [name, page] of Object.entries(PAGES)) await writeFile(path.join(ROOT, 'docs', name), await page())
for (const [name, sections] of Object.entries(SECTIONS)) {
  const file = path.join(ROOT, name)
  await writeFile(file, withSections(await readFile(file, 'utf8'), sections))
}
