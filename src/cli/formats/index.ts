import type { LocalAsset } from '../../local/check.ts'
import type { Refusal, Rule } from '../../rules/index.ts'
import { html } from './html.ts'
import { json } from './json.ts'
import { sarif } from './sarif.ts'
import { table } from './table.ts'

export interface Report {
  assets: LocalAsset[]
  rules: Rule[]
  refused: Refusal[]
}

export const FORMATS = { table, json, sarif, html } satisfies Record<string, (report: Report) => string>
export type FormatName = keyof typeof FORMATS
