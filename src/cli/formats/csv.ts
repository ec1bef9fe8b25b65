import { incompleteIn } from '../../local/check.ts'
import type { Report } from './index.ts'
import { suppressionInWords } from './suppressed.ts'

const COLUMNS = [
  'path',
  'line',
  'column',
  'severity',
  'rule_id',
  'text',
  'reason',
  'solution',
  'law',
  'jurisdiction',
  'sentence',
  'error',
  'language',
  'confidence',
  'also',
  'suppressed',
]

/** A row for each finding, for each document that could not be read, or not by a rule, and for each suppression. */
export function* csv({ results }: Report): Generator<string> {
  yield row(COLUMNS)
  for (const asset of results) {
    if (asset.error !== null) yield row(COLUMNS.map((column) => (column === 'path' ? asset.path : column === 'error' ? asset.error! : '')))
    for (const { rule_id, message } of incompleteIn(asset)) {
      const said: Record<string, string> = { path: asset.path, rule_id, error: message }
      yield row(COLUMNS.map((column) => said[column] ?? ''))
    }
    for (const finding of asset.findings) {
      const { start, severity, rule_id, text, reason, solution, law, jurisdiction, sentence, language, confidence, also } = finding
      yield row([
        asset.path,
        start.line,
        start.column,
        severity,
        rule_id,
        text,
        reason,
        solution,
        law ?? '',
        jurisdiction.join(' '),
        sentence,
        '',
        language ?? '',
        confidence ?? '',
        also.map((other) => other.rule_id).join(' '),
        '',
      ])
    }
    for (const one of asset.suppressed)
      yield row([
        asset.path,
        one.line,
        1,
        '',
        one.rule_id,
        '',
        one.reason,
        ...Array<string>(COLUMNS.length - 8).fill(''),
        suppressionInWords(one),
      ])
  }
}

const row = (cells: (string | number)[]) => `${cells.map(cell).join(',')}\r\n`

/** A cell that a spreadsheet would take for a formula gets an apostrophe before it: texts come from documents of others. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
