import type { LanguageKey } from '../../languages.ts'
import { plain } from '../fold.ts'

/*
 * Numbers written as words. "One" is an article in most languages and counts as none. Words for many without saying how many are supported
 * by the same word alone.
 */

interface NumberWords {
  /** From two; several forms of one number with a slash between. */
  units: string
  /** 20, 30 … 90. */
  tens: string
  /** 100, 1000. */
  large: string
  /** How units are joined to tens; `before`: five-and-twenty. */
  join: { before: string } | { after: string } | null
  /** Expressions of quantities without a figure, as an expression. */
  many: string
  /** Words with a value that they may also be written as. */
  values?: Record<string, string>
}

const WORDS: Partial<Record<LanguageKey, NumberWords>> = {
  EN: {
    units: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    large: 'hundred thousand',
    join: { after: '[- ]' },
    many:
      'thousands|hundreds|millions|dozens|scores of|countless|half (?:the|of|as|a|an)|a third|two thirds|a quarter|three ' +
      'quarters|double the|twice|thrice|triple the|decades?|centur(?:y|ies)|generations',
  },
  DE: {
    units: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    large: 'hundert tausend',
    join: { before: 'und' },
    many:
      'tausende[nr]?|hunderte[nr]?|millionen|dutzende[n]?|unzählige\\p{L}?|zahllose\\p{L}?|zur hälfte|die hälfte|der hälfte|' +
      'zum halben preis|halb so|ein drittel|zwei drittel|ein viertel|drei viertel|doppelt so|das doppelte|dreimal|zweimal|' +
      'jahrzehnte\\p{L}?|jahrhundert\\p{L}*|generationen',
  },
  FR: {
    units: 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'vingt trente quarante cinquante soixante soixante-dix quatre-vingts/quatre-vingt quatre-vingt-dix',
    large: 'cent mille',
    join: { after: '(?:-| et )' },
    many:
      "milliers|centaines|millions|dizaines|une douzaine|d['’]innombrables|la moitié|moitié prix|un tiers|deux tiers|un " +
      'quart|trois quarts|le double|deux fois|trois fois|le triple|décennies?|siècles?|générations',
  },
  ES: {
    units: 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    large: 'cien/ciento mil',
    join: { after: ' y ' },
    many:
      'miles de|cientos de|millones|decenas de|una docena|innumerables|la mitad|mitad de precio|un tercio|dos tercios|un ' +
      'cuarto de|tres cuartos|el doble|dos veces|tres veces|el triple|décadas?|siglos?|generaciones',
  },
  IT: {
    units:
      'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    large: 'cento mille',
    join: null,
    many:
      'migliaia|centinaia|milioni|decine di|una dozzina|innumerevoli|la metà|metà prezzo|un terzo|due terzi|un quarto|tre ' +
      'quarti|il doppio|due volte|tre volte|il triplo|decenni|secol[oi]|generazioni',
  },
  NL: {
    units: 'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    large: 'honderd duizend',
    join: { before: '(?:en|ën)' },
    many:
      'duizenden|honderden|miljoenen|tientallen|talloze|de helft|halve prijs|een derde|twee derde|een kwart|driekwart|dubbel ' +
      'zo|het dubbele|twee keer|drie keer|tweemaal|driemaal|decennia|eeuw(?:en)?|generaties',
  },
  PL: {
    units:
      'dwa/dwie/dwóch/dwoje/dwoma trzy/trzech/trzema cztery/czterech pięć/pięciu sześć/sześciu siedem/siedmiu osiem/ośmiu ' +
      'dziewięć/dziewięciu dziesięć/dziesięciu jedenaście/jedenastu dwanaście/dwunastu trzynaście czternaście piętnaście ' +
      'szesnaście siedemnaście osiemnaście dziewiętnaście',
    tens:
      'dwadzieścia/dwudziestu trzydzieści/trzydziestu czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt ' +
      'dziewięćdziesiąt',
    large: 'sto tysiąc',
    join: { after: ' ' },
    many:
      'tysiąc[ea]|tysięcy|setki|setek|miliony|milionów|dziesiątki|dziesiątek|niezliczon\\p{L}+|połow[aęy]|o połowę|' +
      'dwukrotnie|trzykrotnie|dwa razy|trzy razy|jedna trzecia|ćwierć|dekad\\p{L}?|wiek(?:u|ów)|pokole[nń]\\p{L}*|od pokoleń',
  },
}

export interface NumberReader {
  pattern: RegExp
  /** The value of a word; null: a quantity without one. */
  valueOf(word: string): string | null
}

const readers = new Map<LanguageKey, NumberReader | null>()

export function numberReaderOf(language: LanguageKey): NumberReader | null {
  let reader = readers.get(language)
  if (reader === undefined) readers.set(language, (reader = made(WORDS[language])))
  return reader
}

function made(words: NumberWords | undefined): NumberReader | null {
  if (!words) return null
  const values = new Map<string, string>()
  const units = words.units.split(' ').map((forms) => forms.split('/'))
  const tens = words.tens.split(' ').map((forms) => forms.split('/'))
  const add = (word: string, value: number) => values.set(plain(word), String(value))
  for (const [index, forms] of units.entries()) for (const form of forms) add(form, index + 2)
  for (const [index, forms] of tens.entries()) for (const form of forms) add(form, (index + 2) * 10)
  for (const [index, forms] of words.large.split(' ').entries()) for (const form of forms.split('/')) add(form, index === 0 ? 100 : 1000)
  const any = (lists: string[][]) =>
    lists
      .flat()
      .toSorted((one, other) => other.length - one.length)
      .join('|')
  const small = any(units.slice(0, 8))
  const { join } = words
  const joined =
    join === null ? '' : 'before' in join ? `(?:${small})${join.before}(?:${any(tens)})|` : `(?:${any(tens)})${join.after}(?:${small})|`
  const single = any([...units, ...tens, ...words.large.split(' ').map((forms) => forms.split('/'))])
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:(${words.many})|${joined}${single})(?![\p{L}\p{N}])`, 'giu')
  const parts = new RegExp(`(${small})|(${any(tens)})`, 'giu')
  return {
    pattern,
    valueOf: (word) => {
      const known = values.get(plain(word))
      if (known !== undefined) return known
      let sum = 0
      for (const [part] of word.matchAll(parts)) sum += Number(values.get(plain(part)) ?? 0)
      return sum === 0 ? null : String(sum)
    },
  }
}
