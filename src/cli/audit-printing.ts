import { closeSync, openSync, writeSync } from 'node:fs'
import type { Results } from '../local/results.ts'
import type { Ran } from '../local/ruleset.ts'
import type { Report } from './formats/index.ts'
import { tableAsset, tableFoot, tableHead } from './formats/table.ts'
import { progressDone } from './progress.ts'

/** Bytes written at once: each write costs more than a finding's line. */
const AT_ONCE = 1 << 16

export function print(parts: Iterable<string | Uint8Array>, write: (bytes: Uint8Array) => void = (bytes) => process.stdout.write(bytes)) {
  let held: Uint8Array[] = []
  let size = 0
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part
    held.push(bytes)
    size += bytes.length
    if (size < AT_ONCE) continue
    write(Buffer.concat(held))
    held = []
    size = 0
  }
  write(Buffer.concat(held))
}

export function writeOutput(file: string, parts: Iterable<string | Uint8Array>): void {
  const open = openSync(file, 'w')
  try {
    print(parts, (bytes) => {
      for (let done = 0; done < bytes.length; ) done += writeSync(open, bytes, done)
    })
  } finally {
    closeSync(open)
  }
}

/** The table while the audit goes on: each document as soon as it and all before it are checked. */
export class LiveTable {
  readonly #showHeld: boolean
  #printed = 0

  constructor(showHeld: boolean) {
    this.#showHeld = showHeld
  }

  begin(ran: Ran): void {
    progressDone()
    process.stdout.write(tableHead(ran))
  }

  /** Prints what is there in the order of the sources. */
  more(results: Results): void {
    let text = ''
    for (; results.has(this.#printed); this.#printed++) text += tableAsset(results.at(this.#printed), this.#showHeld)
    if (text === '') return
    progressDone()
    process.stdout.write(text)
  }

  end(report: Report): void {
    this.more(report.results)
    process.stdout.write(tableFoot(report))
  }
}
