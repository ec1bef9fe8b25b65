import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { forgetSources } from '../../src/db/claims/sources.ts'
import { createKey } from '../../src/db/keys/keys.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { PREFIX_V2, publicDocumentV2 } from '../../src/http/public/index.ts'
import { startDesk } from '../app-api/desk.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { conformance } from '../helpers/conforming.ts'
import { page, startSite } from '../helpers/site.ts'
import type { Site } from '../helpers/site.ts'
import { docx, pdf } from '../text/fixtures.ts'

const assertConforms = conformance(publicDocumentV2(), PREFIX_V2)
const REPORT = pdf([
  ['Report of the laboratory on the Oslo bag', 'Water was 13 % of the weight.'],
  ['The seams held. The cotton of the Oslo bag is', 'recycled to 80 %, as the standard asks for.'],
  ['The cotton of the Oslo bag is recycled to 80 %, we repeat.'],
])
const PASSAGE = 'The cotton of the Oslo bag is recycled to 80 %'
const NOBODY = '0198f000-0000-7000-8000-000000000000'

const proof = (more: object = {}) => ({
  kind: 'document',
  title: 'Report of the laboratory',
  number: null,
  url: null,
  page: null,
  passage: PASSAGE,
  expires_on: null,
  ...more,
})
const claim = (...proofs: object[]) => ({
  wordings: [{ language: 'EN', text: 'Made of 80 % recycled cotton' }],
  about: ['Oslo bag'],
  markets: [],
  channels: [],
  conditions: [],
  proofs,
  valid_from: null,
  valid_until: null,
})

describe('proofs of claims', () => {
  let desk: Desk
  let owner: Browser
  let editor: Browser
  let viewer: Browser
  let stranger: Browser
  let key: string
  let site: Site
  before(async () => {
    desk = await startDesk({ settings: { ALLOW_HOSTS: '127.0.0.1' } })
    owner = await desk.member('owner')
    editor = await desk.member('editor')
    viewer = await desk.member('viewer')
    const other = (await createWorkspace(desk.db, 'Other')).id
    stranger = await desk.member('owner', 'Stranger', other)
    key = (await createKey(desk.db, desk.workspaceId, 'person', editor.userId, 'person')).key
    site = await startSite({
      '/report': page('Report', `<p>The seams held. ${PASSAGE}, as the standard asks for.</p>`, []),
    })
  })
  after(async () => {
    await site?.close()
    await desk?.close()
  })

  const formOf = (bytes: Uint8Array, name: string) => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)]), name)
    return form
  }
  const sent = (bytes: Uint8Array, name: string, by = editor) => by.call('POST', '/w/claim-sources', { body: formOf(bytes, name) })
  const made = async (...proofs: object[]) => {
    const answer = await editor.call('POST', '/w/claims', { json: claim(...proofs) })
    assert.equal(answer.status, 201, answer.text)
    return answer.body
  }

  test('a file is read and kept, and the passage of a proof is found in it with its page', async () => {
    const read = await sent(REPORT, 'folder/Report – 417.pdf')
    assert.equal(read.status, 201, read.text)
    const { id, kind, name, type, pages, size, sha256 } = read.body
    assert.deepEqual([kind, name, type, pages, size], ['file', 'Report – 417.pdf', 'pdf', 3, REPORT.length])
    const file = await editor.fetch('GET', `${desk.url}/app/api/w/${desk.workspaceId}/claim-sources/${id}/file`)
    assert.deepEqual(new Uint8Array(await file.arrayBuffer()), new Uint8Array(REPORT), 'it comes back as it was')
    assert.match(file.headers.get('content-disposition')!, /^attachment;.*Report%20%E2%80%93%20417\.pdf/)

    const [first, third] = (await made(proof({ source_id: id }), proof({ source_id: id, page: 'p. 3' }))).proofs
    assert.deepEqual([first.source.name, first.source.sha256, first.source.now], ['Report – 417.pdf', sha256, 'same'])
    assert.deepEqual([first.source.found.page, first.source.found.text, first.source.found.times], [2, PASSAGE, 2])
    assert.match(first.source.found.before, /The seams held\.\s*$/)
    assert.match(first.source.found.after, /^, as the standard/)
    assert.equal(third.source.found.page, 3, 'the page that was named counts')
  })

  test('a passage that does not stand there is said, also where only a figure differs', async () => {
    const { id } = (await sent(REPORT, 'report.pdf')).body
    const [other] = (await made(proof({ source_id: id, passage: PASSAGE.replace('80', '90') }))).proofs
    assert.deepEqual([other.source.name, other.source.found], ['report.pdf', null])
    const find = async (passage: string, by = viewer) =>
      (await by.call('POST', `/w/claim-sources/${id}/passage`, { json: { passage } })).body.found
    assert.equal(await find('3 % of the weight'), null, '13 % is not 3 %')
    assert.equal((await find('13 % of the weight.')).page, 1)
    assert.equal((await find('the  COTTON of the\nOslo bag')).page, 2, 'white space and case may differ')
    assert.equal(await find('The cotton of the Bergen bag'), null)
  })

  test('an address is read under the guard, and what it answered stays when the page changes', async () => {
    const read = (url: string) => editor.call('POST', '/w/claim-sources/addresses', { json: { url } })
    await owner.call('PUT', '/w/allowed-hosts', { json: { hosts: [] } })
    const closed = await read(`${site.url}/report`)
    assert.equal(closed.status, 422)
    assert.equal(site.hits.size, 0, 'nothing was asked of a place the workspace may not read')
    await owner.call('PUT', '/w/allowed-hosts', { json: { hosts: ['127.0.0.1'] } })
    assert.equal((await read('file:///etc/passwd')).status, 422)
    assert.equal((await read(`${site.url}/gone`)).status, 422, 'an error proves nothing')
    const answer = await read(`${site.url}/report`)
    assert.equal(answer.status, 201, answer.text)
    assert.deepEqual([answer.body.kind, answer.body.url, answer.body.type], ['address', `${site.url}/report`, 'html'])
    await site.close()
    const [kept] = (await made(proof({ kind: 'address', url: `${site.url}/report`, source_id: answer.body.id }))).proofs
    assert.deepEqual([kept.source.found.text, kept.source.found.page], [PASSAGE, null])
  })

  test('an entry of a knowledge base proves as it was; that it changed since is said', async () => {
    const base = (await editor.call('POST', '/w/infobases', { json: { name: 'Materials' } })).body.id
    const entry = { kind: 'fact', title: 'Oslo bag', content: `${PASSAGE}.` }
    const entryId = (await editor.call('POST', `/w/infobases/${base}/entries`, { json: entry })).body.id
    const source = await editor.call('POST', '/w/claim-sources/entries', { json: { infobase_id: base, entry_id: entryId } })
    assert.deepEqual([source.status, source.body.kind, source.body.name], [201, 'entry', 'Materials: Oslo bag'])
    const { id, proofs } = await made(proof({ kind: 'knowledge', source_id: source.body.id }))
    const now = async () => (await editor.call('GET', `/w/claims/${id}`)).body.proofs[0].source
    assert.deepEqual([proofs[0].source.found.text, proofs[0].source.now], [PASSAGE, 'same'])
    const put = await editor.call('PUT', `/w/infobases/${base}/entries/${entryId}`, { json: { ...entry, content: 'It is linen now.' } })
    assert.equal(put.status, 200, put.text)
    assert.deepEqual([(await now()).now, (await now()).found.text], ['changed', PASSAGE])
    await editor.call('DELETE', `/w/infobases/${base}/entries/${entryId}`)
    assert.equal((await now()).now, 'gone')
    assert.equal((await editor.call('POST', '/w/claims', { json: claim(proof({ kind: 'knowledge' })) })).status, 422)
    assert.equal((await editor.call('POST', '/w/claims', { json: claim(proof({ source_id: source.body.id })) })).status, 422)
  })

  test('a certificate that has ended ends what it proved, before approval as well', async () => {
    const certificate = (day: string) => proof({ kind: 'certificate', number: 'CS-417', expires_on: day })
    const ended = await made(certificate('2001-01-31'))
    assert.deepEqual([ended.state, ended.until], ['expired', '2001-01-31'])
    assert.equal((await owner.call('POST', `/w/claims/${ended.id}/approve`, { json: { version: 1 } })).status, 409)
    const listed = (await editor.call('GET', '/w/claims?state=expired')).body
    assert.deepEqual(
      listed.claims.map((each: any) => each.id),
      [ended.id],
    )
    assert.equal(listed.states.expired, 1)
    const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
    const ending = await made(certificate(soon))
    assert.equal(ending.state, 'proved')
    const approved = await owner.call('POST', `/w/claims/${ending.id}/approve`, { json: { version: 1 } })
    assert.deepEqual([approved.body.state, approved.body.until], ['expiring', soon])
  })

  test('who may not, what cannot be read and what belongs to others are refused', async () => {
    assert.equal((await desk.browser().call('POST', '/w/claim-sources', { body: formOf(REPORT, 'a.pdf') })).status, 401)
    assert.equal((await sent(REPORT, 'a.pdf', viewer)).status, 403)
    const broken = await sent(new TextEncoder().encode('%PDF-1.4 nothing'), 'broken.pdf')
    assert.equal(broken.status, 422)
    assert.match(broken.text, /cut off or damaged/)
    assert.equal((await sent(pdf([['']]), 'empty.pdf')).status, 422, 'a picture of a text proves nothing that can be found again')
    assert.equal((await editor.call('POST', '/w/claim-sources', { json: {} })).status, 422)
    const { id } = (await sent(REPORT, 'a.pdf')).body
    assert.equal((await viewer.call('GET', `/w/claim-sources/${id}`)).status, 200)
    assert.equal((await stranger.call('GET', `/w/claim-sources/${id}`)).status, 404)
    assert.equal((await stranger.call('POST', `/w/claim-sources/${id}/passage`, { json: { passage: 'The' } })).status, 404)
    assert.equal((await stranger.call('GET', `/w/claim-sources/${id}/file`)).status, 404)
    assert.equal((await stranger.call('POST', '/w/claims', { json: claim(proof({ source_id: id })) })).status, 422)
    for (const other of [NOBODY, 'none'])
      assert.equal((await editor.call('POST', '/w/claims', { json: claim(proof({ source_id: other })) })).status, 422)
    const nowhere = { infobase_id: NOBODY, entry_id: NOBODY }
    assert.equal((await editor.call('POST', '/w/claim-sources/entries', { json: nowhere })).status, 404)
  })

  test('programs have the same, and what no claim names is forgotten', async () => {
    const v2 = async (method: string, path: string, body: BodyInit | null, type?: string) => {
      const headers = { 'x-api-key': key, ...(type ? { 'content-type': type } : {}) }
      const response = await fetch(`${desk.url}${PREFIX_V2}${path}`, { method, headers, ...(body === null ? {} : { body }) })
      const text = await response.text()
      const answer = { status: response.status, headers: response.headers, text, body: JSON.parse(text) }
      assertConforms(method, response.url, answer)
      return answer
    }
    const letter = docx({ 'word/document.xml': `<w:p><w:r><w:t>${PASSAGE}.</w:t></w:r></w:p>` })
    const read = await v2('POST', '/claim-sources', formOf(letter, 'letter.docx'))
    const unused = await v2('POST', '/claim-sources', formOf(letter, 'unused.docx'))
    assert.deepEqual([read.status, read.body.type, read.body.pages], [201, 'docx', null])
    const content = JSON.stringify(claim(proof({ source_id: read.body.id })))
    const posted = await v2('POST', '/claims', content, 'application/json')
    assert.deepEqual([posted.status, posted.body.proofs[0].source.found.text], [201, PASSAGE])
    await forgetSources(desk.db, desk.workspaceId, new Date(Date.now() + 1000))
    assert.equal((await v2('GET', `/claim-sources/${read.body.id}`, null)).status, 200)
    assert.equal((await v2('GET', `/claim-sources/${unused.body.id}`, null)).status, 404)
  })
})
