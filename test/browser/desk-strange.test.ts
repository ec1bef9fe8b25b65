import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { loadDemoAudit } from '../../src/demo/load.ts'
import { plantPage } from '../app-api/planted-page.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { plantAudit } from '../helpers/audit.ts'
import { assertAccessible, openDesk, snapshotFrame, startWeb } from './browser.ts'
import type { OpenPage } from './browser.ts'

let desk: Desk
let rosa: Browser

const LONG = 'x'.repeat(100_000)
const STRANGE = [
  '<script>document.title = "taken over"</script>',
  '"><img src=x onerror="document.title=\'taken over\'">',
  'זה הטקסט הירוק ביותר בעולם',
  '🌱💚👩‍👩‍👧‍👦 eco',
  LONG,
  '\u202Eevil\u202C',
  '&lt;b&gt;',
  '{{constructor}}',
]
const WIDE = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 } }

const noSideways = async (page: OpenPage) =>
  assert.ok(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    'nothing scrolls sideways',
  )

/** A dialog is completely visible, as a sheet from edge to edge. */
const isSheet = async (page: OpenPage, what: string) => {
  const box = (await page.locator('dialog[open]').boundingBox())!
  const { width, height } = page.viewportSize()!
  assert.deepEqual([box.x, box.width, box.y >= 0, box.y + box.height <= height], [0, width, true, true], what)
}

describe('the desk and what the world holds', () => {
  before(async () => {
    desk = await startWeb()
    rosa = await desk.member('owner', 'Rosa Blum')
  })
  after(() => desk.close())

  test('strange texts are text: never markup, never in the way', async () => {
    const { id } = await plantAudit(
      desk.db,
      desk.workspaceId,
      STRANGE.map((text) => ({ text, reason: text.slice(0, 2000), rule: text.slice(0, 100) })),
    )
    for (const size of [WIDE, PHONE]) {
      const page = await openDesk(desk, rosa, id, '?view=each&pane=finding', size)
      for (const text of STRANGE) {
        await page.waitForFunction((wanted) => document.querySelector('.evidence mark')?.textContent === wanted, text)
        await noSideways(page)
        await page.keyboard.press('j')
      }
      assert.doesNotMatch(await page.title(), /taken over/)
      assert.equal(await page.locator('#root script, #root img').count(), 0)
      assert.equal(await page.locator('.evidence blockquote').getAttribute('dir'), 'auto')
      assert.deepEqual(page.complaints, [])
      await page.context().close()
    }
  })

  test('a hostile page is shown and can do nothing', async (context) => {
    // A server that counts requests: everything on the page tries to reach it.
    let reached = 0
    const evil = createServer((_request, response) => {
      reached++
      response.end()
    })
    context.after(() => evil.close())
    await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve))
    const place = `http://127.0.0.1:${(evil.address() as AddressInfo).port}`
    const html = `<!doctype html><title>Shop</title><base href="${place}/"><meta http-equiv="refresh" content="0;url=${place}/">
      <script>top.document.title = 'taken over'</script><link rel="stylesheet" href="${place}/x.css"><iframe src="${place}/"></iframe>
      <img src="${place}/pixel.png" onerror="top.document.title='taken over'"><form action="${place}/"><button autofocus \
onclick="top.location='${place}'">Go</button></form>
      <style>@import url(${place}/y.css); body { background: url(${place}/z.png) }</style>
      <a href="${place}/" target="_top" id="out">Our green soap</a><p>Our green soap is the best.</p>`
    const { auditId } = await plantPage(desk.db, desk.workspaceId, html, ['green'])
    const page = await openDesk(desk, rosa, auditId)
    const frame = await snapshotFrame(page)
    await frame.locator('button').click()
    await frame.locator('#out').click({ force: true })
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        }),
    )
    assert.ok(page.url().startsWith(desk.url))
    assert.doesNotMatch(await page.title(), /taken over/)
    await page.context().close()
    assert.equal(reached, 0)
  })

  test('a hundred thousand violations scroll from end to end', async () => {
    const { id } = await loadDemoAudit(desk.db, desk.workspaceId, 'Large', 100_000, () => undefined)
    const page = await openDesk(desk, rosa, id)
    await page.locator('.count', { hasText: /^100,000 in [\d,]+ groups/ }).waitFor()
    await page.getByRole('button', { name: 'Each' }).click()
    await page.locator('.count', { hasText: '100,000 findings' }).waitFor()
    const shown = () =>
      page.evaluate(() => {
        const box = document.querySelector('.rows')!.getBoundingClientRect()
        return [...document.querySelectorAll('.row:not(.is-waiting)')]
          .filter((row) => row.getBoundingClientRect().top < box.bottom && row.getBoundingClientRect().bottom > box.top)
          .map((row) => Number(row.getAttribute('aria-posinset')))
      })
    const rows = page.locator('.rows')
    await page.evaluate(() => document.querySelectorAll('.row').forEach((row) => Object.assign(row, { wasHere: true })))
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await rows.evaluate((element, to) => {
        element.scrollTop = (element.scrollHeight - element.clientHeight) * to
      }, part)
      await page.waitForFunction((at) => {
        const first = document.querySelector('.row:not(.is-waiting)')
        return (
          first !== null &&
          document.querySelector('.row.is-waiting') === null &&
          Math.abs(Number(first.getAttribute('aria-posinset')) - at) < 100
        )
      }, 100_000 * part)
    }
    assert.equal((await shown()).at(-1), 100_000, 'the last row is the last of the list')
    const kept = await page.evaluate(() => [...document.querySelectorAll('.row')].filter((row) => 'wasHere' in row).length)
    assert.ok(kept > 10, 'rows are taken over, not made anew')
    assert.ok((await page.locator('.row').count()) < 60, 'only the visible rows are rendered')
    // The list is at the server's position: the last row shows the last finding of the order.
    await page.locator('.row .row-body').last().click()
    await page.locator('.pos', { hasText: '100,000 of 100,000' }).waitFor()
    await page.keyboard.press('k')
    await page.locator('.pos', { hasText: '99,999 of 100,000' }).waitFor()
    await rows.evaluate((element) => {
      element.scrollTop = 0
    })
    await page.locator('.row[aria-posinset="1"]:not(.is-waiting)').waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    const accessible = (page: OpenPage, what: string) => assertAccessible(page, what, colorScheme === 'light' ? 'all' : 'colours')
    test(`nobody is kept out, in ${colorScheme}: desk, reasons, keys, page, on wide and narrow screens`, async () => {
      const { auditId } = await plantPage(
        desk.db,
        desk.workspaceId,
        '<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1><p>Our eco-friendly soap is green and natural.</p></main>',
        ['eco-friendly', 'green', 'natural'],
      )
      const wide = await openDesk(desk, rosa, auditId, '', { ...WIDE, colorScheme, reducedMotion: 'reduce' })
      await wide.locator('.frame iframe').waitFor()
      await accessible(wide, 'desk')
      await wide.keyboard.press('d')
      await wide.getByRole('textbox', { name: 'Reason' }).waitFor()
      await accessible(wide, 'dismiss')
      await wide.keyboard.type('Certified')
      await wide.keyboard.press('Control+Enter')
      await wide.locator('.toast').waitFor()
      await wide.keyboard.press('x')
      await wide.getByRole('tab', { name: 'Extracted text' }).click()
      await wide.locator('.extract').waitFor()
      await accessible(wide, 'dismissed, selected, text')
      await wide.keyboard.press('?')
      await accessible(wide, 'keys')
      await wide.keyboard.press('Escape')
      await wide.getByRole('button', { name: 'Severity', exact: true }).click()
      await wide.locator('.pop').waitFor()
      await accessible(wide, 'a filter')
      await wide.context().close()
      const phone = await openDesk(desk, rosa, auditId, '', { ...PHONE, colorScheme, reducedMotion: 'reduce' })
      for (const search of ['', '?pane=finding', '?pane=context', '?pane=context&context=text']) {
        await phone.goto(`${desk.url}/w/${desk.workspaceId}/audits/${auditId}/desk${search}`)
        await phone
          .locator(search === '' ? '.row' : search === '?pane=finding' ? '.thread' : '.onpage li')
          .first()
          .waitFor()
        await accessible(phone, `narrow ${search}`)
        await noSideways(phone)
        for (const [key, name] of search === '?pane=finding'
          ? ([
              ['d', 'Dismiss'],
              ['?', 'Keys'],
              ['a', 'Assign'],
            ] as const)
          : []) {
          await phone.keyboard.press(key)
          await phone.getByRole('dialog', { name: new RegExp(name) }).waitFor()
          await isSheet(phone, `${name}, narrow`)
          await phone.keyboard.press('Escape')
        }
      }
      await phone.context().close()
    })
  }

  test('a click on rows that still move reaches the row under the pointer', async () => {
    const { id } = await plantAudit(
      desk.db,
      desk.workspaceId,
      Array.from({ length: 60 }, (_, n) => ({ severity: 'HIGH', rule: `Rule ${n + 1}`, text: `text ${n + 1}` })),
    )
    const page = await openDesk(desk, rosa, id)
    const rows = page.locator('.rows')
    const { x, y, width, height } = (await rows.boundingBox())!
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.wheel(0, 1500)
    await page.locator('.row-rule', { hasText: 'Rule 30' }).waitFor()
    // Keeps scrolling by a pixel, as a wheel with inertia does, for as long as the click takes.
    await rows.evaluate((element) => {
      let by = 1
      setInterval(() => element.scrollBy({ top: (by = -by), behavior: 'instant' }), 20)
    })
    await page.locator('.rows-space.is-moving').waitFor()
    const ruleAt = (row: number) => page.locator('.row').nth(row).locator('.row-rule').innerText()
    const press = async (row: number, part: '.row-body' | 'input', options?: Parameters<typeof page.mouse.click>[2]) => {
      const box = (await page.locator('.row').nth(row).locator(part).boundingBox())!
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, options)
    }
    for (const row of [8, 10]) {
      await press(row, '.row-body')
      await page.locator('.finding-title', { hasText: await ruleAt(row) }).waitFor()
    }
    await press(9, 'input')
    await page.locator('.row.is-picked .row-rule', { hasText: await ruleAt(9) }).waitFor()
    const opened = page.context().waitForEvent('page')
    await press(11, '.row-body', { button: 'middle' })
    await (await opened).locator('.finding-title', { hasText: await ruleAt(11) }).waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('at 400% zoom everything is there, one thing under the other', async () => {
    const { id } = await plantAudit(desk.db, desk.workspaceId, [{ rule: 'First rule' }, { rule: 'Second rule' }])
    // 1280 x 1024 at 400% is 320 x 256.
    const page = await openDesk(desk, rosa, id, '', { viewport: { width: 320, height: 256 } })
    await noSideways(page)
    await page.locator('.row-body', { hasText: 'Second rule' }).click()
    await page.locator('.finding-title', { hasText: 'Second rule' }).waitFor()
    await noSideways(page)
    await page.getByRole('button', { name: 'Urgent' }).click()
    await page.locator('.toast', { hasText: 'set to urgent' }).waitFor()
    await page.getByRole('button', { name: 'Queue' }).click()
    await page.locator('.row .state-urgent').waitFor()
    // On so small a screen the message covers the rows while it is shown.
    await page.locator('.toast').waitFor({ state: 'detached' })
    // A selection acts from the queue, by key as by button; its dialog fills the screen.
    await page.locator('.row input').first().check()
    await page.locator('.row input').last().check()
    await page.keyboard.press('f')
    await page.getByRole('heading', { name: 'Set 2 findings to fixed?' }).waitFor()
    await isSheet(page, 'asking, at 400%')
    await page.locator('dialog[open]').getByRole('button', { name: 'Fixed 2' }).click()
    await page.locator('.toast', { hasText: '2 findings set to fixed' }).waitFor()
    await page.context().close()
  })

  test('by keyboard alone: from the top of the page to a decision with Tab, Enter and letters', async () => {
    const { id } = await plantAudit(desk.db, desk.workspaceId, [{ rule: 'First rule' }, { rule: 'Second rule' }])
    const page = await openDesk(desk, rosa, id)
    const focused = () => page.evaluate(() => `${document.activeElement?.className} ${document.activeElement?.textContent}`)
    await page.keyboard.press('Tab')
    assert.match(await focused(), /Skip to the content/)
    const seen: string[] = []
    for (let presses = 0; presses < 60 && !/row-body.*Second rule/.test(seen.at(-1) ?? ''); presses++) {
      await page.keyboard.press('Tab')
      seen.push(await focused())
    }
    assert.match(seen.at(-1)!, /row-body.*Second rule/)
    await page.keyboard.press('Enter')
    await page.locator('.finding-title', { hasText: 'Second rule' }).waitFor()
    await page.keyboard.press('d')
    await page.keyboard.type('Certified')
    await page.keyboard.press('Control+Enter')
    await page.locator('.toast', { hasText: '1 finding dismissed' }).waitFor()
    assert.match(await focused(), /row-body.*Second rule/, 'focus comes back to where it was')
    await page.context().close()
  })
})
