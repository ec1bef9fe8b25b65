import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import type { Browser, Desk } from '../app-api/desk.ts'
import { plantAudit } from '../helpers/audit.ts'
import { assertAccessible, openDesk, startWeb } from './browser.ts'
import type { OpenPage } from './browser.ts'

/** How the help names a key that the code knows by another name. */
const CAPS: Record<string, string> = { ArrowDown: '↓', ArrowUp: '↑', Escape: 'Esc' }

describe('the filters of the desk by keyboard', () => {
  let desk: Desk
  let rosa: Browser
  let auditId: string
  before(async () => {
    desk = await startWeb()
    rosa = await desk.member('owner', 'Rosa Blum')
    const planted = await plantAudit(desk.db, desk.workspaceId, [
      { severity: 'CRITICAL', rule: 'First rule' },
      { severity: 'HIGH', rule: 'Second rule' },
      { severity: 'LOW', rule: 'Third rule' },
    ])
    auditId = planted.id
  })
  after(() => desk.close())

  const field = (page: OpenPage) => page.getByRole('textbox', { name: 'Find a filter or a value' })
  const filter = (page: OpenPage) => {
    const { searchParams } = new URL(page.url())
    return Object.fromEntries([...searchParams].filter(([name]) => name !== 'finding'))
  }

  test('L opens all filters with the focus in the field; arrows walk, Space ticks, Enter applies, Escape changes nothing', async () => {
    const page = await openDesk(desk, rosa, auditId, '?view=each')
    await page.keyboard.press('l')
    await field(page).waitFor()
    await page.keyboard.type('crit')
    await page.locator('.filter-groups .is-first', { hasText: 'Critical' }).waitFor()
    await assertAccessible(page, 'the filters')
    await page.keyboard.press('Enter')
    await page.waitForURL(/severity=CRITICAL/)
    await page.locator('.count', { hasText: '1 finding' }).waitFor()

    await page.keyboard.press('l')
    await field(page).waitFor()
    assert.equal(
      await page
        .getByRole('dialog')
        .getByRole('checkbox', { name: /^Critical/ })
        .isChecked(),
      true,
    )
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    await field(page).waitFor({ state: 'detached' })
    assert.deepEqual(filter(page), { view: 'each', severity: 'CRITICAL' })

    await page.keyboard.press('l')
    await page.keyboard.press('ArrowDown')
    // A letter typed in the list goes on with the word.
    await page.keyboard.type('high')
    await page.locator('.filter-groups .is-first', { hasText: 'High' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await page.locator('.count', { hasText: '2 findings' }).waitFor()
    assert.deepEqual(filter(page), { view: 'each', severity: 'CRITICAL,HIGH' })

    await page.keyboard.press('l')
    await page.getByRole('dialog').getByRole('button', { name: 'Take all filters off' }).click()
    await page.locator('.count', { hasText: '3 findings' }).waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('every key of the desk is in the help', async () => {
    const page = await openDesk(desk, rosa, auditId)
    await page.keyboard.press('?')
    await page.getByRole('heading', { name: 'Keys' }).waitFor()
    const rows = await page
      .locator('.help dd')
      .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('kbd')].map((key) => key.textContent)))
    const source = readFileSync(new URL('../../web/src/violations/desk/use-desk.ts', import.meta.url), 'utf8')
    const keys = [
      ...source
        .split('useDeskKeys(')[1]!
        .split('\n  })')[0]!
        .matchAll(/^ {4}'?([A-Za-z?/+]+)'?: /gm),
    ].map(([, key]) => key!)
    assert.ok(keys.length > 20, keys.join(' '))
    // Undo by Ctrl+Z is what everybody tries; the help names Z.
    const missing = keys.filter((key) => {
      const [last, shift] = key.split('+').toReversed()
      const cap = CAPS[last!] ?? (last!.length === 1 ? last!.toUpperCase() : last!)
      return key !== 'Ctrl+z' && !rows.some((row) => row.includes(cap) && (shift === undefined || row.includes(shift)))
    })
    assert.deepEqual(missing, [])
    await page.context().close()
  })
})
