import type { NotReadGroup } from '../../local/not-read.ts'
import type { Results } from '../../local/results.ts'
import type { Ran } from '../../local/ruleset.ts'
import type { Refusal, Rule } from '../../rules/index.ts'
import { csv } from './csv.ts'
import { github } from './github.ts'
import { gitlab } from './gitlab.ts'
import { html } from './html.ts'
import { json, jsonl } from './json.ts'
import type { FormatName } from './names.ts'
import { sarif } from './sarif.ts'
import { table } from './table.ts'
import { checkstyle, junit } from './xml.ts'

export interface Report {
  results: Results
  rules: Rule[]
  refused: Refusal[]
  ran: Ran
  notRead: NotReadGroup[]
  /** Whether people are shown what was held back. */
  showHeld: boolean
}

type Format = (report: Report) => Iterable<string | Uint8Array>

/** In parts, encoded or not yet, so that the report of very many documents is never whole in memory. */
export const FORMATS: Record<FormatName, Format> = {
  table,
  json,
  stylish: table,
  jsonl,
  sarif,
  junit,
  checkstyle,
  github,
  gitlab,
  html,
  csv,
}

/** For people: what ran and what was not read stands in the report itself. */
export const FOR_PEOPLE: readonly FormatName[] = ['table', 'stylish']
