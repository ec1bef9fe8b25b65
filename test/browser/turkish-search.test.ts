import { after, before, describe, test } from 'node:test'
import type { Browser, Desk } from '../app-api/desk.ts'
import { openPage, startWeb } from './browser.ts'

describe('looking something up in Turkish, which has an i with a dot and one without', () => {
  let desk: Desk
  let rosa: Browser
  before(async () => {
    desk = await startWeb()
    rosa = await desk.member('owner', 'Rosa Blum')
  })
  after(() => desk.close())

  test('names are found in small letters and in capitals, with either i', async () => {
    const page = await openPage(desk, rosa, `/w/${desk.workspaceId}/settings/markets`, { locale: 'tr-TR' })
    for (const typed of ['italya', 'İTALYA', 'ITALYA']) {
      await page.getByLabel('Ülke bul').fill(typed)
      await page.getByRole('checkbox', { name: /^İtalya/ }).waitFor()
      await page.getByRole('checkbox', { name: /^Almanya/ }).waitFor({ state: 'detached' })
    }

    for (const typed of ['işlerim', 'IŞLERIM']) {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: /^Ekranlar, siteler/ }).fill(typed)
      await page.getByRole('option', { name: 'İşlerim Ekran', selected: true }).waitFor()
      await page.keyboard.press('Escape')
    }
    await page.context().close()
  })
})
