import { quotedRanges } from '../words/quoted-ranges.ts'

/** A range of a text that no program changes, and what it is. */
export interface Kept {
  start: number
  end: number
  why: string
}

const STREETS_BEHIND =
  '[Ss]traße|[Ss]trasse|[Ss]tr\\.|[Ww]eg|[Pp]latz|[Gg]asse|[Aa]llee|[Rr]ing|[Dd]amm|[Uu]fer|straat|laan|plein|gracht|kade|dijk|steeg'
const STREETS_BEFORE =
  '[Rr]ue|[Aa]venue|[Bb]oulevard|[Cc]hemin|[Qq]uai|[Ii]mpasse|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Vv]icolo|' +
  '[Cc]alle|[Aa]venida|[Pp]laza|[Pp]aseo|[Cc]arrer|' +
  '[Cc]amino|[Rr]onda'

/** The longest piece of a text without blanks that is looked at as a whole. */
const TOKEN = '{1,300}'

/** What is no running text, wherever it stands: to change a letter of it is to point elsewhere. */
const LITERAL: readonly [why: string, pattern: RegExp][] = [
  ['an address', /\b[a-z][a-z0-9+.-]{0,20}:\/\/\S+|\bwww\.\S+|\b(?:mailto|tel):\S+/giu],
  ['an e-mail address', /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu],
  ['an address', /(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}_-]+\.)+[\p{L}][\p{L}\p{N}-]{1,23}(?:[/?#:]\S*)?/gu],
  [
    'a path',
    new RegExp(
      `(?<!\\S)(?:(?:\\p{L}:\\\\|~?\\.{0,2}/)\\S+|[^\\s/]${TOKEN}(?:/[^\\s/]${TOKEN}){2,}/?|[^\\s\\\\]${TOKEN}\\\\[\\p{L}\\p{N}]\\S*)`,
      'gu',
    ),
  ],
  ['code', /`+[^`]+`+|<\/?\p{L}[^<>]{0,300}>|\{\{?[^{}]{0,300}\}?\}|\$\{?\w+\}?|(?<![\p{L}\p{N}-])--?\p{L}[\p{L}\p{N}-]*(?:=\S+)?/gu],
  [
    'code',
    /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}]+_[\p{L}\p{N}_]+|[\p{L}\p{N}]+\([^()\s]{0,300}\)(?=[\s.,;:]|$))|(?<!\p{L})\p{L}*\p{Ll}\p{Lu}\p{L}*/gu,
  ],
  ['code', new RegExp(`(?<!\\S)\\S${TOKEN}?(?:::|->|=>|==)\\S*`, 'gu')],
  ['a code', /(?<![\p{L}\p{N}-])(?=[\p{L}\p{N}-]*\p{N})(?=[\p{L}\p{N}-]*\p{L})[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu],
  ['a hashtag or a user’s name', /[@#][\p{L}\p{N}_][\p{L}\p{N}_.-]*/gu],
  [
    'a number',
    new RegExp(
      '(?:[€$£¥]\\s?\\d[\\d.,\\u00A0\\u202F]*(?:\\s?[-–]\\s?[€$£¥]?\\s?\\d[\\d.,]*)?|' +
        '\\d[\\d.,:/\\u00A0\\u202F]*(?:\\s?(?:%|‰|€|\\$|£|¥|EUR|USD|GBP|CHF)(?!\\p{L}))?)' +
        // What it is for belongs to a price: "per annum", "pro Jahr".
        '(?:\\s(?:per|pro|par|al|all’|im|je|p\\.)\\s?\\p{L}+)?',
      'gu',
    ),
  ],
  ['a postal address', new RegExp(`\\p{Lu}[\\p{L}'’-]*(?:[ -]\\p{Lu}[\\p{L}'’-]*){0,3}[ -]?(?:${STREETS_BEHIND})\\s+\\d+\\w?`, 'gu')],
  [
    'a postal address',
    new RegExp(`(?:\\d+\\w?,?\\s+)?(?<!\\p{L})(?:${STREETS_BEFORE})\\s+[^,;.\\n]{2,60}?(?:,?\\s+\\d+\\w?|(?=[,;.\\n]|$))`, 'gu'),
  ],
]

/** Addresses, code, figures and quotations in a text. */
export function literalRanges(text: string): Kept[] {
  const kept: Kept[] = []
  for (const [why, pattern] of LITERAL)
    for (const match of text.matchAll(pattern)) kept.push({ start: match.index, end: match.index + match[0].length, why })
  for (const { start, end } of quotedRanges(text)) kept.push({ start, end, why: 'a quotation' })
  return kept
}
