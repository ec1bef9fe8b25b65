import type { LanguageKey } from '../../languages.ts'
import { BCP47 } from '../../languages.ts'
import type { Edit } from './edit.ts'
import { outOfSeries } from './series.ts'

const LETTER = /\p{L}/u
const VOWEL_SOUND = /^(?!(?:uni|use|usu|eu|one|once|u[bcfhjkqrst][aeiou]))[aeiou]|^(?:hour|honest|honou?r|heir)/i

const locale = (language: LanguageKey | null) => (language === null ? 'en' : BCP47[language])

/**
 * The replacement written as what it replaces was: all in capitals; with a capital first letter where the found text has one that is not
 * its own (an abbreviation, a German noun, a name), or where it begins the sentence; otherwise as the rule has it. What begins with a
 * figure has no first letter to go by, and German nouns have capitals anywhere, so there only the place counts.
 */
export function casedLike(replacement: string, found: string, language: LanguageKey | null, own = false, begins = false): string {
  const letters = found.match(/\p{L}/gu) ?? []
  const isUpper = (letter: string | undefined) =>
    letter !== undefined && letter === letter.toLocaleUpperCase(locale(language)) && letter !== letter.toLocaleLowerCase(locale(language))
  if (letters.length > 3 && letters.every(isUpper) && !own) return replacement.toLocaleUpperCase(locale(language))
  if (/^[^\p{L}]*\p{N}/u.test(found)) return begins ? capitalised(replacement, language) : replacement
  if (!isUpper(letters[0])) return replacement
  if (language === 'DE' && !begins) return replacement
  const isOwn = own || (letters.length > 1 && isUpper(letters[1]))
  return begins || !isOwn ? capitalised(replacement, language) : replacement
}

export function capitalised(text: string, language: LanguageKey | null): string {
  const first = text.search(LETTER)
  return first < 0 ? text : text.slice(0, first) + text[first]!.toLocaleUpperCase(locale(language)) + text.slice(first + 1)
}

/** The changes of a text that put a replacement in place of a range, with the English article before it set right. */
export function replacing(
  text: string,
  start: number,
  end: number,
  replacement: string,
  options: { language: LanguageKey | null; ownCapital: boolean; sentenceStart: number },
): Edit[] {
  const { language } = options
  const begins = startsSentence(text, options.sentenceStart, start)
  const written = casedLike(replacement, text.slice(start, end), language, options.ownCapital, begins)
  return [{ start, end, text: written }, ...articleBefore(text, start, written, language, isShouted(text.slice(start, end)))]
}

const isShouted = (text: string) => text.length > 3 && text === text.toUpperCase() && text !== text.toLowerCase()

/** The English article before a place, set right for what now follows it. */
function articleBefore(text: string, place: number, following: string, language: LanguageKey | null, shouted: boolean): Edit[] {
  const before = justBefore(text, place)
  const article = (language ?? 'EN') === 'EN' ? /\b(an?)\s*$/i.exec(before) : null
  if (!article) return []
  const found = article[1]!
  const start = place - before.length + article.index
  const wanted = VOWEL_SOUND.test(following) ? 'an' : 'a'
  return wanted === found.toLowerCase()
    ? []
    : [
        {
          start,
          end: start + found.length,
          text: shouted && found === found.toUpperCase() ? wanted.toUpperCase() : casedLike(wanted, found, language),
        },
      ]
}

/** An expression that ends at a place would read all of a long text up to it. */
const justBefore = (text: string, place: number) => text.slice(Math.max(0, place - 200), place)

const startsSentence = (text: string, sentenceStart: number, start: number) => /^[\s"“„«'(]*$/.test(text.slice(sentenceStart, start))

/** The changes that take a range out, leaving neither two blanks, nor a blank before a comma, nor a small letter at a sentence's start. */
export function removing(text: string, start: number, end: number, sentenceStart: number, language: LanguageKey | null): Edit[] {
  const series = outOfSeries(text, start, end, sentenceStart, language)
  const shouted = isShouted(text.slice(start, end))
  if (series !== null && startsSentence(text, sentenceStart, series.start))
    return [{ start: series.start, end: series.end + 1, text: capitalised(text[series.end]!, language) }]
  if (series !== null) return [series, ...articleAround(text, series, language, shouted)]
  let from = start
  let to = end
  if (startsSentence(text, sentenceStart, start)) {
    to += /^[\s,;:]*/.exec(text.slice(to))![0].length
    const next = text.slice(to).search(/\S/)
    if (next === 0) return [{ start: from, end: to + 1, text: capitalised(text[to]!, language) }]
    return [{ start: from, end: to, text: '' }]
  }
  const blankBefore = /\s+$/.exec(justBefore(text, from))
  if (blankBefore) from -= blankBefore[0].length
  else to += /^\s*/.exec(text.slice(to))![0].length
  // After an article, a form of "be" or a preposition no comma is left either.
  if (leadsOn(justBefore(text, from), language)) to += /^\s*,(?=\s)/.exec(text.slice(to))?.[0].length ?? 0
  // A comma that led up to what is gone leads nowhere now.
  const dangling = /\s*[,;:\u2013\u2014]$/.exec(justBefore(text, from))
  if (dangling && (to >= text.length || /[.,;:!?…)]/.test(text[to]!))) from -= dangling[0].length
  const removed = { start: from, end: to, text: '' }
  return [removed, ...articleAround(text, removed, language, shouted)]
}

/** The English article before what is taken out, set right for what comes after it. */
function articleAround(text: string, removed: Edit, language: LanguageKey | null, shouted: boolean): Edit[] {
  const following = /^\s*(\p{L}\S*)/u.exec(text.slice(removed.end, removed.end + 200))
  return following ? articleBefore(text, removed.start, following[1]!, language, shouted) : []
}

/** Words that no comma follows: what they begin comes next. */
const LEADING: Partial<Record<LanguageKey, string>> = {
  EN: 'a an the our your their its his her my this these those is are was were be been of with for from in',
  DE:
    'der die das den dem des ein eine einen einem einer eines unser unsere unseren unserem unserer unseres ihr ihre ihren ihrem ' +
    'ihrer ist sind war waren mit für von aus',
  FR: 'le la les un une des notre nos votre vos leur leurs ce cet cette ces est sont était étaient de du avec pour',
  NL: 'de het een onze ons jouw uw hun deze dit die is zijn was waren van met voor',
  ES: 'el la los las un una unos unas nuestro nuestra nuestros nuestras su sus este esta es son era eran de del con para',
  IT: 'il lo la i gli le un uno una nostro nostra nostri nostre suo sua questo questa è sono era erano di del della con per',
}

const leading = new Map<LanguageKey, Set<string>>()

function leadsOn(before: string, language: LanguageKey | null): boolean {
  const key = language ?? 'EN'
  let words = leading.get(key)
  if (!words) leading.set(key, (words = new Set((LEADING[key] ?? '').split(' '))))
  const last = /(?:^|[\s"“„«(])(\p{L}+)$/u.exec(before)?.[1]
  return last !== undefined && words.has(last.toLocaleLowerCase(locale(key)))
}

/** A text with changes made that do not overlap. */
export function applied(text: string, edits: Edit[]): string {
  let result = text
  for (const edit of edits.toSorted((one, other) => other.start - one.start))
    result = result.slice(0, edit.start) + edit.text + result.slice(edit.end)
  return result
}
