import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import type { Document } from '../src/text/document.ts'
import { readText } from '../src/text/read.ts'
import { chromiumPath } from '../test/helpers/chromium.ts'

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g

export interface PageComparison {
  page: string
  /** Words that Chromium's innerText shows, and how many of them (each counted as often as it occurs) our reader extracted. */
  shown: number
  found: number
  missing: string[]
  /** Words extracted as text of the page that innerText does not show: hidden by style sheets outside the page. */
  unseen: number
  /** Words that occur only in script and style elements and were extracted all the same. */
  code: string[]
  /** How many blocks of the page's body have a selector, and how many selectors lead Chromium to an element with the text. */
  selectors: number
  selectorsRight: number
}

/** Compares the text extracted from each HTML file of a folder with what Chromium shows, and measures the speed. */
export async function run(args: string[] = []): Promise<PageComparison[]> {
  const [folder] = args
  if (folder === undefined) throw new Error('Name the folder with the pages: … text FOLDER')
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .toSorted()
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  const comparisons: PageComparison[] = []
  try {
    const context = await browser.newContext({ javaScriptEnabled: false })
    await context.route('**/*', (route) =>
      route.request().url().startsWith('file:') && route.request().isNavigationRequest() ? route.continue() : route.abort(),
    )
    for (const name of files) {
      const path = join(folder, name)
      const page = await context.newPage()
      await page.goto(pathToFileURL(path).href, { waitUntil: 'domcontentloaded' })
      const document = readText(readFileSync(path, 'utf8'), 'html')
      const shown = await page.evaluate(() => globalThis.document.body.innerText)
      const checks = document.blocks
        .filter((block) => block.place.selector !== undefined && !/^(?:attribute|alt|title|meta|button)/.test(block.scope))
        .map((block) => ({ selector: block.place.selector!, text: block.text }))
      const selectorsRight = await page.evaluate(countRightSelectors, checks)
      comparisons.push({ page: name, ...compare(document, shown), selectors: checks.length, selectorsRight })
      await page.close()
    }
  } finally {
    await browser.close()
  }
  print(comparisons)
  for (const [type, extension] of [
    ['html', '.html'],
    ['markdown', '.md'],
  ] as const)
    printSpeed(folder, type, extension)
  return comparisons
}

function countRightSelectors(checks: { selector: string; text: string }[]): number {
  const squeeze = (text: string) => text.replace(/[\s\u00AD\u200B\u2060\uFEFF]+/g, '')
  return checks.filter(({ selector, text }) => {
    const element = globalThis.document.querySelector(selector)
    return element !== null && squeeze(element.textContent ?? '').includes(squeeze(text))
  }).length
}

function compare(document: Document, innerText: string): Pick<PageComparison, 'shown' | 'found' | 'missing' | 'unseen' | 'code'> {
  const read = new Map<string, number>()
  for (const block of document.blocks) for (const word of wordsOf(block.text)) read.set(word, (read.get(word) ?? 0) + 1)
  const everRead = new Set(read.keys())
  const shown = wordsOf(innerText)
  const missing: string[] = []
  for (const word of shown) {
    const left = read.get(word) ?? 0
    if (left > 0) read.set(word, left - 1)
    else missing.push(word)
  }
  const visible = document.blocks
    .filter((block) => !/^(?:attribute|alt|title|meta)/.test(block.scope))
    .flatMap((block) => wordsOf(block.text))
  const shownWords = new Set(shown)
  const unseen = visible.filter((word) => !shownWords.has(word)).length
  const code = codeWords(document.source).filter((word) => everRead.has(word))
  return { shown: shown.length, found: shown.length - missing.length, missing, unseen, code }
}

/** In lower case: a style sheet may show a word in capitals that the page does not write so. */
function wordsOf(text: string): string[] {
  return text.replace(INVISIBLE, '').toLowerCase().match(WORD) ?? []
}

/** Words that occur inside script and style elements of the source, and nowhere else in it. */
function codeWords(source: string): string[] {
  const pattern = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1\s*>/gi
  const code = new Set([...source.matchAll(pattern)].flatMap((match) => wordsOf(match[2]!)))
  const rest = new Set(wordsOf(source.replace(pattern, ' ')))
  return [...code].filter((word) => word.length > 3 && !rest.has(word))
}

function print(comparisons: PageComparison[]): void {
  console.log('page                 words shown   found   share   unseen   code words   selectors right')
  for (const each of comparisons) {
    console.log(
      each.page.padEnd(20),
      String(each.shown).padStart(11),
      String(each.found).padStart(7),
      share(each.found, each.shown),
      String(each.unseen).padStart(8),
      String(each.code.length).padStart(12),
      `${each.selectorsRight}/${each.selectors}`.padStart(17),
      each.missing.slice(0, 12).join(' '),
    )
  }
  const shown = comparisons.reduce((sum, each) => sum + each.shown, 0)
  const found = comparisons.reduce((sum, each) => sum + each.found, 0)
  console.log('all'.padEnd(20), String(shown).padStart(11), String(found).padStart(7), share(found, shown))
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole).toFixed(4).padStart(7)

function printSpeed(folder: string, type: 'html' | 'markdown', extension: string): void {
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  if (sources.length === 0) return
  const characters = sources.reduce((sum, source) => sum + source.length, 0)
  let best = Infinity
  for (let round = 0; round < 8; round += 1) {
    const started = process.cpuUsage()
    for (const source of sources) readText(source, type)
    const { user, system } = process.cpuUsage(started)
    best = Math.min(best, (user + system) / 1e6)
  }
  console.log(
    `${type}: ${sources.length} files, ${(characters / 1e6).toFixed(1)} million characters, ${(characters / 1e6 / best).toFixed(1)} ` +
      `MB/s of processor time`,
  )
}

if (import.meta.main) await run(process.argv.slice(2))
