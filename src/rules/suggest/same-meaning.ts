import type { Block } from '../../text/document.ts'
import { isContraction, type Around } from './contractions.ts'
import { isPlainerForm, isSpellingVariant } from './spelling-variants.ts'

/** A replacement and where it would stand, in a block's text. */
export interface Placed {
  block: Pick<Block, 'text' | 'scope' | 'marks' | 'language'>
  start: number
  end: number
  sentenceStart: number
  written: string
}

/** Running text. Headings, links, labels and the like are names of something, and are linked to by their words. */
const RUNNING = /^(?:paragraph|text|list|table\.cell)/
/** Words that nobody writes twice in a row on purpose. */
const TWICE = /^(the|an?|and|or|of|from|with|your|our|their|my)\s+\1$/
/** What has fewer words and no stop is a label, an entry of a list of words, a cell of a table. */
const LEAST_WORDS = 4

/**
 * Whether a replacement that a rule in Vale's format asks for says the same and leaves its sentence whole: another spelling of the same
 * words, a short form for its long one, a word written twice by mistake, a filler left out. A synonym is none of them: whether it has the
 * same meaning, the same place in a sentence and the same forms depends on what stands around it, so that a person decides.
 */
export function hasSameMeaning(placed: Placed): boolean {
  const { block, start, end, written } = placed
  const { text, scope, language } = block
  if ((language ?? 'EN') !== 'EN' || !RUNNING.test(scope)) return false
  if ((text.match(/\p{L}+/gu) ?? []).length < LEAST_WORDS && !/[.!?]\s*$/.test(text)) return false
  if (!fits(placed)) return false
  const found = text.slice(start, end)
  const word = found.toLowerCase().replaceAll(/\s+/g, ' ')
  if (!isSpellingVariant(word, written.toLowerCase())) return true
  return !hasOtherForm(word, text.slice(Math.max(0, start - NEAR), end + NEAR)) && !staysElsewhere(placed, found)
}

/** Whether the replacement says the same at its place. */
function fits({ block: { text, marks = [] }, start, end, sentenceStart, written }: Placed): boolean {
  // What is a link, set in bold type or struck out was set apart for a reason: a button's name, a stressed "not".
  if (marks.some((mark) => mark.start <= end && start <= mark.end)) return false
  const before = text.slice(Math.max(0, start - 80), start)
  const after = text.slice(end, end + 80)
  if (!standsFree(before, after)) return false
  const found = text.slice(start, end)
  const begins = /^[\s(]*$/.test(text.slice(sentenceStart, start))
  // A capital within the sentence, or a second one, belongs to a name or an abbreviation.
  const small = begins ? found.slice(0, 1).toLowerCase() + found.slice(1) : found
  if (hasCapital(small) || hasCapital(begins ? written.slice(1) : written)) return false
  const [word, other] = [small.toLowerCase().replaceAll(/\s+/g, ' '), written.toLowerCase()]
  return isSame(word, other, around(before, after, begins), { before, after, begins }) && !isQuoted([word, other], before + after)
}

/** Written alike near it where it must stay, "timeseries paired with it", the page would have both spellings. */
function staysElsewhere(placed: Placed, found: string): boolean {
  const { text } = placed.block
  const last = Math.min(text.length, placed.end + NEAR)
  for (let at = text.indexOf(found, Math.max(0, placed.start - NEAR)); at >= 0 && at < last; at = text.indexOf(found, at + 1)) {
    const end = at + found.length
    const isWord = !/\p{L}$/u.test(text.slice(Math.max(0, at - 2), at)) && !/^\p{L}/u.test(text.slice(end, end + 2))
    if (at !== placed.start && isWord && !fits({ ...placed, start: at, end, sentenceStart: Math.min(placed.sentenceStart, at) }))
      return true
  }
  return false
}

const NEAR = 2000

/** Of "an acknowledgement", changed alone beside "acknowledgements", the page would have both spellings. */
function hasOtherForm(word: string, text: string): boolean {
  const stem = word.replace(/(?:e?s|e?d|ing)$/, '').replaceAll(' ', '\\s+')
  const forms = text.toLowerCase().match(new RegExp(`(?<!\\p{L})${stem}\\p{L}*`, 'gu')) ?? []
  return forms.some((form) => form.replaceAll(/\s+/g, ' ') !== word)
}

/** Where one of the two stands in quotation marks, the sentence is about the words: 'Replace "use" (utilize, make use of)'. */
const isQuoted = (words: string[], text: string) => words.some((word) => word !== '' && new RegExp(`["“‘']${word}["”’']`, 'iu').test(text))

const hasCapital = (text: string) => /\p{Lu}/u.test(text.replace(/^I(?=['’ ])/, 'i'))

/** Between blanks, brackets and the stops of a sentence: no part of a compound, a path, a pair with a dash, an assignment or a label. */
const standsFree = (before: string, after: string): boolean =>
  /(?:^|[\s(])$/.test(before) &&
  /^(?:$|[\s)]|[.,;!?](?:[\s)]|$))/.test(after) &&
  !/[–—=|/+-]\s*$/.test(before) &&
  !/^\s*[–—=|/:+-]/.test(after)

const around = (before: string, after: string, begins: boolean): Around => ({
  previous: begins ? '' : (/([\p{L}'’]+)\s+$/u.exec(before)?.[1]?.toLowerCase() ?? '?'),
  next: /^\s+(\p{L}[\p{L}'’]*|\S)/u.exec(after)?.[1]?.toLowerCase() ?? '',
})

function isSame(found: string, written: string, words: Around, place: { before: string; after: string; begins: boolean }): boolean {
  if (SPEAKS_OF_WORD.has(words.previous) || SPEAKS_OF_WORD.has(words.next)) return false
  if (written === '') return isFiller(found, words) && !place.begins
  if (isContraction(found, written, words)) return !isSetPhrase(words, place.after)
  if (TWICE.exec(found)?.[1] === written) return true
  if (isLatin(found, written, place)) return true
  if (isBesideName(place)) return false
  if (isPlainerForm(found, written)) return true
  return isSpellingVariant(found, written) && mayBeJoined(found, written, words)
}

/** Beside these a word stands for itself: "the word behaviour", "fix the file name spelling". */
const SPEAKS_OF_WORD = new Set('word words term terms spelling spellings usage wording typo typos'.split(' '))

/** Words that a sentence says the same without; "rarely" and "silently" are none of them. */
const FILLERS = new Set('very really actually basically obviously please'.split(' '))
/** "Not very fast" is not "not fast", "the very one" not "the one", and "equal or very similar" says what "or similar" does not. */
const HOLDS_FILLER = new Set('not cannot never no hardly the this that these those so how as too or but yet'.split(' '))

/** "Including, but not limited to": nobody shortens what is said in these words everywhere. */
const isSetPhrase = ({ previous }: Around, after: string) => previous === 'but' && /^\s+limited\s+to\b/.test(after)

const isFiller = (found: string, { previous, next }: Around): boolean =>
  FILLERS.has(found) && !HOLDS_FILLER.has(previous) && !/n['’]t$/.test(previous) && next !== ''

/** After these two words may not belong together, or are one of a pair: "to file name changes", "upper and lower case". */
const DIVIDES = new Set('to can could will would should must may might i you we they not and or nor but'.split(' '))
/** What may follow a noun that is not a part of another: "the front end of it", but "a front-end experience". */
const ENDS_NOUN = new Set(
  (
    'and are as at because but by can cannot does for from has have if in into is may might must of on or should so than that to ' +
    'until was were when where which while will with without'
  ).split(' '),
)

/** Whether blanks and hyphens stay where they are, or may come and go here. */
function mayBeJoined(found: string, written: string, { previous, next }: Around): boolean {
  const joints = (text: string) => text.replaceAll(/[a-z]/g, '')
  if (joints(found) === joints(written)) return true
  const isDivided = joints(found) === '' && joints(written) === ' '
  return !DIVIDES.has(previous) && !(isDivided && next !== '' && !ENDS_NOUN.has(next))
}

/** "e.g., this": with its comma it stands where "for example" stands. */
const LATIN: Record<string, string> = { 'e.g.': 'for example', 'i.e.': 'that is' }
const isLatin = (found: string, written: string, { before, after }: { before: string; after: string }): boolean =>
  (LATIN[found] === written ? /^,\s/.test(after) : found.endsWith(',') && LATIN[found.slice(0, -1)] === written.slice(0, -1)) &&
  (!found.endsWith(',') || written.endsWith(',')) &&
  /(?:[,;]\s+|\()$/.test(before)

/** Beside a word with a capital that does not begin the sentence: a part of a name perhaps. Abbreviations are none. */
function isBesideName({ before, after, begins }: { before: string; after: string; begins: boolean }): boolean {
  const next = /^\s+(\p{Lu}\p{L}*)/u.exec(after)?.[1]
  const previous = begins ? undefined : /(?<=[\p{L},;]\s+)(\p{Lu}\p{L}*)\s+$/u.exec(before)?.[1]
  return [next, previous].some((word) => word !== undefined && word !== 'I' && /\p{Ll}/u.test(word))
}
