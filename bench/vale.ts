/**
 * Compares the engine with Vale's own alerts: a folder with `styles/`, `pages/` and `alerts.json` ({style: {page: [[line, first
 * column, last column, "Style.Rule", match, message], …]}}, columns from 1, inclusive). On Markdown a finding agrees when rule, line
 * and columns agree; on HTML when rule and text do, as often as Vale has them.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check, compileRules, loadRules, type Finding } from '../src/rules/index.ts'
import type { Document } from '../src/text/document.ts'
import { SourcePositions } from '../src/text/position.ts'
import { readText } from '../src/text/read.ts'

type Alert = [line: number, first: number, last: number, rule: string, match: string, message: string]

interface Score {
  style: string
  rules: number
  refused: number
  alerts: number
  found: number
  extra: number
  /**
   * Alerts counted as not found although we found the text: Vale reports the whole line or another occurrence. The extra findings
   * include their counterparts, and repeats that Vale loses.
   */
  misplaced: number
  repeated: number
}

export async function run(args: string[] = []): Promise<Score[]> {
  const folder = args[0]
  if (folder === undefined) throw new Error('name the folder that has styles, pages and alerts.json')
  const show = args.slice(1)
  const alerts = JSON.parse(readFileSync(join(folder, 'alerts.json'), 'utf8')) as Record<string, Record<string, Alert[]>>
  const documents = new Map<string, { document: Document; positions: SourcePositions }>()
  for (const page of readdirSync(join(folder, 'pages'))) {
    const source = readFileSync(join(folder, 'pages', page), 'utf8')
    documents.set(page, { document: readText(source, page.endsWith('.md') ? 'markdown' : 'html'), positions: new SourcePositions(source) })
  }
  const scores: Score[] = []
  for (const style of Object.keys(alerts).toSorted()) {
    const root = join(folder, 'styles', style)
    const files = readdirSync(root, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.yml'))
    const { rules, refused } = loadRules(
      files.map((name) => ({ path: `styles/${style}/${name}`, content: readFileSync(join(root, name), 'utf8') })),
    )
    const compiled = compileRules(rules)
    const score: Score = { style, rules: rules.length, refused: refused.length, alerts: 0, found: 0, extra: 0, misplaced: 0, repeated: 0 }
    for (const [page, { document, positions }] of documents) {
      const { findings } = check(document, compiled)
      const expected = alerts[style]?.[page] ?? []
      const wanted = expected.map((alert) => [keyOfAlert(alert, page), alert] as const)
      const ours = findings.map((finding) => [keyOfFinding(finding, page, positions), finding] as const)
      const missing = difference(wanted, ours)
      const extra = difference(ours, wanted)
      score.alerts += expected.length
      score.found += expected.length - missing.length
      score.extra += extra.length
      const unplaced = missing.filter(([, alert]) => extra.some(([, finding]) => isSame(alert, finding, positions)))
      const repeats = extra.filter(([, finding]) => expected.some((alert) => isSame(alert, finding, positions)))
      score.misplaced += unplaced.length
      score.repeated += repeats.length
      if (show.includes(style)) {
        for (const [key, alert] of missing)
          if (!unplaced.some(([, one]) => one === alert)) console.log(`  MISSING ${page} ${key} ${page.endsWith('.md') ? '' : alert[0]}`)
        for (const [key, finding] of extra)
          if (!repeats.some(([, one]) => one === finding))
            console.log(`  EXTRA   ${page} ${key} ${document.blocks[finding.block]?.scope} :: ${finding.sentence.slice(0, 100)}`)
      }
    }
    scores.push(score)
    const share = (count: number) => `${((100 * count) / Math.max(1, score.alerts)).toFixed(2)}%`
    console.log(
      `${style.padEnd(12)} ${rules.length} rules, ${refused.length} refused; of ${score.alerts} alerts ${score.found} in the same ` +
        `place (${share(score.found)}), ${score.misplaced} where Vale names another place for the same text; ${score.extra} more ` +
        `(${share(score.extra)}), of them ${score.repeated} of a rule and text that Vale has too but loses or misplaces (others ` +
        `${share(score.extra - score.repeated)})`,
    )
  }
  return scores
}

const keyOfAlert = ([line, first, last, rule, match]: Alert, page: string) =>
  page.endsWith('.md') ? `${rule} ${line}:${first}-${last}` : `${rule} ${match}`

function keyOfFinding(finding: Finding, page: string, positions: SourcePositions): string {
  if (!page.endsWith('.md')) return `${finding.ruleId} ${finding.text}`
  const start = positions.at(finding.start)
  const length = positions.codePoints(finding.start, finding.end)
  return `${finding.ruleId} ${start.line}:${start.column}-${start.column + length - 1}`
}

/** The same rule and, ignoring white space, the same text, on the same line where lines count. */
function isSame([line, , , rule, match]: Alert, finding: Finding, positions: SourcePositions): boolean {
  if (rule !== finding.ruleId) return false
  const plain = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase()
  if (plain(match) !== plain(finding.text)) return false
  return Math.abs(positions.at(finding.start).line - line) < 40
}

/** Multiset difference: entries of one list that the other has less often. */
function difference<One, Other>(one: (readonly [string, One])[], other: (readonly [string, Other])[]): (readonly [string, One])[] {
  const counts = new Map<string, number>()
  for (const [key] of other) counts.set(key, (counts.get(key) ?? 0) + 1)
  return one.filter(([key]) => {
    const left = counts.get(key) ?? 0
    counts.set(key, left - 1)
    return left <= 0
  })
}

if (import.meta.main) await run(process.argv.slice(2))
