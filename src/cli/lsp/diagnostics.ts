import { DiagnosticSeverity, type Diagnostic } from 'vscode-languageserver/node'
import type { LocalFinding } from '../../local/check.ts'
import type { RuleSeverity } from '../../rules/index.ts'
import type { CheckedText } from './checked-text.ts'

const SEVERITIES: Record<RuleSeverity, DiagnosticSeverity> = {
  CRITICAL: DiagnosticSeverity.Error,
  HIGH: DiagnosticSeverity.Error,
  MEDIUM: DiagnosticSeverity.Warning,
  LOW: DiagnosticSeverity.Information,
}

const START = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }

/** Findings as an editor shows them. What cannot be read is said, so that silence is not taken for a clean text. */
export function diagnosticsOf({ asset, ranges }: CheckedText): Diagnostic[] {
  if (asset.error !== null)
    return [{ range: START, severity: DiagnosticSeverity.Information, source: 'imprimatur', message: `Not checked: ${asset.error}` }]
  return asset.findings.map((finding) => ({
    range: ranges.between(finding.start, finding.end),
    severity: SEVERITIES[finding.severity],
    source: 'imprimatur',
    code: finding.rule_id,
    ...(finding.law_url === null ? {} : { codeDescription: { href: finding.law_url } }),
    message: finding.reason || finding.rule_name,
    data: { fingerprint: finding.fingerprint },
  }))
}

/** A mistake in a project file, at its line. */
export const faultDiagnostic = (line: number, message: string): Diagnostic => ({
  range: { start: { line: line - 1, character: 0 }, end: { line, character: 0 } },
  severity: DiagnosticSeverity.Error,
  source: 'imprimatur',
  message,
})

/** All that is known of a finding, for somebody who points at it. */
export function explained(finding: LocalFinding, explanation: string, isMarkdown: boolean): string {
  const plain = isMarkdown ? escaped : (text: string) => text
  const strong = (text: string) => (isMarkdown ? `**${escaped(text)}**` : text)
  const law =
    finding.law === null ? null : isMarkdown && finding.law_url ? `[${escaped(finding.law)}](${finding.law_url})` : plain(finding.law)
  const places = finding.jurisdiction.length > 0 ? ` (${finding.jurisdiction.join(', ')})` : ''
  const { confidence } = finding
  return [
    `${strong(finding.rule_name)} · ${finding.severity} · ${plain(finding.rule_id)}`,
    plain(finding.reason),
    plain(explanation),
    finding.solution === '' ? '' : `${strong('What to do')}: ${plain(finding.solution)}`,
    finding.suggested_text === null ? '' : `${strong(`Suggested (${finding.suggestion_class})`)}: ${plain(finding.suggested_text)}`,
    law === null ? '' : `${strong('Law')}: ${law}${places}`,
    confidence === null ? '' : `Of findings like this one, ${Math.round(confidence * 100)} of 100 were right on labelled real pages.`,
    ...finding.also.map(
      (other) => `${strong(`Also ${other.rule_name}`)}: ${plain(other.reason)}${other.law ? ` (${plain(other.law)})` : ''}`,
    ),
  ]
    .filter((line) => line !== '')
    .join('\n\n')
}

const escaped = (text: string) => text.replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`)
