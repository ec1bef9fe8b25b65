import { styleText } from 'node:util'
import type { FindingDetail, LocalAsset, LocalFinding, LocalHeld } from '../../local/check.ts'
import type { Ran } from '../../local/ruleset.ts'
import type { RuleSeverity } from '../../rules/index.ts'
import { counted } from '../counted.ts'
import { notReadLines, ranLine } from '../what-ran.ts'
import type { Report } from './index.ts'
import { placeIn, suppressionInWords } from './suppressed.ts'

const COLOURS: Record<RuleSeverity, Parameters<typeof styleText>[0]> = {
  CRITICAL: ['bold', 'magenta'],
  HIGH: 'red',
  MEDIUM: 'yellow',
  LOW: 'cyan',
}
/** One after the other: with several at once Node 20 colours what is not shown on a terminal. */
const paint = (formats: Parameters<typeof styleText>[0], text: string) =>
  [formats].flat().reduce((painted, format) => styleText(format, painted, { stream: process.stdout }), text)

/** For people at a terminal: each finding in its sentence, with the reason and the fix. */
export function* table(report: Report): Generator<string> {
  yield tableHead(report.ran)
  for (const asset of report.results) yield tableAsset(asset, report.showHeld)
  yield tableFoot(report)
}

export const tableHead = (ran: Ran): string => `${ranLine(ran)}\n\n`

/** Nothing of a document that is clean. */
export function tableAsset(asset: LocalAsset, showHeld = false): string {
  const held = showHeld ? asset.held : []
  const said = asset.findings.length + asset.rule_failures.length + asset.suppressed.length + held.length
  if (asset.error === null && said === 0) return ''
  const lines = [paint('bold', asset.path)]
  if (showHeld && asset.read_as !== null) lines.push(`  ${paint('dim', readAsInWords(asset.read_as))}`)
  if (asset.error !== null) lines.push(`  ${paint('red', 'not checked')}  ${asset.error}`)
  for (const [i, finding] of asset.findings.entries()) lines.push(...findingLines(finding, asset.details[i]!))
  for (const { rule_id, message } of asset.rule_failures) lines.push(`  ${paint('yellow', 'rule failed')}  ${rule_id}: ${message}`)
  for (const one of asset.suppressed) lines.push(`  ${placeIn(one).padEnd(8)} ${paint('dim', suppressionInWords(one))}`)
  for (const one of held) lines.push(...heldLines(one))
  return `${lines.join('\n')}\n\n`
}

export function tableFoot({ results, notRead }: Pick<Report, 'results' | 'notRead'>): string {
  const { failed, findings: total, suppressed, incomplete } = results
  const bySeverity = (Object.keys(COLOURS) as RuleSeverity[])
    .map((severity) => [severity, results.bySeverity[severity]] as const)
    .filter(([, n]) => n > 0)
  const checked = results.length - failed
  const unread = failed > 0 ? `, ${failed} could not be read` : ''
  const excused = suppressed > 0 ? `, ${suppressed} suppressed` : ''
  const stopped = incomplete > 0 ? `; ${counted(incomplete, 'rule')} did not look everywhere` : ''
  const severities = bySeverity.map(([severity, n]) => `${n} ${severity}`).join(', ')
  const outcome =
    checked === 0
      ? `Nothing was checked${unread}`
      : `${checked} checked${unread}: ${total === 0 ? 'no findings' : `${counted(total, 'finding')} (${severities})`}${excused}${stopped}`
  const held =
    results.held > 0 ? [`${results.held} held back: mentions, said by another rule, or likely unfounded (--held lists them)`] : []
  return `${[...notReadLines(notRead), ...held, outcome].join('\n')}\n`
}

function readAsInWords({ kind, sold, to_businesses: business, said }: NonNullable<LocalAsset['read_as']>): string {
  const how = (likelihood: number) => (said ? 'as --sells says' : likelihood.toFixed(2))
  const what = sold.map(({ subject, likelihood, words }) => `${subject} (${[how(likelihood), ...words].join(', ')})`)
  const rest = what.length > 0 ? what : ['what is sold could not be told']
  return ['read as', [kind, ...rest, ...(business >= 0.5 ? [`to businesses (${business.toFixed(2)})`] : [])].join('; ')].join(' ')
}

function heldLines({ start, rule_id, text, why }: LocalHeld): string[] {
  const place = `${start.line}:${start.column}`
  return [`  ${place.padEnd(8)} ${paint('dim', `held back ${rule_id}: ${oneLine(text)}`)}`, `           ${paint('dim', why)}`]
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
