import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { clientTypes } from './types.ts'

await writeFile(path.join(import.meta.dirname, 'schema.d.ts'), await clientTypes())
