import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plantPage } from '../app-api/planted-page.ts'
import { assertAccessible, openPage, startWeb } from './browser.ts'

const GYM = [
  'Our gym is open every day from six in the morning, with a personal trainer on the floor until ten at night.',
  'Yoga, pilates, boxing and spinning classes are part of every membership, and the first workout is free for guests.',
  'Strength training with kettlebells builds muscle, and our coaches write a plan of exercises for each athlete.',
  'Book a class in the fitness studio, bring a towel, and leave your bag in the locker beside the swimming pool.',
  'The club has two running groups, a triathlon team and a bootcamp on Saturdays for all who train outdoors. An eco-friendly club.',
]

test('the desk says how a page was read; whoever manages rules says what it is instead, and takes it back', async () => {
  const desk = await startWeb()
  try {
    const paragraphs = GYM.map((line) => `<p>${line}</p>`).join('')
    const html = `<html lang="en"><title>Northside Gym</title><body><main>${paragraphs}</main></body></html>`
    const { auditId } = await plantPage(desk.db, desk.workspaceId, html, ['eco-friendly'])
    const rosa = await desk.member('owner', 'Rosa Blum')
    const page = await openPage(desk, rosa, `/w/${desk.workspaceId}/audits/${auditId}/desk`)
    const reading = page.locator('.held')
    await reading.locator('summary').click()
    await reading.getByText(/^Read as: .*Sport and fitness \(0\.\d\d, /).waitFor()
    await reading.getByRole('button', { name: 'Correct this' }).click()
    const dialog = page.locator('dialog[open]')
    assert.ok(await dialog.getByRole('button', { name: 'Save' }).isDisabled(), 'nothing is said yet')
    await dialog.getByLabel('Where this holds').selectOption({ label: 'The whole site shop.example' })
    await dialog.getByLabel('Food supplements').check()
    await dialog.getByLabel('Reason').fill('Their bars are what the page sells.')
    await assertAccessible(page, 'the dialog that says what a page is')
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/reading.png` })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.locator('.toast', { hasText: 'Noted. The next run goes by it.' }).waitFor()
    await reading.getByText('As you say, it sells: Food supplements').waitFor()
    await page.goto(`${desk.url}/w/${desk.workspaceId}/trail`)
    await page.getByText('Their bars are what the page sells.').first().waitFor()
    await page.goBack()
    await reading.locator('summary').click()
    await reading.getByRole('button', { name: 'Read it by itself again' }).click()
    await reading.getByText(/^Read as: /).waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  } finally {
    await desk.close()
  }
})
