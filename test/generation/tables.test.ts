import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import { readTableApart } from '../../src/documents/bulk/read-apart.ts'
import type { FormEntry } from '../../src/generation/form/form.ts'
import { readDay, readNumber } from '../../src/generation/form/table-cells.ts'
import { likeness, proposeColumns } from '../../src/generation/form/table-columns.ts'
import { TableReader } from '../../src/generation/form/table-reading.ts'

const entry = (name: string, type: FormEntry['type'], more: Partial<FormEntry> = {}): FormEntry => ({
  name,
  type,
  label: name,
  help: null,
  required: false,
  placeholder: null,
  options: null,
  maxLength: null,
  default: null,
  ...more,
})
const FORM = [
  entry('name', 'text', { label: 'Produktname' }),
  entry('price', 'number', { label: 'Preis' }),
  entry('until', 'text', { label: 'Gültig bis', format: 'date' }),
  entry('new', 'boolean', { label: 'Neu' }),
  entry('channel', 'select', { label: 'Kanal', options: [{ value: 'shop', label: 'Online-Shop' }] }),
]
const plan = {
  language: 'DE' as const,
  mapping: { name: 0, price: 1, until: 2, new: 3 },
  fixed: { channel: 'online-shop' },
  decimal: null,
  days: null,
}
const readAll = (rows: (string | number)[][], more: object = {}) => {
  const reader = new TableReader(FORM, { ...plan, ...more })
  for (const row of rows) reader.look(row)
  return rows.map((row, at) => reader.read(at + 1, row))
}

describe('a table', () => {
  test('numbers are read as they are written, and only a point or comma before three figures can be either', () => {
    for (const [cell, decimal, value, other] of [
      ['1.249,50', '.', 1249.5, undefined],
      ['1,249.50', ',', 1249.5, undefined],
      ['€ 1.249,50', ',', 1249.5, undefined],
      ['1 249,50 EUR', '.', 1249.5, undefined],
      ["1'249.50", ',', 1249.5, undefined],
      ['1.249', ',', 1249, 1.249],
      ['1.249', '.', 1.249, 1249],
      ['1.249.000', '.', 1_249_000, undefined],
      ['0,125', '.', 0.125, undefined],
      ['−12,5 %', '.', -12.5, undefined],
      ['499,-', ',', 499, undefined],
      ['12', ',', 12, undefined],
    ] as const)
      assert.deepEqual(readNumber(cell, decimal, false), other === undefined ? { value } : { value, other }, cell)
    for (const cell of ['viel', '12 cm', '1.2.3', '1,2,3', '', '12.34,567.8']) assert.equal(readNumber(cell, ',', false), null, cell)
  })

  test('days are read in figures and in words', () => {
    for (const [cell, value, other] of [
      ['31.12.2026', '2026-12-31', undefined],
      ['12/31/2026', '2026-12-31', undefined],
      ['01/02/2026', '2026-02-01', '2026-01-02'],
      ['02.02.26', '2026-02-02', undefined],
      ['2026-02-01 00:00', '2026-02-01', undefined],
      ['1. Februar 2026', '2026-02-01', undefined],
      ['February 1, 2026', '2026-02-01', undefined],
    ] as const)
      assert.deepEqual(readDay(cell, 'dmy', false, 'DE'), other === undefined ? { value } : { value, other }, cell)
    for (const cell of ['31.02.2026', 'bald', '2026', '13/13/2026']) assert.equal(readDay(cell, 'dmy', false, 'DE'), null, cell)
  })

  test('a column is read in one notation: one cell that can only be one settles the others', () => {
    const [first, second] = readAll([
      ['A', '1.249', '01/02/2026', 'ja'],
      ['B', '12.5', '12/31/2026', 'nein'],
    ])
    assert.deepEqual(first, { input: { name: 'A', price: 1.249, until: '2026-01-02', new: true, channel: 'shop' }, ambiguous: [] })
    assert.deepEqual(second!.input, { name: 'B', price: 12.5, until: '2026-12-31', new: false, channel: 'shop' })
  })

  test('where nothing settles it the language decides and the other reading is shown; somebody’s word decides before both', () => {
    const rows = [['A', '1.249', '01/02/2026']]
    const [{ input, ambiguous }] = readAll(rows) as [ReturnType<TableReader['read']>]
    assert.deepEqual([input.price, input.until], [1249, '2026-02-01'])
    assert.deepEqual(ambiguous, [
      { row: 1, field: 'price', cell: '1.249', read: 1249, other: 1.249 },
      { row: 1, field: 'until', cell: '01/02/2026', read: '2026-02-01', other: '2026-01-02' },
    ])
    const [said] = readAll(rows, { decimal: '.', days: 'mdy' })
    assert.deepEqual([said!.input.price, said!.input.until, said!.ambiguous], [1.249, '2026-01-02', []])
  })

  test('what cannot be read stays for the form to refuse, and a number in a text has the decimal mark of the language', () => {
    const [{ input }] = readAll([[1234567.5, 'viel', 'bald']]) as [ReturnType<TableReader['read']>]
    assert.deepEqual([input.name, input.price, input.until], ['1234567,5', 'viel', 'bald'])
  })

  test('columns are proposed by the names and labels of fields, each once', () => {
    assert.equal(likeness('Product-Name', 'product name'), 1)
    assert.ok(likeness('Farbe', 'Preis') < 0.6)
    assert.deepEqual(proposeColumns(['SKU', 'preis (EUR)', 'Produkt-Name', 'gültig bis', 'Farbe'], FORM), { price: 1, name: 2, until: 3 })
    assert.deepEqual(proposeColumns(['prix', 'nom'], FORM, { price: ['Prix'], name: ['Nom'] }), { price: 0, name: 1 })
  })

  test('a small workbook whose cells share a long text is refused, and tables take turns', async () => {
    const workbook = (text: string, cells: number) =>
      zipSync({
        'xl/sharedStrings.xml': strToU8(`<sst><si><t>${text}</t></si></sst>`),
        'xl/worksheets/sheet1.xml': strToU8(
          `<worksheet>${`<row>${'<c t="s"><v>0</v></c>'.repeat(20)}</row>`.repeat(cells / 20)}</worksheet>`,
        ),
      }) as Uint8Array<ArrayBuffer>
    const refused = async (bytes: Uint8Array<ArrayBuffer>, message: RegExp) => {
      assert.ok(bytes.length < 3000)
      await assert.rejects(readTableApart(bytes), message)
    }
    await Promise.all([
      refused(workbook('x'.repeat(32_768), 40), /has more than 32767 characters/),
      refused(workbook('x'.repeat(32_767), 1100), /holds more than 32 MB of text/),
      readTableApart(workbook('x'.repeat(32_767), 40)).then(({ rows }) => assert.equal(rows.length, 1)),
    ])
  })
})
