import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, Desk } from '../app-api/desk.ts'
import { plantAudit } from '../helpers/audit.ts'
import { openDesk, openPage, startWeb } from './browser.ts'
import type { OpenPage } from './browser.ts'

describe('going anywhere by keyboard', () => {
  let desk: Desk
  let rosa: Browser
  let auditId: string
  before(async () => {
    desk = await startWeb()
    rosa = await desk.member('owner', 'Rosa Blum')
    auditId = (await plantAudit(desk.db, desk.workspaceId, [{}])).id
    await desk.db.query(`update audits set name = 'Spring leaflet' where workspace_id = $1 and id = $2`, [desk.workspaceId, auditId])
  })
  after(() => desk.close())

  const path = (page: OpenPage) => new URL(page.url()).pathname.replace(`/w/${desk.workspaceId}`, '')
  const field = (page: OpenPage) => page.getByRole('combobox', { name: /^Screens, sites/ })

  test('Ctrl+K finds screens, settings, audits, rules and people by their names, and Enter opens them', async () => {
    const page = await openPage(desk, rosa, `/w/${desk.workspaceId}/audits`)
    await page.getByText('Spring leaflet').first().waitFor()
    const open = async (typed: string, name: string) => {
      await page.keyboard.press('Control+k')
      await field(page).fill(typed)
      await page.getByRole('option', { name, selected: true }).waitFor()
      await page.keyboard.press('Enter')
      await field(page).waitFor({ state: 'detached' })
    }
    await open('retention', 'Retention Setting')
    await page.waitForURL(/settings\/keeping$/)
    await open('spring leaf', 'Spring leaflet Audit')
    await page.waitForURL(new RegExp(`/audits/${auditId}$`))
    await open('rosa', 'Rosa Blum Person')
    await page.waitForURL(/settings\/members$/)
    await page.keyboard.press('Control+k')
    await field(page).fill('reviews')
    await page.keyboard.press('End')
    await page.getByRole('option', { name: 'My findings with “reviews” Findings', selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/mine\?search=reviews$/)
    await page.context().close()
  })

  test('it opens on the desk too, gives the focus back, and says where nothing is called that', async () => {
    const page = await openDesk(desk, rosa, auditId)
    await page.keyboard.press('Control+k')
    await field(page).fill('zzzz')
    await page.getByRole('status').filter({ hasText: 'Nothing is called that.' }).waitFor()
    await page.keyboard.press('Escape')
    await field(page).waitFor({ state: 'detached' })
    assert.match(path(page), /\/desk$/)
    await page.context().close()
  })

  test('G and a letter go to a screen, not while one types and not where letter keys are off', async () => {
    const page = await openPage(desk, rosa, `/w/${desk.workspaceId}/audits`)
    await page.getByText('Spring leaflet').first().waitFor()
    await page.getByRole('searchbox').first().fill('gs')
    assert.equal(path(page), '/audits')
    await page.getByRole('searchbox').first().blur()
    await page.keyboard.press('g')
    await page.keyboard.press('r')
    await page.waitForURL(/\/rules$/)
    await page.evaluate(() => localStorage.setItem('imprimatur.letter-keys', 'off'))
    await page.goto(`${new URL(page.url()).origin}/w/${desk.workspaceId}/claims`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await page.keyboard.press('Control+k')
    await field(page).waitFor()
    assert.equal(path(page), '/claims')
    await page.context().close()
  })
})
