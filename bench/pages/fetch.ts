import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileOf, readIndex } from './files.ts'

/** Clones each repository without its files, and writes those that are pages of ours. What is there already is left alone. */
export function fetchPages(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const missing = readIndex().filter((entry) => !existsSync(fileOf(folder, entry)))
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'imprimatur-pages-'))
  const git = (...words: string[]) => execFileSync('git', words, { cwd: scratch, maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] })
  let gone = 0
  for (const [repo, entries] of Map.groupBy(missing, ({ repo: name }) => name)) {
    const clone = repo.replace('/', '+')
    try {
      git('clone', '--bare', '--filter=blob:none', `https://github.com/${repo}.git`, clone)
      for (const entry of entries) writeFileSync(fileOf(folder, entry), git('-C', clone, 'show', `${entry.commit}:${entry.path}`))
    } catch {
      gone += entries.length
    }
    rmSync(path.join(scratch, clone), { recursive: true, force: true })
  }
  rmSync(scratch, { recursive: true, force: true })
  console.log(`${missing.length - gone} pages brought, ${gone} no longer to be had`)
}
