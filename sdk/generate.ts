import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generatedFiles } from './types.ts'

for (const [name, content] of Object.entries(await generatedFiles())) await writeFile(path.join(import.meta.dirname, 'src', name), content)
