import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { UsageError } from '../errors.ts'
import { FORMAT_NAMES, type FormatName } from './formats/names.ts'

export interface Output {
  format: FormatName
  file: string
  /** As it was written. */
  given: string
}

const BY_ENDING: Record<string, FormatName> = {
  '.json': 'json',
  '.jsonl': 'jsonl',
  '.ndjson': 'jsonl',
  '.sarif': 'sarif',
  '.html': 'html',
  '.csv': 'csv',
  '.txt': 'stylish',
}

/** Looked at before anything is checked: an audit is not run to lose its result. */
export function refuseUnwritable(outputs: readonly Output[]): void {
  for (const { file, given } of outputs) {
    const folder = path.dirname(path.resolve(file))
    if (!existsSync(folder)) throw new UsageError(`--output ${given}: there is no folder ${folder}`)
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new UsageError(`--output ${given}: that is a folder`)
  }
}

/** `[FORMAT:]FILE` as it is given; `at` says where a relative path is. */
export function outputOf(given: string, at: (file: string) => string = (file) => file): Output {
  const colon = given.indexOf(':')
  const named = FORMAT_NAMES.find((name) => name === given.slice(0, colon))
  if (colon > 0 && named) return { format: named, file: at(given.slice(colon + 1)), given }
  const format = BY_ENDING[path.extname(given).toLowerCase()]
  if (format === undefined)
    throw new UsageError(`--output ${given}: its ending says no format; write FORMAT:FILE with one of ${FORMAT_NAMES.join(', ')}`)
  return { format, file: at(given), given }
}
