import { describe, test } from 'node:test'
import assert from 'node:assert/strict'
import { extname } from 'node:path'
import { defaultTreeAdapter, parse } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { languageKeyOf } from '../../src/languages.ts'
import { corpusPages, plantedFaults, readPage } from './planted.ts'

const PACKS = [
  'eu-green-claims',
  'us-green-guides',
  'eu-consumer',
  'dark-patterns',
  'uk-financial-promotions',
  'us-investment-advertising',
  'us-health-claims',
  'eu-health-claims',
  'advertising-disclosure',
  'alcohol',
  'gambling',
  'unfair-terms',
  'inclusive-language',
  'plain-language',
  'consumer-credit',
  'eu-investments',
]
const PACKS_IN_SIX_LANGUAGES = ['eu-green-claims', 'eu-consumer', 'dark-patterns', 'eu-health-claims', 'unfair-terms']
const PACKS_IN_EIGHT_LANGUAGES = ['consumer-credit', 'eu-investments']
const LANGUAGES = ['EN', 'DE', 'FR', 'NL', 'ES', 'IT']
const EIGHT_LANGUAGES = [...LANGUAGES, 'PL', 'PT']
const INLINE = new Set(['a', 'abbr', 'b', 'cite', 'em', 'i', 's', 'small', 'span', 'strong'])

// Deliberately not src/text: the corpus must be valid independently of our own parser.
function textOfHtml(source: string): string {
  const walk = (node: DefaultTreeAdapterTypes.Node): string => {
    if (defaultTreeAdapter.isTextNode(node)) return node.value
    if (!('childNodes' in node)) return ''
    if (!defaultTreeAdapter.isElementNode(node)) return node.childNodes.map(walk).join('')
    if (node.tagName === 'script' || node.tagName === 'style') return ''
    const textAttributes = node.attrs.filter(({ name }) => name === 'alt' || (name === 'content' && node.tagName === 'meta'))
    const inner = node.childNodes.map(walk).join('')
    const own = [...textAttributes.map(({ value }) => value), inner].join('\n')
    return INLINE.has(node.tagName) ? own : `\n${own}\n`
  }
  return walk(parse(source))
}

function textOfMarkdown(source: string): string {
  interface Node {
    type: string
    value?: string
    alt?: string | null
    children?: Node[]
  }
  const walk = (node: Node): string => {
    const own = node.value ?? node.alt ?? (node.children ?? []).map(walk).join('')
    return ['paragraph', 'heading', 'tableCell'].includes(node.type) ? `\n${own}\n` : own
  }
  return walk(fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }))
}

function textOfJson(value: unknown): string {
  if (typeof value === 'string') return `\n${value}\n`
  return value !== null && typeof value === 'object' ? Object.values(value).map(textOfJson).join('') : ''
}

/** The visible lines: one for each block, so that no planted text may span two blocks. */
function linesOf(page: string): string[] {
  const source = readPage(page)
  const format = extname(page)
  if (format === '.csv') return source.split('\n')
  if (format === '.json') return foldedLines(textOfJson(JSON.parse(source)))
  if (format === '.md') return foldedLines(textOfMarkdown(source))
  // Line breaks inside an HTML paragraph are white space; those between blocks are added by textOfHtml.
  return foldedLines(textOfHtml(source.replaceAll(/\s+/g, ' ')))
}

function foldedLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

function occurrences(lines: string[], text: string): number {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(text)}(?![\\p{L}\\p{N}])`, 'gu')
  return lines.reduce((sum, line) => sum + [...line.matchAll(whole)].length, 0)
}

describe('the corpus', () => {
  const pages = corpusPages()
  const faults = plantedFaults()

  test('has at least sixty pages, half of them English, in six languages', () => {
    assert.ok(pages.length >= 60, `${pages.length} pages`)
    for (const language of LANGUAGES) {
      const inLanguage = pages.filter((page) => page.startsWith(`${language.toLowerCase()}/`))
      assert.ok(inLanguage.length >= (language === 'EN' ? 30 : 6), `${inLanguage.length} pages in ${language}`)
    }
  })

  test('holds each planted text exactly once, on a page that exists', () => {
    const lines = new Map(pages.map((page) => [page, linesOf(page)]))
    const wrong = faults.flatMap(({ page, text }) => {
      const count = occurrences(lines.get(page) ?? [], text)
      return count === 1 ? [] : [`${page}: ${count} times "${text}"`]
    })
    assert.deepEqual(wrong, [])
  })

  test('plants faults on every page called bad and on none called good', () => {
    const faulty = new Set(faults.map(({ page }) => page))
    assert.deepEqual(
      pages.filter((page) => faulty.has(page) !== /-bad\.\w+$/.test(page)),
      [],
    )
    assert.deepEqual(
      pages.filter((page) => !/-(good|bad)\.\w+$/.test(page)),
      [],
    )
  })

  test('covers every pack, and the packs on EU law and interfaces in every language', () => {
    const planted = new Set(faults.flatMap(({ pack, language }) => [pack, `${pack} ${language}`]))
    const keysOf = (packs: string[], languages: string[]) => packs.flatMap((pack) => languages.map((language) => `${pack} ${language}`))
    const asked = [...keysOf(PACKS_IN_SIX_LANGUAGES, LANGUAGES), ...keysOf(PACKS_IN_EIGHT_LANGUAGES, EIGHT_LANGUAGES)]
    assert.deepEqual(
      [...PACKS, ...asked].filter((key) => !planted.has(key)),
      [],
    )
    assert.deepEqual(
      faults.filter(({ pack }) => !PACKS.includes(pack)),
      [],
    )
  })

  test('states language and severity as the product does, and each fault once', () => {
    for (const fault of faults) {
      assert.equal(languageKeyOf(fault.page.slice(0, 2)), fault.language, fault.page)
      assert.match(fault.severity_at_least, /^(LOW|MEDIUM|HIGH|CRITICAL)$/)
      assert.notEqual(fault.what, '')
    }
    const keys = faults.map(({ page, pack, text }) => `${page} ${pack} ${text}`)
    assert.equal(new Set(keys).size, keys.length)
  })

  test('declares on each HTML page the language of its folder', () => {
    for (const page of pages.filter((name) => name.endsWith('.html'))) {
      const declared = /<html lang="([^"]+)"/.exec(readPage(page))?.[1] ?? ''
      assert.equal(languageKeyOf(declared), languageKeyOf(page.slice(0, 2)), page)
    }
  })
})
