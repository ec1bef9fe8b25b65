/** End marks of a sentence in the scripts people write in; the Greek question mark is added for Greek alone. */
const END = '.!?…。！？؟۔।՞።'
const CLOSING = '"\'”’»“)\\]›」』'

const ENDED = new RegExp(`[${END}][${CLOSING}]*$`, 'u')
const ENDED_IN_GREEK = new RegExp(`[${END};\u037e][${CLOSING}]*$`, 'u')

/** A value as one sentence: a capital first, an end mark exactly once. */
export function asSentence(text: string, tag: string): string {
  if ((tag === 'el' ? ENDED_IN_GREEK : ENDED).test(text)) return upperFirst(text, tag)
  const stripped = text.replace(/[\s,;:–—-]+$/u, '')
  return `${upperFirst(stripped === '' ? text : stripped, tag)}.`
}

/** A value as it stands inside a sentence of ours: without a full stop, comma, colon or semicolon (in Greek a question mark) at its end. */
export function bare(text: string, tag: string): string {
  const stripped = text.replace(tag === 'el' ? /[\s.,·:]+$/u : /[\s.,;:]+$/u, '')
  // An abbreviation of single letters (P.S., U.S.) keeps its last point.
  const isAbbreviation = /\.\s?\p{L}$/u.test(stripped) && text.startsWith(`${stripped}.`)
  return stripped === '' ? text : isAbbreviation ? `${stripped}.` : stripped
}

/** The first letter as a capital, where that is one letter too: ß has none, and a ligature would fall apart. */
export function capital(text: string, tag: string): string {
  const [first = '', ...rest] = text
  // Greek drops its accents in words set in capitals, which a single first letter is not: Έφτασε.
  const upper = tag === 'el' ? first.toUpperCase() : first.toLocaleUpperCase(tag)
  return [...upper].length === 1 ? upper + rest.join('') : text
}

/**
 * Only a plain lower-case word takes a capital, also one cut short or joined (l’atelier, peut-être, из-за) and one after the
 * Spanish ¿ or ¡: iPhone, eBay and x² keep the form their owner gave them, and so does an address (www.example.com).
 */
const PLAIN_WORD = /^([¿¡]*)(?!\S*[@/])(\p{Ll}[\p{Ll}\p{M}]*(?:[’'-]\p{L}|(?=\s|$|[,.!?:;…)]+(?:\s|$))).*)$/su

export const upperFirst = (text: string, tag: string): string => {
  const plain = PLAIN_WORD.exec(text)
  return plain ? plain[1]! + capital(plain[2]!, tag) : text
}

/** Lower case for the first letter, where that is safe: one capital followed by small letters, and no noun capitals in the language. */
export const lowerFirst = (text: string, tag: string): string => {
  const [first = '', ...rest] = text
  return tag !== 'de' && /^\p{Lu}[\p{Ll}\p{M}]+(?=[\s,.!?:;])/u.test(text) ? first.toLocaleLowerCase(tag) + rest.join('') : text
}

const segmenters = new Map<string, Intl.Segmenter>()

/** The sentences of a text; cuts after an abbreviation (a single letter, or a small letter following) are taken back. */
export function sentencesOf(text: string, tag: string): string[] {
  let segmenter = segmenters.get(tag)
  if (!segmenter) segmenters.set(tag, (segmenter = new Intl.Segmenter(tag, { granularity: 'sentence' })))
  const result: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const last = result.at(-1)
    const cutTooEarly =
      last !== undefined &&
      (/(?:^|[\s.(])\p{L}{1,2}\.\s*$/u.test(last) ||
        (/^\p{Ll}/u.test(segment) && !/[!?…]\s*$/u.test(last)) ||
        (/\d\.\s*$/.test(last) && /^\p{L}/u.test(segment) && tag !== 'en'))
    if (cutTooEarly) result[result.length - 1] = last + segment
    else result.push(segment)
  }
  return result.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
}
