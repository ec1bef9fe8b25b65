import type { EvidenceAudit, EvidenceRule } from '../db/evidence/audit.ts'
import type { EvidenceFinding } from '../db/evidence/findings.ts'
import type { EvidencePage } from '../db/evidence/pages.ts'
import type { Hold } from '../db/deletion/holds.ts'
import { labelOf } from '../db/audits/pages.ts'
import { VERSION } from '../version.ts'
import { linked, page, row, safe, STYLE, table } from './report-parts.ts'
import { findingInHtml } from './report-finding.ts'

/** What the report tells; lists that may be long are read while it is written. */
export interface Reported {
  workspace: string
  madeAt: string
  audit: EvidenceAudit
  rules: EvidenceRule[]
  holds: Hold[]
  /** What does not agree with the trail, in words. */
  problems: string[]
  notWhole: AsyncIterable<EvidencePage>
  pages: AsyncIterable<EvidencePage & { page_text: string | null }>
  findings: AsyncIterable<EvidenceFinding & { page_text: string | null }>
}

/** One page that needs nothing else. Text of pages and of people is never markup. */
export async function* reportHtml(told: Reported): AsyncGenerator<string> {
  const { audit } = told
  const title = `Evidence: ${audit.name}`
  yield `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>${safe(title)}</title>
<style>${STYLE}</style></head><body><h1>${safe(title)}</h1>\n`
  yield summary(told)
  yield '<h2>What was not audited, or not whole, and why</h2>\n'
  yield* table(['Page', 'State', 'Why'], notWhole(told.notWhole), 'Everything that was taken in was audited whole.')
  yield '<h2>Rules and laws in their versions</h2>\n'
  yield* table(['Rule', 'Version', 'Law'], rules(told.rules), 'No rules.')
  yield '<h2>Pages</h2>\n'
  yield* table(['Page', 'Read', 'Checked', 'SHA-256 of what was read', 'Stored text'], pages(told.pages), 'No pages.')
  yield `<h2>Findings</h2><p>${audit.total_violations} findings, the gravest first.</p>\n`
  for await (const finding of told.findings) yield findingInHtml(finding)
  yield `<h2>How to check this</h2><p>In the folder that this archive unpacks to: <code>sha256sum -c manifest-sha256.txt</code> finds a file
that was changed; <code>node verify.mjs</code> also checks the chain of the trail (<a href="trail.jsonl">trail.jsonl</a>). Both need
neither a network nor Imprimatur. They prove that nothing was changed since this was made, not that the page was real:
whoever ran the server is trusted for that.</p>
</body></html>\n`
}

function summary({ workspace, madeAt, audit, holds, problems }: Reported): string {
  const held = holds.map((hold) => `${hold.matter}, since ${hold.placed_at}`).join('; ')
  const facts: [string, string | null][] = [
    ['Workspace', workspace],
    ['Audit', `${audit.name} (${audit.id})`],
    ['Site', audit.site && `${audit.site}, run ${audit.run}`],
    ['What was to be audited', audit.sources.map((source) => Object.values(labelOf(source)).join(': ')).join('; ')],
    ['State', [audit.status, audit.failure].filter(Boolean).join(': ')],
    ['Started', [audit.created_at, audit.started_by].filter(Boolean).join(', by ')],
    ['Ended', audit.completed_at],
    [
      'Pages',
      `${audit.completed_assets} of ${audit.total_assets} read, ${audit.failed_assets} failed, ` +
        `${audit.incomplete_assets} where a rule met a limit`,
    ],
    ['Legal hold', held],
    ['Trail', `${audit.trail_length} entries, head ${audit.trail_head.toString('hex') || 'none'}`],
    ['What does not agree with the trail', problems.join('; ') || 'nothing'],
    ['This was made', `${madeAt}, by Imprimatur ${VERSION}; times are UTC`],
  ]
  return `<table>${facts.map(([name, value]) => (value ? row([`<b>${safe(name)}</b>`, safe(value)]) : '')).join('\n')}</table>\n`
}

async function* notWhole(pages: AsyncIterable<EvidencePage>) {
  for await (const one of pages) {
    const failures = one.rule_failures.map(({ rule_id, ruleId, message }) => `${rule_id ?? ruleId ?? 'a rule'}: ${message}`)
    yield [page(one), safe(one.state), safe([one.reason, ...failures].filter(Boolean).join('; '))]
  }
}

function* rules(all: readonly EvidenceRule[]) {
  for (const { rule_id: id, name, version, law, law_url: url } of all)
    yield [`${safe(name)}<br><small>${safe(id)}</small>`, `<code>${safe(version)}</code>`, linked(law, url)]
}

async function* pages(all: Reported['pages']) {
  for await (const one of all) {
    if (one.state !== 'completed') continue
    const file = one.page_text === null ? 'no longer kept' : `<a href="${safe(one.page_text)}">text</a>`
    const read = `${one.fetched_at ?? ''}${one.unchanged ? ' (as in the run before)' : ''}`
    yield [page(one), safe(read), safe(checked(one)), `<code>${one.content_sha256 ?? ''}</code>`, file]
  }
}

/** How much of a page the rules looked at, and what was left out. */
const checked = ({ characters, checked: looked, left_out: leftOut, held, note }: EvidencePage): string =>
  [
    `${looked ?? 0} of ${characters ?? 0} characters`,
    ...leftOut.map(({ reason, characters: n }) => `${n} left out: ${reason}`),
    held ? `findings held back as unlikely: ${held}` : null,
    note,
  ]
    .filter(Boolean)
    .join('; ')
