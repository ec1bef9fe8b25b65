import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Need, Needs } from './needs.ts'

/** How long a file takes that has not run here yet, in seconds, by the first of these needs that it has. */
const USUAL: [Need, number][] = [
  ['launcher', 40],
  ['process', 30],
  ['browser', 25],
  ['database', 8],
]
const USUAL_WITHOUT_NEEDS = 1

/** How long each test file took when it last ran here, kept in a file that may be lost at any time. */
export class Durations {
  readonly #path: string
  readonly #seconds: Record<string, number>

  constructor(path: string) {
    this.#path = path
    this.#seconds = read(path)
  }

  note(file: string, seconds: number): void {
    this.#seconds[file] = Number(seconds.toFixed(1))
  }

  save(): void {
    mkdirSync(dirname(this.#path), { recursive: true })
    writeFileSync(this.#path, `${JSON.stringify(this.#seconds)}\n`)
  }

  /** The files that take longest first, so that the run does not end with one long file alone on one core. */
  longestFirst(files: string[], needs: Needs): string[] {
    const expected = (file: string) => this.#seconds[file] ?? USUAL.find(([need]) => needs.has(file, need))?.[1] ?? USUAL_WITHOUT_NEEDS
    return files
      .map((file) => ({ file, seconds: expected(file), size: statSync(file).size }))
      .toSorted((a, b) => b.seconds - a.seconds || b.size - a.size)
      .map(({ file }) => file)
  }
}

function read(path: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, number>
  } catch {
    return {}
  }
}
