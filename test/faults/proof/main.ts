/**
 * `npm run faults [-- FAULTS CLIENTS]` breaks everything on purpose;
 * `npm run faults -- rolling [REQUESTS]` replaces two servers in turn;
 * `npm run faults -- events [EVENTS]` sends events to a receiver that fails and returns;
 * `npm run faults -- carry [KILLS] [VIOLATIONS]` kills whoever carries decisions from one run of a site to the next; pairs of runs
 * follow one another until there were as many kills.
 */
import { freshDatabase } from '../../helpers/database.ts'
import { throwawayServer } from '../../helpers/server.ts'
import { rollingRestart } from '../rolling.ts'
import { openPool } from '../../../src/db/base/pool.ts'
import { carryUnderKills } from './carry-kills.ts'
import { eventsUnderOutage } from './event-outage.ts'
import { prove } from './prove.ts'

/** Milliseconds, on a machine with nothing else to do. */
const LONGEST_REQUEST = 10_000

const [first, second, third] = process.argv.slice(2)
if (first === 'rolling') {
  const server = await throwawayServer()
  const { url } = await freshDatabase(server.url)
  console.log(await rollingRestart(url, Number(second ?? 10_000), { grace: '3', pollEvery: 1000 }))
  await server.stop()
} else if (first === 'events') {
  const server = await throwawayServer()
  const { url } = await freshDatabase(server.url)
  const db = openPool(url)
  const began = performance.now()
  const events = Number(second ?? 10_000)
  const { requests } = await eventsUnderOutage(db, { events, audits: 40 })
  console.log({ events, requests, seconds: Math.round((performance.now() - began) / 1000) })
  await db.end()
  await server.stop()
} else if (first === 'carry') {
  const server = await throwawayServer()
  const { url } = await freshDatabase(server.url)
  const [kills, violations] = [Number(second ?? 200), Number(third ?? 400_000)]
  for (let killed = 0; killed < kills; ) {
    const proof = await carryUnderKills(url, { kills: kills - killed, violations, atOnce: Math.max(100, violations / 200) })
    killed += proof.killed
    console.log({ ...proof, killsInAll: killed })
  }
  await server.stop()
} else {
  const proof = await prove({
    faults: Number(first ?? 200),
    clients: Number(second ?? 32),
    log: (line) => process.stderr.write(`${line}\n`),
  })
  console.log(proof)
  const { lost, doubled, unfinished, countersAgree, trailWhole, longest } = proof
  process.exitCode = lost + doubled + unfinished === 0 && countersAgree && trailWhole && longest < LONGEST_REQUEST ? 0 : 1
}
process.exit()
