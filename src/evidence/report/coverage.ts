import { countNotRead } from '../../db/evidence/summary.ts'
import type { EvidenceAudit } from '../../db/evidence/audit.ts'
import { evidencePages } from '../../db/evidence/pages.ts'
import type { EvidencePage } from '../../db/evidence/pages.ts'
import type { Cell, Part, Words } from './model.ts'
import type { Reporting } from './subject.ts'
import type { Telling } from './texts.ts'
import { linked, named } from './texts.ts'

/** What was read, and what was not and why: the numbers, then each page that was not audited whole. Found = read + not read. */
export async function* coverage({ db, workspace, telling }: Reporting, audit: EvidenceAudit): AsyncGenerator<Part> {
  const { words, number } = telling
  const reasons = await countNotRead(db, workspace.id, audit.id)
  const { total_assets: found, completed_assets: read, incomplete_assets: incomplete } = audit
  yield { kind: 'section', title: words.section.read }
  yield table(
    [
      ['', 3],
      [words.column.pages, 1, true],
      [words.column.why, 6],
    ],
    words.none.pages,
  )
  yield row(words.column.found, found, null)
  yield row(words.column.whole, read - incomplete, null)
  yield row(words.column.incomplete, incomplete, null)
  yield row(words.column.failed, found - read, reasons.map(({ reason, n }) => `${number(n)}: ${reason ?? '–'}`).join('; '))
  yield { kind: 'end' }
  yield { kind: 'section', title: words.section.notRead }
  yield table(
    [
      [words.column.page, 4],
      [words.column.state, 1],
      [words.column.why, 4],
    ],
    words.none.notRead,
  )
  for await (const page of evidencePages(db, workspace.id, audit.id, 'not whole')) {
    const failures = page.rule_failures.map(({ rule_id, ruleId, message }) => `${rule_id ?? ruleId ?? ''}: ${message}`)
    const state = page.state === 'completed' ? words.column.incomplete : words.column.failed
    yield row(pageCell(page), state, [page.reason, ...failures].filter(Boolean).join('; '))
  }
  yield { kind: 'end' }
}

/** Each page that was read: when, how much of it was checked, and the hash of what came. */
export async function* pagesRead({ db, workspace, telling, storedText }: Reporting, auditId: string): AsyncGenerator<Part> {
  const { words, at } = telling
  const { column } = words
  yield { kind: 'section', title: words.section.pages }
  yield table(
    [
      [column.page, 4],
      [column.read, 2],
      [column.checked, 3],
      [column.hash, 3],
    ],
    words.none.pages,
  )
  for await (const page of evidencePages(db, workspace.id, auditId, 'all')) {
    if (page.state !== 'completed') continue
    const stored = storedText?.(page.id) ?? null
    const cell = pageCell(page)
    if (stored !== null) cell.push({ text: '\n' }, { text: column.stored, href: stored })
    const read = [page.fetched_at && at(page.fetched_at), page.unchanged && `(${words.unchanged})`].filter(Boolean).join(' ')
    yield row(cell, read, checked(page, telling), [{ text: page.content_sha256 ?? '', code: true }])
  }
  yield { kind: 'end' }
}

/** How much of a page the rules looked at, and what was left out. */
const checked = ({ characters, checked: looked, left_out: leftOut, held, note }: EvidencePage, { words, number }: Telling): string =>
  [
    words.charactersOf(number(looked ?? 0), number(characters ?? 0)),
    ...leftOut.map(({ reason, characters: n }) => words.left(number(n), reason)),
    held ? `${words.held}: ${number(held)}` : null,
    note,
  ]
    .filter(Boolean)
    .join('; ')

function pageCell({ name, url }: EvidencePage): Words[] {
  const address = linked(url, url)
  return name === url || name === '' ? [address] : [{ text: named(name) }, { text: '\n' }, { ...address, quiet: true }]
}

export const table = (columns: [name: string, width?: number, isNumber?: true][], none: string): Part => ({
  kind: 'table',
  columns: columns.map(([name, width = 1, isNumber]) => ({ name, width, ...(isNumber ? { isNumber } : {}) })),
  none,
})
export const row = (...cells: Cell[]): Part => ({ kind: 'row', cells })
