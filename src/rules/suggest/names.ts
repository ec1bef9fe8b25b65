import type { LanguageKey } from '../../languages.ts'
import { SMALL_WORDS } from '../../text/language-words.ts'
import { sentences } from '../../text/sentences.ts'
import type { Kept } from './literal.ts'

const NAME = 'a name'
const WORD = /\p{L}[\p{L}\p{M}\p{N}'’-]*/gu
/** What may stand between two words of one name. */
const BETWEEN = /^(?:[ \u00A0]+|[ \u00A0]*[&+/|·-][ \u00A0]*|\.[ \u00A0]?)$/
const PARTICLES = new Set(
  'of the and for & de du des la le les l d van der den ter von und zu vom y e i di del della dei degli in on'.split(' '),
)
const TITLES =
  'mr mrs ms miss dr prof professor sir lady lord herr frau herrn m mme mlle monsieur madame dhr mevr mw meneer ' +
  'mevrouw señor señora sr sra ' +
  'srta don doña dott dottor dottoressa sig signor signora'
const FIRST_NAMES =
  'anna anne peter walter werner günter dieter rainer alexander oliver christine sabine sophie marie julie luise ute heide elke silke ' +
  'ulrike monique simone giuseppe jose jorge enrique felipe vicente irene carmen'
const PERSON = new Set(`${TITLES} ${FIRST_NAMES}`.split(' '))
const LEGAL_FORMS =
  'GmbH|gGmbH|mbH|UG|AG|KG|OHG|SE|e\\.\\s?V\\.|e\\.\\s?K\\.|Ltd|Limited|Inc|LLC|LLP|plc|Corp|Co\\.|S\\.A\\.|SA|SARL|SAS|EURL|S\\.L\\.|' +
  'S\\.p\\.A\\.|SpA|S\\.r\\.l\\.|Srl|B\\.V\\.|BV|N\\.V\\.|NV|VOF|UK'
const LEGAL_FORM = new RegExp(`(?:[\\p{L}\\p{M}\\p{N}&.'’-]+[ \\u00A0]+){1,3}(?:${LEGAL_FORMS})(?![\\p{L}\\p{N}])`, 'gu')
/** What says that a name comes, however it is written. */
const INTRODUCERS =
  'called|named|brand|the company|namens|genannt|die Firma|die Marke|appelée?s?|nommée?s?|la marque|genaamd|het ' +
  'merk|llamad[oa]s?|la marca|' +
  'chiamat[oaei]|il marchio'
const INTRODUCED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${INTRODUCERS})[ \\u00A0]+[\\p{L}\\p{N}'’&.-]+`, 'giu')
/** German adjectives at the start of a sentence have a capital like a name. */
const GERMAN_ENDING = /(?:e|er|es|en|em)$/

interface Word {
  start: number
  end: number
  text: string
  capital: boolean
  /** The first of its sentence, where a capital says nothing. */
  first: boolean
}

const small = new Map<LanguageKey, Set<string>>()

function smallWords(language: LanguageKey): Set<string> {
  let words = small.get(language)
  if (!words) small.set(language, (words = new Set((SMALL_WORDS[language] ?? '').split(' '))))
  return words
}

const isAcronym = (text: string) => /^\p{Lu}[\p{Lu}\p{N}-]+$/u.test(text)
const isPronoun = (text: string) => /^I(?:['’]\p{L}+)?$/u.test(text)

function wordsOf(text: string, language: LanguageKey | null): Word[] {
  const starts = new Set<number>()
  for (const { start } of sentences(text, language)) {
    const at = text.slice(start).search(/\p{L}/u)
    if (at >= 0) starts.add(start + at)
  }
  return [...text.matchAll(WORD)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    capital: /^\p{Lu}/u.test(match[0]) && !isPronoun(match[0]),
    first: starts.has(match.index),
  }))
}

/**
 * Names in a text, as far as capitals, legal forms and titles show them: capitalised words within a sentence, and several in a row
 * anywhere. In German, where every noun has a capital, several in a row, or one beside a legal form or a title. To take a word for a
 * name that is none costs a suggestion that is shown instead of applied; to miss one falsifies it.
 */
export function nameRanges(text: string, language: LanguageKey | null): Kept[] {
  const kept: Kept[] = []
  for (const pattern of [LEGAL_FORM, INTRODUCED])
    for (const match of text.matchAll(pattern)) kept.push({ start: match.index, end: match.index + match[0].length, why: NAME })
  for (const run of runsOf(text, wordsOf(text, language))) {
    const name = withoutOrdinaryStart(run, language ?? 'EN')
    if (isName(name, language ?? 'EN')) kept.push({ start: name[0]!.start, end: name.at(-1)!.end, why: NAME })
  }
  return kept
}

/** Capitalised words that stand together, with the small words inside. */
function runsOf(text: string, words: Word[]): Word[][] {
  const runs: Word[][] = []
  let run: Word[] = []
  let waiting: Word[] = []
  const end = () => {
    if (run.length > 0) runs.push(run)
    run = []
    waiting = []
  }
  for (const word of words) {
    const before = waiting.at(-1) ?? run.at(-1)
    const gap = before ? text.slice(before.end, word.start) : ''
    const joins = BETWEEN.test(gap) && (!gap.startsWith('.') || before!.text.length <= 4) && !(word.first && gap.startsWith('.'))
    if (before && !joins) end()
    if (word.capital) {
      run.push(...(run.length > 0 ? waiting : []), word)
      waiting = []
    } else if (run.length > 0 && PARTICLES.has(word.text.toLowerCase())) waiting.push(word)
    else end()
  }
  end()
  return runs
}

/** "The Blacklist" begins with a word that only begins its sentence. */
function withoutOrdinaryStart(run: Word[], language: LanguageKey): Word[] {
  const [first] = run
  if (!first?.first || PERSON.has(first.text.toLowerCase())) return run
  const ordinary =
    smallWords(language).has(first.text.toLowerCase()) || (language === 'DE' && GERMAN_ENDING.test(first.text) && !isAcronym(first.text))
  const next = run.findIndex((word, index) => index > 0 && word.capital)
  return ordinary ? run.slice(next < 0 ? run.length : next) : run
}

function isName(run: Word[], language: LanguageKey): boolean {
  const [first] = run
  if (!first) return false
  const capitals = run.filter((word) => word.capital).length
  if (capitals >= 2 || isAcronym(first.text)) return true
  return language !== 'DE' && !first.first
}

/** The words of names that stand within sentences of a text: where one of them begins a sentence it is the name too. */
export function knownNames(text: string, language: LanguageKey | null): string[] {
  if (language === 'DE') return []
  return wordsOf(text, language)
    .filter((word) => word.capital && !word.first && word.text.length > 2)
    .map((word) => word.text.replace(/['’]s?$/, ''))
}

/** A letter of a text to look for: apostrophes and quotation marks of any form, and Markdown may have escaped what is no letter. */
function letterSource(letter: string): string {
  if (/['’‘]/.test(letter)) return "\\\\?['’‘]"
  if (/["“”„]/.test(letter)) return '\\\\?["“”„]'
  return /[\p{P}\p{S}]/u.test(letter) ? `\\\\?${letter.replace(/[.*+?^${}()|[\]\\/]/, '\\$&')}` : letter
}

/** Each place where one of these texts stands as whole words; its blanks are any blanks. */
export function occurrences(text: string, wanted: Iterable<string>, why: string, exactCase = false): Kept[] {
  const kept: Kept[] = []
  for (const one of new Set(wanted)) {
    const source = one
      .trim()
      .split(/\s+/)
      .map((word) => [...word].map(letterSource).join(''))
      .join('[\\s>]+')
    if (source === '') continue
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, exactCase ? 'gu' : 'giu')
    for (const match of text.matchAll(pattern)) kept.push({ start: match.index, end: match.index + match[0].length, why })
  }
  return kept
}
