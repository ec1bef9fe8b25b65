import type { LanguageKey } from '../../languages.ts'
import { SMALL_WORDS } from '../../text/language-words.ts'
import type { Edit } from './edit.ts'

interface Grammar {
  /** What joins the last of a series to the others. */
  joins: string
  /** The forms of "be": what follows them says what something is like. */
  be: string
  adverb: RegExp | null
  /** Whether a word can stand in one series with what is taken out, as far as its form shows. */
  isLike: (word: string, removed: string) => boolean
}

const ADJECTIVES = new Set(
  (
    'affordable beautiful best better big black blue bright brilliant brown cheap clean clear clever cold comfortable ' +
    'compact cool cosy crisp cute dark deep delicate delicious dry easy effective efficient elegant excellent fair fast ' +
    'fine firm flat flexible free fresh friendly full gentle good great green grey handmade handy hard healthy heavy high honest hot ' +
    'ideal innovative large lasting light lightweight little local long low luxurious mild modern natural neat neutral new nice old ' +
    'organic perfect plain positive practical premium pretty pure quick quiet rare raw ready real recyclable recycled red reliable ' +
    'reusable rich robust round safe shiny short silky simple sleek slim small smart smooth soft solid special stable ' +
    'strong sturdy stylish superb sweet thick thin tiny tough traditional trendy unique useful vegan versatile warm ' +
    'washable white wide wonderful yellow young'
  ).split(' '),
)

const ENDING = /(?:e|en|er|es|em)$/
/** A German noun has a capital, and no adjective has one within a sentence. */
const isSmall = (word: string) => /^\p{Ll}/u.test(word)

const GRAMMARS: Partial<Record<LanguageKey, Grammar>> = {
  EN: {
    joins: 'and|or|but|yet',
    be: 'is are was were be been being am',
    adverb: /(?<!friend)ly$/i,
    isLike: (word) => ADJECTIVES.has(word.toLowerCase()) || /(?:able|ible|ful|less|ous|ical|ional|-\p{L}+)$/iu.test(word),
  },
  DE: {
    joins: 'und|oder|aber|sowie',
    be: 'ist sind war waren sein',
    adverb: null,
    isLike: (word, removed) => isSmall(word) && ENDING.test(word) && ENDING.exec(word)![0] === ENDING.exec(removed)?.[0],
  },
  NL: {
    joins: 'en|of|maar',
    be: 'is zijn was waren',
    adverb: null,
    isLike: (word, removed) => word.endsWith('e') && removed.endsWith('e'),
  },
  FR: { joins: 'et|ou|mais', be: 'est sont était étaient', adverb: /ment$/i, isLike: () => true },
  ES: { joins: 'y|e|o|u|pero', be: 'es son era eran está están', adverb: /mente$/i, isLike: () => true },
  IT: { joins: 'e|ed|o|od|ma', be: 'è sono era erano', adverb: /mente$/i, isLike: () => true },
}

interface Reader extends Omit<Grammar, 'be' | 'joins'> {
  joinBefore: RegExp
  joinAfter: RegExp
  be: Set<string>
  small: Set<string>
}

const readers = new Map<LanguageKey, Reader | null>()

function readerOf(language: LanguageKey): Reader | null {
  let reader = readers.get(language)
  if (reader !== undefined) return reader
  const grammar = GRAMMARS[language]
  reader =
    grammar === undefined
      ? null
      : {
          adverb: grammar.adverb,
          isLike: grammar.isLike,
          be: new Set(grammar.be.split(' ')),
          small: new Set(SMALL_WORDS[language]?.split(' ').filter((word) => language !== 'EN' || !ADJECTIVES.has(word))),
          joinBefore: new RegExp(`,?\\s+(${grammar.joins})\\s+$`, 'iu'),
          joinAfter: new RegExp(`^(,?)\\s+(?:${grammar.joins})\\s+(?=\\S)`, 'iu'),
        }
  readers.set(language, reader)
  return reader
}

const REACH = 200
const LAST_WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*$/u
const FIRST_WORD = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/u
const ENDS = /^\s*(?:$|[.,;:!?…)\]"”»])/

/**
 * What goes with a part of a series that is taken out: the comma of "cheap, X bottle", the "and" of "X and cheap" and of "cheap and X".
 * A comma that ends what leads up to a sentence ("In summer, X bottles …") stays, and so does what joins two things. Null where it
 * stands in no series, or where that is not clear.
 */
export function outOfSeries(text: string, start: number, end: number, sentenceStart: number, language: LanguageKey | null): Edit | null {
  const reader = readerOf(language ?? 'EN')
  const removed = text.slice(start, end)
  if (reader === null || reader.adverb?.test(removed)) return null
  const before = text.slice(Math.max(sentenceStart, start - REACH), start)
  const after = text.slice(end, end + REACH)
  const joined = reader.joinBefore.exec(before)
  const comma = joined ?? /,\s+$/.exec(before)
  const place = {
    before: comma ? before.slice(0, comma.index) : before,
    from: comma ? start - comma[0].length : start,
    start,
    end,
    after,
    removed,
  }
  if (joined) return afterJoin(reader, place, joined[1]!)
  return comma ? afterComma(reader, place) : atFirst(reader, place)
}

interface Removal {
  /** What stands before, without the comma or the word that joins, and where it ends. */
  before: string
  from: number
  removed: string
  start: number
  end: number
  after: string
}

/** "cheap and X", "cheap and X bottle", "light, cheap and X". */
function afterJoin(reader: Reader, { before, from, end, after, removed }: Removal, join: string): Edit | null {
  const ends = ENDS.test(after)
  if (!ends && !isOfSeries(reader, lastOf(before), removed)) return null
  const pair = /(\p{L}+)\s+[\p{L}-]+(,\s+([\p{L}-]+))$/u.exec(before)
  // Of "is light, cheap and X" two are left, which "and" joins.
  if (ends && pair && reader.be.has(pair[1]!.toLowerCase())) return { start: from - pair[2]!.length, end, text: ` ${join} ${pair[3]}` }
  return { start: from, end, text: '' }
}

/** "cheap, X bottle", "light, X and cheap". */
function afterComma(reader: Reader, { before, from, start, end, after, removed }: Removal): Edit | null {
  const joined = reader.joinAfter.exec(after)
  const isSaid = reader.be.has(/(\p{L}+)\s+(?:[\p{L}-]+,\s+)*[\p{L}-]+$/u.exec(before)?.[1]?.toLowerCase() ?? '')
  const isLike = isOfSeries(reader, lastOf(before), removed)
  // In "If it is cheap, X bottles …" the comma ends what leads up to the sentence.
  if (!joined) return isLike && !isSaid && !ENDS.test(after) ? { start: from, end, text: '' } : null
  // "A bottle, X, and …": set apart from the rest.
  if (joined[1] === ',' && !isLike && !isSaid) return null
  const rest = after.slice(joined[0].length)
  const next = FIRST_WORD.exec(rest)?.[0] ?? ''
  const isLast = isSaid || ENDS.test(rest.slice(next.length))
  // Before a noun the others are set apart by the comma that is there: "a light, cheap bottle".
  if (!isLast && !reader.small.has(next.toLowerCase())) return { start, end: end + joined[0].length, text: '' }
  const keepsComma = joined[1] === '' || before.includes(',')
  return { start: from, end: keepsComma ? end : end + 1, text: '' }
}

/** "X, cheap bottle", "X and cheap". */
function atFirst(reader: Reader, { before, start, end, after, removed }: Removal): Edit | null {
  const separated = reader.joinAfter.exec(after) ?? /^\s*,\s+(?=\S)/.exec(after)
  if (!separated) return null
  const next = FIRST_WORD.exec(after.slice(separated[0].length))?.[0]
  const said = reader.be.has(LAST_WORD.exec(before.trimEnd())?.[0].toLowerCase() ?? '') && !reader.small.has(next?.toLowerCase() ?? '')
  return said || isOfSeries(reader, next, removed) ? { start, end: end + separated[0].length, text: '' } : null
}

/** The last word; where it is the first of its sentence too, its capital says nothing. */
function lastOf(before: string): string | undefined {
  const word = LAST_WORD.exec(before)?.[0]
  return word === before ? word.toLowerCase() : word
}

const isOfSeries = (reader: Reader, word: string | undefined, removed: string): boolean =>
  word !== undefined && !reader.small.has(word.toLowerCase()) && reader.isLike(word, removed)
