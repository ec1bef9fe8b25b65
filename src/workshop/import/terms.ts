import { hash } from 'node:crypto'
import { stringify } from 'yaml'
import { RULE_SEVERITIES, type RuleSeverity } from '../../rules/index.ts'
import { termForms } from '../../rules/terms/terms.ts'
import { placedCsvRows, type CsvRow } from '../../text/csv.ts'
import { UnreadableDocument } from '../../text/document.ts'
import { decodeText } from '../../text/encoding.ts'
import { LONGEST_TEXT, refusedLine, type LeftAside, type PackageFile, type Placed, type ReportLine } from './report.ts'

/** A rule made of a line of terms, before it is read as every other rule is. */
interface TermRule {
  placed: Placed
  name: string
  content: string
  remarks: string[]
}

interface TermList {
  rules: TermRule[]
  refused: ReportLine[]
  aside: LeftAside[]
}

const COLUMNS = {
  term: ['term', 'terms', 'word', 'phrase', 'wording', 'avoid', 'banned'],
  instead: ['instead', 'replacement', 'replace', 'use', 'preferred', 'alternative', 'write'],
  reason: ['reason', 'why', 'message', 'explanation', 'note', 'comment'],
  severity: ['severity', 'level', 'grade'],
} as const
type Column = keyof typeof COLUMNS
type Row = Record<Column, string>

const LEVELS: Record<string, RuleSeverity> = { SUGGESTION: 'LOW', WARNING: 'MEDIUM', ERROR: 'HIGH' }

/**
 * A spreadsheet of terms, one rule for each line: so each has its own reason, severity, history and share of dismissals, is switched off
 * alone, and a change of one term is a change of one file.
 */
export function readTerms({ path, bytes }: PackageFile): TermList {
  const list: TermList = { rules: [], refused: [], aside: [] }
  const refuse = (row: CsvRow, mark: string | null, why: string, helps: string) =>
    void list.refused.push(refusedLine(placed(path, row, mark), why, helps))
  if (bytes.includes(0) && !/^(?:fffe|feff)/.test(Buffer.from(bytes.subarray(0, 2)).toString('hex'))) {
    list.refused.push(refusedLine({ file: path, line: 1, text: '', mark: null }, 'This is no text.', 'Save the table as CSV, UTF-8.'))
    return list
  }
  try {
    const source = decodeText(bytes)
    let columns: Map<Column, number> | null = null
    let width = 0
    const known = new Map<string, { line: number; instead: string }>()
    const names = new Set<string>()
    for (const row of placedCsvRows(source)) {
      if (columns === null) {
        columns = columnsOf(row, path, list)
        if (columns === null) return list
        width = row.cells.length
        continue
      }
      const extra = row.cells.slice(width).find((cell) => cell !== '')
      if (extra !== undefined) {
        refuse(
          row,
          extra,
          `The line has ${row.cells.length} cells, the first line names ${width}.`,
          'Put a text that holds the separator in quotation marks.',
        )
        continue
      }
      const cell = (column: Column) => row.cells[columns!.get(column) ?? -1]?.replaceAll(/\s+/g, ' ') ?? ''
      const values: Row = { term: cell('term'), instead: cell('instead'), reason: cell('reason'), severity: cell('severity') }
      const fault = faultOf(values, known)
      if (fault) {
        refuse(row, fault.mark, fault.why, fault.helps)
        continue
      }
      known.set(values.term.toLowerCase(), { line: row.line, instead: values.instead })
      const name = nameFor(values.term, names)
      names.add(name)
      list.rules.push({ placed: placed(path, row, null), name, content: ruleFrom(values), remarks: remarksOn(values) })
    }
    if (columns === null) list.aside.push({ file: path, why: 'The table is empty.' })
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    const line = Number(/line (\d+)/.exec(error.message)?.[1] ?? 1)
    return {
      ...list,
      rules: [],
      refused: [refusedLine({ file: path, line, text: '', mark: null }, error.message, 'Close the quotation mark.')],
    }
  }
  return list
}

function columnsOf(row: CsvRow, path: string, list: TermList): Map<Column, number> | null {
  const columns = new Map<Column, number>()
  for (const [index, cell] of row.cells.entries()) {
    const column = (Object.keys(COLUMNS) as Column[]).find((key) => (COLUMNS[key] as readonly string[]).includes(cell.toLowerCase()))
    if (column !== undefined && !columns.has(column)) columns.set(column, index)
    else if (cell !== '')
      list.aside.push({ file: path, why: `The column “${cell.slice(0, 80)}” is not read; term, instead, reason and severity are.` })
  }
  if (columns.has('term')) return columns
  list.refused.push(
    refusedLine(
      placed(path, row, null),
      'The first line names the columns, and none of them is “term”.',
      'Begin the table with the line term, instead, reason, severity.',
    ),
  )
  return null
}

/** The shortest end of a word that few other words share. */
const SHORTEST_OPEN_START = 6

function faultOf(
  row: Row,
  known: Map<string, { line: number; instead: string }>,
): { mark: string | null; why: string; helps: string } | null {
  const { term, instead, severity } = row
  const bare = term.replaceAll(/^\*|\*$/g, '')
  if (bare.trim() === '')
    return {
      mark: term || null,
      why: 'The column “term” is empty: no term to look for.',
      helps: 'Write the term into this line, or take the line out.',
    }
  if (term.length > 200)
    return { mark: term, why: 'The term is longer than 200 characters.', helps: 'Write the words that must not be there.' }
  if (term.startsWith('*') && bare.length < SHORTEST_OPEN_START)
    return {
      mark: term,
      why: `The wildcard also finds every other word that ends in “${bare}”.`,
      helps: 'Name the words meant, one on each line.',
    }
  if (bare.includes('*'))
    return {
      mark: term,
      why: 'A wildcard stands for the beginning or the end of a word, not for its middle.',
      helps: 'Name the words meant, one on each line.',
    }
  if (severity !== '' && severityOf(severity) === null)
    return { mark: severity, why: `“${severity.slice(0, 80)}” is no severity.`, helps: 'LOW, MEDIUM, HIGH or CRITICAL.' }
  const own = ownForms(term)
  if (typeof own === 'string') return { mark: term, why: own, helps: 'Name the words meant, one on each line.' }
  if (own.includes(instead))
    return {
      mark: instead,
      why: own.length === 1 ? 'The term is to be replaced by itself.' : 'The term is to be replaced by one of its own forms.',
      helps: 'Write another wording, or leave the cell empty.',
    }
  const before = known.get(term.toLowerCase())
  if (!before) return null
  const helps = 'Keep one; the first was loaded.'
  if (before.instead === instead) return { mark: term, why: `Line ${before.line} has the same term.`, helps }
  const earlier = before.instead === '' ? `only finds “${term}”` : `replaces “${term}” by “${before.instead}”`
  return { mark: term, why: `Line ${before.line} ${earlier}. Both cannot hold.`, helps }
}

/** The ways a term may be written; a sentence where it cannot be read. */
function ownForms(term: string): string[] | string {
  try {
    return termForms(literal(term)).map(({ text }) => text)
  } catch (error) {
    const { message } = error as Error
    return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`
  }
}

const severityOf = (written: string): RuleSeverity | null =>
  RULE_SEVERITIES.find((severity) => severity === written.toUpperCase()) ?? LEVELS[written.toUpperCase()] ?? null

const remarksOn = ({ term }: Row): string[] =>
  term.startsWith('*') ? [`The wildcard also finds every other word that ends in “${term.replaceAll(/^\*|\*$/g, '')}”.`] : []

/** A table's cell stands for itself, but for a wildcard at its ends and the endings of `stem|s|es`. */
const literal = (term: string): string => term.replaceAll(/[\\(){}]/g, '\\$&').replace(/^\//, '\\/')

function ruleFrom({ term, instead, reason, severity }: Row): string {
  const plain = term.replaceAll(/^\*|\*$/g, '')
  const word = plain.split('|')[0]!
  const holdsTerm = instead !== '' && word !== '' && containsWord(instead, word) && instead.toLowerCase() !== word.toLowerCase()
  return stringify(
    {
      extends: instead === '' ? 'existence' : 'substitution',
      name: instead === '' ? `Not “${plain}”` : `“${instead}”, not “${plain}”`,
      message: reason === '' ? (instead === '' ? 'Do not write “%s”.' : 'Write “%s” instead of “%s”.') : reason.replaceAll('%', '%%'),
      severity: severityOf(severity) ?? 'MEDIUM',
      ...(instead === '' ? { terms: [literal(term)] } : { replace: { [literal(term)]: literal(instead).replaceAll(/[|*]/g, '\\$&') } }),
      // What is to be written must not be found in its turn.
      ...(holdsTerm ? { exceptions: [literal(instead)] } : {}),
      hits: [word],
      // Proves that whoever follows the rule is left alone. Without another wording there is no text that proves anything.
      ...(instead === '' ? {} : { passes: [instead] }),
    },
    { lineWidth: 0 },
  )
}

const containsWord = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase())

/** The name of the rule's file: of the term alone, so that the same term of a corrected table is the same rule. */
function nameFor(term: string, taken: ReadonlySet<string>): string {
  const slug = term
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
  const isWhole = slug.length >= 2 && !/[^\p{Script=Latin}\p{M}\p{N}\s\p{P}|]/u.test(term)
  return isWhole && !taken.has(slug) ? slug : `${slug === '' ? 'term' : slug}-${hash('sha256', term.toLowerCase(), 'hex').slice(0, 8)}`
}

/** A row as it is written, its first line, with a cell of it marked. */
function placed(file: string, { line, source }: CsvRow, marked: string | null): Placed {
  const text = source.split(/\r?\n/, 1)[0]!.slice(0, LONGEST_TEXT)
  const at = marked === null ? -1 : text.indexOf(marked)
  return { file, line, text, mark: at >= 0 ? [at, at + marked!.length] : null }
}
