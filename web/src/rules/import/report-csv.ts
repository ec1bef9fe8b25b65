import type { Schemas } from '../../base/api.ts'

const COLUMNS = ['file', 'line', 'outcome', 'effect', 'rule_id', 'text', 'why', 'helps'] as const

/** As in RFC 4180. A cell that a spreadsheet would evaluate gets an apostrophe: the text comes from somebody's file. */
function cell(value: string | number | null): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Gives the report to the browser as a file; the byte order mark tells spreadsheets that it is UTF-8. */
export function saveReport({ name, lines }: Schemas['RuleImport']): void {
  const rows = [COLUMNS.join(','), ...lines.map((line) => COLUMNS.map((column) => cell(line[column])).join(','))]
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`\uFEFF${rows.join('\r\n')}\r\n`], { type: 'text/csv' }))
  link.download = `${name}.report.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
