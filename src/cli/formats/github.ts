import type { RuleSeverity } from '../../rules/index.ts'
import type { Report } from './index.ts'
import { suppressionInWords, suppressionsOf } from './suppressed.ts'

const COMMANDS: Record<RuleSeverity, string> = { LOW: 'notice', MEDIUM: 'warning', HIGH: 'error', CRITICAL: 'error' }

/** Annotations, as the log of a GitHub workflow takes them. */
export function* github({ results, notRead }: Report): Generator<string> {
  for (const asset of results) {
    if (asset.error !== null) yield command('error', { file: asset.path, title: 'not checked' }, asset.error)
    for (const { rule_id, message, incomplete } of asset.rule_failures)
      if (incomplete) yield command('error', { file: asset.path, title: `${rule_id} incomplete` }, message)
    for (const { severity, start, end, rule_id, reason, suggested_text, also } of asset.findings) {
      const place = {
        file: asset.path,
        line: start.line,
        endLine: end.line,
        ...(start.line === end.line ? { col: start.column, endColumn: end.column } : {}),
        title: `${rule_id} (${severity})`,
      }
      const others = also.length === 0 ? '' : `\nalso: ${also.map((other) => other.rule_id).join(', ')}`
      yield command(COMMANDS[severity], place, `${suggested_text === null ? reason : `${reason}\n→ ${suggested_text}`}${others}`)
    }
  }
  for (const { path, one } of suppressionsOf(results))
    yield command('notice', { file: one.file ?? path, line: one.line, title: 'suppressed' }, suppressionInWords(one))
  for (const { type, reason, files } of notRead) yield command('notice', { title: 'not read' }, `${files} × ${type}: ${reason}`)
}

function command(name: string, properties: Record<string, string | number>, message: string): string {
  const listed = Object.entries(properties).map(
    ([key, value]) => `${key}=${escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
  )
  return `::${name} ${listed.join(',')}::${escaped(message)}\n`
}

const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
