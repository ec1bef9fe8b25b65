import { transcode } from 'node:buffer'
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { RULE_SEVERITIES } from '../rules/index.ts'
import type { RuleSeverity } from '../rules/index.ts'
import { isUnwritable } from '../upkeep/unwritable.ts'
import type { LocalAsset } from './check.ts'

interface Tally {
  failed: boolean
  /** How many findings of each severity, in the order of RULE_SEVERITIES. */
  counts: number[]
  /** How many findings comments excuse. */
  suppressed: number
  /** How many were held back. */
  held: number
  /** Rules that met a limit in it and did not look everywhere. */
  incomplete: number
}

/** What the check of one source brought, written down: so it goes from thread to thread, and to a file, without being taken apart. */
export interface WrittenAsset extends Tally {
  /** A line that `--json` prints as it is (a contract), and a second one with what the other formats need. */
  bytes: Uint8Array<ArrayBuffer>
}

export function writeDown(asset: LocalAsset): WrittenAsset {
  const {
    details,
    path: name,
    type,
    language,
    looks_like,
    read_as,
    characters,
    checked,
    error,
    findings,
    left_out,
    rule_failures,
    suppressed,
    held,
  } = asset
  const line = JSON.stringify({
    path: name,
    type,
    language,
    looks_like,
    read_as,
    characters,
    checked,
    error,
    findings,
    left_out,
    rule_failures,
    suppressed,
    held,
  })
  return { bytes: encoded(`${line}\n${JSON.stringify(details)}`), ...tallyOf(asset) }
}

/**
 * As UTF-8. By way of UTF-16, which is how the text lies in memory: what encodes that takes a fifth of the time of what encodes texts.
 * JSON has no half pairs.
 */
const encoded = (text: string) => new Uint8Array(transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8'))

const tallyOf = ({ error, findings, suppressed, held, rule_failures }: LocalAsset): Tally => ({
  incomplete: rule_failures.filter(({ incomplete }) => incomplete).length,
  held: held.length,
  suppressed: suppressed.reduce((sum, one) => sum + one.findings, 0),
  failed: error !== null,
  counts: RULE_SEVERITIES.map((severity) => findings.reduce((count, finding) => count + Number(finding.severity === severity), 0)),
})

const LINE_BREAK = 0x0a

/** Bytes of results held in memory; then they go to a file, so that the number of sources does not matter. */
const HELD = 16 * 2 ** 20

/** The results of an audit in the order of its sources, set in any order. */
export class Results implements Iterable<LocalAsset> {
  failed = 0
  suppressed = 0
  held = 0
  incomplete = 0
  readonly bySeverity: Record<RuleSeverity, number> = { LOW: 0, MEDIUM: 0, HIGH: 0, CRITICAL: 0 }
  length = 0
  readonly #held = new Map<number, Uint8Array>()
  #heldSize = 0
  /** Where a result stands in the file, and its length there: numbers alone, as there may be very many. */
  readonly #places: number[] = []
  readonly #lengths: number[] = []
  #file: number | null = null
  #fileSize = 0
  #canWrite = true

  get findings(): number {
    return RULE_SEVERITIES.reduce((sum, severity) => sum + this.bySeverity[severity], 0)
  }

  has(index: number): boolean {
    return this.#held.has(index) || this.#lengths[index] !== undefined
  }

  set(index: number, { bytes, ...tally }: WrittenAsset): void {
    if (this.has(index)) this.#count(tallyOf(this.at(index)), -1)
    this.#count(tally, 1)
    this.length = Math.max(this.length, index + 1)
    this.#heldSize += bytes.length - (this.#held.get(index)?.length ?? 0)
    this.#held.set(index, bytes)
    if (this.#heldSize > HELD && this.#canWrite) this.#toFile()
  }

  push(written: WrittenAsset): void {
    this.set(this.length, written)
  }

  reaches(severity: RuleSeverity): boolean {
    return RULE_SEVERITIES.slice(RULE_SEVERITIES.indexOf(severity)).some((one) => this.bySeverity[one] > 0)
  }

  /** What `--json` says of each source, as it was written down. */
  *lines(): Generator<Uint8Array> {
    for (let index = 0; index < this.length; index++) {
      const bytes = this.#bytesOf(index)
      yield bytes.subarray(0, bytes.indexOf(LINE_BREAK))
    }
  }

  *[Symbol.iterator](): Generator<LocalAsset> {
    for (let index = 0; index < this.length; index++) yield this.at(index)
  }

  at(index: number): LocalAsset {
    const [contract, details] = new TextDecoder().decode(this.#bytesOf(index)).split('\n')
    return { ...(JSON.parse(contract!) as Omit<LocalAsset, 'details'>), details: JSON.parse(details!) as LocalAsset['details'] }
  }

  #count({ failed, counts, suppressed, held, incomplete }: Tally, times: 1 | -1) {
    this.incomplete += times * incomplete
    this.suppressed += times * suppressed
    this.held += times * held
    this.failed += times * Number(failed)
    for (const [at, severity] of RULE_SEVERITIES.entries()) this.bySeverity[severity] += times * counts[at]!
  }

  /** No longer of use after this. */
  close(): void {
    if (this.#file !== null) closeSync(this.#file)
    this.#file = null
  }

  #bytesOf(index: number): Uint8Array {
    const held = this.#held.get(index)
    if (held) return held
    const bytes = Buffer.allocUnsafe(this.#lengths[index]!)
    readSync(this.#file!, bytes, 0, bytes.length, this.#places[index]!)
    return bytes
  }

  #toFile() {
    try {
      this.#file ??= namelessFile()
      for (const [index, bytes] of this.#held) {
        for (let done = 0; done < bytes.length; ) done += writeSync(this.#file, bytes, done, bytes.length - done, this.#fileSize + done)
        this.#places[index] = this.#fileSize
        this.#lengths[index] = bytes.length
        this.#fileSize += bytes.length
        this.#heldSize -= bytes.length
        this.#held.delete(index)
      }
    } catch (error) {
      // Without room or right for a file they stay in memory: a large audit is not lost for that.
      if (!isUnwritable(error)) throw error
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
