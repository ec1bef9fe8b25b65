import type { Results } from '../../local/results.ts'
import type { Refusal, Rule } from '../../rules/index.ts'
import { html } from './html.ts'
import { json } from './json.ts'
import { sarif } from './sarif.ts'
import { table } from './table.ts'

export interface Report {
  results: Results
  rules: Rule[]
  refused: Refusal[]
}

/** In parts, encoded or not yet, so that the report of very many documents is never whole in memory. */
export const FORMATS = { table, json, sarif, html } satisfies Record<string, (report: Report) => Iterable<string | Uint8Array>>
export type FormatName = keyof typeof FORMATS
