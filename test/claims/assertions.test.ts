import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createKey } from '../../src/db/keys/keys.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { PREFIX_V2, publicDocumentV2 } from '../../src/http/public/index.ts'
import { assertionsIn } from '../../src/claims/assertions/assertion.ts'
import type { LanguageKey } from '../../src/languages.ts'
import { startDesk } from '../app-api/desk.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { startAuditing, type Auditing } from '../helpers/auditing.ts'
import { claimOf, plantClaim } from '../helpers/claim.ts'
import { conformance } from '../helpers/conforming.ts'

const assertConforms = conformance(publicDocumentV2(), PREFIX_V2)
const OFTEN = 'Loved by thousands of families from Kiel to Leeds.'
const ONCE = 'It reduces fine lines by 30 % in four weeks.'
const page = (...sentences: string[]) =>
  `<!doctype html><html lang="en"><title>Serum</title><body><nav><p>Our award-winning serum is here.</p></nav><main>${sentences
    .map((each) => `<p>${each}</p>`)
    .join('')}</main></body></html>`

describe('unproved assertions', () => {
  let auditing: Auditing
  let desk: Desk
  let viewer: Browser
  let stranger: Browser
  let key: string
  before(async () => {
    auditing = await startAuditing()
    desk = await startDesk({ databaseUrl: auditing.url, parts: { audits: auditing.service } })
    viewer = await desk.member('viewer')
    stranger = await desk.member('owner', 'Stranger', (await createWorkspace(desk.db, 'Other')).id)
    key = (await createKey(desk.db, desk.workspaceId, 'build', null, 'workspace')).key
  })
  after(async () => {
    await desk?.close()
    await auditing?.close()
  })

  test('are the checkable sentences of an audit that say no approved claim, the most frequent first', async () => {
    await plantClaim(desk.db, desk.workspaceId, { text: 'Made of 80 % recycled cotton' })
    const said = 'The Oslo bag is made of 80 % recycled cotton.'
    const almost = 'The Oslo bag is made of 90 % recycled cotton.'
    assert.ok(claimOf('x').about.includes('Oslo bag'))
    const pages = [page(OFTEN, ONCE, said, almost, 'We like linden trees very much.'), page(OFTEN, 'Do 90 % of you like it?')]
    const sources = pages.map((text, index) => ({ kind: 'text' as const, name: `page${index}.html`, text }))
    const id = await auditing.start(sources, ['eu-green-claims'], desk.workspaceId)
    assert.equal((await auditing.ended(id)).status, 'COMPLETED')
    const { status, body, text } = await viewer.call('GET', `/w/audits/${id}/assertions`)
    assert.equal(status, 200, text)
    assert.deepEqual(
      body.assertions.map(({ sentence, kinds, times, pages: on, nearest }: any) => [sentence, kinds, times, on, nearest?.number ?? null]),
      [
        [OFTEN, ['figure'], 2, 2, null],
        [ONCE, ['figure', 'health'], 1, 1, null],
        [almost, ['figure', 'environment'], 1, 1, 'C-1'],
      ],
    )
    assert.deepEqual([body.total, body.pages, body.looked_at], [3, 2, 2])
    assert.equal(new Set(body.assertions[0].places.map((place: any) => place.id)).size, 2)
    const health = await viewer.call('GET', `/w/audits/${id}/assertions?kind=health`)
    assert.deepEqual(
      health.body.assertions.map(({ sentence }: any) => sentence),
      [ONCE],
    )
    const response = await fetch(`${desk.url}${PREFIX_V2}/audits/${id}/assertions?limit=1`, { headers: { 'x-api-key': key } })
    const sent = await response.text()
    const answer = { status: response.status, headers: response.headers, text: sent, body: JSON.parse(sent) }
    assertConforms('GET', response.url, answer)
    assert.deepEqual([answer.status, answer.body.assertions.length, typeof answer.body.next], [200, 1, 'string'])
    assert.equal((await stranger.call('GET', `/w/audits/${id}/assertions`)).status, 404)
    assert.equal((await desk.browser().call('GET', `/w/audits/${id}/assertions`)).status, 401)
    assert.equal((await viewer.call('GET', `/w/audits/${id}/assertions?kind=colour`)).status, 422)
  })

  test('are told from other sentences in six languages', () => {
    const kinds: [LanguageKey, string, string[]][] = [
      ['EN', 'Winner of a prize for night care in 2025.', ['award']],
      ['EN', 'The most gentle cleanser in Britain.', ['superlative']],
      ['EN', 'We moved to a new office last week.', []],
      ['DE', 'Unser Tee enthält doppelt so viel Melisse.', ['comparison']],
      ['DE', 'Die Creme ist dermatologisch getestet und riecht gut.', ['test']],
      ['DE', 'Ich habe 30 % mehr Energie als früher.', []],
      ['FR', 'Nos bouteilles sont biodégradables et légères.', ['environment']],
      ['FR', 'Plus de 300 clients nous font confiance.', ['figure']],
      ['NL', 'Ons bedrijf is gecertificeerd volgens de norm.', ['certificate']],
      ['NL', 'De winkel is dinsdag de hele dag dicht.', []],
      ['ES', 'Esta crema alivia el dolor de espalda.', ['health']],
      ['ES', 'Puede escribirnos cuando quiera, sin compromiso.', []],
      ['IT', 'Da oltre 40 anni vicino ai nostri clienti.', ['figure']],
      ['IT', 'Vieni a trovarci nel nostro negozio in centro.', []],
    ]
    for (const [language, sentence, expected] of kinds) assert.deepEqual(assertionsIn(sentence, language), expected, sentence)
  })
})
