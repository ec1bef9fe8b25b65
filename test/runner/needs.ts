import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

/** What a test cannot do without, known by what it imports, directly or through other files. */
const NEEDS = {
  /** The cluster that all test files share. */
  cluster: ['test/helpers/database.ts'],
  /** A PostgreSQL, shared or started by the test or by the product it launches. */
  database: ['test/helpers/database.ts', 'test/helpers/server.ts', 'test/helpers/launcher.ts', 'src/db/base/embedded.ts'],
  browser: ['playwright-core'],
  nginx: ['test/helpers/nginx.ts'],
  /** Processes that the test starts. */
  process: ['node:child_process'],
  /** A copy of the product that is installed and started. */
  launcher: ['test/helpers/launcher.ts'],
  /** Node 20 and 22 beside the one that runs the tests. */
  nodes: ['test/helpers/node-versions.ts'],
  /** The packages as `npm run release` makes them, made once for all files. */
  release: ['test/helpers/release.ts'],
  /** Properties that are held to more cases by `npm run test:release`. */
  cases: ['test/helpers/cases.ts'],
} as const

export type Need = keyof typeof NEEDS

/** Answers what test files need; each file is read once. */
export class Needs {
  readonly #root: string
  readonly #imports = new Map<string, string[]>()

  constructor(root: string) {
    this.#root = root
  }

  has(file: string, need: Need): boolean {
    const reached = this.reachedFrom(file)
    return NEEDS[need].some((name) => reached.has(name))
  }

  /** Every file of the project (by its path from the root) and every package that a file loads, other than by way of `except`. */
  reachedFrom(file: string, except?: string): Set<string> {
    const reached = new Set<string>()
    const waiting = [relative(this.#root, resolve(this.#root, file))]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (reached.has(next) || next === except) continue
      reached.add(next)
      // Only tests and their helpers are followed: that the code under test could open a database does not mean that the test does.
      if (next.startsWith('test/') || next.endsWith('.test.ts')) waiting.push(...this.#importsOf(next))
    }
    return reached
  }

  #importsOf(file: string): string[] {
    let found = this.#imports.get(file)
    if (!found) this.#imports.set(file, (found = this.#read(file)))
    return found
  }

  #read(file: string): string[] {
    const path = join(this.#root, file)
    if (!/\.(ts|mjs)$/.test(file) || !existsSync(path)) return []
    return importsIn(readFileSync(path, 'utf8')).map((to) => (to.startsWith('.') ? relative(this.#root, resolve(path, '..', to)) : to))
  }
}

const STATIC = /^\s*(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** What a source imports when it runs; `import type` is gone by then. */
const importsIn = (source: string): string[] =>
  [STATIC, DYNAMIC].flatMap((pattern) => Array.from(source.matchAll(pattern), (match) => match[1]!))
