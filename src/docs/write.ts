import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PAGES } from './pages.ts'

const FOLDER = path.join(import.meta.dirname, '../../docs')
for (const [name, page] of Object.entries(PAGES)) await writeFile(path.join(FOLDER, name), await page())
