import type pg from 'pg'
import type { KeptText } from '../db/audits/packing.ts'
import { dismissedSentences, newestTexts } from '../db/audits/stored-texts.ts'
import { tryRule } from '../checks/check-apart.ts'
import type { TriedText } from '../checks/try-rule.ts'
import type { LanguageKey } from '../languages.ts'
import { formOf } from '../rules/form/read.ts'
import type { Form } from '../rules/form/fields.ts'
import { stemOf } from '../rules/form/inflect.ts'
import { valueAt } from '../rules/form/change.ts'
import { sentences } from '../text/sentences.ts'

/** Pages are looked through between other requests: first no longer than somebody waits who types, then on in the background. */
const QUICK = { pages: 300, milliseconds: 200 }
const THOROUGH = { pages: 3000, milliseconds: 3000 }
const AT_ONCE = 100
const LONGEST_PAGE = 256 * 1024
const MOST_SENTENCES = 120
const LONGEST_SENTENCE = 400
const MOST_OF_EACH = 6

/** A sentence of a stored page in which the words of a rule stand, or words much like them. */
interface Stored {
  text: string
  url: string
  /** On how many of the pages it stands. */
  pages: number
  dismissed: boolean
}

export interface Suggestions {
  /** How many stored pages were looked through, and whether these are all that are of use here. */
  pages: number
  complete: boolean
  /** Words with the same stem that the rule does not find; `term` and `ending` where only an ending of a term is missing. */
  forms: { text: string; term: string | null; ending: string | null; pages: number }[]
  /** Phrases around what it finds: candidates for exceptions. */
  near: { text: string; pages: number; dismissed: boolean }[]
  hits: { text: string; found: string[]; url: string }[]
  passes: { text: string; url: string; dismissed: boolean }[]
}

/** What stored pages offer to the author of a rule. A rule without wording, or one that cannot be read, is offered nothing. */
export async function suggestionsFor(
  db: pg.Pool,
  workspaceId: string,
  { file, content, language, thorough = false }: { file: string; content: string; language: LanguageKey | null; thorough?: boolean },
): Promise<Suggestions> {
  const none: Suggestions = { pages: 0, complete: true, forms: [], near: [], hits: [], passes: [] }
  const form = formOf(content)
  if ('why' in form) return none
  const terms = wordingOf(form, language)
  const stems = [...new Set(terms.flatMap((term) => searchedStem(term) ?? []))]
  if (stems.length === 0) return none
  const { stored, pages, complete } = await storedSentences(db, workspaceId, stems, language, thorough ? THOROUGH : QUICK)
  if (stored.length === 0) return { ...none, pages, complete }
  const tried = await tryRule({ file, content, texts: stored.map(({ text }) => ({ text, format: 'text', language })) })
  if (!tried.rule || tried.unfit) return { ...none, pages, complete }
  const found = stored.map((sentence, index) => ({ ...sentence, tried: tried.texts[index]! }))
  return {
    pages,
    complete,
    forms: formsIn(found, stems, terms),
    near: nearIn(found),
    hits: hitsIn(found),
    passes: found
      .filter(({ tried: { findings }, dismissed }) => findings.length === 0 || dismissed)
      .toSorted((one, other) => Number(other.dismissed) - Number(one.dismissed) || other.pages - one.pages)
      .slice(0, MOST_OF_EACH)
      .map(({ text, url, dismissed }) => ({ text, url, dismissed })),
  }
}

/** The words a rule starts from. */
function wordingOf(form: Form, language: LanguageKey | null): string[] {
  const lists = [valueAt(form, 'terms', language), valueAt(form, 'trigger', language), valueAt(form, 'first', language)]
  const replaced = valueAt(form, 'replace', language)?.map(({ term }) => term)
  return [...lists, replaced].flatMap((list) => list ?? [])
}

/** What a word must contain to be a form of a term's longest word: without the last letters, which endings change. */
function searchedStem(term: string): string | null {
  if (term.startsWith('/') || term.includes('{')) return null
  const longest = (term.split(/[|(*]/)[0] ?? '').match(/[\p{L}\p{M}]+/gu)?.toSorted((one, other) => other.length - one.length)[0]
  if (longest === undefined || longest.length < 3) return null
  return longest.slice(0, longest.length > 7 ? -2 : longest.length > 4 ? -1 : undefined).toLowerCase()
}

async function storedSentences(
  db: pg.Pool,
  workspaceId: string,
  stems: string[],
  language: LanguageKey | null,
  most: { pages: number; milliseconds: number },
) {
  const stored = new Map<string, Stored>()
  const until = performance.now() + most.milliseconds
  let pages = 0
  for (let skip = 0; skip < most.pages; skip += AT_ONCE) {
    const texts = await newestTexts(db, workspaceId, AT_ONCE, LONGEST_PAGE, skip)
    if (texts.length === 0) return { stored: [...stored.values()], pages, complete: true }
    const dismissed = await dismissedOn(db, workspaceId, texts, stems)
    for (const { url, kept } of texts) {
      if (performance.now() > until) return { stored: [...stored.values()], pages, complete: false }
      pages++
      takeSentences(stored, { url, kept: kept() }, stems, language, dismissed)
      await new Promise(setImmediate)
    }
  }
  return { stored: [...stored.values()], pages, complete: false }
}

async function dismissedOn(db: pg.Pool, workspaceId: string, texts: { asset_id: string }[], stems: string[]): Promise<Set<string>> {
  const ids = texts.map(({ asset_id: id }) => id)
  const sentencesThere = await dismissedSentences(db, workspaceId, ids)
  const isAbout = ({ text }: { text: string }) => stems.some((stem) => text.toLowerCase().includes(stem))
  return new Set(sentencesThere.filter(isAbout).map(({ sentence }) => plain(sentence)))
}

function takeSentences(
  stored: Map<string, Stored>,
  { url, kept }: { url: string; kept: string },
  stems: string[],
  language: LanguageKey | null,
  dismissed: ReadonlySet<string>,
): void {
  // Letters stand in JSON as they are: a page without them need not be parsed.
  const whole = kept.toLowerCase()
  if (!stems.some((stem) => whole.includes(stem))) return
  const here = new Set<string>()
  for (const block of (JSON.parse(kept) as KeptText).blocks) {
    if (language !== null && block.language !== null && block.language !== language) continue
    const small = block.text.toLowerCase()
    if (!stems.some((stem) => small.includes(stem))) continue
    for (const { start, end } of sentences(block.text, block.language)) {
      const text = plain(block.text.slice(start, end))
      if (text.length > LONGEST_SENTENCE || here.has(text) || !stems.some((stem) => text.toLowerCase().includes(stem))) continue
      here.add(text)
      const known = stored.get(text)
      if (known) known.pages++
      else if (stored.size < MOST_SENTENCES) stored.set(text, { text, url, pages: 1, dismissed: dismissed.has(text) })
    }
  }
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

type Found = Stored & { tried: TriedText }
const WORD = /[\p{L}\p{M}\p{N}]+(?:[-’'][\p{L}\p{M}\p{N}]+)*/gu

function formsIn(sentencesFound: Found[], stems: string[], terms: string[]): Suggestions['forms'] {
  const counted = new Map<string, { text: string; pages: number }>()
  for (const { text, pages, tried } of sentencesFound) {
    for (const match of text.matchAll(WORD)) {
      const [word] = match
      const small = word.toLowerCase()
      if (!stems.some((stem) => small.includes(stem))) continue
      const seen = [...tried.findings, ...tried.held]
      if (seen.some(({ start, end }) => start < match.index + word.length && match.index < end)) continue
      const known = counted.get(small)
      if (known) known.pages += pages
      else counted.set(small, { text: word, pages })
    }
  }
  return [...counted.values()]
    .toSorted((one, other) => other.pages - one.pages)
    .slice(0, MOST_OF_EACH)
    .map(({ text, pages }) => {
      const term = terms.find((candidate) => text.toLowerCase().startsWith(stemOf(candidate)?.toLowerCase() ?? '\0')) ?? null
      return { text, term, ending: term && text.slice(stemOf(term)!.length), pages }
    })
}

/** What is found with the word after it: what the words speak of there. */
function nearIn(sentencesFound: Found[]): Suggestions['near'] {
  const counted = new Map<string, Suggestions['near'][number]>()
  for (const { text, pages, dismissed, tried } of sentencesFound) {
    for (const { end, text: found } of tried.findings) {
      const next = /^ ([\p{L}\p{M}\p{N}-]{3,})/u.exec(text.slice(end))?.[1]
      if (next === undefined) continue
      const phrase = `${found} ${next}`
      const known = counted.get(phrase.toLowerCase())
      if (known) Object.assign(known, { pages: known.pages + pages, dismissed: known.dismissed || dismissed })
      else counted.set(phrase.toLowerCase(), { text: phrase, pages, dismissed })
    }
  }
  return [...counted.values()]
    .toSorted((one, other) => Number(other.dismissed) - Number(one.dismissed) || other.pages - one.pages)
    .slice(0, MOST_OF_EACH)
}

/** One sentence for each wording that is found. */
function hitsIn(sentencesFound: Found[]): Suggestions['hits'] {
  const shown = new Map<string, Suggestions['hits'][number]>()
  for (const { text, url, dismissed, tried } of sentencesFound.toSorted((one, other) => other.pages - one.pages)) {
    const found = tried.findings.map((finding) => finding.text)
    const key = found.join(' ').toLowerCase()
    if (found.length > 0 && !dismissed && !shown.has(key)) shown.set(key, { text, found, url })
  }
  return [...shown.values()].slice(0, MOST_OF_EACH)
}
