import { parseXml } from '../xml.ts'
import { UnreadableDocument } from '../document.ts'
import { ZippedParts } from './zipped-parts.ts'

/** A cell as the workbook has it: numbers are numbers, days are written 2026-05-31, whatever the workbook shows. */
export type TableCell = string | number | boolean

interface TableLimits {
  rows: number
  columns: number
}

const DAY = 24 * 3600 * 1000
/** Number formats that every workbook has and that show a day or a time. */
const BUILT_IN_DATES = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57])
const BUILT_IN_PERCENT = new Set([9, 10])

/** The first sheet of an Excel workbook as rows of cells; rows without anything in them are left out. */
export function xlsxRows(bytes: Uint8Array, limits: TableLimits): TableCell[][] {
  const parts = new ZippedParts(bytes)
  const sheet = firstSheet(parts)
  if (sheet === null) throw new UnreadableDocument('This workbook has no sheet of cells.')
  const workbook = parts.text('xl/workbook.xml')
  const since1904 = /<(?:\w+:)?workbookPr\b[^>]*\bdate1904="(?:1|true)"/.test(workbook)
  return readSheet(parts.text(sheet), sharedStrings(parts.text('xl/sharedStrings.xml')), formats(parts.text('xl/styles.xml')), {
    ...limits,
    since1904,
  })
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** The sheet that stands first in the workbook, which need not be sheet1.xml. */
function firstSheet(parts: ZippedParts): string | null {
  let id: string | undefined
  parseXml(parts.text('xl/workbook.xml'), {
    open: (name, attributes) => {
      if (local(name) === 'sheet' && attributes.state !== 'hidden' && attributes.state !== 'veryHidden') id ??= attributes['r:id']
    },
  })
  let target: string | undefined
  parseXml(parts.text('xl/_rels/workbook.xml.rels'), {
    open: (name, attributes) => {
      if (local(name) === 'Relationship' && attributes.Id === id) target ??= attributes.Target
    },
  })
  const named = target === undefined ? undefined : target.startsWith('/') ? target.slice(1) : `xl/${target}`
  const sheets = parts.names(/^xl\/worksheets\/[^/]+\.xml$/)
  return sheets.find((name) => name === named) ?? sheets[0] ?? null
}

/** Texts that cells share. Readings of Chinese characters (rPh) are no part of them. */
function sharedStrings(xml: string): string[] {
  const texts: string[] = []
  let shown = false
  let phonetic = 0
  parseXml(xml, {
    open: (name) => {
      if (local(name) === 'si') texts.push('')
      else if (local(name) === 'rPh') phonetic += 1
      else if (local(name) === 't') shown = phonetic === 0
    },
    text: (piece) => {
      if (shown && texts.length > 0) texts[texts.length - 1] += piece
    },
    close: (name) => {
      if (local(name) === 'rPh') phonetic -= 1
      else if (local(name) === 't') shown = false
    },
  })
  return texts
}

type Format = 'date' | 'percent' | null

/** What the number format of each cell style shows. */
function formats(xml: string): Format[] {
  const codes = new Map<number, string>()
  const styles: Format[] = []
  let within = false
  parseXml(xml, {
    open: (name, attributes) => {
      if (local(name) === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '')
      else if (local(name) === 'cellXfs') within = true
      else if (local(name) === 'xf' && within) styles.push(formatOf(Number(attributes.numFmtId ?? 0), codes))
    },
    close: (name) => {
      if (local(name) === 'cellXfs') within = false
    },
  })
  return styles
}

function formatOf(id: number, codes: ReadonlyMap<number, string>): Format {
  if (BUILT_IN_DATES.has(id)) return 'date'
  if (BUILT_IN_PERCENT.has(id)) return 'percent'
  // Colours, conditions, locales and quoted words hold letters that mean nothing.
  const code = (codes.get(id) ?? '').replaceAll(/\[[^\]]*\]|"[^"]*"|\\.|_./g, '')
  if (/[dmyh]/i.test(code)) return 'date'
  return code.includes('%') ? 'percent' : null
}

interface Sheet extends TableLimits {
  since1904: boolean
}

function readSheet(xml: string, shared: readonly string[], styles: readonly Format[], sheet: Sheet): TableCell[][] {
  const rows: TableCell[][] = []
  let row: TableCell[] = []
  let cell = { column: 0, type: '', format: null as Format, value: '', inside: false }
  let next = 0
  parseXml(xml, {
    open: (name, attributes) => {
      if (local(name) === 'row') {
        row = []
        next = 0
      } else if (local(name) === 'c') {
        const column = columnOf(attributes.r) ?? next
        next = column + 1
        cell = { column, type: attributes.t ?? 'n', format: styles[Number(attributes.s ?? 0)] ?? null, value: '', inside: false }
      } else if (local(name) === 'v' || local(name) === 't') cell.inside = true
    },
    text: (piece) => {
      if (cell.inside) cell.value += piece
    },
    close: (name) => {
      if (local(name) === 'v' || local(name) === 't') cell.inside = false
      else if (local(name) === 'c' && cell.column < sheet.columns && cell.value !== '') {
        while (row.length < cell.column) row.push('')
        row[cell.column] = valueOf(cell, shared, sheet.since1904)
      } else if (local(name) === 'row' && row.some((each) => each !== '')) {
        rows.push(row)
        if (rows.length > sheet.rows) throw new UnreadableDocument(tooMany(sheet.rows))
      }
    },
  })
  return rows
}

export const tooMany = (rows: number) => `This table has more than ${rows} rows; send it in parts.`

/** B7 stands in column 1. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (letters === undefined) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function valueOf({ type, value, format }: { type: string; value: string; format: Format }, shared: readonly string[], since1904: boolean) {
  if (type === 's') return (shared[Number(value)] ?? '').trim()
  if (type === 'b') return value === '1'
  // Errors such as #DIV/0! are no values.
  if (type === 'e') return ''
  if (type === 'd') return value.replace(/T00:00(?::00(?:\.0+)?)?$/, '')
  if (type === 'str' || type === 'inlineStr') return value.trim()
  const number = Number(value)
  if (!Number.isFinite(number)) return value.trim()
  if (format === 'percent') return tidyNumber(number * 100)
  return format === 'date' ? dayOf(number, since1904) : tidyNumber(number)
}

/** Fifteen digits, as Excel shows them: a file has 3.3000000000000003 for 1.1 * 3, and 0.07 * 100 would be 7.000000000000001. */
const tidyNumber = (number: number) => Number(number.toPrecision(15))

/** Excel counts days from 1900 and takes that year for a leap year; below one day it is a time alone. */
function dayOf(serial: number, since1904: boolean): TableCell {
  if (serial < 0 || serial > 2_958_466) return serial
  const first = since1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30)
  const [day, time] = new Date(Math.round((first + serial * DAY) / 1000) * 1000).toISOString().slice(0, 16).split('T') as [string, string]
  if (serial < 1 && !since1904) return time
  return Number.isInteger(serial) ? day : `${day} ${time}`
}
