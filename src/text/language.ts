import type { LanguageKey } from '../languages.ts'
import { TRIGRAM_LANGUAGES, TRIGRAMS } from './language-trigrams.ts'
import { SMALL_WORDS } from './language-words.ts'

/** How much of a text is looked at: enough to be sure, little enough to cost nothing. */
const LOOK_AT = 600
const WORD = /[\p{L}\p{M}]+/gu
const WORD_WEIGHT = 3.5
/** A guess is taken when it leads the next language by this much, and when the text looks like that language at all. */
const LEAD = 1.6
const LIKENESS = 0.9

/** Letters of neighbours' alphabets (Czech, Hungarian, Romanian, Croatian, Icelandic, Vietnamese …) that none of ours has. */
const FOREIGN_LETTERS = /[čďěňřšťůžőűășțţđþðāēģīķļņūėįųạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/gi

const LANGUAGES: readonly LanguageKey[] = TRIGRAM_LANGUAGES
/** Three letters as one number, so that no text has to be cut out to look them up. */
const BLANK = 0x20
const LAST_LETTER = 0x3ff
const trigramOf = (one: number, two: number, three: number) => (Math.min(one, LAST_LETTER) << 20) | (Math.min(two, LAST_LETTER) << 10) | Math.min(three, LAST_LETTER)

const TRIGRAM_SCORES = new Map<number, Float64Array>()
for (const entry of TRIGRAMS.trim().split(/\s/)) {
  const [one, two, three] = Array.from(entry.slice(0, 3).replaceAll('_', ' '), (letter) => letter.charCodeAt(0))
  TRIGRAM_SCORES.set(trigramOf(one!, two!, three!), Float64Array.from(entry.slice(3), (digit) => Number.parseInt(digit, 36) / 6))
}
const WORD_SCORES = new Map<string, Float64Array>()
for (const [index, key] of LANGUAGES.entries()) {
  for (const word of (SMALL_WORDS[key] ?? '').split(' ')) {
    const scores = WORD_SCORES.get(word) ?? new Float64Array(LANGUAGES.length)
    scores[index] = WORD_WEIGHT
    WORD_SCORES.set(word, scores)
  }
}

/** The language a text is written in, or null when it is too short to tell or not one of the fifteen. */
export function detectLanguage(text: string): LanguageKey | null {
  const sample = text.length > LOOK_AT ? text.slice(0, LOOK_AT) : text
  const script = scriptOf(sample)
  if (script !== 'latin') return script
  if ((sample.match(FOREIGN_LETTERS)?.length ?? 0) > sample.length / 60) return null
  const scores = new Float64Array(LANGUAGES.length)
  let trigrams = 0
  for (const [word] of sample.toLowerCase().matchAll(WORD)) {
    const known = WORD_SCORES.get(word)
    if (known !== undefined) addTo(scores, known)
    trigrams += word.length
    let one = BLANK
    let two = word.charCodeAt(0)
    for (let at = 1; at <= word.length; at += 1) {
      const three = at < word.length ? word.charCodeAt(at) : BLANK
      const score = TRIGRAM_SCORES.get(trigramOf(one, two, three))
      if (score !== undefined) addTo(scores, score)
      one = two
      two = three
    }
  }
  tellNorthernNeighbours(sample, scores)
  return winner(scores, trigrams)
}

/** Danish and Norwegian share most words; what is soft or single at a word's end in one is hard or double in the other. */
const DANISH = /(?:[aeiouyæøå](?:ge|de|b|be)|tion|hed|[nl]d|gt|æde|øde)(?!\p{L})|(?<!\p{L})(?:af|hvad|bliver|nogle?n?)(?!\p{L})|[eø]j/giu
const NORWEGIAN = /(?:kk|tt|pp|ll|nn|ss|mm|sjon|het|ene|kt|[aeiouyæøå](?:ke|te|pe))(?!\p{L})|(?<!\p{L})(?:av|hva|blir|noen?|å)(?!\p{L})|øy|sj/giu
const NEIGHBOUR_WEIGHT = 1.3

function tellNorthernNeighbours(sample: string, scores: Float64Array): void {
  const danish = LANGUAGES.indexOf('DK')
  const norwegian = LANGUAGES.indexOf('NO')
  const best = Math.max(...scores)
  if (Math.max(scores[danish]!, scores[norwegian]!) < best) return
  scores[danish]! += NEIGHBOUR_WEIGHT * (sample.match(DANISH)?.length ?? 0)
  scores[norwegian]! += NEIGHBOUR_WEIGHT * (sample.match(NORWEGIAN)?.length ?? 0)
}

/** Whether the small words at a text's beginning are that language's: a quick yes that spares the full look at every block. */
export function looksLike(text: string, language: LanguageKey): boolean {
  const at = LANGUAGES.indexOf(language)
  if (at < 0) return scriptOf(text.slice(0, 80)) === language
  let words = 0
  let known = 0
  for (const [word] of text.slice(0, 160).toLowerCase().matchAll(WORD)) {
    words += 1
    if ((WORD_SCORES.get(word)?.[at] ?? 0) > 0) known += 1
  }
  return known >= 3 && known * 3 >= words
}

function addTo(scores: Float64Array, more: Float64Array): void {
  for (let at = 0; at < scores.length; at += 1) scores[at]! += more[at]!
}

function winner(scores: Float64Array, trigrams: number): LanguageKey | null {
  let best = 0
  for (let at = 1; at < scores.length; at += 1) if (scores[at]! > scores[best]!) best = at
  const top = scores[best]!
  for (let at = 0; at < scores.length; at += 1) if (at !== best && scores[at]! > top - LEAD) return null
  return top >= trigrams * LIKENESS ? (LANGUAGES[best] ?? null) : null
}

/** Greek and Russian are told by their letters; other languages in Cyrillic have letters and words that Russian has not. */
function scriptOf(sample: string): LanguageKey | 'latin' | null {
  let latin = 0
  let greek = 0
  let cyrillic = 0
  let other = 0
  for (let at = 0; at < sample.length; at += 1) {
    const code = sample.charCodeAt(at)
    if (code < 0x41) continue
    if (code <= 0x24f) {
      if (code <= 0x5a || (code >= 0x61 && code <= 0x7a) || code >= 0xc0) latin += 1
    } else if ((code >= 0x370 && code <= 0x3ff) || (code >= 0x1f00 && code <= 0x1fff)) greek += 1
    else if (code >= 0x400 && code <= 0x4ff) cyrillic += 1
    else if (code >= 0x530 && (code < 0x2000 || code > 0x2e7f) && (code < 0xd800 || code > 0xf8ff)) other += 1
  }
  const most = Math.max(latin, greek, cyrillic, other)
  if (most < 3 || most === other) return null
  if (most === latin) return 'latin'
  if (most === greek) return 'GR'
  return isRussian(sample) ? 'RU' : null
}

function isRussian(sample: string): boolean {
  if (/[іїєґўђћљњџјѓќ]/i.test(sample)) return false
  const bulgarian = sample.match(/ъ(?=\p{L})|(?<!\p{L})(?:се|са|че|това|както|е|ще|бъде|или|за|на|да|от)(?!\p{L})/giu)?.length ?? 0
  const russian = sample.match(/[ыэё]|(?<!\p{L})(?:что|это|как|для|не|вы|мы|по|из|к|при|его|с|или|на|от|за)(?!\p{L})/giu)?.length ?? 0
  return russian >= bulgarian || bulgarian < 2
}
