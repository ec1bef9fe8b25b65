import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import path from 'node:path'
import { UsageError } from '../errors.ts'

/** The lines of each file, by its absolute path, that changed since a commit; null for a file that Git does not know yet: all of them. */
export type ChangedLines = Map<string, { first: number; last: number }[] | null>

/** What changed since the branch left `ref`, with what is not committed and what Git does not know yet. */
export function changedSince(ref: string, folder = process.cwd()): ChangedLines {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 30 })
    } catch (error) {
      const said = String((error as { stderr?: string }).stderr ?? '').trim()
      throw new UsageError(`--since ${ref}: ${said === '' ? (error as Error).message : said.split('\n')[0]}`)
    }
  }
  // A name that begins with a dash would be read as an option.
  if (ref.startsWith('-')) throw new UsageError(`--since ${ref}: that is no commit`)
  const root = git('rev-parse', '--show-toplevel').trim()
  const base = git('merge-base', ref, 'HEAD').trim()
  const changed: ChangedLines = new Map()
  let file: string | null = null
  const settings = ['-c', 'core.quotePath=false', '-c', 'diff.noprefix=false', '-c', 'diff.mnemonicPrefix=false']
  const diff = git(...settings, 'diff', '--unified=0', '--no-color', '--no-ext-diff', '--diff-filter=d', base)
  for (const line of diff.split('\n')) {
    const name = /^\+\+\+ b\/(.*?)\t?$/.exec(line)?.[1]
    if (name !== undefined) {
      file = path.join(root, name)
      changed.set(file, [])
    } else if (file !== null) {
      const place = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line)
      if (place && place[2] !== '0')
        changed.get(file)!.push({ first: Number(place[1]), last: Number(place[1]) + Number(place[2] ?? 1) - 1 })
    }
  }
  // Binary files have no lines, but changed; what Git does not know is new as a whole.
  for (const name of git(...settings, 'diff', '--name-only', '-z', '--diff-filter=d', base).split('\0'))
    if (name !== '' && !changed.has(path.join(root, name))) changed.set(path.join(root, name), null)
  for (const name of git('-C', root, 'ls-files', '--others', '--exclude-standard', '-z').split('\0'))
    if (name !== '') changed.set(path.join(root, name), null)
  return changed
}

/** As Git names files: links in the path resolved. */
export function gitPath(file: string): string {
  const absolute = path.resolve(file)
  try {
    return path.join(realpathSync(path.dirname(absolute)), path.basename(absolute))
  } catch {
    return absolute
  }
}

export const isChanged = (changed: ChangedLines, file: string, first: number, last: number): boolean => {
  const lines = changed.get(gitPath(file))
  return lines === null || (lines?.some((one) => first <= one.last && last >= one.first) ?? false)
}
