import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { RULES_FOLDER } from '../places.ts'

/** How findings stand beside what readers of whole pages wrote down, who had seen no rule. */
export interface ReadWhole {
  pages: number
  right: number
  debatable: number
  wrong: number
  faults: number
  found: number
}

/** Written by `npm run bench -- pages score FOLDER kept --write`. */
export const READ_WHOLE_FILE = path.join(RULES_FOLDER, 'read-whole.json')

export const readReadWhole = (): Record<string, ReadWhole> | null =>
  existsSync(READ_WHOLE_FILE) ? (JSON.parse(readFileSync(READ_WHOLE_FILE, 'utf8')) as Record<string, ReadWhole>) : null
