import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { newId } from '../../src/db/base/ids.ts'
import { endDecisions } from '../../src/reviews/decision-ends.ts'
import { countIndex, PLACES_PER_RUN, placeOf, severityOrder } from '../../src/reviews/chart/chart.ts'
import { plantAudit } from '../helpers/audit.ts'
import { plantPage } from '../app-api/planted-page.ts'
import { PASSWORD } from '../app-api/desk.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { openDesk, openPage, snapshotFrame, startWeb } from './browser.ts'
import type { OpenPage } from './browser.ts'

let desk: Desk
let rosa: Browser
let mara: Browser

const ALSO = {
  rule_id: 'other.rule',
  rule_name: 'Another rule',
  severity: 'HIGH',
  law: 'Another law, Article 1',
  jurisdiction: ['UK'],
  text: 'first',
  reason: 'It says the same in its own words.',
  solution: null,
  suggested_text: null,
}

/** Five alone and a group of three. */
const some = async () =>
  plantAudit(desk.db, desk.workspaceId, [
    { severity: 'CRITICAL', rule: 'First rule', text: 'first text', also: [ALSO] },
    { severity: 'HIGH', rule: 'Second rule' },
    { severity: 'HIGH', rule: 'Third rule' },
    { severity: 'MEDIUM', rule: 'Grouped rule', group: 'g' },
    { severity: 'MEDIUM', rule: 'Grouped rule', group: 'g' },
    { severity: 'MEDIUM', rule: 'Grouped rule', group: 'g' },
    { severity: 'LOW', rule: 'Sixth rule' },
    { severity: null, rule: 'Last rule' },
  ])
const states = async (auditId: string): Promise<string[]> => {
  const { rows } = await desk.db.query<{ state: number }>(
    'select state from reviews where workspace_id = $1 and audit_id = $2 order by place',
    [desk.workspaceId, auditId],
  )
  return rows.map(({ state }) => ['undecided', 'elevated', 'urgent', 'dismissed', 'fixed'][state]!)
}
const title = (page: OpenPage) => page.locator('.finding-title').innerText()
const titled = (page: OpenPage, name: string) => page.locator('.finding-title', { hasText: name }).waitFor()
const decided = (page: OpenPage, count: number) => page.locator('.legend-lead', { hasText: `${count} of 8 decided` }).waitFor()
const toastShown = async (page: OpenPage, text: string | RegExp) => page.locator('.toast', { hasText: text }).waitFor()

describe('the desk', () => {
  before(async () => {
    desk = await startWeb()
    rosa = await desk.member('owner', 'Rosa Blum')
    mara = await desk.member('reviewer', 'Mara Lindqvist')
  })
  after(() => desk.close())

  test('the first decision: shown at once, kept on the server, taken back by undo', async () => {
    const { id } = await some()
    const page = await openDesk(desk, rosa, id)
    assert.equal(await title(page), 'First rule')
    assert.match(await page.locator('.evidence mark').innerText(), /first text/)
    await page.getByText('One decision for both rules').waitFor()
    assert.equal(await page.locator('.row.is-current .rules-n').innerText(), '2 rules')
    const other = page.locator('.also-rules li')
    assert.match(await other.innerText(), /High\s*Another rule\s*Another law, Article 1\s*UK/)
    await other.locator('summary').click()
    await other.getByText('It says the same in its own words.').waitFor()
    await page.keyboard.press('u')
    await page.locator('.row.is-current .state-urgent').waitFor()
    await toastShown(page, '1 finding set to urgent')
    assert.equal((await states(id))[0], 'urgent')
    await decided(page, 1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await toastShown(page, '1 finding put back')
    assert.equal((await states(id))[0], 'undecided')
    await decided(page, 0)
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('each key does what the help says', async () => {
    const { id } = await some()
    const page = await openDesk(desk, rosa, id)
    const press = (...keys: string[]) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
    await press('j')
    await titled(page, 'Second rule')
    await press('e')
    await toastShown(page, 'elevated risk')
    await press('k')
    await titled(page, 'First rule')
    await press('u')
    await toastShown(page, 'set to urgent')
    await press('r')
    await toastShown(page, '1 finding reopened')
    await press('f')
    await toastShown(page, 'set to fixed')
    await press('j', 'j')
    await titled(page, 'Third rule')

    // d: the reason, then the last five by digit
    await press('d')
    const reason = page.getByRole('textbox', { name: 'Reason' })
    await reason.fill('Quoted from a report')
    await press('Control+Enter')
    await toastShown(page, '1 finding dismissed')
    assert.deepEqual((await states(id)).slice(0, 3), ['fixed', 'elevated', 'dismissed'])

    // g: this one, or the group
    await press('j')
    await titled(page, 'Grouped rule')
    const scope = page.locator('.verbs [aria-checked=true]')
    assert.equal(await scope.innerText(), 'all 3 in the group')
    await press('g')
    assert.equal(await scope.innerText(), 'this one')
    await press('u')
    await toastShown(page, '1 finding set to urgent')
    await page.locator('.row.is-current:not(.is-settled)', { hasText: '1 of 3 decided' }).waitFor()
    await press('g', 'd')
    await page.getByRole('heading', { name: 'Dismiss 3 findings' }).waitFor()
    await page.locator('.recent button').first().waitFor()
    await press('1')
    assert.equal(await reason.inputValue(), 'Quoted from a report')
    await press('Control+Enter')
    await toastShown(page, '3 findings dismissed')
    assert.deepEqual((await states(id)).slice(3, 6), ['dismissed', 'dismissed', 'dismissed'])

    // c: a comment; a mention assigns
    await press('j')
    await titled(page, 'Sixth rule')
    await press('c')
    await page.keyboard.type('Look at this, @Mara')
    await page.getByRole('option', { name: /Mara Lindqvist/ }).waitFor()
    await press('Enter', 'Control+Enter')
    await page.locator('.ev-say', { hasText: 'Look at this, @Mara Lindqvist' }).waitFor()
    await page.locator('.assignees', { hasText: 'Mara Lindqvist' }).waitFor()
    await press('Escape')

    // a: assign
    await press('a')
    await page.getByRole('heading', { name: 'Assign 1 finding' }).waitFor()
    await page.keyboard.type('Rosa')
    await press('Enter')
    await toastShown(page, 'assigned to Rosa Blum')

    // x, shift-x: select, and up to here
    await press('x', 'j', 'Shift+X')
    await page.locator('.bulk-say', { hasText: '2 findings' }).waitFor()
    await press('f')
    // In the grouped view only the server knows how many findings of each group the filter shows: it is asked first.
    await page.getByRole('heading', { name: 'Set 2 findings to fixed?' }).waitFor()
    await page.locator('button:focus', { hasText: 'Fixed 2' }).waitFor()
    await press('Enter')
    await toastShown(page, '2 findings set to fixed')
    assert.deepEqual(await states(id), ['fixed', 'elevated', 'dismissed', 'dismissed', 'dismissed', 'dismissed', 'fixed', 'fixed'])

    // /: search; Esc leaves the field; ?: help, where letter keys are turned off
    await press('/')
    await page.keyboard.type('Second')
    await page.waitForURL(/search=Second/)
    await page.locator('.count', { hasText: '1 in 1 group' }).waitFor()
    await press('Escape', 'Escape', '?')
    await page.getByRole('heading', { name: 'Keys' }).waitFor()
    await page.getByRole('checkbox', { name: 'Letter keys on' }).uncheck()
    await press('Escape', '?')
    assert.equal(await page.getByRole('heading', { name: 'Keys' }).count(), 0)
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('the filter lives in the address: a link shows the same thing', async () => {
    const { id, violations } = await some()
    const page = await openDesk(desk, rosa, id, `?severity=HIGH&view=each&finding=${violations[2]}`)
    assert.equal(await title(page), 'Third rule')
    await page.locator('.pos', { hasText: '2 of 2' }).waitFor()
    await page.getByRole('button', { name: 'State', exact: true }).click()
    await page.getByRole('checkbox', { name: /Fixed/ }).check()
    await page.waitForURL(/state=fixed/)
    await page.getByRole('heading', { name: 'Nothing matches this filter' }).waitFor()
    await page.context().close()
    // In the grouped view a link to any finding of a group opens that finding, in its group's row.
    const grouped = await openDesk(desk, rosa, id, `?finding=${violations[4]}`)
    await grouped.locator('.pos', { hasText: '4 of 6' }).waitFor()
    await titled(grouped, 'Grouped rule')
    assert.match(grouped.url(), new RegExp(violations[4]!))
    await grouped.context().close()
  })

  test('what a decision takes out of the filter stays until the list is asked for anew', async () => {
    const { id } = await some()
    const page = await openDesk(desk, rosa, id, '?state=undecided&view=each')
    await page.keyboard.press('f')
    await toastShown(page, 'set to fixed')
    assert.equal(await page.locator('.row').count(), 8)
    await page.locator('.row.is-settled.is-current').waitFor()
    await page.keyboard.press('j')
    await titled(page, 'Second rule')
    await page.keyboard.press('u')
    await toastShown(page, 'set to urgent')
    assert.deepEqual(
      [await page.locator('.row').count(), await page.locator('.row').first().locator('.state-fixed').count()],
      [8, 1],
      'the first is still there',
    )
    await page.reload()
    await page.locator('.count', { hasText: '6 findings' }).waitFor()
    await page.context().close()
  })

  test('everything the filter shows, the number said before, an undo after', async () => {
    const { id } = await some()
    const page = await openDesk(desk, rosa, id, '?severity=HIGH,MEDIUM')
    await page.keyboard.press('x')
    await page.getByRole('button', { name: 'Take all 5' }).click()
    await page.locator('.bulk-say', { hasText: '5 findings' }).waitFor()
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Urgent' }).click()
    await page.getByRole('heading', { name: 'Set 5 findings to urgent?' }).waitFor()
    await page.locator('dialog[open]').getByRole('button', { name: 'Urgent 5' }).click()
    await toastShown(page, '5 findings set to urgent')
    assert.deepEqual(await states(id), ['undecided', 'urgent', 'urgent', 'urgent', 'urgent', 'urgent', 'undecided', 'undecided'])
    await page.getByRole('button', { name: 'Undo: Urgent 5' }).click()
    await toastShown(page, 'Undone: Urgent 5; 5 findings put back')
    assert.ok((await states(id)).every((state) => state === 'undecided'))
    await page.context().close()
  })

  test('what is selected wins over the open finding, and every verb says for how many', async () => {
    const { id } = await some()
    const page = await openDesk(desk, rosa, id)
    const press = (...keys: string[]) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
    await press('j', 'j', 'j')
    await titled(page, 'Grouped rule')
    const verb = (name: string) => page.locator('.verbs').getByRole('button', { name, exact: false })
    await verb('Urgent 3').waitFor()
    await press('g')
    await verb('Urgent 1').waitFor()
    // g chose the one finding before anything was selected: the selection wins all the same.
    await press('x')
    await page.getByRole('button', { name: 'Take all 8' }).click()
    await verb('Urgent 8').waitFor()
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Urgent 8' }).waitFor()
    await press('d')
    await page.getByRole('heading', { name: 'Dismiss 8 findings' }).waitFor()
    await press('Escape')
    await press('u')
    await page.getByRole('heading', { name: 'Set 8 findings to urgent?' }).waitFor()
    await press('Escape')
    assert.ok((await states(id)).every((state) => state === 'undecided'))
    // Without a selection it is the open finding again, as g chose.
    await page.getByRole('button', { name: 'Clear the selection' }).click()
    await press('u')
    await toastShown(page, '1 finding set to urgent')
    await page.context().close()
  })

  test('a key never changes many unasked: each time it says how many, and waits', async () => {
    const { id } = await plantAudit(
      desk.db,
      desk.workspaceId,
      Array.from({ length: 24 }, (_, n) => ({ severity: 'HIGH', rule: n < 12 ? 'One' : 'Two', group: n < 12 ? 'one' : 'two' })),
    )
    const page = await openDesk(desk, rosa, id)
    for (const [rule, decidedSoFar] of [
      ['One', 12],
      ['Two', 24],
    ] as const) {
      await titled(page, rule)
      await page.keyboard.press('u')
      await page.getByRole('heading', { name: 'Set 12 findings to urgent?' }).waitFor()
      const now = await states(id)
      assert.equal(now.filter((state) => state === 'urgent').length, decidedSoFar - 12, 'nothing before it is confirmed')
      await page.locator('button:focus', { hasText: 'Urgent 12' }).waitFor()
      await page.keyboard.press('Enter')
      await toastShown(page, '12 findings set to urgent')
      await page.locator('.legend-lead', { hasText: `${decidedSoFar} of 24 decided` }).waitFor()
      await page.keyboard.press('j')
    }
    await page.context().close()
  })

  test('a decision gets an end and an owner in its dialog, shown at the finding, and is asked for again with another', async () => {
    const { id } = await some()
    const page = await openDesk(desk, rosa, id)
    await page.keyboard.press('d')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Set an end').click()
    await dialog.getByLabel('Until').fill('2999-03-01')
    await dialog.getByLabel('Owner').selectOption({ label: 'Mara Lindqvist' })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Certified')
    await page.keyboard.press('Control+Enter')
    await toastShown(page, '1 finding dismissed')
    await page.locator('.finding-facts', { hasText: /Dismissed until 1 Mar\w* 2999, Mara Lindqvist/ }).waitFor()
    await page.getByRole('button', { name: 'Change the end' }).click()
    await dialog.getByLabel('Until').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    await titled(page, 'Second rule')
    await page.keyboard.press('Shift+E')
    await dialog.getByLabel('Until').fill('2999-04-02')
    await dialog.getByRole('button', { name: /Elevate/ }).click()
    await toastShown(page, 'elevated risk')
    await page.locator('.finding-facts', { hasText: /Elevated risk until 2 Apr\w* 2999, Rosa Blum/ }).waitFor()
    await desk.db.query(`update decision_ends set until = '2001-03-01' where workspace_id = $1`, [desk.workspaceId])
    await endDecisions(desk.db, desk.workspaceId)
    await page.reload()
    await page.locator('.finding-facts', { hasText: /Came back: elevated risk until 1 Mar\w* 2001, Rosa Blum/ }).waitFor()
  })

  test('where a second person dismisses the button asks, and what waits or is dismissed is not asked for again', async () => {
    const { id } = await plantAudit(desk.db, desk.workspaceId, [
      { severity: 'CRITICAL', rule: 'Grave rule', group: 'g' },
      { severity: 'CRITICAL', rule: 'Grave rule', group: 'g' },
      { severity: 'LOW', rule: 'Small rule' },
    ])
    await rosa.call('PUT', '/w/four-eyes', { json: { severities: ['CRITICAL'] } })
    try {
      const page = await openDesk(desk, mara, id, '?view=each')
      const ask = page.locator('.verbs').getByRole('button', { name: 'Ask to dismiss 1' })
      await ask.click()
      await page.getByRole('heading', { name: 'Ask to dismiss 1 finding' }).waitFor()
      await page.getByText('A second person decides; until then nothing changes.').waitFor()
      await page.getByRole('dialog').getByRole('textbox').fill('Certified')
      await page.getByRole('dialog').getByRole('button', { name: 'Ask to dismiss 1' }).click()
      await toastShown(page, '1 finding waits for a second person')
      await page.locator('.finding-callout', { hasText: 'asks to dismiss this' }).waitFor()
      assert.ok(await ask.isDisabled())
      await page.keyboard.press('d')
      assert.equal(await page.getByRole('dialog').count(), 0)
      // Beside one that nobody else has to answer, both numbers are said.
      await page.locator('.row input').nth(1).check()
      await page.locator('.row input').nth(2).check()
      await page.locator('.bulk').getByRole('button', { name: 'Dismiss 1, ask for 1' }).waitFor()
      await page.context().close()
      const grouped = await openDesk(desk, mara, id)
      await grouped.locator('.verbs').getByRole('button', { name: 'Ask to dismiss 2' }).waitFor()
      await grouped.context().close()
    } finally {
      await rosa.call('PUT', '/w/four-eyes', { json: { severities: [] } })
    }
  })

  test('a decision on many says how far it is; where it fails the selection stays, and undo takes nothing else back', async () => {
    const { id } = await some()
    const page = await openDesk(desk, rosa, id, '?severity=HIGH,MEDIUM')
    await page.keyboard.press('e')
    await toastShown(page, 'set to elevated risk')
    const before = await states(id)
    await page.keyboard.press('x')
    await page.getByRole('button', { name: 'Take all 5' }).click()
    // As of a worker that gives up when it is told to.
    let failure: string | null = null
    const job = () => JSON.stringify({ job_id: id, audit_id: id, count: 5, done: 3, result: null, conflict: null, failure })
    await page.route(/\/reviews(\/jobs\/.*)?$/, (route) =>
      route.fulfill({ status: route.request().method() === 'POST' ? 202 : 200, contentType: 'application/json', body: job() }),
    )
    const selection = page.getByRole('region', { name: 'Selection' })
    await selection.getByRole('button', { name: 'Urgent' }).click()
    await page.locator('dialog[open]').getByRole('button', { name: 'Urgent 5' }).click()
    await selection.getByText('Urgent: 3 of 5').waitFor()
    assert.equal(await selection.getByRole('button', { name: 'Urgent' }).isDisabled(), true)
    await page.keyboard.press('z')
    await toastShown(page, 'still under way; nothing was undone')
    failure = 'It was given up.'
    await toastShown(page, 'Put back as it was: It was given up.')
    await page.locator('.bulk-say', { hasText: '5 findings' }).waitFor()
    await page.keyboard.press('z')
    await toastShown(page, 'The last decision was not made, so there is nothing to undo')
    assert.deepEqual(await states(id), before)
    await page.unroute(/\/reviews(\/jobs\/.*)?$/)
    await selection.getByRole('button', { name: 'Urgent' }).click()
    await page.locator('dialog[open]').getByRole('button', { name: 'Urgent 5' }).click()
    await toastShown(page, '5 findings set to urgent')
    await selection.waitFor({ state: 'detached' })
    await page.context().close()
  })

  test('what the server refuses is put back, with a message that stays', async () => {
    const { id } = await some()
    const page = await openDesk(desk, rosa, id)
    await page.route('**/reviews', (route) =>
      route.fulfill({ status: 503, contentType: 'application/json', body: '{"detail":"The service is busy."}' }),
    )
    await page.keyboard.press('u')
    await toastShown(page, 'Put back as it was: The service is busy.')
    await page.locator('.finding-facts .state-undecided').waitFor()
    assert.equal(await page.locator('.row.is-current .state').count(), 0)
    await decided(page, 0)
    await page.context().close()
  })

  test('a session that ends asks for the password in place, and what was being done goes on', async () => {
    const { id } = await some()
    const page = await openDesk(desk, rosa, id)
    await page.locator('#thread').waitFor()
    const before = page.url()
    await page.context().clearCookies()
    await page.keyboard.press('u')
    await page.getByRole('heading', { name: 'Your session has ended' }).waitFor()
    assert.equal((await states(id))[0], 'undecided')
    const password = page.getByRole('dialog').getByLabel('Password')
    await password.fill('not this one')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').waitFor()
    await password.fill(PASSWORD)
    await page.keyboard.press('Enter')
    await toastShown(page, '1 finding set to urgent')
    assert.equal((await states(id))[0], 'urgent')
    assert.equal(page.url().split('?')[0], before.split('?')[0])
    await page.context().close()
  })

  test('Live is said only while changes arrive, and nothing is counted before it is known', async () => {
    const { id } = await some()
    const counts = Promise.withResolvers<void>()
    const stream = Promise.withResolvers<void>()
    const page = await openPage(desk, rosa, `/w/${desk.workspaceId}/audits/${id}/desk`, {}, async (context) => {
      await context.route('**/violations?*', async (route) => {
        await counts.promise
        await route.continue()
      })
      await context.route('**/events?*', async (route) => {
        await stream.promise
        await route.continue()
      })
    })
    await page.locator('.abar-progress[aria-busy=true]', { hasText: 'Counting' }).waitFor()
    assert.doesNotMatch(await page.locator('.abar').innerText(), /of 0/)
    counts.resolve()
    await decided(page, 0)
    assert.equal(await page.locator('.live').innerText(), 'Not live')
    stream.resolve()
    await page.locator('.live', { hasText: /^Live$/ }).waitFor()
    await page.context().close()
  })

  test('undo returns to the finding, beside the list; arrows, Home and End walk it; the menu opens what is undecided', async () => {
    const { id, violations } = await some()
    const page = await openDesk(desk, rosa, id, '?view=each')
    await page.keyboard.press('End')
    await titled(page, 'Last rule')
    await page.keyboard.press('Home')
    await titled(page, 'First rule')
    await page.keyboard.press('ArrowDown')
    await titled(page, 'Second rule')
    await page.keyboard.press('ArrowUp')
    await titled(page, 'First rule')
    await page.keyboard.press('u')
    await toastShown(page, '1 finding set to urgent')
    const [toast, queue] = await Promise.all([page.locator('.toast').boundingBox(), page.locator('.queue').boundingBox()])
    assert.ok(toast!.x >= queue!.x + queue!.width, 'the message lies over the list')
    await page.keyboard.press('End')
    await titled(page, 'Last rule')
    await page.keyboard.press('z')
    await toastShown(page, '1 finding put back')
    await titled(page, 'First rule')
    await page.keyboard.press('u')
    await toastShown(page, '1 finding set to urgent')
    await page.goto(`${desk.url}/w/${desk.workspaceId}/desk`)
    await page.waitForURL(new RegExp(`finding=${violations[1]}`))
    await titled(page, 'Second rule')
    await page.context().close()
  })

  test('two people: what one decides the other sees, and is warned before deciding otherwise', async () => {
    const { id } = await some()
    const hers = await openDesk(desk, rosa, id)
    const his = await openDesk(desk, mara, id)
    // What is shown whole was read before the decision: only then is it decided "meanwhile".
    await his.locator('#thread').waitFor()
    await hers.keyboard.press('u')
    await toastShown(hers, 'set to urgent')
    await his.locator('.row.is-current .state-urgent').waitFor()
    await his.locator('.callout-warn', { hasText: 'Rosa Blum set this to urgent violation' }).waitFor()
    await decided(his, 1)
    await his.keyboard.press('f')
    await his.getByRole('heading', { name: 'Decided meanwhile' }).waitFor()
    assert.equal((await states(id))[0], 'urgent')
    await his.getByRole('button', { name: 'Fixed all the same' }).click()
    await toastShown(his, 'set to fixed')
    assert.equal((await states(id))[0], 'fixed')
    await hers.locator('.row.is-current .state-fixed').waitFor()
    await hers.context().close()
    await his.context().close()
  })

  test('a decision made before the stream of changes opens is not lost, also where the stream is refused at first', async () => {
    const { id, violations } = await some()
    const hold = Promise.withResolvers<void>()
    let asked = 0
    const page = await openDesk(desk, rosa, id, '', {}, async (context) => {
      await context.route('**/events?*', async (route) => {
        await hold.promise
        if (++asked === 1) await route.fulfill({ status: 503, contentType: 'application/json', body: '{"detail":"The service is busy."}' })
        else await route.continue()
      })
    })
    await page.locator('#thread').waitFor()
    await mara.call('POST', '/w/reviews', { json: { scope: { violation_id: violations[0] }, action: 'urgent_violation' } })
    hold.resolve()
    await page.locator('.row.is-current .state-urgent').waitFor()
    await page.locator('.callout-warn', { hasText: 'Mara Lindqvist set this to urgent violation' }).waitFor()
    await decided(page, 1)
    assert.equal(asked, 2)
    await page.context().close()
  })

  test('the page as it was stands beside the finding, scrolled to it, and can be read as text', async () => {
    const filler = '<p>Nothing to see here.</p>'.repeat(120)
    const { auditId, ids } = await plantPage(
      desk.db,
      desk.workspaceId,
      `<!doctype html><title>Shop</title><h1>Shop</h1>${filler}<p>Our eco-friendly soap is green.</p>${filler}`,
      ['eco-friendly', 'green'],
    )
    const page = await openDesk(desk, rosa, auditId, `?finding=${ids[0]}`)
    const frame = await snapshotFrame(page)
    await frame.locator('mark.imprimatur-here', { hasText: 'eco-friendly' }).waitFor()
    assert.equal(await page.locator('.frame iframe').getAttribute('sandbox'), '')
    const box = (await frame.locator('mark.imprimatur-here').boundingBox())!
    const around = (await page.locator('.frame').boundingBox())!
    assert.ok(box.y > around.y && box.y < around.y + around.height, 'scrolled to the mark')
    await page.getByRole('tab', { name: 'Extracted text' }).click()
    await page.locator('.extract .m.is-here', { hasText: 'eco-friendly' }).waitFor()
    assert.equal(await page.locator('.extract .m').count(), 2)
    await page.locator('.onpage button', { hasText: 'green' }).click()
    await page.locator('.evidence mark', { hasText: 'green' }).waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('new findings wait until one asks for them; the list does not move under the eye', async () => {
    const { id } = await some()
    const page = await openDesk(desk, rosa, id, '?view=each')
    await page.locator('.count', { hasText: '8 findings' }).waitFor()
    const [violation, place] = [newId(), placeOf('CRITICAL', 500)]
    await desk.db.query(
      `insert into violations (workspace_id, id, audit_id, group_id, severity, place, rule_id, rule_name, violating_text, reason) ` +
        `values ($1, $2, $3, $2, 4, $4, 'r', 'New rule', 'new', 'new')`,
      [desk.workspaceId, violation, id, place],
    )
    await desk.db.query(
      'insert into reviews (workspace_id, violation_id, audit_id, group_id, place, state) values ($1, $2, $3, $2, $4, 0)',
      [desk.workspaceId, violation, id, place],
    )
    await desk.db.query('update review_runs set counts[1] = counts[1] + 1 where workspace_id = $1 and audit_id = $2 and run = $3', [
      desk.workspaceId,
      id,
      Math.floor(place / PLACES_PER_RUN),
    ])
    await desk.db.query(
      `update audits set total_violations = total_violations + 1, counts[${countIndex(0, severityOrder('CRITICAL')) + 1}] = ` +
        `counts[${countIndex(0, severityOrder('CRITICAL')) + 1}] + 1 where workspace_id = $1 and id = $2`,
      [desk.workspaceId, id],
    )
    const news = page.getByRole('button', { name: '1 new' })
    await news.waitFor()
    assert.equal(await page.locator('.row').count(), 8)
    await news.click()
    await page.locator('.row', { hasText: 'New rule' }).waitFor()
    assert.equal(await title(page), 'First rule', 'what was open stays open')
    await page.context().close()
  })

  test('a viewer looks and does not decide', async () => {
    const viewer = await desk.member('viewer', 'Vera Look')
    const { id } = await some()
    const page = await openDesk(desk, viewer, id)
    await page.getByText('You may look and not decide').waitFor()
    await page.keyboard.press('u')
    await page.keyboard.press('d')
    assert.equal(await page.locator('dialog').count(), 0)
    assert.ok((await states(id)).every((state) => state === 'undecided'))
    await page.context().close()
  })
})
