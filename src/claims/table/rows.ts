import { PROOF_KINDS } from '../../contract/values.ts'
import type { ProofKind } from '../../contract/values.ts'
import { isOneLine } from '../../contract/one-line.ts'
import {
  LONGEST_CLAIM_CHANNEL,
  LONGEST_CLAIM_WORDING,
  LONGEST_LINK,
  LONGEST_MARKET_CODE,
  LONGEST_NAME,
  LONGEST_PROOF_NUMBER,
  LONGEST_PROOF_PAGE,
  LONGEST_PROOF_PASSAGE,
  LONGEST_TEXT_TITLE,
} from '../../contract/limits.ts'
import { isDay } from '../content.ts'
import type { Condition, GivenContent, GivenProof } from '../content.ts'
import type { Column } from './columns.ts'
import { wordingColumn } from './columns.ts'

/** A claim as rows of a table say it: its own row, and further ones without a wording that have one proof each. */
export interface ClaimOfTable {
  /** The row in the table; the row of names is 1. */
  row: number
  /** C-14: the claim that it changes; null: a new one. */
  number: number | null
  content: GivenContent
  faults: TableFault[]
}

export interface TableFault {
  row: number
  column: string
  why: string
}

type Cells = readonly (string | number | boolean)[]

const MOST_LISTED = 50

/** Without the apostrophe that an export sets before what a spreadsheet would run. */
const cellText = (cell: string | number | boolean | undefined): string =>
  String(cell ?? '')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')

/** Entries on lines of their own; else with | between; else with what people write. */
const several = (text: string, by: RegExp): string[] => [
  ...new Set(
    text
      .split(text.includes('\n') ? /\n/ : text.includes('|') ? /\|/ : by)
      .map((each) => each.trim())
      .filter((each) => each !== ''),
  ),
]

export function claimsOfRows(rows: readonly Cells[], columns: readonly (Column | null)[]): ClaimOfTable[] {
  const claims: ClaimOfTable[] = []
  for (const [index, cells] of rows.entries()) {
    const reading = new RowReader(index + 2, cells, columns)
    const claim = reading.claim()
    const last = claims.at(-1)
    const goesOn = last && claim.content.wordings.length === 0 && (claim.number === null || claim.number === last.number)
    if (!goesOn) {
      if (claim.content.wordings.length === 0) reading.fault('wording', 'there is no wording')
      claims.push(claim)
      continue
    }
    if (claim.content.proofs.length === 0) reading.fault('wording', 'there is neither a wording nor a proof')
    last.content.proofs.push(...claim.content.proofs)
    last.faults.push(...claim.faults)
  }
  return claims
}

class RowReader {
  readonly #row: number
  readonly #cells: Cells
  readonly #columns: readonly (Column | null)[]
  readonly #faults: TableFault[] = []

  constructor(row: number, cells: Cells, columns: readonly (Column | null)[]) {
    this.#row = row
    this.#cells = cells
    this.#columns = columns
  }

  fault(column: string, why: string): void {
    this.#faults.push({ row: this.#row, column, why })
  }

  claim(): ClaimOfTable {
    const content: GivenContent = {
      wordings: this.#wordings(),
      about: this.#list('products', /[;,]/, LONGEST_NAME),
      markets: this.#list('markets', /[;,\s]+/, LONGEST_MARKET_CODE).map((market) => market.toUpperCase()),
      channels: this.#list('channels', /[;,]/, LONGEST_CLAIM_CHANNEL),
      conditions: this.#conditions(),
      proofs: this.#proofs(),
      valid_from: this.#day('valid from'),
      valid_until: this.#day('valid until'),
    }
    const { valid_from: from, valid_until: until } = content
    if (from !== null && until !== null && until < from) this.fault('valid until', 'it ends before it begins')
    return { row: this.#row, number: this.#number(), content, faults: this.#faults }
  }

  #text(kind: string): string {
    const at = this.#columns.findIndex((column) => column?.kind === kind)
    return at < 0 ? '' : cellText(this.#cells[at])
  }

  #line(kind: string, most: number): string | null {
    const text = this.#text(kind)
    if (text.length > most) this.fault(kind, `it has more than ${most} characters`)
    else if (!isOneLine(text)) this.fault(kind, 'it has line breaks or control characters')
    return text || null
  }

  #list(kind: string, by: RegExp, most: number): string[] {
    const all = several(this.#text(kind), by)
    if (all.length > MOST_LISTED) this.fault(kind, `it has more than ${MOST_LISTED} entries`)
    for (const each of all) this.#fits(kind, each, most)
    return all
  }

  #fits(column: string, text: string, most: number): void {
    if (text.length > most) this.fault(column, `“${text.slice(0, 40)}…” has more than ${most} characters`)
    else if (!isOneLine(text)) this.fault(column, 'it has control characters')
  }

  #number(): number | null {
    const text = this.#text('number')
    if (text === '') return null
    const [, number] = /^C-(\d{1,9})$/i.exec(text) ?? []
    if (number === undefined)
      this.fault('number', `“${text.slice(0, 40)}” is no number of a claim such as C-14; leave it empty for a new one`)
    return number === undefined ? null : Number(number)
  }

  #wordings(): GivenContent['wordings'] {
    return this.#columns.flatMap((column, at) => {
      if (column?.kind !== 'wording') return []
      const { language } = column
      return several(cellText(this.#cells[at]), /\|/).map((text) => {
        this.#fits(wordingColumn(language), text, LONGEST_CLAIM_WORDING)
        return { language, text }
      })
    })
  }

  #conditions(): Condition[] {
    const stands = this.#list('must stand', /\|/, LONGEST_CLAIM_WORDING)
    const words = this.#list('must not stand', /[;,]/, LONGEST_NAME)
    return [
      ...stands.map((text): Condition => ({ kind: 'stands', text })),
      ...(words.length > 0 ? [{ kind: 'absent' as const, words }] : []),
    ]
  }

  #proofs(): GivenProof[] {
    const passage = this.#text('proof passage') || null
    if (passage && passage.length > LONGEST_PROOF_PASSAGE)
      this.fault('proof passage', `it has more than ${LONGEST_PROOF_PASSAGE} characters`)
    const proof = {
      title: this.#line('proof', LONGEST_TEXT_TITLE),
      number: this.#line('proof number', LONGEST_PROOF_NUMBER),
      url: this.#line('proof address', LONGEST_LINK),
      page: this.#line('proof page', LONGEST_PROOF_PAGE),
      passage,
      expires_on: this.#day('proof until'),
    }
    const kind = this.#proofKind(proof)
    if (Object.values(proof).every((each) => each === null)) return []
    const title = proof.title ?? proof.number ?? proof.url
    if (title === null) this.fault('proof', 'the proof has no name')
    return [{ ...proof, kind, title: (title ?? '').slice(0, LONGEST_TEXT_TITLE) }]
  }

  #proofKind({ number, url, title }: Pick<GivenProof, 'number' | 'url'> & { title: string | null }): ProofKind {
    const text = this.#text('proof kind').toLowerCase()
    const kind = PROOF_KINDS.find((each) => each === text)
    if (text !== '' && kind === undefined) this.fault('proof kind', `“${text.slice(0, 40)}” is none of ${PROOF_KINDS.join(', ')}`)
    if (kind) return kind
    if (number !== null) return 'certificate'
    return url !== null && title === null ? 'address' : 'document'
  }

  /** 2027-03-31, or 31.3.2027; what could be read in two ways is refused. */
  #day(kind: string): string | null {
    const text = this.#text(kind)
    if (text === '') return null
    const [, day, month, year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text) ?? []
    const written = day ? `${year}-${month!.padStart(2, '0')}-${day.padStart(2, '0')}` : text
    if (/^\d{4}-\d{2}-\d{2}$/.test(written) && isDay(written)) return written
    this.fault(kind, `“${text.slice(0, 40)}” is no day; write it as 2027-03-31`)
    return null
  }
}
