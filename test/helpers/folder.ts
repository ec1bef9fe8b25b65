import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A folder of its own for a test: `file` writes into it and says where, `remove` takes all of it away. */
export function temporaryFolder(name: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `imprimatur-${name}-`))
  return {
    path: folder,
    at: (...names: string[]) => path.join(folder, ...names),
    file(name: string, content: string | Uint8Array): string {
      const at = path.join(folder, name)
      mkdirSync(path.dirname(at), { recursive: true })
      writeFileSync(at, content)
      return at
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
export type TemporaryFolder = ReturnType<typeof temporaryFolder>
