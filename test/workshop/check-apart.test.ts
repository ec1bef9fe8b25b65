import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { readSettings } from '../../src/config.ts'
import { checkApart, checkFileApart, findingsIn, stopChecking, tryRule } from '../../src/documents/check-apart.ts'
import { keepRuleSet } from '../../src/packs/kept-rule-sets.ts'
import { defaultProfile } from '../../src/packs/profile.ts'
import { endlessPage } from '../helpers/hostile.ts'

const RULE = { file: 'own/x.yml', content: 'extends: existence\nmessage: x\nterms: [x]\nhits: [x]\npasses: [y]\n' }
const LONGEST = 6000
/** Its expression is stopped in each of the texts; all of them together take far longer. */
const heavy = {
  file: 'own/heavy.yml',
  content: "extends: existence\nmessage: x\nraw: ['y*z']\nhits: [z]\npasses: [x]\n",
  texts: Array.from({ length: 300 }, () => ({ text: `${'y'.repeat(20_000)} z`, format: 'text', language: null }) as const),
}

describe('the processes that check and try', () => {
  before(() => checkApart(readSettings({}, '/', {}), { idle: 0, longestTry: LONGEST }))
  after(stopChecking)

  test('a rule that takes too long holds nobody up, is refused in words, and the next is tried', async () => {
    // Loading the rules for the first document is not waiting for the other one.
    await findingsIn('Ready.', 'EN', defaultProfile())
    const ended: string[] = []
    const late = assert.rejects(
      tryRule(heavy).finally(() => ended.push('late')),
      {
        status: 422,
        message: 'body.content: Value error, Trying the rule took longer than 6 seconds. Give it fewer examples, or less to look in.',
      },
    )
    const next = tryRule({ ...RULE, texts: [] })
    await findingsIn('Ready.', 'EN', defaultProfile())
    assert.deepEqual(ended, [], 'documents do not wait for it')
    await late
    assert.deepEqual(
      (await next).proofs.map(({ ok }) => ok),
      [true, true],
    )
  })

  test('a file that takes too long is ended with its process, holds no text up, and the next file is checked', async () => {
    const file = (text: string) => ({
      name: 'claims.html',
      contentType: 'text/html',
      bytes: new TextEncoder().encode(text),
      language: 'EN' as const,
      profile: defaultProfile(),
      mostText: 100_000_000,
    })
    const ended: string[] = []
    const late = assert.rejects(
      checkFileApart(file(endlessPage(10))).finally(() => ended.push('late')),
      { status: 422, message: /body\.file: Value error, reading this file took longer than 6 seconds/ },
    )
    const next = checkFileApart(file('<p>Our eco-friendly soap.</p>'))
    await findingsIn('Ready.', 'EN', defaultProfile())
    assert.deepEqual(ended, [], 'texts do not wait for it')
    await late
    const checked = await next
    assert.ok('findings' in checked && checked.findings.length > 0)
  })

  test('rules that this process does not have are an error of that question alone', async () => {
    const profile = { ...defaultProfile(), own: 'not fetched' }
    await assert.rejects(findingsIn('Ready.', 'EN', profile), /the rules not fetched were not fetched/)
    keepRuleSet('not fetched', [])
    assert.ok(await findingsIn('Ready.', 'EN', profile))
  })
})
