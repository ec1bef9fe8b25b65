import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { SEVERITIES } from '../rules/index.ts'
import type { Severity } from '../rules/index.ts'
import type { LocalAsset } from './check.ts'

/** What the check of one source brought, written down: so it goes from thread to thread, and to a file, without being taken apart. */
export interface WrittenAsset {
  /** A line that `--json` prints as it is (a contract), and a second one with what the other formats need. */
  bytes: Uint8Array<ArrayBuffer>
  failed: boolean
  /** How many findings of each severity, in the order of SEVERITIES. */
  counts: number[]
}

export function writeDown({ details, path: name, type, language, characters, checked, error, findings, left_out, rule_failures }: LocalAsset): WrittenAsset {
  const line = JSON.stringify({ path: name, type, language, characters, checked, error, findings, left_out, rule_failures })
  return {
    bytes: new TextEncoder().encode(`${line}\n${JSON.stringify(details)}`), failed: error !== null,
    counts: SEVERITIES.map((severity) => findings.reduce((count, finding) => count + Number(finding.severity === severity), 0)),
  }
}

/** Bytes of results held in memory; then they go to a file, so that the number of sources does not matter. */
const HELD = 16 * 2 ** 20
const UNWRITABLE = new Set(['EACCES', 'EROFS', 'EPERM', 'ENOSPC', 'ENOENT', 'ENOTDIR', 'EDQUOT'])

/** The results of an audit in the order of its sources, set in any order. */
export class Results implements Iterable<LocalAsset> {
  failed = 0
  readonly bySeverity: Record<Severity, number> = { LOW: 0, MEDIUM: 0, HIGH: 0, CRITICAL: 0 }
  readonly #marks: Omit<WrittenAsset, 'bytes'>[] = []
  readonly #held = new Map<number, Uint8Array>()
  #heldSize = 0
  /** Where a result stands in the file, and its length there. */
  readonly #places: [at: number, length: number][] = []
  #file: number | null = null
  #fileSize = 0
  #canWrite = true

  get length(): number {
    return this.#marks.length
  }

  get findings(): number {
    return SEVERITIES.reduce((sum, severity) => sum + this.bySeverity[severity], 0)
  }

  has(index: number): boolean {
    return this.#marks[index] !== undefined
  }

  set(index: number, { bytes, ...mark }: WrittenAsset): void {
    const before = this.#marks[index]
    this.#marks[index] = mark
    this.failed += Number(mark.failed) - Number(before?.failed ?? false)
    for (const [at, severity] of SEVERITIES.entries()) this.bySeverity[severity] += mark.counts[at]! - (before?.counts[at] ?? 0)
    this.#heldSize += bytes.length - (this.#held.get(index)?.length ?? 0)
    this.#held.set(index, bytes)
    if (this.#heldSize > HELD && this.#canWrite) this.#toFile()
  }

  push(written: WrittenAsset): void {
    this.set(this.length, written)
  }

  reaches(severity: Severity): boolean {
    return SEVERITIES.slice(SEVERITIES.indexOf(severity)).some((one) => this.bySeverity[one] > 0)
  }

  /** What `--json` says of each source. */
  * lines(): Generator<string> {
    for (let index = 0; index < this.length; index++) yield this.#textOf(index).split('\n', 1)[0]!
  }

  * [Symbol.iterator](): Generator<LocalAsset> {
    for (let index = 0; index < this.length; index++) {
      const [contract, details] = this.#textOf(index).split('\n')
      yield { ...JSON.parse(contract!) as Omit<LocalAsset, 'details'>, details: JSON.parse(details!) as LocalAsset['details'] }
    }
  }

  /** No longer of use after this. */
  close(): void {
    if (this.#file !== null) closeSync(this.#file)
    this.#file = null
  }

  #textOf(index: number): string {
    const held = this.#held.get(index)
    if (held) return new TextDecoder().decode(held)
    const [at, length] = this.#places[index]!
    const bytes = Buffer.allocUnsafe(length)
    readSync(this.#file!, bytes, 0, length, at)
    return bytes.toString('utf8')
  }

  #toFile() {
    try {
      this.#file ??= namelessFile()
      for (const [index, bytes] of this.#held) {
        for (let done = 0; done < bytes.length;) done += writeSync(this.#file, bytes, done, bytes.length - done, this.#fileSize + done)
        this.#places[index] = [this.#fileSize, bytes.length]
        this.#fileSize += bytes.length
        this.#heldSize -= bytes.length
        this.#held.delete(index)
      }
    } catch (error) {
      // Without room or right for a file they stay in memory: a large audit is not lost for that.
      if (!UNWRITABLE.has((error as NodeJS.ErrnoException).code ?? '')) throw error
      this.#canWrite = false
    }
  }
}

/** A file for this process alone: nothing of it is left, however the process ends. */
function namelessFile(): number {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'imprimatur-'))
  try {
    return openSync(path.join(folder, 'results'), 'w+', 0o600)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
