import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generatedFiles } from './api-types.ts'

/** Writes what the web application knows of its API: the types, and the method and path of every operation. */
for (const [name, content] of Object.entries(await generatedFiles()))
  await writeFile(path.join(import.meta.dirname, 'src/base', name), content)
