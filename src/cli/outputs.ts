import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { UsageError } from '../errors.ts'
import type { Call } from './command.ts'
import { FORMAT_NAMES, type FormatName } from './formats/names.ts'

export interface Output {
  format: FormatName
  file: string
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

/** The files of --output, looked at before anything is checked: an audit is not run to lose its result. */
export const outputsOf = (call: Call): Output[] =>
  [call.flags.output ?? []].flat().map((given) => {
    const output = outputOf(String(given))
    const folder = path.dirname(path.resolve(output.file))
    if (!existsSync(folder)) throw new UsageError(`--output ${given}: there is no folder ${folder}`)
    if (statSync(output.file, { throwIfNoEntry: false })?.isDirectory()) throw new UsageError(`--output ${given}: that is a folder`)
    return output
  })

function outputOf(given: string): Output {
  const colon = given.indexOf(':')
  const named = FORMAT_NAMES.find((name) => name === given.slice(0, colon))
  if (colon > 0 && named) return { format: named, file: given.slice(colon + 1) }
  const format = BY_ENDING[path.extname(given).toLowerCase()]
  if (format === undefined)
    throw new UsageError(`--output ${given}: its ending says no format; write FORMAT:FILE with one of ${FORMAT_NAMES.join(', ')}`)
  return { format, file: given }
}
