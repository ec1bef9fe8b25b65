import type { Draft, DraftBlock } from './draft.ts'
import { rewrite, type Rewrite } from './rewritten.ts'

/** Letters of Cyrillic and Greek that look like a Latin one, which each stands above. */
const [CYRILLIC, AS_CYRILLIC] = ['АВЕКМНОРСТУХІЈЅԚԜӀаекорсухіјѕԁԛԝһӏёЁїЇ', 'ABEKMHOPCTYXIJSQWIaekopcyxijsdqwhlëËïÏ']
const [GREEK, AS_GREEK] = ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοναιρυκχόάίύϊ', 'ABEZHIKMNOPTYXovaipukxóáíúï']
/** The Latin letters that look like one of the Russian alphabet; Greek has no letters but its own. */
const RUSSIAN = 'АВЕКМНОРСТУХаекорсухёЁ'

const tableOf = (from: string, to: string) => new Map([...from].map((letter, index) => [letter, to[index]!]))
const LATIN_OF = new Map([...tableOf(CYRILLIC, AS_CYRILLIC), ...tableOf(GREEK, AS_GREEK)])
const RUSSIAN_OF = new Map([...RUSSIAN].map((letter) => [LATIN_OF.get(letter)!, letter]))
const GREEK_OF = tableOf(AS_GREEK, GREEK)

/** Whether there is anything to look at: a text in plain Latin letters has none of these. */
const PERHAPS = /[\u0370-\u052f\u24b6-\u24e9\uff01-\uff5e\ud835]/
const LATIN = 'A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f'
const OTHER = '\\u0370-\\u052f'
const MIXED = new RegExp(`[${LATIN}][${OTHER}]|[${OTHER}][${LATIN}]`)
const WORD = new RegExp(`[${LATIN}${OTHER}\\u0300-\\u036f]+`, 'g')
const HAS_LATIN = new RegExp(`[${LATIN}]`)
const IS_CYRILLIC = /[\u0400-\u052f]/
const ONLY_CYRILLIC = new RegExp(`(?![${CYRILLIC}])[\\u0400-\\u052f]`)
/** Letters and digits in another dress: as wide as Chinese ones, in circles, or as mathematics writes them, and signs among them. */
const DRESSED = /[\u24b6-\u24e9\u3000\uff01-\uff5e\u{1d400}-\u{1d7ff}]+/gu
const DRESSED_LETTERS = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}]|[\u24b6-\u24e9]{2}/u

/**
 * Reads letters that only look like those of a word as what they look like, so that `frее` with two Cyrillic letters is the word free, and
 * full-width letters are letters. Words wholly in one script stay as they are.
 */
export function readLookAlikes({ blocks, source }: Draft): void {
  let suspicious: DraftBlock[] | null = null
  for (const block of blocks) if (PERHAPS.test(block.text)) (suspicious ??= []).push(block)
  if (suspicious === null) return
  // a text in Russian has letters that look like no others: without any of them what is Cyrillic is a disguise, whole words too
  const isRussian = suspicious.some(({ text }) => ONLY_CYRILLIC.test(text))
  for (const block of suspicious) {
    undress(block, source)
    if (MIXED.test(block.text) || (!isRussian && IS_CYRILLIC.test(block.text) && HAS_LATIN.test(block.text)))
      block.text = block.text.replaceAll(WORD, (word) => oneScript(word, block.text, isRussian))
  }
}

function undress(block: DraftBlock, source: string): void {
  const rewrites: Rewrite[] = []
  for (const match of block.text.matchAll(DRESSED)) {
    if (!DRESSED_LETTERS.test(match[0])) continue
    let at = match.index
    for (const letter of match[0]) {
      rewrites.push({ start: at, end: at + letter.length, text: letter.normalize('NFKC') })
      at += letter.length
    }
  }
  rewrite(block, source, rewrites)
}

/** A word of the same length whose letters are all of one script, where each of the others looks like a letter of that. */
function oneScript(word: string, text: string, isRussian: boolean): string {
  const letters = [...word]
  const others = letters.filter((letter) => letter >= '\u0370')
  if (others.length === 0) return word
  const isPure = !HAS_LATIN.test(word)
  if (isPure && (isRussian || !IS_CYRILLIC.test(word))) return word
  const table = others.every((letter) => letter >= '\u0400') ? RUSSIAN_OF : others.every((letter) => letter < '\u0400') ? GREEK_OF : null
  const canBeLatin = others.every((letter) => LATIN_OF.has(letter))
  const canBeOther = table !== null && !isPure && letters.every((letter) => letter >= '\u0300' || table.has(letter))
  if (canBeLatin && !(canBeOther && isMostlyOther(text))) return word.replace(/[\u0370-\u052f]/g, (letter) => LATIN_OF.get(letter)!)
  return canBeOther ? letters.map((letter) => table.get(letter) ?? letter).join('') : word
}

function isMostlyOther(text: string): boolean {
  let latin = 0
  let other = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= 0x370 && code <= 0x52f) other++
    else if ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) latin++
  }
  return other > latin
}
