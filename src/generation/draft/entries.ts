import { oneLine } from '../base/escape.ts'
import { capital, sentencesOf, upperFirst } from '../base/sentences.ts'

export interface Pair {
  label: string
  text: string
}

const MAX_LABEL = 90
/** A colon inside a quotation or code is theirs. */
const QUOTATION = /„[^“”]*[“”]|“[^”]*”|«[^»]*»|"[^"]*"|`[^`]*`/gu
const isInsideQuotation = (before: string): boolean => /[“„«"`]/u.test(before.replaceAll(QUOTATION, ''))

/** Splits an entry such as `Material: solid oak` at its first colon; without one the whole entry is the text. */
export function toPair(entry: string): Pair {
  const line = oneLine(entry)
  const cut = /^(.{1,90}?)\s?[:：](?=\s)\s*(.+)$/su.exec(line)
  // `Without lactose? Yes: the soft one.` has none.
  const isLabel = cut !== null && cut[1]!.length <= MAX_LABEL && !/[!?]\s/u.test(cut[1]!) && !isInsideQuotation(cut[1]!)
  return isLabel ? { label: cut[1]!, text: cut[2]! } : { label: '', text: line }
}

/** Anna, N’Diaye, also with a small beginning of its own: d’Ormesson, el-Amin. */
const NAME_WORD = String.raw`(?:\p{Ll}{1,4}['’-])?\p{Lu}[\p{L}\p{M}.'’-]*`
/** Small words inside names, and the `and` between two of them. */
const NAME_PARTICLE =
  `van|von|vom|der|den|de['’]?|da|dal|dalla|dalle|do|dos|das|di|dei|degli|du|des|del|della|` +
  `la|le|lo|los|las|el|al|bin|ibn|ben|ap|af|av|zu|zum|zur|` +
  `дель|дер|да|аль|ντελ|βαν|ter|ten|te|in ['’]t|op ['’]t|op de[nr]?|['’]t|het|and|und|et|en|e|y|och|og|ja|z|i|ve|και|ντε|φον|и|де|фон|ван`
/** dr., med., prof.ssa; without a full stop where it is left out; leg. optiker */
const TITLE = String.raw`(?:leg\.\s\p{Ll}+|\p{Ll}{1,5}\.(?:ssa)?|dr|prof|mgr|inż|lek|tri|ing)`
/** German writes nouns with capitals: `Mein Fazit, kurz: gut` has no name. */
const DETERMINER = 'Mein|Dein|Sein|Unser|Euer|Eur|Ihr|Ein|Kein|Der|Die|Das|Den|Dem|Dies|Jed|All|Viel|Sehr|Ganz'
/** Surely who speaks: a name of two words and more with what the person is, one with an initial, or one with an age. */
const SPEAKER = new RegExp(
  String.raw`^(?:${TITLE}\s)*(?:(?!(?:${DETERMINER})(?:e[mnrs]?)?\s)${NAME_WORD}(?:\s(?:${NAME_WORD}|${NAME_PARTICLE}|${TITLE})){0,6}` +
    String.raw`\s${NAME_WORD}(?:\s[js]r\.?)?(?:,\s.+|\s\(.+\))|` +
    String.raw`${NAME_WORD}(?:,\s\d+(?:\s\p{L}+)?|\s\(\d+\))(?:,\s.+)?|${NAME_WORD}\s\p{Lu}\.)$`,
  'u',
)

/**
 * Splits a quote such as `Anna Berg, owner: We have room again.` Where what is before the colon is not surely a speaker (`Anna: Great`,
 * `My verdict: great`), the quote stays as it was typed, which fits both.
 */
export function toVoice(entry: string): Pair {
  // “At last!” (a customer)
  const bracketed = /^(["“„«»‘].+["”“»«’])\s*\(([^()]+)\)\.?$/su.exec(oneLine(entry))
  if (bracketed) return { label: bracketed[2]!, text: bracketed[1]! }
  // “At last!” – a customer
  const signed = /^(["“„«»”‘].+["”“»«’])\.?\s*[–—-]\s*([^"“”„«»]+?)\.?$/su.exec(oneLine(entry))
  if (signed) return { label: signed[2]!, text: signed[1]! }
  const pair = toPair(entry)
  return SPEAKER.test(pair.label) && !/[!?…]\s|\s[–—-]\s/u.test(pair.label) ? pair : { label: '', text: oneLine(entry) }
}

const FULL_NAME = String.raw`${NAME_WORD}(?:\s(?:${NAME_WORD}|${NAME_PARTICLE})){0,3}`
/** As short as what a speaker is called. */
const MAX_SPEAKER = 4
/** Words with a capital and a comma behind them that are no names. */
const NO_NAME = 'Yes|No|Well|So|Okay|OK|Ja|Nein|Also|Oui|Non|Sí|Si|Sì|Nee|Tak|Nie|Sim|Não|Jo|Joo|Kyllä|Ei|Nej|Nei|Evet|Hayır|Да|Нет|Ναι|Όχι'
const NAME_FIRST = new RegExp(String.raw`^(?!(?:${NO_NAME}),)${FULL_NAME},\s`, 'u')

const isShort = (label: string): boolean => label !== '' && label.split(' ').length <= MAX_SPEAKER

/**
 * The quotes of one list in one form: in it a single name with a comma is a speaker too (`Piotr, kolarz: Polecam!`). Where anything else
 * so short stands before a colon, all stay as typed.
 */
export function toVoices(entries: readonly string[]): Pair[] {
  const sure = entries.map(toVoice)
  const voices = sure.map((voice) => {
    const pair = toPair(voice.text)
    return voice.label === '' && NAME_FIRST.test(pair.label) && /^["“„«»‘¿¡]*\p{Lu}/u.test(pair.text) ? pair : voice
  })
  const isUnsure = voices.some(({ label, text }) => label === '' && isShort(toPair(text).label))
  return isUnsure ? entries.map((entry) => ({ label: '', text: oneLine(entry) })) : voices
}

interface Question {
  question: string
  answer: string
}

/** Splits an entry such as `How long is delivery? Two days.` after its question mark, in Greek `;`; only a mark makes a question. */
export function toQuestion(entry: string, tag: string): Question {
  const line = oneLine(entry)
  const mark = tag === 'el' ? /^(.+?[;\u037e?])\s+(.+)$/su : /^(.+?[?？؟](?:["”»’]?))\s*(?:[:：]\s+)?(.+)$/su
  const cut = mark.exec(line)
  if (cut) {
    // `Where? And when? In Leeds.` is one question.
    const more = mark.exec(cut[2]!)
    const isOne = more !== null && sentencesOf(more[1]!, tag).length === 1
    return isOne ? { question: `${cut[1]} ${more[1]}`, answer: more[2]! } : { question: cut[1]!, answer: cut[2]! }
  }
  const isAsked = (tag === 'el' ? /[;\u037e?]$/u : /[?？؟]["”»’]?$/u).test(line)
  return isAsked ? { question: line, answer: '' } : { question: '', answer: line }
}

/** Words as hashtags: `office chair` becomes `#OfficeChair`. */
export function toHashtags(entries: readonly string[], tag: string): string {
  return entries
    .map((entry) => {
      const words = entry.split(/[^\p{L}\p{M}\p{N}_]+/u).filter((word) => word !== '')
      const joined = words.length === 1 ? words[0]! : words.map((word) => capital(word, tag)).join('')
      return joined === '' ? '' : `#${joined}`
    })
    .filter((word) => word !== '')
    .join(' ')
}

/** Splits a text into posts of at most `limit` characters, at the ends of sentences where possible, otherwise between words. */
export function toThread(text: string, limit: number, tag: string): string[] {
  const posts: string[] = []
  let open = ''
  for (const part of sentencesOf(upperFirst(oneLine(text), tag), tag).flatMap((sentence) => splitAtWords(sentence, limit))) {
    const joined = open === '' ? part : `${open} ${part}`
    if ([...joined].length <= limit) open = joined
    else {
      posts.push(open)
      open = part
    }
  }
  return open === '' ? posts : [...posts, open]
}

function splitAtWords(sentence: string, limit: number): string[] {
  if ([...sentence].length <= limit) return [sentence]
  const parts: string[] = []
  let open = ''
  for (const word of sentence.split(' ')) {
    const joined = open === '' ? word : `${open} ${word}`
    if ([...joined].length > limit && open !== '') {
      parts.push(open)
      open = word
    } else open = joined
  }
  return [...parts, open]
}
