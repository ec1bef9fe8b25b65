/** What is asked of an audit, however large: each answers the milliseconds it took, or those of one of many. */
import assert from 'node:assert/strict'
import type { Browser } from '../../test/app-api/desk.ts'
import { timed } from '../measuring.ts'

/** An audit with someone who may decide on it. */
export interface Place {
  url: string
  key: string
  auditId: string
  /** Some of its violations. */
  violations: string[]
  owner: Browser
}

export interface Asked {
  name: string
  unit?: string
  /** How much longer it may take than before. */
  most?: number
  turns?: number
  ask(place: Place, turn: number): Promise<number>
}

async function call({ url, key }: Place, path: string, body?: object): Promise<any> {
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-api-key': key, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  assert.ok(response.ok, `${path}: ${response.status} ${response.ok ? '' : await response.text()}`)
  return response.json()
}

const read = (name: string, pathOf: (place: Place, turn: number) => string, most?: number): Asked => ({
  name,
  ...(most && { most }),
  ask: (place, turn) => timed(() => call(place, pathOf(place, turn))),
})

const list = (query: string) => (place: Place) => `/public/v1/audits/${place.auditId}/violations${query}`
const ofApplication = (name: string, path: string): Asked => ({
  name,
  ask: ({ owner, auditId }) => timed(async () => assert.equal((await owner.call('GET', path.replace('AUDIT', auditId))).status, 200)),
})

/** Until so many bytes have come: of a whole file it is the beginning that a person waits for, and the rate. */
const EXPORTED = 20_000_000

export const ASKED: Asked[] = [
  read('first page', list('')),
  read('page 400 of 20', list('?page=400')),
  read('a page in the middle', list('?page=250&page_size=20')),
  read('violation by id', ({ violations }, turn) => `/public/v1/violations/${violations[turn * 7]}`),
  read('filter: one severity', list('?severity=HIGH')),
  read('filter: one state', list('?review_state=undecided')),
  read('search: a word nobody wrote', list('?search=zzzzz')),
  read('search: a common word', list('?search=eco'), 3),
  read('list of all audits', () => '/public/v2/violations'),
  read('list of all audits, one severity', () => '/public/v2/violations?severity=CRITICAL'),
  ofApplication('findings by rule', '/w/audits/AUDIT/rules'),
  ofApplication('inbox', '/w/inbox'),
  {
    name: 'a decision',
    ask: (place, turn) =>
      timed(() => call(place, `/public/v1/violations/${place.violations[turn]}/review`, { action: DECISIONS[turn % 2] })),
  },
  {
    name: 'a decision on a group, each violation',
    async ask(place, turn) {
      let updated = 1
      const took = await timed(async () => {
        const id = place.violations[1000 + turn * 31]
        const body = { action: DECISIONS[turn % 2], apply_to_group: true }
        updated = (await call(place, `/public/v1/violations/${id}/review`, body)).violations_updated
      })
      return took / updated
    },
  },
  {
    name: 'a decision on all of one rule, each thousand',
    turns: 1,
    async ask({ owner, auditId }) {
      const { body } = await owner.call('GET', `/w/audits/${auditId}/rules`)
      const rules = new Map<string, number>()
      for (const { rule_id: id, total } of body.rules as { rule_id: string; total: number }[]) rules.set(id, (rules.get(id) ?? 0) + total)
      // The rule whose violations come nearest to a hundred thousand.
      const [rule] = [...rules].sort(([, a], [, b]) => Math.abs(a - MANY) - Math.abs(b - MANY))[0]!
      let count = 0
      const took = await timed(async () => {
        const body = { scope: { audit_id: auditId, filter: { rule } }, action: 'urgent_violation' }
        const asked = await owner.call('POST', '/w/reviews', { json: body })
        assert.ok(asked.status === 200 || asked.status === 202, asked.text)
        if (asked.status === 200) return void (count = asked.body.violations_updated)
        for (;;) {
          const { result, failure } = (await owner.call('GET', `/w/reviews/jobs/${asked.body.job_id}`)).body
          assert.equal(failure, null)
          if (result) return void (count = result.violations_updated)
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
      })
      return (took / count) * 1000
    },
  },
  {
    name: 'export, the first 20 MB',
    turns: 3,
    ask: (place) =>
      timed(async () => {
        const response = await fetch(`${place.url}/public/v2/audits/${place.auditId}/export?format=jsonl`, {
          headers: { 'x-api-key': place.key },
        })
        assert.equal(response.status, 200)
        let length = 0
        for await (const piece of response.body!) if ((length += piece.length) > EXPORTED) break
      }),
  },
]

const DECISIONS = ['elevated_risk', 'urgent_violation']
const MANY = 100_000
