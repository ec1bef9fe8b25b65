import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { createKey } from '../../src/db/keys/keys.ts'
import { PREFIX_V2, publicDocumentV2 } from '../../src/http/public/index.ts'
import { xlsxFile } from '../../src/documents/bulk/xlsx-write.ts'
import { startDesk } from '../app-api/desk.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { conformance } from '../helpers/conforming.ts'
import { runCommand } from '../helpers/command.ts'

const assertConforms = conformance(publicDocumentV2(), PREFIX_V2)
const NAMES =
  'wording EN;wording DE;products;markets;must stand;must not stand;valid until;proof;proof number;proof page;proof until;colour'
const WORDINGS = 'Made of 80 % recycled cotton|80 % of it is recycled cotton;Aus 80 % recycelter Baumwolle'
const REST = 'Oslo bag;DE, at;Tested in 2026.;miracle, cure;31.12.2999;Cotton standard;CS-417;p. 3;2999-03-01;red'
const TABLE = `${NAMES}
${WORDINGS};${REST}
;;;;;;;Second report;;p. 9;;
Holds 20 litres;;;;;;;;;;;
Weighs 300 g;;;;;;2027-02-30;;;;;
;;Oslo bag;;;;;;;;;
Holds 20 litres;;;;;;;;;;;
`

describe('claims from a table', () => {
  let desk: Desk
  let editor: Browser
  let viewer: Browser
  let key: string
  const folder = mkdtempSync(path.join(tmpdir(), 'claims-'))
  before(async () => {
    desk = await startDesk()
    editor = await desk.member('editor')
    viewer = await desk.member('viewer')
    key = (await createKey(desk.db, desk.workspaceId, 'person', editor.userId, 'person')).key
  })
  after(async () => {
    rmSync(folder, { recursive: true })
    await desk?.close()
  })

  const formOf = (content: string | Uint8Array, name = 'claims.csv') => {
    const form = new FormData()
    form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name)
    return form
  }
  const send = (content: string | Uint8Array, dryRun: boolean, by = editor) =>
    by.call('POST', `/w/claim-table?dry_run=${dryRun}`, { body: formOf(content) })
  const all = async () => (await editor.call('GET', '/w/claims?sort=number')).body.claims.reverse()
  const outcomes = ({ body }: any) => body.rows.map(({ row, number, outcome }: any) => [row, number, outcome])
  const exported = async () => (await editor.fetch('GET', `${desk.url}/app/api/w/${desk.workspaceId}/claim-table`)).text()

  test('a preview names each mistake of each row; what has none is stored, and nothing is approved', async () => {
    const preview = await send(TABLE, true)
    assert.equal(preview.status, 200, preview.text)
    assert.deepEqual(outcomes(preview), [
      [2, null, 'new'],
      [4, null, 'new'],
      [5, null, 'refused'],
      [7, null, 'refused'],
    ])
    assert.deepEqual(
      preview.body.rows.flatMap(({ faults }: any) => faults),
      [
        { row: 5, column: 'valid until', why: '“2027-02-30” is no day; write it as 2027-03-31' },
        { row: 6, column: 'wording', why: 'there is neither a wording nor a proof' },
        { row: 7, column: 'wording', why: 'row 4 has the same' },
      ],
    )
    assert.deepEqual(preview.body.aside, ['colour'])
    assert.deepEqual(await all(), [], 'nothing is stored by a preview')

    const taken = await send(TABLE, false)
    assert.deepEqual(outcomes(taken).slice(0, 2), [
      [2, 'C-1', 'new'],
      [4, 'C-2', 'new'],
    ])
    const [first, second, ...others] = await all()
    assert.deepEqual([others, first.state, second.state], [[], 'proved', 'draft'])
    assert.deepEqual(
      first.wordings.map(({ language, text }: any) => [language, text]),
      [
        ['EN', 'Made of 80 % recycled cotton'],
        ['EN', '80 % of it is recycled cotton'],
        ['DE', 'Aus 80 % recycelter Baumwolle'],
      ],
    )
    assert.deepEqual([first.about, first.markets, first.valid_until, first.until], [['Oslo bag'], ['DE', 'AT'], '2999-12-31', '2999-03-01'])
    assert.deepEqual(first.conditions, [
      { kind: 'stands', text: 'Tested in 2026.' },
      { kind: 'absent', words: ['miracle', 'cure'] },
    ])
    assert.deepEqual(
      first.proofs.map(({ kind, title, number, page }: any) => [kind, title, number, page]),
      [
        ['certificate', 'Cotton standard', 'CS-417', 'p. 3'],
        ['document', 'Second report', null, 'p. 9'],
      ],
    )
    const { rows } = await desk.db.query(`select kind from admin_trail where workspace_id = $1 and kind like 'claim.%'`, [desk.workspaceId])
    assert.deepEqual(
      rows.map(({ kind }) => kind),
      ['claim.made', 'claim.made'],
    )
  })

  test('what is exported comes in again as the same; a row with a number is a new version of that claim', async () => {
    const source = (await editor.call('POST', '/w/claim-sources', { body: formOf('The bag holds 20 litres.', 'bag.txt') })).body.id
    const before = (await all())[1]
    const { wordings, markets, channels, conditions } = before
    const awkward = {
      kind: 'document',
      title: '=1+1, "so"',
      number: null,
      url: null,
      page: null,
      passage: 'holds\n20 litres',
      expires_on: null,
    }
    const changed = { wordings, about: ['A, B'], markets, channels, conditions, valid_from: null, valid_until: null, based_on: 1 }
    const put = await editor.call('PUT', `/w/claims/${before.id}`, { json: { ...changed, proofs: [{ ...awkward, source_id: source }] } })
    assert.equal(put.status, 200, put.text)
    const table = await exported()
    assert.ok(table.includes(`"'=1+1, ""so"""`), 'no spreadsheet runs it')
    assert.deepEqual(outcomes(await send(table, false)), [
      [2, 'C-1', 'same'],
      [4, 'C-2', 'same'],
    ])
    assert.deepEqual(outcomes(await send(table.replace('Holds 20 litres', 'Holds 21 litres'), false)), [
      [2, 'C-1', 'same'],
      [4, 'C-2', 'changed'],
    ])
    const after = (await all())[1]
    assert.deepEqual([after.version, after.wordings[0].text, after.about], [3, 'Holds 21 litres', ['A, B']])
    assert.deepEqual([after.proofs[0].source_id, after.proofs[0].source.found.text], [source, 'holds 20 litres'], 'its proof is still read')
    const again = await send('number,wording\nC-99,Is new\nsoon,Is new\n,Holds 21 litres\n', true)
    assert.deepEqual(
      again.body.rows.flatMap(({ faults }: any) => faults.map(({ column, why }: any) => [column, why])),
      [
        ['number', 'there is no claim C-99'],
        ['number', '“soon” is no number of a claim such as C-14; leave it empty for a new one'],
        ['wording', 'C-2 has this wording; put that number in the row to change it'],
      ],
    )
  })

  test('Excel is read as CSV is; who may not, and what is no table of claims, are refused, by programs too', async () => {
    async function* pages() {
      yield [['Fits under a seat', 'Measured', '2999-01-31']]
    }
    const book = await buffer(xlsxFile([{ name: 'Claims', columns: ['wording', 'proof', 'proof until'], pages }]))
    const read = await send(book, true)
    assert.deepEqual(outcomes(read), [[2, null, 'new']])
    assert.equal((await desk.browser().call('POST', '/w/claim-table', { body: formOf(TABLE) })).status, 401)
    assert.equal((await send(TABLE, false, viewer)).status, 403)
    assert.equal((await send('colour,size\nred,20\n', false)).status, 422)
    assert.equal((await send('', false)).status, 422)
    assert.equal((await viewer.call('GET', '/w/claim-table')).status, 200)
    const response = await fetch(`${desk.url}${PREFIX_V2}/claim-table?dry_run=true`, {
      method: 'POST',
      headers: { 'x-api-key': key },
      body: formOf('wording\nIs waterproof\n'),
    })
    const text = await response.text()
    const answer = { status: response.status, headers: response.headers, text, body: JSON.parse(text) }
    assertConforms('POST', response.url, answer)
    assert.deepEqual(outcomes(answer), [[2, null, 'new']])
  })

  test('the command line does the same, and ends with 1 where a row is refused', async () => {
    const file = path.join(folder, 'in.csv')
    const call = (...words: string[]) =>
      runCommand(['claims', ...words, '--workspace', desk.workspaceId], { env: { DATABASE_URL: desk.databaseUrl } })
    writeFileSync(file, 'wording,valid until\nIs washable,2999-01-01\nIs light,soon\n')
    const refused = await call('import', file)
    assert.equal(refused.code, 1, refused.stderr)
    assert.match(
      refused.stdout,
      /Row 3, valid until: “soon” is no day; write it as 2027-03-31\.\n1 new claim, 0 changed, 0 the same, 1 refused\./,
    )
    const out = path.join(folder, 'out.csv')
    assert.equal((await call('export', out)).code, 0)
    assert.match(readFileSync(out, 'utf8'), /C-3,draft,Is washable/)
    assert.equal((await call('import', out, '--dry-run')).code, 0)
    writeFileSync(file, 'colour\nred\n')
    const none = await call('import', file)
    assert.equal(none.code, 3)
    assert.match(none.stderr, /none of them is “wording”/)
  })
})
