import { toPair } from './entries.ts'
import type { Pair } from './entries.ts'
import { escapeMarkdown, isBlankText, oneLine } from '../base/escape.ts'
import { hasOwnMark, isEnded, kindOf } from './kinds.ts'
import type { Locale } from '../base/locale.ts'
import { toProse } from './prose.ts'
import { asSentence, bare, capital, upperFirst } from '../base/sentences.ts'

/**
 * Articles, numerals and question words: a noun phrase that begins with one loses its capital after a colon; any other first word may
 * be a name.
 */
const SMALL_WORDS: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries({
    en: 'a an the your our for with new two three four five six seven eight nine ten all every how why what when where ' + 'from up',
    de:
      'ein eine einen der die das für mit zwei drei vier fünf sechs sieben acht neun zehn alle ' +
      'unsere unser im ab bis auf vom zum zur bei warum wie was wo',
    fr:
      'un une le la les des pour avec nouveau nouvelle nouveaux nouvelles deux trois quatre cinq six sept huit neuf ' +
      'dix tous toutes nos notre vos votre comment pourquoi ce du dès',
    nl: 'een de het voor met nieuw nieuwe twee drie vier vijf zes zeven acht negen tien alle onze ons uw hoe waarom wat ' + 'van vanaf bij',
    es:
      'un una el la los las para con nuevo nueva nuevos nuevas dos tres cuatro cinco seis siete ocho nueve diez todos ' +
      'todas nuestro nuestra su cómo por qué desde',
    it:
      'un una uno il lo la i gli le per con nuovo nuova nuovi nuove due tre quattro cinque sei sette otto nove dieci ' +
      'tutti tutte come perché da dal',
    pt:
      'um uma o a os as para com novo nova novos novas dois duas três quatro cinco seis sete oito nove dez todos ' +
      'todas como porque desde',
    sv: 'en ett för med',
    da: 'en et til med',
    nb: 'en ei et til med',
    el: 'ένας μια μία ένα ο η το οι τα για με',
    tr: 'bir',
  }).map(([tag, words]) => [tag, words.split(' ')]),
)

/** The text after a colon or a name: a word of SMALL_WORDS or a known verb in small letters, everything else as it was typed. */
function continued(text: string, tag: string, isPredicate = false): string {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? ''
  const isSmall = SMALL_WORDS[tag]?.includes(first.toLocaleLowerCase(tag)) === true
  const isOrdinary = /^\p{Lu}[\p{Ll}\p{M}]*$/u.test(first)
  // New Balance, Le Monde and Seven Seas are names; German writes every noun with a capital.
  const isName = tag !== 'de' && /^\p{L}+\s+\p{Lu}/u.test(text)
  return isOrdinary && ((isSmall && !isName) || isPredicate) ? first.toLocaleLowerCase(tag) + text.slice(first.length) : text
}

const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n\u2028\u2029]+/u)
    .map(oneLine)
    .filter((line) => !isBlankText(line))

/** The first line opens the text as `open` writes it; the others are prose. */
function opened(text: string, tag: string, open: (line: string) => string): string {
  const [first, ...rest] = linesOf(text)
  if (first === undefined) return ''
  const opening = /^[-*•–·]\s/u.test(first) ? toProse(first, tag) : open(first)
  return [opening, toProse(rest.join('\n'), tag)].filter((part) => part !== '').join('\n\n')
}

/** First words of names that may be plural, with which a verb in the singular would not agree; in these languages it needs no subject. */
const PLURAL: Record<string, RegExp> = {
  ru: /^\P{L}*\p{L}*[ыие](?!\p{L})/u,
  pl: /^\P{L}*\p{L}*[yie](?!\p{L})/u,
  fi: /^\P{L}*\p{L}*t(?!\p{L})/u,
}

/** A Greek name would need its article as a subject. */
const isNoSubject = (name: string, tag: string): boolean => tag === 'el' || PLURAL[tag]?.test(name) === true

/** What a thing is, said of its name: a sentence stays, a predicate gets the name as its subject, a noun phrase follows it. */
export function lineAbout(line: string, name: string, { tag, apposition }: Locale): string {
  const kind = kindOf(line, tag)
  const isNamed = line.toLocaleLowerCase(tag).startsWith(name.toLocaleLowerCase(tag))
  // A name that is a question or an exclamation takes neither a colon nor a verb.
  if (kind === 'sentence' || isNamed || name === '' || /[!?…\u037e]$|(?<=\p{Script=Greek});$/u.test(name)) return asSentence(line, tag)
  if (kind === 'noun') {
    if (sharesWord(line, name, tag)) return asSentence(line, tag)
    const phrase = continued(line, tag)
    // A capital after the colon would be a mistake, and a small letter too where the word is a name: two short sentences fit both.
    const isUnsure = tag === 'de' ? ADJECTIVE.test(phrase) : /^\p{Lu}/u.test(phrase)
    const between = isUnsure ? '. ' : apposition
    return asSentence(`${bare(name, tag)}${between}${phrase}`.replace('.. ', '. '), tag)
  }
  if (isPhrase(name, tag) || (tag === 'en' && !/^\p{L}+s(?!\p{L})/u.test(line))) return asSentence(line, tag)
  if (isNoSubject(name, tag)) return `${asSentence(name, tag)} ${asSentence(line, tag)}`
  const link = tag === 'ru' && /^это\s/iu.test(line) ? '\u00a0— ' : ' '
  return asSentence(`${bare(name, tag)}${link}${continued(line, tag, true)}`, tag)
}

/** German nouns have a capital anyway; a first word of this form is rather an adjective, which has one only where a sentence begins. */
const ADJECTIVE = /^\p{Lu}\p{Ll}+(?:e|er|es|bar|lich|ig|isch|los|frei)(?=\s)/u

/** Languages in which a thing that has no name of its own (`eye test at the clinic`) takes an article as a subject, which nobody typed. */
const NEEDS_ARTICLE = new Set(['en', 'de', 'fr', 'nl', 'es', 'it', 'pt'])
/** Small words inside names. */
const IN_NAMES = new Set(
  '& a of the on and at by in de du des la le les et d von van der den und y e i da do dos das di del della per for & the'.split(' '),
)

function isPhrase(name: string, tag: string): boolean {
  if (!NEEDS_ARTICLE.has(tag) || (tag === 'en' && /[^s]s$/u.test(name))) return false
  return name.split(/\s+/u).some((word) => /^\p{Ll}{2,}$/u.test(word) && !IN_NAMES.has(word))
}

/** A phrase that takes up a word of the name (`Eye test`, `Book an eye test`) would say it twice after the name. */
function sharesWord(line: string, name: string, tag: string): boolean {
  const wordsOf = (text: string): string[] => text.toLocaleLowerCase(tag).match(/\p{L}{4,}/gu) ?? []
  const own = new Set(wordsOf(name))
  return wordsOf(line).some((word) => own.has(word))
}

/** The same for a longer text below its name: there a noun phrase stands alone, unless the name is asked for again. */
export const aboutName = (text: string, name: string, locale: Locale, isNamed: boolean): string =>
  opened(text, locale.tag, (line) =>
    escapeMarkdown(
      isNamed || (!isNoSubject(name, locale.tag) && kindOf(line, locale.tag) === 'predicate')
        ? lineAbout(line, name, locale)
        : asSentence(line, locale.tag),
    ),
  )

/** A phrase with more words stands alone as well as after a label, and may be a sentence whose verb is not known. */
const MAX_UNDER_LABEL = 7

const AND = /\s(?:and|und|et|en|y|e|i|och|og|ja|ve|και|и|&)\s/iu

/** Surely no clause with an unknown verb: a list with its `and`, or it begins with an article or the like; Dutch `het` is a subject too. */
function isListed(line: string, tag: string): boolean {
  const first = (/^\p{L}+/u.exec(line)?.[0] ?? '').toLocaleLowerCase(tag)
  return (line.includes(', ') && AND.test(line)) || (first !== 'het' && SMALL_WORDS[tag]?.includes(first) === true)
}

/** A short noun phrase follows a label and a colon, which fits every case and gender; anything else stands alone. */
export function underLabel(text: string, label: string, { tag, colon }: Locale): string {
  return opened(text, tag, (line) =>
    kindOf(line, tag) !== 'noun' || !isListed(line, tag) || label === '' || line.split(' ').length > MAX_UNDER_LABEL
      ? escapeMarkdown(asSentence(line, tag))
      : escapeMarkdown(asSentence(behind(`${label}${colon}`, continued(line, tag), tag), tag)),
  )
}

/** After a colon a capital would be a mistake, unless it is a name's, and a second colon as well: such phrases stand alone. */
const behind = (label: string, phrase: string, tag: string): string =>
  (tag !== 'de' && /^\p{Lu}[\p{Ll}\p{M}]*[\s,]/u.test(phrase)) || /[:：]\s/u.test(phrase) ? phrase : `${label} ${phrase}`

const wordsIn = (text: string): number => text.split(/\s+/u).length

/** One word in small letters may be a name (adidas), in Latin ones only. */
const isSmallName = (text: string): boolean => /^(?=\p{Script=Latin})\p{Ll}\S*$/u.test(text)

/** A title: a capital, unless it may be a name. */
export const asHeading = (text: string, tag: string): string => (isSmallName(text) ? text : upperFirst(text, tag))

/**
 * A name as a heading: an article gets its capital, and so does a word that the text about it writes with one. Any other first word may be
 * a brand's (adidas, adidas samba).
 */
export function capitalArticle(name: string, text: string, tag: string): string {
  const first = /^\p{L}+(?=\s)/u.exec(name)?.[0] ?? ''
  const isOrdinary = first !== '' && new RegExp(`(?:^|[.!?]\\s)${capital(first, tag)}(?!\\p{L})`, 'u').test(text)
  // A thing without a name of its own: eye test at the clinic.
  const isSmall = wordsIn(name) > 2 && /^\p{Ll}[\p{Ll}\p{M}’'-]*\s\p{Ll}/u.test(name)
  return SMALL_WORDS[tag]?.includes(first) || isOrdinary || isSmall || isNoun(first, name, tag) ? upperFirst(name, tag) : name
}

/** Nouns with their article in the Nordic languages (kaffekvarnen Malva), and letters of words that are no brands (retkipyörä Kaisla). */
const DEFINITE: Record<string, RegExp> = {
  sv: /\p{L}{3}(?:en|et|n)$/u,
  da: /\p{L}{3}(?:en|et)$/u,
  nb: /\p{L}{3}(?:en|et|a)$/u,
  fi: /^\p{L}{4,}$(?<=[yäö]\p{L}*)/u,
}

/** What a thing is, before its name: `rower miejski Wanda`, not `adidas Samba`; brands in small letters have Latin ones. */
function isNoun(first: string, name: string, tag: string): boolean {
  const isPhrase = tag !== 'de' && tag !== 'en' && /^\p{Ll}{3,}\s(?:\p{Ll}{3,}\s|[„“”«"])/u.test(name)
  return first !== '' && (isPhrase || /^[\p{Script=Cyrillic}\p{Script=Greek}]{3}/u.test(first) || DEFINITE[tag]?.test(first) === true)
}

/** Words that begin the name of a team, in languages without an article before it, and possessives. */
const TEAM_WORDS: Record<string, string> = {
  en: 'your',
  de: 'dein deine ihr ihre euer eure',
  fr: 'toute',
  nl: 'je jouw jullie',
  es: 'tu todo',
  it: 'tutta tutto',
  pt: 'toda todo',
  sv: 'teamet ditt',
  da: 'teamet holdet dit',
  nb: 'teamet ditt',
  fi: 'tiimi',
  pl: 'zespół redakcja ekipa twój',
  tr: 'ekibiniz',
  ru: 'команда редакция ваша ваш твоя',
}

/** Who signs: `the team at Northwood` has a capital on a line of its own; de Vries and adidas stay as they are. */
export function signature(name: string, tag: string): string {
  const first = /^\p{L}+/u.exec(name)?.[0] ?? ''
  const isArticle = SMALL_WORDS[tag]?.includes(first) || /^l[’']\p{L}/u.test(name)
  return isArticle || TEAM_WORDS[tag]?.split(' ').includes(first) ? capital(name, tag) : name
}

/** The news without the place that somebody typed before it: `Oslo: The shop opens.`, `Oslo, 1 May – The shop opens.` */
export function undated(text: string, place: string): string {
  const typed = new RegExp(`^${RegExp.escape(place)}(?:,[^.:–—]{0,30})?(?:\\s?:|\\s[–—-])\\s+(?=\\S)`, 'iu')
  return place === '' ? text : text.replace(typed, '')
}

/** Whether news begins with the place already: `Oslo: The shop opens.`, `Oslo, 1 May – The shop opens.` */
export const isDatelined = (text: string, place: string): boolean => undated(text, place) !== text

/** Whether a text holds a name as words of its own, whatever their case. */
export const holdsName = (text: string, name: string): boolean =>
  name !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'iu').test(text)

/** Whether somebody asks something in a text; in Greek the semicolon is the question mark. */
export const holdsQuestion = (text: string, tag: string): boolean => (tag === 'el' ? /[?;\u037e]/u : /[?？؟]/u).test(text)

/** Nothing but single words in small letters: they may be names (adidas, iittala), and stay as they are. */
const areSmallWords = (entries: readonly string[]): boolean => entries.every(isSmallName)

/** Entries of a list, each with a capital first. */
export const asItems = (entries: readonly string[], tag: string): string[] =>
  areSmallWords(entries) ? [...entries] : entries.map((entry) => upperFirst(entry, tag))

/** The same for entries such as `Material: oak`; after a colon the first letter stays as typed. */
export function asRows(entries: readonly string[], tag: string): Pair[] {
  const rows = entries.map(toPair)
  if (areSmallWords(entries)) return rows
  return rows.map(({ label, text }) => ({ label, text: label === '' || hasOwnMark(label, tag) ? upperFirst(text, tag) : text }))
}

/** Longer entries are clauses rather than phrases, and sooner where somebody began them with a capital. */
const MOST_BETWEEN_DOTS = { small: 5, capital: 2 }

const standsBetweenDots = (entry: string) => wordsIn(entry) <= MOST_BETWEEN_DOTS[/^\P{L}*\p{Lu}/u.test(entry) ? 'capital' : 'small']

/**
 * A list as running text: sentences, all of them ended, follow each other; short phrases stand apart by a dot. Other entries are a
 * paragraph each, also where only some were ended: a space would make one of two, as an abbreviation ends like a sentence
 * (`insurance incl.`).
 */
export function asRunning(entries: readonly string[], tag: string): string {
  const items = asItems(entries, tag)
  const ended = items.filter((entry) => isEnded(entry, tag)).length
  const areApart = ended === 0 && entries.every(standsBetweenDots)
  return items.map(escapeMarkdown).join(ended === items.length ? ' ' : areApart ? ' · ' : '\n\n')
}

/** A text and what is behind it in one line, for a field that has but one. */
export function asOneLine(text: string, more: readonly string[], tag: string): string {
  const behind = asItems(more, tag).join(more.every((entry) => isEnded(entry, tag)) ? ' ' : ' · ')
  return [upperFirst(text, tag), behind].filter((part) => part !== '').join(isEnded(text, tag) ? ' ' : ' · ')
}
