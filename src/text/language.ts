import type { LanguageKey } from '../languages.ts'
import { weighLine } from './language-of-line.ts'
import { BLANK, LANES, LANGUAGES, LanguageTables, UNIT, withLetter } from './language-tables.ts'

/** How much of a text is looked at: enough to be sure, little enough to cost nothing. */
const LOOK_AT = 600
/** A guess is taken when it leads the next language by this much, and when the text looks like that language at all. */
const LEAD = 1.6 * UNIT
const LIKENESS = 0.9 * UNIT

/** Shorter texts are known by single words too. */
const SHORT = 160
/** In a few words chance has more to say, and a wrong language means that nothing is found: undecided, the rules of all are tried. */
const LEAD_OF_LINE = 3.5 * UNIT
/** With such a lead no single word changes anything any more. */
const CLEAR_LEAD = 12 * UNIT

/** Letters of neighbours' alphabets (Czech, Hungarian, Romanian, Croatian, Icelandic, Vietnamese …) that none of ours has. */
const FOREIGN_LETTERS = 'čďěňřšťůžőűășțţđþðāēģīķļņūėįųạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ'
/**
 * Quicker than `text.charCodeAt(at)` at a megamorphic call site: V8 looks that method up by how the string is represented. A constant
 * of this file, because an imported binding is looked up on each call.
 */
const codeAt = String.prototype.charCodeAt
const COMBINING = /[\u0300-\u036f]/
const LETTER = /[\p{L}\p{M}]/u
const [NO_LETTER, A_LETTER, A_FOREIGN_LETTER] = [1, 2, 3]
/** What each character is in a text in lower case; 0 until it was asked for, and always for half of a surrogate pair. */
const letterKinds = new Uint8Array(0x10000)
for (let code = 0; code < 0x80; code++) letterKinds[code] = code >= 0x61 && code <= 0x7a ? A_LETTER : NO_LETTER
for (let at = 0; at < FOREIGN_LETTERS.length; at++) letterKinds[FOREIGN_LETTERS.charCodeAt(at)] = A_FOREIGN_LETTER

let tables: LanguageTables | null = null

/** The language a text is written in, or null when it is too short to tell or not one of the fifteen. */
export function detectLanguage(text: string): LanguageKey | null {
  const beginning = text.length > LOOK_AT ? text.slice(0, LOOK_AT) : text
  // A letter and its accent apart: letters that none of our languages has would not be known.
  const sample = COMBINING.test(beginning) ? beginning.normalize('NFC') : beginning
  const script = scriptOf(sample)
  if (script !== 'latin') return script
  tables ??= new LanguageTables()
  const lower = sample.toLowerCase()
  const lanes = new Int32Array(LANES)
  let letters = 0
  let foreign = 0
  let hash = 0
  let start = 0
  const { length } = lower
  for (let at = 0; at <= length; at++) {
    const code = at < length ? codeAt.call(lower, at) : BLANK
    const kind = letterKinds[code] || letterKind(lower, at, code)
    if (kind !== NO_LETTER) {
      if (kind === A_FOREIGN_LETTER) foreign++
      hash = withLetter(hash, code)
      continue
    }
    if (at > start) {
      letters += at - start
      tables.addScores(lower, start, at, hash, lanes)
      hash = 0
    }
    start = at + 1
  }
  if (foreign > sample.length / 60) return null
  const scores = LANGUAGES.map((_language, at) => (at & 1 ? lanes[at >> 1]! >>> 16 : lanes[at >> 1]! & 0xffff))
  const isLine = sample.length < SHORT
  if (isLine && leadOf(scores) < CLEAR_LEAD) weighLine(lower, scores)
  tellNorthernNeighbours(sample, scores)
  return winner(scores, letters, isLine ? LEAD_OF_LINE : LEAD)
}

function letterKind(text: string, at: number, code: number): number {
  if (code >= 0xd800 && code <= 0xdfff) return pairKind(text.codePointAt(code < 0xdc00 ? at : at - 1) ?? 0)
  return (letterKinds[code] = LETTER.test(String.fromCharCode(code)) ? A_LETTER : NO_LETTER)
}

const pairKind = (codePoint: number) => (codePoint > 0xffff && LETTER.test(String.fromCodePoint(codePoint)) ? A_LETTER : NO_LETTER)

/**
 * Danish and Norwegian share most words. What tells them apart: what is soft or single in one is hard or double in the other ("brug",
 * "bruk"), Norwegian writes æ hardly but before r, diphthongs with i ("fejl", "feil"), and words from Latin as they are spoken.
 */
const DANISH = signs(
  ['[aeiouyæøå](?:ge|de|b|be)', 'tion', 'hed(?:er|erne|en)?', '[nl]d', 'gt', 'eret', 'øde', '[åo]et', 'skab', '\\p{L}{3}erne'],
  ['op(?!p)\\p{L}{3}', 'ud\\p{L}{3}', 'af(?=[bdeghjklmnstv])', 'i?gennem', 'tjek'],
  ['[eø]j', 'æ(?!r)', 'øb', 'ssion', 'nce', 'proce', 'speci', 'socia', 'licens', 'offici', 'decemb', 'accept'],
  'af hvad blive bliver blevet nogle nogen noget dig mig sig ud op nu mere end uge uger vores jeres dit mit efter uden inden gøre gør ' +
    'igen hjælp altid hverken brug bruge bruger tilbage penge måde sådan imellem mellem have give tage lave nem nemt nemme løn ' +
    'let endnu dog måske gange viden',
)
const NORWEGIAN = signs(
  ['kk', 'tt', 'pp', 'll', 'nn', 'ss', 'mm', 'sjon', 'het(?:er|ene|en)?', 'ene', 'kt', '[iuøs]ert', '[aeiouyæøå](?:ke|te|pe)', 'skap'],
  ['opp\\p{L}{3}', 'ut\\p{L}{3}', 'av(?=[bdefghjklmnstv])', 'sjekk'],
  [
    'øy',
    'sj',
    'gj',
    '(?<!s)kj(?!o)',
    '[vnfrh]ei(?![en])',
    'nse[rn]?(?!\\p{L})',
    'prose',
    'spesi',
    'sosia',
    'lisens',
    'offisi',
    'desemb',
    'aksept',
  ],
  'av hva bli blir blitt noe noen å deg meg seg ut opp nå mer enn uke uker vår våre vårt ditt mitt etter uten innen gjøre gjør ' +
    'igjen hjelp alltid verken bruk bruke bruker tilbake penger måte sånn mellom ha gi ta lage enkelt lønn lett ennå kanskje ganger viten',
)

/** What a word ends with, begins with or has in it, and whole words. */
function signs(endings: string[], beginnings: string[], anywhere: string[], list: string): RegExp {
  const [before, after] = ['(?<!\\p{L})', '(?!\\p{L})']
  const any = (parts: string[]) => `(?:${parts.join('|')})`
  return new RegExp([any(endings) + after, before + any(beginnings), any(anywhere), before + any(list.split(' ')) + after].join('|'), 'giu')
}

const NEIGHBOUR_WEIGHT = 6 * UNIT
const danish = LANGUAGES.indexOf('DK')
const norwegian = LANGUAGES.indexOf('NO')

/**
 * Which of the two it is, where it is one of them: the other gives its score up. Its signs say nothing of other languages, many of which
 * have them too.
 */
function tellNorthernNeighbours(sample: string, scores: number[]): void {
  const [first, second] = [scores[danish]!, scores[norwegian]!]
  const most = Math.max(first, second)
  if (most < Math.max(...scores)) return
  const lead = first - second + NEIGHBOUR_WEIGHT * ((sample.match(DANISH)?.length ?? 0) - (sample.match(NORWEGIAN)?.length ?? 0))
  if (Math.abs(lead) <= LEAD) return
  scores[danish] = lead > 0 ? most : 0
  scores[norwegian] = lead > 0 ? 0 : most
}

/** Whether the small words at a text's beginning are that language's: a quick yes that spares the full look at every block. */
export function looksLike(text: string, language: LanguageKey): boolean {
  const at = LANGUAGES.indexOf(language)
  if (at < 0) return scriptOf(text.slice(0, 80)) === language
  tables ??= new LanguageTables()
  const lower = text.slice(0, 160).toLowerCase()
  let words = 0
  let known = 0
  let hash = 0
  let start = 0
  const { length } = lower
  for (let end = 0; end <= length; end++) {
    const code = end < length ? codeAt.call(lower, end) : BLANK
    if ((letterKinds[code] || letterKind(lower, end, code)) !== NO_LETTER) {
      hash = withLetter(hash, code)
      continue
    }
    if (end > start) {
      words++
      if (tables.isSmallWord(lower, start, end, hash, at)) known++
      hash = 0
    }
    start = end + 1
  }
  return known >= 3 && known * 3 >= words
}

/** By how much the best score leads the second. */
function leadOf(scores: readonly number[]): number {
  let [best, second] = [0, 0]
  for (const score of scores) {
    if (score > best) [best, second] = [score, best]
    else if (score > second) second = score
  }
  return best - second
}

function winner(scores: number[], letters: number, lead: number): LanguageKey | null {
  let best = 0
  for (let at = 1; at < scores.length; at += 1) if (scores[at]! > scores[best]!) best = at
  const top = scores[best]!
  for (let at = 0; at < scores.length; at += 1) if (at !== best && scores[at]! > top - lead) return null
  return top >= letters * LIKENESS ? (LANGUAGES[best] ?? null) : null
}

/** Greek and Russian are detected by their letters; other languages in Cyrillic have letters and words that Russian has not. */
function scriptOf(sample: string): LanguageKey | 'latin' | null {
  let latin = 0
  let greek = 0
  let cyrillic = 0
  let other = 0
  const { length } = sample
  for (let at = 0; at < length; at += 1) {
    const code = codeAt.call(sample, at)
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
