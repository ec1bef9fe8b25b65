import { readFileSync } from 'node:fs'
import path from 'node:path'
import { RULES_FOLDER } from '../places.ts'
import { weighing } from '../rules/index.ts'
import type { Counts } from './measured.ts'
import type { Weights } from '../rules/index.ts'

/** What `npm run bench -- likely … --write` learned, and how often it was right on sites that it had not learned from. */
export interface Weighed extends Weights {
  /** By language and `all`, those of HIGH and CRITICAL also by `LANGUAGE grave` and `all grave`: before weighing, and what is left. */
  measured: { before: Record<string, Counts>; after: Record<string, Counts> }
}

export const WEIGHED_FILE = path.join(RULES_FOLDER, 'weighed.json')

export const readWeighed = (): Weighed => JSON.parse(readFileSync(WEIGHED_FILE, 'utf8')) as Weighed

/** How likely findings of the built-in packs are right. */
export const weigh = weighing(readWeighed())
