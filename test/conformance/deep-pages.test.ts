import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { loadDemoAudit } from '../../src/demo/load.ts'
import { REVIEW_STATES, SEVERITIES } from '../../src/reviews/chart/chart.ts'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { servers } from '../helpers/both-servers.ts'
import { plainServer } from '../helpers/database.ts'

const VIOLATIONS = 9000

for (const server of servers(plainServer)) {
  describe(`pages deep in an audit on ${server.name}`, () => {
    let api: Api
    let stop: () => Promise<void>
    let audit: string
    /** Every violation in order, to compare pages with. */
    let all: { id: string; state: number; severity: number | null }[]

    before(async () => {
      const { url, stop: stopServer } = await server.start()
      stop = stopServer
      api = await startApi({ serverUrl: url })
      audit = (await loadDemoAudit(api.db, api.workspaceId, 'Deep', VIOLATIONS, () => undefined)).id
      all = (
        await api.db.query(
          `select v.id, r.state, v.severity from violations v join reviews r on r.workspace_id = $1 and r.violation_id = v.id
         where v.workspace_id = $1 and v.audit_id = $2 order by v.place`,
          [api.workspaceId, audit],
        )
      ).rows
    })
    after(async () => {
      await api.close()
      await stop()
    })

    const wanted = (state: string, severity: string | null) =>
      all.filter(
        (violation) =>
          (state === 'all' || REVIEW_STATES[violation.state] === state) &&
          (severity === null || (violation.severity !== null && SEVERITIES[violation.severity] === severity)),
      )

    test('are what a list of all of them has there, whatever the filter, from the beginning to past the end', async () => {
      for (const state of [...REVIEW_STATES, 'all']) {
        for (const severity of [null, ...SEVERITIES]) {
          const ids = wanted(state, severity).map((violation) => violation.id)
          const last = Math.ceil(ids.length / 7)
          for (const page of [
            Math.ceil(last / 5),
            Math.ceil(last / 3),
            Math.ceil(last / 2),
            Math.ceil(last * 0.8),
            last - 1,
            last,
            last + 1,
          ].filter((number) => number >= 1)) {
            const { body } = await api.call(
              'GET',
              `/audits/${audit}/violations?review_state=${state}&page_size=7&page=${page}${severity ? `&severity=${severity}` : ''}`,
            )
            assert.deepEqual(
              body.violations.map((violation: { id: string }) => violation.id),
              ids.slice((page - 1) * 7, page * 7),
              `${state} ${severity} page ${page}`,
            )
            assert.deepEqual([body.total, body.has_more], [ids.length, page * 7 < ids.length])
          }
        }
      }
    })

    test('follow decisions at once, and so does a search that was asked before', async () => {
      const undecided = wanted('undecided', null)
      const place = Math.ceil(undecided.length * 0.7)
      const read = async (query: string) => (await api.call('GET', `/audits/${audit}/violations?page_size=1&${query}`)).body
      const found = (await read('search=socks')).total
      const gone = (await read(`page=${place + 1}`)).violations[0].id
      assert.equal(gone, undecided[place]!.id)
      await api.call('POST', `/violations/${gone}/review`, { json: { action: 'mark_fixed' } })
      assert.equal((await read(`page=${place + 1}`)).violations[0].id, undecided[place + 1]!.id)
      const [sock] = (await read('search=socks')).violations
      await api.call('POST', `/violations/${sock.id}/review`, { json: { action: 'mark_fixed' } })
      const after_ = await read('search=socks')
      assert.ok(after_.total < found)
      assert.notEqual(after_.violations[0].id, sock.id)
    })
  })
}
