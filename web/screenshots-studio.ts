import type { Page } from 'playwright-core'
import { startModelServer } from '../test/helpers/model-server.ts'
import type { Asked } from '../test/helpers/model-server.ts'

// The studio's own pictures, for docs/studio.md. What a model says in them comes from a scripted server on this machine.

interface Studio {
  page: Page
  /** A place of the workspace. */
  at(where: string): string
  shoot(name: string): Promise<void>
}

const EXAMPLES = `We pack on Friday evening and leave on Saturday morning. You carry what you need. We repair the rest.

Our shops repair every rucksack for as long as you own it. You bring it in on Monday. We hand it back on Friday.

We weigh each rucksack before we name a number. If a seam gives way, we say so and mend it.

You ask, we answer. Nobody here calls a rucksack a solution.`

const GUIDELINES = [
  {
    list: 'do',
    text: 'Name a day instead of a promise.',
    quotes: ['You bring it in on Monday. We hand it back on Friday.', 'We pack on Friday evening and leave on Saturday morning.'],
  },
  { list: 'do', text: 'Admit what can go wrong, and say what happens then.', quotes: ['If a seam gives way, we say so and mend it.'] },
  { list: 'dont', text: 'Do not dress things up in the words of trade.', quotes: ['Nobody here calls a rucksack a solution.'] },
  { list: 'use', text: 'repair', quotes: [] },
  { list: 'do', text: 'Make jokes about the weather.', quotes: ['Rain again, and we are glad of it.'] },
]

const GERMAN: [RegExp, string][] = [
  [/^Fjell 35$/, 'Fjell 35'],
  [/pack on Friday evening/, 'Ein Rucksack für alle, die am Freitagabend packen, und 40 % leichter als der letzte.'],
  [/^What you get/, 'Was Sie bekommen'],
  [/^Handy to know/, 'Gut zu wissen'],
  [/42 to 54 cm/, 'Die Rückenlänge ist von 42 bis 54 cm verstellbar'],
  [/Repair service/, 'Reparatur in jedem Geschäft'],
  [/35 litres/, 'Der Fjell 35 fasst 35 Liter und wiegt 890 Gramm.'],
  [/87%/, 'Der Rucksack wird in Portugal aus 87 % recyceltem Polyester gefertigt.'],
]
const inGerman = (text: string) => GERMAN.find(([expression]) => expression.test(text))?.[1] ?? 'Noch eine Frage? Schreiben Sie uns.'

function answerOf({ system, user }: Asked): string {
  const data = JSON.parse(user.replaceAll(/<\/?data>/g, ''))
  if (system.startsWith('You describe how')) return JSON.stringify(GUIDELINES)
  if (system.startsWith('You translate'))
    return data.lines.map(({ number, text }: { number: number; text: string }) => `[${number}] ${inGerman(text)}`).join('\n')
  if (system.includes('half as long')) return 'A rucksack for people who pack on Friday evening: eco-friendly, and 40% lighter.'
  return system.includes('Name a day')
    ? 'You pack the Fjell 35 on Friday evening: 35 litres, 980 grams. If a seam gives way, we repair it.'
    : 'Pack it. Lift it. Go. The Fjell 35: 35 litres, 980 grams, zero excuses.'
}

/** Pictures of a campaign, a table, an editor's action, a translation and a voice. `documentUrl`: a document to work on. */
export async function takeStudioPictures(studio: Studio, documentUrl: string): Promise<void> {
  await campaign(studio)
  await bulk(studio)
  const service = await startModelServer('openai')
  service.script = (asked) => ({ text: answerOf(asked) })
  try {
    await chooseModel(studio, service.url)
    await rewriting(studio, documentUrl)
    await translation(studio, documentUrl)
    await voice(studio)
  } finally {
    await service.close()
  }
}

async function campaign({ page, at, shoot }: Studio): Promise<void> {
  await page.goto(at('/studio/campaigns/new'))
  for (const [label, value] of [
    ['Name of the campaign', 'Fjell 35, spring'],
    ['Product or offer', 'Fjell 35'],
    ['Message', 'A rucksack for people who pack on Friday evening.'],
    ['Fact 1', 'The Fjell 35 holds 35 litres and weighs 980 grams'],
    ['Source of fact 1', 'Data sheet 12'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Product description').check()
  await page.getByLabel('Landing page').check()
  await page.getByLabel('Variants of each').selectOption('2')
  const landing = page.getByRole('region', { name: 'Landing page' })
  await landing.getByLabel('Call to action').fill('See it')
  await landing.getByLabel('Link', { exact: true }).fill('https://nordhavn.example/fjell-35')
  await page.getByRole('button', { name: 'Order 4 pieces' }).click()
  await page.getByText('4 of 4 pieces written').waitFor({ timeout: 60_000 })
  await page.getByRole('link', { name: 'Brief and pieces' }).click()
  await page.getByLabel('Message', { exact: true }).fill('A rucksack for people who leave on Saturday morning.')
  await page.getByRole('button', { name: 'Save the brief' }).click()
  await page.getByText('The brief has changed: 4 pieces are touched').waitFor()
  await page.getByText('Touched by').first().click()
  await shoot('campaign')
}

async function bulk({ page, at, shoot }: Studio): Promise<void> {
  const rows = ['Fjell 35,A trail rucksack,Lid pocket|Hip belt,149', 'Fjell 50,A trekking rucksack,Lid pocket|Rain cover,1.199']
  const more = Array.from({ length: 18 }, (_, n) => `Dal ${20 + n},A day pack,Two side pockets,${79 + n}`)
  await page.goto(at('/studio/bulk'))
  const buffer = Buffer.from(['Product name,What it is,Features,Price', ...rows, ...more, 'Vidde,A tent,Two doors,much'].join('\n'))
  await page.getByLabel('Choose a table').setInputFiles([{ name: 'rucksacks.csv', mimeType: 'text/csv', buffer }])
  await page.getByRole('heading', { name: 'rucksacks.csv' }).waitFor()
  await page.getByLabel('Template').selectOption({ label: 'Product description' })
  await page.getByText('could be read in two ways').evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await shoot('bulk')
}

/** A loopback address is private: the operator allows it for this server, and the owner for the workspace. */
async function chooseModel({ page, at }: Studio, url: string): Promise<void> {
  await page.goto(at('/settings/model'))
  await page.getByLabel('Provider and model').fill('compatible:house-model')
  await page.getByLabel('Address').fill(url)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Test it' }).waitFor()
}

async function rewriting({ page, shoot }: Studio, documentUrl: string): Promise<void> {
  await page.goto(documentUrl)
  await page.getByRole('textbox', { name: 'Document', exact: true }).getByText('pack on Friday evening').click({ clickCount: 3 })
  await page.getByRole('button', { name: 'Rewrite' }).click()
  await page.getByRole('menuitem', { name: /^Shorten/ }).click()
  await page.getByRole('region', { name: 'Proposals' }).getByText('1 proposal').waitFor()
  await shoot('rewriting')
}

async function translation({ page, shoot }: Studio, documentUrl: string): Promise<void> {
  await page.goto(documentUrl)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Translate …' }).click()
  await page.getByRole('dialog').getByLabel('Into').selectOption('DE')
  await page.getByRole('button', { name: 'Translate', exact: true }).click()
  await page.getByRole('textbox', { name: 'Document', exact: true }).getByText('Freitagabend').waitFor({ timeout: 60_000 })
  await page.getByText('890 Gramm').first().waitFor()
  await page.getByText('Checking as you write').waitFor()
  await shoot('translation')
}

async function voice({ page, at, shoot }: Studio): Promise<void> {
  await page.goto(at('/library/tones/new'))
  await page.getByLabel('Name').fill('Nordhavn')
  await page.getByText('From examples').click()
  await page.getByLabel('Texts that sound right').fill(EXAMPLES)
  await page.getByRole('button', { name: 'Ask the model for guidelines' }).click()
  await page.getByRole('button', { name: /^Take it.*Name a day instead of a promise/ }).click()
  await page.locator('details').filter({ hasText: 'If a seam gives way' }).last().locator('summary').click()
  await page.getByText('From examples').evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await shoot('voice')
  await page.getByRole('button', { name: /^Take all.*Measured/ }).click()
  await page.getByText('Try a text').click()
  await page.getByLabel('A paragraph').fill('The Fjell 35 is a solution for hikers! It holds 35 litres and weighs 980 grams.')
  await page.getByRole('button', { name: 'Try both' }).click()
  await page.getByRole('article').nth(1).waitFor()
  await page.getByRole('heading', { name: 'Beside another voice' }).evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await shoot('voice-beside')
}
