import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { strToU8, zipSync } from 'fflate'
import { chromium } from 'playwright-core'
import type { Page } from 'playwright-core'
import { chromiumPath, ensureChromium } from '../test/helpers/chromium.ts'
import { takeStudioPictures } from './screenshots-studio.ts'
import { smallPng } from './small-png.ts'

// Pictures of the product as it is, for the README and docs/: a server of its own with the demo's data, and a browser. With the word
// `studio` only those of the studio.

const PROJECT = path.join(import.meta.dirname, '..')
const IMAGES = path.join(PROJECT, 'docs/images')
const LAUNCHER = path.join(PROJECT, 'bin/imprimatur.mjs')
const DATA = path.join(tmpdir(), `imprimatur-screenshots-${process.pid}`)
const MOST_BYTES = 200_000
const MOST_STEPS = 60
const SITE = 'https://nordhavn.example'

const start = (...words: string[]) =>
  spawn(process.execPath, [LAUNCHER, ...words, '--data', DATA], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // The scripted model of some pictures listens on this machine.
    env: { ...process.env, ALLOW_HOSTS: '127.0.0.1' },
  })

async function said(child: ReturnType<typeof start>, wanted: RegExp): Promise<string> {
  for await (const line of createInterface(child.stdout!)) {
    const found = wanted.exec(line)
    if (found) return found[1]!
  }
  throw new Error('The server did not start.')
}

async function shoot(page: Page, name: string): Promise<void> {
  const file = path.join(IMAGES, `${name}.png`)
  await page.evaluate(() => document.fonts.ready)
  const picture = smallPng(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
  writeFileSync(file, picture)
  const size = picture.length
  process.stdout.write(`${path.relative(PROJECT, file)}  ${Math.round(size / 1000)} kB\n`)
  if (size > MOST_BYTES) throw new Error(`${name}.png has ${size} bytes; a picture for the README has at most ${MOST_BYTES}.`)
}

async function becomeOwner(page: Page, link: string): Promise<string> {
  await page.goto(link)
  await page.getByLabel('E-mail').fill('ilse.deboer@meridiaan.example')
  await page.getByLabel('Your name').fill('Ilse de Boer')
  await page.getByLabel('New password').fill('a password for pictures')
  await page.getByRole('button', { name: 'Start' }).click()
  for (const market of [/^Germany/, /^Netherlands/, /^United Kingdom/]) await page.getByLabel(market).check()
  await shoot(page, 'first-questions')
  await page.getByRole('button', { name: /^Use these \d+ rules/ }).click()
  await page.getByRole('button', { name: 'Try it with the sample site' }).waitFor()
  return new URL(page.url()).pathname.split('/')[2]!
}

/** A document in the studio, with a claim that needs correcting. */
async function writeSomething(page: Page, at: (where: string) => string): Promise<void> {
  await page.goto(at('/library?tab=infobases'))
  await page.getByRole('button', { name: 'New knowledge base' }).click()
  await page.getByLabel('Name').fill('Nordhavn product facts')
  await page.getByRole('button', { name: 'Make it' }).click()
  for (const fact of [
    'The Fjell 35 holds 35 litres and weighs 980 grams.',
    'The rucksack is made in Portugal from 87% recycled polyester.',
  ]) {
    await page.getByLabel('Fact', { exact: true }).fill(fact)
    await page.getByLabel('Source').fill('Data sheet 12')
    await page.getByRole('button', { name: 'Add the fact' }).click()
    await page.locator('.entry-text').getByText(fact).waitFor()
  }
  await page.goto(at('/studio/new?template=product-description'))
  await page.getByLabel('Tone of voice').selectOption({ label: 'Friendly' })
  await page.getByLabel('Product name').fill('Fjell 35')
  await page.getByLabel('What it is').fill('A trail rucksack for people who pack on Friday evening')
  await page.getByLabel('Features, line 1', { exact: true }).fill('Back length adjusts from 42 to 54 cm')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Repair service in every shop')
  await page.getByLabel('Knowledge base').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Write it' }).click()
  const paper = page.getByRole('textbox', { name: 'Document', exact: true })
  await paper.getByText('pack on Friday evening').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' It is our most environmentally friendly rucksack yet, 40% lighter than the last.')
  await page.locator('.mnote').getByRole('button', { name: 'Eco-friendly', exact: true }).click()
  await page.locator('.studio-bar').getByText('Saved', { exact: true }).waitFor()
}

const RULE = `extends: required
name: Waterproof without a figure
severity: MEDIUM
jurisdiction: [DE, UK]
source:
  citation: Directive 2005/29/EC, Article 6(1)(b)
  url: https://eur-lex.europa.eu/eli/dir/2005/29/oj
message: "'%s' needs a figure or a norm beside it."
within: block
negations: true
languages:
  EN:
    trigger: [waterproof|ed|ing]
    pattern: ['/\\d[\\d,]* ?mm/', water column, EN 343]
    exceptions: [waterproof bag|s]
    hits:
      - text: Keeps you dry with fully waterproof seams.
        found: waterproof
    passes:
      - Waterproof to EN 343, class 3.
      - Dry inside a waterproof sack.
`

/** A rule being written: one of its examples fails, and a text is tried. */
async function writeRule(page: Page, at: (where: string) => string): Promise<void> {
  await page.goto(at('/rules/own/new'))
  await page.getByRole('button', { name: 'Form and YAML' }).click()
  await page.getByLabel('YAML', { exact: true }).fill(RULE)
  await page
    .getByLabel('Text to try')
    .fill('The Fjell 35 stays waterproof on the second day of rain.\nThe tent is waterproof to 5,000 mm.\nThe vest is not waterproof.')
  await page.locator('.tryout li').nth(2).waitFor()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.waitForURL(/own\.waterproof/)
  await page.getByText('1 of 3 examples fails').first().waitFor()
  await page.locator('.tryout li').nth(2).waitFor()
  await page.getByLabel('Where it says: Add wording, Enter').focus()
}

/** The report of a package of rules: some that can be imported, one that replaces a rule, some refused. */
async function importRules(page: Page, at: (where: string) => string): Promise<void> {
  const terms = [
    'term;instead;reason;severity',
    'Backpack;Rucksack;Brand;low',
    'Outdoor-Feeling;;Brand;SEVERE',
    'whopping;;Tone;',
    '*wein;;Alcohol;MEDIUM',
  ]
  const archive = zipSync({
    'own/waterproof-without-a-figure.yml': strToU8(RULE.replace('MEDIUM', 'LOW')),
    'styles/Nordhavn/Repeat.yml': strToU8("extends: existence\nmessage: Found\nraw:\n  - '(\\w+\\s?)+$'\n"),
    'styles/Nordhavn/Headings.yml': strToU8('extends: script\nmessage: Found\nscript: headings.tengo\n'),
    'styles/Nordhavn/Hype.yml': strToU8('extends: existence\nmessage: "\'%s\' says nothing."\ntokens:\n  - game-changing\n'),
    'terms.csv': strToU8(`${terms.join('\n')}\n`),
    '../shared/Base.yml': strToU8(RULE),
  })
  await page.goto(at('/rules/import'))
  await page
    .getByLabel('choose files')
    .setInputFiles({ name: 'nordhavn-styles.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) })
  await page.getByRole('heading', { name: 'Import: nordhavn-styles.zip' }).waitFor()
  await page.getByRole('region', { name: 'Refused' }).getByText('Repeat.yml').first().waitFor()
}

async function takePictures(page: Page, url: string, workspace: string): Promise<void> {
  const at = (where: string) => `${url}/w/${workspace}${where}`
  const isStudioOnly = process.argv.includes('studio')
  if (!isStudioOnly) await takeDesk(page)
  await writeSomething(page, at)
  await shoot(page, 'studio')
  const documentUrl = page.url()
  if (!isStudioOnly) await takeOthers(page, at, workspace)
  // Last: a model of the workspace would write the others too.
  await takeStudioPictures({ page, at, shoot: (name) => shoot(page, name) }, documentUrl)
}

async function takeDesk(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try it with the sample site' }).click()
  await page.locator('.finding-title').waitFor({ timeout: 120_000 })
  await page.locator('.row-rule, .row').filter({ hasText: 'Eco-friendly' }).first().waitFor()
  for (const key of ['u', 'e', 'f', 'u', 'f']) {
    await page.keyboard.press(key)
    await page.keyboard.press('j')
  }
  for (
    let pressed = 0;
    pressed < MOST_STEPS && !(await page.locator('.evidence').innerText()).includes('eco-friendly kitchen');
    pressed += 1
  )
    await page.keyboard.press('j')
  await page.getByText('Close the message').click()
  await page.frameLocator('iframe').locator('mark').first().waitFor()
  await shoot(page, 'desk')
}

async function takeOthers(page: Page, at: (where: string) => string, workspace: string): Promise<void> {
  await writeRule(page, at)
  await shoot(page, 'rule-editor')
  await importRules(page, at)
  await shoot(page, 'rule-import')
  const [demo] = await once(start('demo', '--workspace', workspace), 'exit')
  if (demo !== 0) throw new Error('The demo could not be loaded.')
  await page.goto(at('/audits'))
  await page.getByRole('link', { name: 'Web shop, all pages', exact: true }).waitFor()
  await shoot(page, 'audits')
  await page.getByRole('link', { name: 'Web shop, all pages', exact: true }).click()
  await page.getByText('Verified').waitFor()
  await shoot(page, 'audit')
  await page.goto(at('/sites'))
  await page.getByRole('link', { name: 'Sample site: Linden & Lark' }).click()
  await page.getByRole('button', { name: 'Set a gate' }).click()
  await page.getByRole('dialog').getByText('What counts').waitFor()
  await shoot(page, 'gate')
  await page.goto(at('/audits/new'))
  await page.getByLabel('Name').fill('Nordhavn winter launch, DE NL FR')
  await page.getByRole('tab', { name: 'Sitemap' }).click()
  await page.getByLabel('Address of the sitemap').fill(`${SITE}/nl/sitemap.xml`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('tab', { name: 'Addresses' }).click()
  await page.getByLabel('Addresses, one in each line').fill('http://10.0.4.12/preview')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('tab', { name: 'Crawl a site' }).click()
  await page.getByLabel('Start address').fill(`${SITE}/de/`)
  await page.getByText('see the warning').waitFor()
  await shoot(page, 'new-audit')
}

const missing = ensureChromium()
if (missing) throw new Error(missing)
mkdirSync(IMAGES, { recursive: true })
const server = start('serve', '--port', '0')
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'] })
try {
  const link = await said(server, /become its owner: (\S+)/)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', colorScheme: 'light' })
  // A busy machine is slow, and there is nobody who waits.
  page.setDefaultTimeout(120_000)
  await takePictures(page, new URL(link).origin, await becomeOwner(page, link))
} finally {
  await browser.close()
  server.kill('SIGTERM')
  await once(server, 'exit')
  rmSync(DATA, { recursive: true, force: true })
}
