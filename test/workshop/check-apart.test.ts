import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, before, describe, test } from 'node:test'
import { readSettings } from '../../src/config.ts'
import { createKey } from '../../src/db/keys/keys.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { checkApart, checkFileApart, findingsIn, stopChecking, tryRule } from '../../src/checks/check-apart.ts'
import { Turns } from '../../src/checks/turns.ts'
import { keepRuleSet } from '../../src/packs/kept-rule-sets.ts'
import { defaultProfile } from '../../src/packs/profile.ts'
import { startApi, type Api } from '../helpers/api.ts'
import { endlessPage } from '../helpers/hostile.ts'
import { nextRequest } from '../helpers/next-request.ts'

const RULE = { file: 'own/x.yml', content: 'extends: existence\nmessage: x\nterms: [x]\nhits: [x]\npasses: [y]\n' }
const LONGEST = 6000
const ASKER = { workspaceId: 'one' }
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
      checkFileApart(file(endlessPage(10)), ASKER).finally(() => ended.push('late')),
      { status: 422, message: /body\.file: Value error, reading this file took longer than 6 seconds/ },
    )
    const next = checkFileApart(file('<p>Our eco-friendly soap.</p>'), ASKER)
    await findingsIn('Ready.', 'EN', defaultProfile())
    assert.deepEqual(ended, [], 'texts do not wait for it')
    await late
    const checked = await next
    assert.ok('json' in checked && JSON.parse(checked.json).findings.length > 0)
  })

  test('rules that this process does not have are an error of that question alone', async () => {
    const profile = { ...defaultProfile(), own: 'not fetched' }
    await assert.rejects(findingsIn('Ready.', 'EN', profile), /the rules not fetched were not fetched/)
    keepRuleSet('not fetched', [])
    assert.ok(await findingsIn('Ready.', 'EN', profile))
  })
})

describe('one caller beside another', () => {
  const LONG = 'Our eco-friendly soap is climate neutral and free of risk. '.repeat(150)
  /** Takes so long that a connection is surely gone before the next of its kind has a turn. */
  const LONGER = LONG.repeat(8)
  let api: Api
  let neighbour: string
  /** How many long texts came to wait for their turn, had it, were left without an answer while they had it, and are over. */
  const long = { asked: 0, begun: 0, left: 0, over: 0 }
  const forget = () => Object.assign(long, { asked: 0, begun: 0, left: 0, over: 0 })
  const { take } = Turns.prototype
  before(async () => {
    checkApart(readSettings({}, '/', {}), { idle: 0, longestTry: LONGEST })
    api = await startApi()
    neighbour = (await createKey(api.db, (await createWorkspace(api.db, 'Neighbour')).id, 'n', null)).key
    Turns.prototype.take = function <T>(workspaceId: string, characters: number, work: () => Promise<T>, signal?: AbortSignal) {
      if (characters < LONG.length) return take.call(this, workspaceId, characters, work, signal) as Promise<T>
      long.asked++
      const counted = () => {
        long.begun++
        return work().catch((error) => {
          long.left++
          throw error
        })
      }
      return take.call(this, workspaceId, characters, counted, signal).finally(() => long.over++) as Promise<T>
    }
    await check('Ready.', neighbour)
  })
  after(async () => {
    Turns.prototype.take = take
    await api?.close()
    await stopChecking()
  })
  const check = (text: string, key = api.key, signal?: AbortSignal) =>
    fetch(`${api.url}/public/v2/checks`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ text, language: 'EN' }),
      ...(signal ? { signal } : {}),
    })
  const soon = () => new Promise((resolve) => setTimeout(resolve, 20))
  /** As many as a workspace may have under way. */
  const SHARE = 16
  const until = async (count: 'asked' | 'begun' | 'over', least: number) => {
    while (long[count] < least) await soon()
  }

  test('workspaces take turns: of many long texts one at most goes before each of a neighbour', async () => {
    let ended = 0
    const flood = Array.from({ length: SHARE }, () => check(LONG).then((answer) => answer.text().then(() => ended++)))
    await until('begun', 1)
    const sentences = 5
    for (let n = 0; n < sentences; n++) assert.equal((await check('Our soap is eco-friendly.', neighbour)).status, 200)
    assert.ok(ended <= sentences, `${ended} of ${SHARE} went before ${sentences}`)
    await Promise.all(flood)
    assert.equal(long.begun, SHARE)
  })

  test('a check ends with its connection, and what waits is not begun; a workspace has a share of checks', async () => {
    forget()
    const gone = new AbortController()
    const flood = Array.from({ length: SHARE }, () => check(LONGER, api.key, gone.signal).catch(() => null))
    await until('asked', SHARE)
    assert.equal((await check('One more.')).status, 429)
    gone.abort()
    await Promise.all(flood)
    await until('over', SHARE)
    assert.ok(long.begun < SHARE / 2, `${long.begun} of ${SHARE} were begun`)
    assert.equal((await check('Our soap is eco-friendly.')).status, 200)
  })

  test('a check whose connection has gone before it came to wait is not begun', async () => {
    // The key is known from now on: what comes next reads its text, and then its rules from a database that has no connection free.
    assert.equal((await check('Ready.')).status, 200)
    forget()
    const busy = await Promise.all(Array.from({ length: 9 }, () => api.db.connect()))
    const gone = new AbortController()
    const begun = nextRequest()
    const dropped = check(LONGER, api.key, gone.signal).catch(() => null)
    const closed = once((await begun).response, 'close')
    while (api.db.waitingCount === 0) await soon()
    gone.abort()
    await Promise.all([dropped, closed])
    for (const client of busy) client.release()
    assert.equal((await check('Ready.')).status, 200)
    assert.equal(long.begun, 0)
  })

  test('what agents asked for over /mcp ends with their connections: what waits is not begun, what is under way is left', async () => {
    forget()
    const gone = new AbortController()
    const params = { name: 'check_text', arguments: { text: LONGER, language: 'EN' } }
    const ask = (_: unknown, id: number) =>
      fetch(`${api.url}/mcp`, {
        method: 'POST',
        headers: { 'x-api-key': api.key, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params }),
        signal: gone.signal,
      })
        .then((answer) => answer.text())
        .catch(() => null)
    const flood = Array.from({ length: SHARE }, ask)
    await until('asked', SHARE)
    gone.abort()
    await Promise.all(flood)
    await until('over', SHARE)
    assert.ok(long.begun < SHARE / 2, `${long.begun} of ${SHARE} were begun`)
    assert.ok(long.left > 0, 'the text under way was left')
  })

  test('an answer grows with the text and not with its square, and says how many findings it leaves out', async () => {
    const text = 'eco-friendly '.repeat(1100)
    const answer = await (await check(text)).text()
    assert.ok(answer.length < 3 * 1024 * 1024, String(answer.length))
    const { findings, more_findings, complete } = JSON.parse(answer)
    assert.ok(findings.length > 500 && findings.length <= 1000, String(findings.length))
    assert.ok(findings.length + more_findings >= 1100, String(more_findings))
    assert.equal(complete, true)
    for (const { violating_text: found, sentence, offsets, suggested_text } of findings.slice(-100)) {
      assert.equal(text.slice(offsets.start, offsets.end), found)
      assert.ok(sentence.length < 1500 && sentence.startsWith('…') && sentence.includes(found), sentence)
      assert.ok((suggested_text ?? '').length < 1500)
    }
  })
})
