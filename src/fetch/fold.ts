import { hash } from 'node:crypto'
import type { HtmlFacts } from './html-facts.ts'
import { normaliseUrl } from './url.ts'

/** What shows that two addresses hold the same page. */
export interface Foldable {
  /** The address the page names as its proper one, normalised; null where it names none, itself or another site. */
  canonical: string | null
  contentHash: string
  /** Stands for title and first heading: pages that name each other canonical but differ here are different pages. */
  headlineHash: string
}

/** Less text than this is no evidence: pages that a browser fills with scripts all look alike before. */
const ENOUGH_TEXT = 200

export function foldable(page: { url: string; bytes: Uint8Array; facts: HtmlFacts | null }): Foldable {
  const { url, bytes, facts } = page
  if (!facts) return { canonical: null, contentHash: hash('sha256', bytes, 'base64'), headlineHash: '' }
  const headline = `${facts.title}\n${facts.headings[0] ?? ''}`
  // The text and not the bytes: tokens and time stamps in the markup differ on every visit.
  const content = facts.text.length >= ENOUGH_TEXT ? `${headline}\n${facts.text}` : bytes
  // Hashes and not the words, as a crawl keeps these: a piece cut from a page holds on to the whole page in memory.
  return {
    canonical: canonicalOf(url, facts),
    contentHash: hash('sha256', content, 'base64'),
    headlineHash: hash('sha256', headline, 'base64'),
  }
}

function canonicalOf(url: string, facts: HtmlFacts): string | null {
  if (!facts.canonical || new URL(facts.canonical).origin !== new URL(url).origin) return null
  const canonical = normaliseUrl(facts.canonical)
  return canonical === normaliseUrl(url) ? null : canonical
}
