import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Need, Needs } from './needs.ts'

/** How long a file takes that was never measured, in seconds, by the first of these needs that it has. */
const USUAL: [Need, number][] = [
  ['launcher', 40],
  ['process', 15],
  ['browser', 25],
  ['database', 4],
]
const USUAL_WITHOUT_NEEDS = 1

/** How long each test file takes: as it last ran here, in a file that may be lost at any time, else as the committed table says. */
export class Durations {
  readonly #path: string
  readonly #seconds: Record<string, number>

  constructor(path: string, table: string) {
    this.#path = path
    this.#seconds = { ...read(table), ...read(path) }
  }

  note(file: string, seconds: number): void {
    this.#seconds[file] = Number(seconds.toFixed(1))
  }

  save(): void {
    mkdirSync(dirname(this.#path), { recursive: true })
    writeFileSync(this.#path, `${JSON.stringify(this.#seconds)}\n`)
  }

  expected(file: string, needs: Needs): number {
    return this.#seconds[file] ?? USUAL.find(([need]) => needs.has(file, need))?.[1] ?? USUAL_WITHOUT_NEEDS
  }

  longestFirst(files: string[], needs: Needs): string[] {
    return files
      .map((file) => ({ file, seconds: this.expected(file, needs), size: statSync(file).size }))
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
