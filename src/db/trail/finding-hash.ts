import { createHash } from 'node:crypto'
import type { StoredAlso } from '../audits/checked-assets.ts'

/** What a finding says: all that somebody sees who decides about it, but for identifiers, which an imported workspace has anew. */
export interface SaidFinding {
  rule_id: string | null
  rule_name: string | null
  /** Of the rule. */
  version: string | null
  severity: number | null
  asset_name: string | null
  asset_url: string | null
  /** SHA-256 of the page as it was read, in hexadecimal digits. */
  page: string | null
  violating_text: string | null
  sentence: string | null
  block: number | null
  span_start: number | null
  span_end: number | null
  position: object | null
  reason: string
  recommended_solution: string | null
  suggested_text: string | null
  law: string | null
  jurisdiction: string[] | null
  language: string | null
  also: StoredAlso[] | null
}

/** The database keeps JSON in an order of its own. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, held]) => [name, sorted(held)])
}

/** A document's address is its identifier. */
const addressOf = (url: string | null): string | null => (url?.startsWith('document:') ? null : url)

/** The order of the fields is part of every trail: none may be moved, and a new one needs a hash of another kind. */
export const findingHash = (said: SaidFinding): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify([
        said.rule_id,
        said.rule_name,
        said.version,
        said.severity,
        said.asset_name,
        addressOf(said.asset_url),
        said.page,
        said.violating_text,
        said.sentence,
        said.block,
        said.span_start,
        said.span_end,
        sorted(said.position),
        said.reason,
        said.recommended_solution,
        said.suggested_text,
        said.law,
        said.jurisdiction,
        said.language,
        sorted(said.also),
      ]),
    )
    .digest()
