/** Requests of the public API on both sides: how many a second, and the processor time of the server for each. */
import { measured, type LoadOptions, type Result } from '../measuring.ts'
import { medianOf, type GateRow } from './row.ts'
import type { Side } from './side.ts'

const CONNECTIONS = 32
const TURNS = 5

type Asked = Partial<LoadOptions> & { paths: string[] }

const post = (bodies: string[]) => ({ method: 'POST', bodies })
const ASKED: [name: string, (side: Side) => Asked][] = [
  ['violation by id', ({ violations }) => ({ paths: violations.map((id) => `/public/v1/violations/${id}`) })],
  ['first page', ({ audit }) => ({ paths: [`/public/v1/audits/${audit}/violations`] })],
  ['rare search, always another', ({ audit }) => ({ paths: counted((i) => `/public/v1/audits/${audit}/violations?search=none%20${i}`) })],
  [
    'a review',
    ({ violations }) => ({
      paths: violations.map((id) => `/public/v1/violations/${id}/review`),
      ...post(['{"action":"elevated_risk"}', '{"action":"urgent_violation"}']),
    }),
  ],
  [
    'a comment',
    ({ violations }) => ({
      paths: violations.map((id) => `/public/v1/violations/${id}/comments`),
      ...post(['{"comment":"Seen by Legal."}']),
    }),
  ],
  ['templates', () => ({ paths: ['/public/v1/template'] })],
  [
    'a text checked',
    () => ({ paths: ['/public/v2/checks'], connections: 8, ...post(CHECKED.map((text) => JSON.stringify({ text, language: 'EN' }))) }),
  ],
]

const CHECKED = [
  'Our eco-friendly soap is made in Lisbon and sold in six shops. Order today and save 20 % on everything.',
  'The jacket keeps you dry; its water column is 10,000 mm. Hurry, only 2 left in stock!',
]

const counted = (each: (i: number) => string) => Array.from({ length: 20_000 }, (_, i) => each(i))

/** Judged by processor time, which other work on the machine hardly changes; the rate is said beside it. */
export async function requestRows(
  sides: [Side, Side],
  seconds: number,
  chosen: (name: string) => boolean,
  add: (row: GateRow) => void,
): Promise<void> {
  for (const [name, asked] of ASKED.filter(([name]) => chosen(name))) {
    const results: [Result[], Result[]] = [[], []]
    for (let turn = 0; turn <= TURNS; turn++)
      // Who goes first changes: what one leaves behind (pages of the cache, a warm processor) the other finds.
      for (const at of turn % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const side = sides[at]
        const options = { connections: CONNECTIONS, seconds, method: 'GET', bodies: [], headers: { 'x-api-key': side.key }, ...asked(side) }
        const result = await measured(side.served, options)
        // The first turn makes both ready.
        if (turn > 0) results[at].push(result)
      }
    if (results.flat().some(({ statuses }) => !('200' in statuses || '201' in statuses))) {
      console.log(`${name.padEnd(34)} not on both sides`)
      continue
    }
    const [before, after] = results.map((side) => side.map((result) => (result.cpu + result.databaseCpu) * 1000)) as [number[], number[]]
    const said = (of: (result: Result) => number, digits: number) =>
      results.map((side) => medianOf(side.map(of)).toFixed(digits)).join(' -> ')
    const note = `server ${said(({ cpu }) => cpu * 1000, 3)} ms; ${said(({ rate }) => rate, 0)} a second`
    add({
      name,
      unit: 'ms',
      before: medianOf(before),
      after: medianOf(after),
      part: medianOf(before.map((value, turn) => value / after[turn]!)),
      note,
    })
  }
}
