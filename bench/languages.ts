/**
 * `npm run bench -- languages PAGES [--list] [--all] [--length 300] [--write]`: how often the language of a text is told rightly from its
 * words alone. PAGES is a folder with a folder of pages for each language key (`DK`, `NO` …), which is the truth; what a page declares is
 * not looked at. The prose of each page (`--all`: menus and lists of names too) is cut at blanks into texts of 300 characters. `--list`
 * prints those that are told wrongly, to be read: a page may quote another language. `--write` keeps the figures in docs/performance.md.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGE_KEYS, type LanguageKey } from '../src/languages.ts'
import type { Document } from '../src/text/document.ts'
import { detectLanguage } from '../src/text/language.ts'
import { readDocument } from '../src/text/read.ts'
import { filesBelow } from '../src/upkeep/kept-reading.ts'
import { writeSection } from './performance-page.ts'

const GOAL = 0.99
/** A block of some length that ends as a sentence does: neither a button, nor the entry of a menu, nor a list that was cut off. */
const PROSE = /^.{60,}(?<!\.)[.!?]["'”’»)\]]*$/su
/** A paragraph in another script is not in the language of its page. */
const SCRIPTS: Partial<Record<LanguageKey, RegExp>> = { GR: /\p{Script=Greek}/gu, RU: /\p{Script=Cyrillic}/gu }
const LATIN = /\p{Script=Latin}/gu

const isInScript = (text: string, language: LanguageKey) =>
  2 * (text.match(SCRIPTS[language] ?? LATIN)?.length ?? 0) >= (text.match(/\p{L}/gu)?.length ?? 0)

interface Row {
  language: LanguageKey
  texts: number
  right: number
  unsure: number
  /** What they were taken for. */
  wrong: Map<LanguageKey, number>
}

export async function run(args: string[] = []): Promise<void> {
  const [folder] = args.filter((arg, at) => !arg.startsWith('--') && args[at - 1] !== '--length')
  if (folder === undefined) throw new Error('npm run bench -- languages PAGES [--list] [--all] [--length 300] [--write]')
  const length = args.includes('--length') ? Number(args[args.indexOf('--length') + 1]) : 300
  const rows: Row[] = []
  for (const language of readdirSync(folder)) {
    if (!LANGUAGE_KEYS.includes(language as LanguageKey)) continue
    const row: Row = { language: language as LanguageKey, texts: 0, right: 0, unsure: 0, wrong: new Map() }
    rows.push(row)
    for (const file of filesBelow(path.join(folder, language))) {
      const document = await readDocument(readFileSync(file), { name: file }).catch(() => null)
      for (const text of document === null ? [] : textsOf(document, row.language, length, args.includes('--all'))) {
        const found = detectLanguage(text)
        row.texts++
        if (found === language) row.right++
        else if (found === null) row.unsure++
        else row.wrong.set(found, (row.wrong.get(found) ?? 0) + 1)
        if (found !== language && args.includes('--list')) console.log(`${language} as ${found}: ${path.basename(file)}: ${text}\n`)
      }
    }
  }
  const table = pageOf(rows, length)
  console.log(table)
  if (args.includes('--write')) writeSection('## The language of a text', `${table}\n`)
}

/** Texts of a length, cut at blanks from the prose of a page; what is left over at its end is none. */
function textsOf(document: Document, language: LanguageKey, length: number, isListed: boolean): string[] {
  const prose = document.blocks
    .map(({ text }) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => isListed || (PROSE.test(text) && isInScript(text, language)))
  const texts: string[] = []
  let text = ''
  for (const word of [...new Set(prose)].join(' ').split(' ')) {
    text = text === '' ? word : `${text} ${word}`
    if (text.length < length) continue
    texts.push(text.slice(0, length))
    text = ''
  }
  return texts
}

function pageOf(rows: readonly Row[], length: number): string {
  const sum = (key: 'texts' | 'right' | 'unsure') => rows.reduce((total, row) => total + row[key], 0)
  const share = (right: number, of: number) => `${((100 * right) / Math.max(1, of)).toFixed(2)} %`
  const inWords = (wrong: Row['wrong']) => [...wrong].map(([language, count]) => `${count} as ${language}`).join(', ')
  const lines = rows.map(
    ({ language, texts, right, unsure, wrong }) =>
      `| ${language} | ${texts} | ${share(right, texts)} | ${unsure === 0 ? '' : unsure} | ${inWords(wrong)} |`,
  )
  const isMet = rows.every(({ right, texts }) => right >= GOAL * texts)
  return `Made by \`npm run bench -- languages PAGES\`: the prose of real pages (shops, lenders, casinos, energy, terms), cut into texts of
${length} characters; what the pages declare is not looked at. Paragraphs in another script than the page's language are left out, and
so are menus and lists of names, of which no reader could tell the language either (\`--all\` has them).

| language | texts of ${length} characters | told rightly | not told | told wrongly |
|---|---|---|---|---|
${lines.join('\n')}
| all | ${sum('texts')} | ${share(sum('right'), sum('texts'))} | ${sum('unsure')} | ${sum('texts') - sum('right') - sum('unsure')} |

Goal: at least ${100 * GOAL} % in each language: ${isMet ? 'met' : 'not met'}.`
}
