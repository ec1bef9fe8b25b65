/** Punctuation that ends a sentence, in the scripts people write in; the Greek question mark is added for Greek alone. */
const END = '.!?…。！？؟۔।՞።'
const CLOSING = '"\'”’»“)\\]›」』'

const ENDED = new RegExp(`[${END}][${CLOSING}]*$`, 'u')
const ENDED_IN_GREEK = new RegExp(`[${END};\u037e][${CLOSING}]*$`, 'u')

/** A quotation as a whole: it has its own end, and nothing follows it. */
const QUOTED = /^["“„«»‘][^"“”„«»]+["”“»«’]$/u

/** An address alone: a full stop would become a part of it. */
const ADDRESS = /^(?:https?:\/\/|www\.|\S+@)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{Ll}{2,}(?:\/\S*)?$/u

/** A smile ends a sentence as well as a full stop, which would spoil it. */
const SMILE = /\s[:;]-?[)D]$/u

/** A value as one sentence: a capital first, end punctuation exactly once. */
export const asSentence = (text: string, tag: string): string => upperFirst(ended(text, tag), tag)

/** End punctuation exactly once, the first letter as it was typed: after a label and a colon. */
export function ended(text: string, tag: string): string {
  // The full stop of a unit in brackets is its own: (18 min.).
  if (/\(\d[^().]*\p{L}\.\)$/u.test(text)) return `${text}.`
  if ((tag === 'el' ? ENDED_IN_GREEK : ENDED).test(text) || QUOTED.test(text) || ADDRESS.test(text) || SMILE.test(text)) return text
  const stripped = text.replace(/[\s,;:–—-]+$/u, '')
  return `${stripped === '' ? text : stripped}.`
}

/** Abbreviations whose full stop belongs to them wherever they stand: ends of firms' names, units. */
const STOPPED = new RegExp(
  String.raw`(?:^|[\s\u00a0/])(?:Co|Ltd|Inc|Corp|Cie|Zn|Bros|Ltda|Cía|Lda|Şti|руб|тыс|γρ|εκ|χλμ|χιλ|` +
    String.raw`itd|itp|osv|tsv|vb|vs|ym|yms|jne|др|κ\.λπ|κλπ|mies|mån|мес|` +
    String.raw`(?<=\d[\s\u00a0])(?:kr|stk|szt|r|godz|г|гг|шт|чел|λ|dk)|(?<=/)v)$`,
  'u',
)

/** Languages that write a full stop after the number of a day and of a month. */
const DAY_LANGUAGES = new Set(['de', 'da', 'nb', 'fi'])
/** 31.12, but no hour: kl. 9.10 */
const DAY = /(?<!\bkl\.\s?|\bklo\s|[\d.])[0-3]?\d\.(?:0?[1-9]|1[0-2])$|(?<!\p{L})(?:am|vom|zum|den|d\.)\s\d{1,2}$/u

/** A value for use inside a sentence of a draft: without a full stop, comma, colon or semicolon (in Greek a question mark) at its end. */
export function bare(text: string, tag: string): string {
  const stripped = text.replace(tag === 'el' ? /[\s.,·:]+$/u : /[\s.,;:]+$/u, '')
  // An abbreviation of single letters (P.S., U.S.) or of the list keeps its last full stop, and so does a day (20.6., am 12.).
  const isDay = DAY_LANGUAGES.has(tag) && DAY.test(stripped)
  const isAbbreviation = (/\.\s?\p{L}$/u.test(stripped) || STOPPED.test(stripped) || isDay) && text.startsWith(`${stripped}.`)
  return stripped === '' ? text : isAbbreviation ? `${stripped}.` : stripped
}

/** Capitalises the first letter, unless its upper case is more than one letter (ß, ligatures) or belongs to another letter (ᲀ, ſ, ı). */
export function capital(text: string, tag: string): string {
  const [first = '', ...rest] = text
  // Greek drops accents in words set in capitals, but not in a capitalised first letter: Έφτασε.
  const upper = tag === 'el' ? first.toUpperCase() : first.toLocaleUpperCase(tag)
  return [...upper].length === 1 && upper.toLocaleLowerCase(tag) === first ? upper + rest.join('') : text
}

/**
 * Only a plain lower-case word is capitalised, also an elided, hyphenated or twofold one (l’atelier, peut-être, becario/a,
 * kierowca/kierowczyni) and one after the Spanish ¿ or ¡. iPhone, eBay, e-Fatura, x², p. P. and a) stay as they are, and so do addresses
 * (www.example.com).
 */
const PLAIN_WORD = new RegExp(
  String.raw`^([¿¡]*)(?!\S*(?:@|[.:]\S*\/|\/\S*[./])|\p{Ll}[.)](?:\s|$))(\p{Ll}[\p{Ll}\p{M}]*` +
    String.raw`(?:[’']\p{L}|-[\p{Ll}\s]|(?<=\p{Ll}{4})\/\p{Ll}|\/\p{Ll}{1,9}(?=\s|$)|\(\p{Ll}{1,4}\)|` +
    String.raw`(?=\s|$|\.?–|[,.!?:;…)]+(?:\s|$))).*)$`,
  'su',
)

export const upperFirst = (text: string, tag: string): string => {
  // In Dutch the next word has it: 's Winters.
  const short = tag === 'nl' ? /^(['’‘][st]\s)(\p{Ll}.*)$/su.exec(text) : null
  if (short) return short[1]! + capital(short[2]!, tag)
  const plain = PLAIN_WORD.exec(text)
  return plain ? plain[1]! + capital(plain[2]!, tag) : text
}

/** Lower case for the first letter where that is safe: one capital followed by small letters, and no capitalised nouns in the language. */
export const lowerFirst = (text: string, tag: string): string => {
  const [first = '', ...rest] = text
  return tag !== 'de' && /^\p{Lu}[\p{Ll}\p{M}]+(?=[\s,.!?:;])/u.test(text) ? first.toLocaleLowerCase(tag) + rest.join('') : text
}

/** Abbreviations of three letters and more that a name or a number follows: „kat. B”, «тел. 8». Shorter ones need no list. */
const ABBREVIATIONS = new Map(
  Object.entries({
    pl: 'kat tel godz prof inż mgr lek hab min maks tys',
    tr: 'cad sok mah apt tel prof doç örn bkz min maks',
    ru: 'тел просп пер наб корп обл стр мин макс тыс',
    sv: 'leg tel max inkl exkl resp prof',
    da: 'tlf maks inkl ekskl evt prof',
    nb: 'tlf maks inkl ekskl evt prof',
    fi: 'puh nro klo esim prof alk sis maks väh milj',
    pt: 'máx mín aprox tel prof',
    el: 'τηλ αρ λεωφ καθ',
  }).map(([tag, words]) => [tag, new RegExp(`(?:^|[\\s(])(?:${words.replaceAll(' ', '|')})\\.\\s*$`, 'iu')]),
)

const segmenters = new Map<string, Intl.Segmenter>()

/** The sentences of a text; splits after an abbreviation (a single letter, or a small letter following) are undone. */
export function sentencesOf(text: string, tag: string): string[] {
  let segmenter = segmenters.get(tag)
  if (!segmenter) segmenters.set(tag, (segmenter = new Intl.Segmenter(tag, { granularity: 'sentence' })))
  const result: string[] = []
  // A number begins a sentence as well as a capital: `They were asked. 91% came.`; not that of a thing: Artikelnr. 4711.
  const segments = [...segmenter.segment(text)].flatMap(({ segment }) => segment.split(/(?<=\p{L}{5}\.\s)(?<!nr\.\s)(?=\d)/u))
  for (const segment of segments) {
    const last = result.at(-1)
    const cutTooEarly =
      last !== undefined &&
      // No space follows: the mark is inside an address.
      (/[.!?]$/u.test(last) ||
        /(?:^|[\s.(])\p{L}{1,2}\.\s*$/u.test(last) ||
        ABBREVIATIONS.get(tag)?.test(last) === true ||
        (/^\p{Ll}/u.test(segment) && !/[!?…]\s*$/u.test(last)) ||
        (/\d\.\s*$/.test(last) && /^\p{L}/u.test(segment) && tag !== 'en'))
    if (cutTooEarly) result[result.length - 1] = last + segment
    else result.push(segment)
  }
  return result.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
}
