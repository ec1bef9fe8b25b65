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

export async function requestRows(sides: [Side, Side], seconds: number, add: (row: GateRow) => void): Promise<void> {
  for (const [name, asked] of ASKED) {
    const results: [Result[], Result[]] = [[], []]
    for (let turn = 0; turn <= TURNS; turn++)
      for (const at of [0, 1] as const) {
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
    add(compared(name, '/s', results, ({ rate }) => rate, true))
    add(compared(`${name}, processor`, 'ms', results, ({ cpu }) => cpu * 1000, false))
  }
}

function compared(name: string, unit: string, results: [Result[], Result[]], of: (result: Result) => number, more: boolean): GateRow {
  const [before, after] = results.map((side) => side.map(of)) as [number[], number[]]
  const parts = before.map((value, turn) => (more ? after[turn]! / value : value / after[turn]!))
  return { name, unit, before: medianOf(before), after: medianOf(after), part: medianOf(parts) }
}
