import { styleText } from 'node:util'
import type { FindingDetail, LocalFinding } from '../../local/check.ts'
import type { RuleSeverity } from '../../rules/index.ts'
import { counted } from '../counted.ts'
import { notReadLines, ranLine } from '../what-ran.ts'
import type { Report } from './index.ts'

const COLOURS: Record<RuleSeverity, Parameters<typeof styleText>[0]> = {
  CRITICAL: ['bold', 'magenta'],
  HIGH: 'red',
  MEDIUM: 'yellow',
  LOW: 'cyan',
}
const paint = (format: Parameters<typeof styleText>[0], text: string) => styleText(format, text, { stream: process.stdout })

/** For people at a terminal: each finding in its sentence, with the reason and the fix. */
export function* table({ results, ran, notRead }: Report): Generator<string> {
  yield `${ranLine(ran)}\n\n`
  for (const asset of results) {
    if (asset.error === null && asset.findings.length + asset.rule_failures.length + asset.suppressed.length === 0) continue
    const lines = [paint('bold', asset.path)]
    if (asset.error !== null) lines.push(`  ${paint('red', 'not checked')}  ${asset.error}`)
    for (const [i, finding] of asset.findings.entries()) lines.push(...findingLines(finding, asset.details[i]!))
    for (const { rule_id, message } of asset.rule_failures) lines.push(`  ${paint('yellow', 'rule failed')}  ${rule_id}: ${message}`)
    for (const { line, rule_id, findings, reason, owner, until } of asset.suppressed) {
      const terms = [reason, ...(owner === null ? [] : [`owner ${owner}`]), ...(until === null ? [] : [`until ${until}`])].join(', ')
      lines.push(`  ${`${line}:1`.padEnd(8)} ${paint('dim', `suppressed ${counted(findings, 'finding')} of ${rule_id}: ${terms}`)}`)
    }
    yield `${lines.join('\n')}\n\n`
  }
  for (const line of notReadLines(notRead)) yield `${line}\n`
  const { failed, findings: total } = results
  const bySeverity = (Object.keys(COLOURS) as RuleSeverity[])
    .map((severity) => [severity, results.bySeverity[severity]] as const)
    .filter(([, n]) => n > 0)
  const checked = results.length - failed
  const unread = failed > 0 ? `, ${failed} could not be read` : ''
  const severities = bySeverity.map(([severity, n]) => `${n} ${severity}`).join(', ')
  if (checked === 0) yield `Nothing was checked${unread}\n`
  else yield `${checked} checked${unread}: ${total === 0 ? 'no findings' : `${counted(total, 'finding')} (${severities})`}\n`
}

function findingLines(finding: LocalFinding, detail: FindingDetail): string[] {
  const place = `${finding.start.line}:${finding.start.column}`
  const lines = [`  ${place.padEnd(8)} ${paint(COLOURS[finding.severity], finding.severity.padEnd(8))} ${finding.rule_id}`]
  if (finding.sentence !== '') lines.push(`           ${inSentence(finding, detail)}`)
  lines.push(`           ${finding.reason}`)
  if (finding.suggested_text !== null) lines.push(`           ${paint('green', `→ ${oneLine(finding.suggested_text)}`)}`)
  else if (finding.solution !== '') lines.push(`           ${paint('dim', finding.solution)}`)
  if (finding.also.length > 0) lines.push(`           ${paint('dim', `also ${finding.also.map(({ rule_id }) => rule_id).join(', ')}`)}`)
  return lines
}

const WIDTH = 90
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

/** The sentence around the text, cut so that the text is seen, the text underlined. */
function inSentence({ text, sentence }: LocalFinding, { at }: FindingDetail): string {
  if (at < 0) return oneLine(sentence).slice(0, WIDTH)
  const before = sentence.slice(0, at)
  const after = sentence.slice(at + text.length)
  const room = Math.max(10, Math.floor((WIDTH - Math.min(text.length, WIDTH)) / 2))
  const left = before.length > room ? `…${before.slice(-room)}` : before
  const right = after.length > room ? `${after.slice(0, room)}…` : after
  return `${oneLine(left)}${paint('underline', oneLine(text))}${oneLine(right)}`
}
