/*
 * Words of a proof, found again in what the proof was read from. White space, the form of quotes and dashes, and case may differ: they get
 * lost where text is copied from a file. Nothing else may.
 */

/** Where a passage stands: `page` where the text has pages, and what stands around it. */
export interface PassageFound {
  page: number | null
  before: string
  text: string
  after: string
  /** How often it stands there. */
  times: number
}

/** Between the pages of a text. */
export const PAGE_BREAK = '\f'

const AROUND = 160
const SAME: Record<string, string> = Object.fromEntries([
  ...[...'‘’‚‛ʼ`´'].map((each) => [each, "'"]),
  ...[...'“”„‟«»'].map((each) => [each, '"']),
  ...[...'‐‑‒–—−'].map((each) => [each, '-']),
])
/** What is no character of the text: white space, hyphens that may be, marks without a width. */
const LEFT_OUT = /[\s\u00ad\u200b-\u200d\u2060\ufeff]/u

/** The characters that count, and where in the text each stands. */
function folded(text: string): { plain: string; at: Int32Array } {
  const at = new Int32Array(text.length * 2)
  const parts: string[] = []
  let length = 0
  for (let index = 0; index < text.length; index++) {
    const character = text[index]!
    if (LEFT_OUT.test(character)) continue
    const same = (SAME[character] ?? character.toLowerCase()).slice(0, 2)
    for (let of = 0; of < same.length; of++) at[length++] = index
    parts.push(same)
  }
  return { plain: parts.join(''), at }
}

const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** "3 %" is no part of "13 %" or "0.3 %", nor "cure" of "cured". */
function isWhole(text: string, start: number, end: number): boolean {
  const [first, last] = [text[start], text[end - 1]]
  const [before, after] = [text[start - 1], text[end]]
  if (isWord(first) && (isWord(before) || (/\d/.test(first!) && /[.,]/.test(before ?? '') && /\d/.test(text[start - 2] ?? ''))))
    return false
  return !(isWord(last) && (isWord(after) || (/\d/.test(last!) && /[.,]/.test(after ?? '') && /\d/.test(text[end + 1] ?? ''))))
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

/** Null: the passage does not stand in the text. Of several places the one on the page that was named counts. */
export function findPassage(text: string, passage: string, namedPage: number | null = null): PassageFound | null {
  const wanted = folded(passage).plain
  if (wanted === '') return null
  const { plain, at } = folded(text)
  const hasPages = text.includes(PAGE_BREAK)
  const places: { start: number; end: number; page: number | null }[] = []
  let [page, counted] = [1, 0]
  for (let found = plain.indexOf(wanted); found >= 0; found = plain.indexOf(wanted, found + wanted.length)) {
    const [start, end] = [at[found]!, at[found + wanted.length - 1]! + 1]
    if (!isWhole(text, start, end)) continue
    for (; counted < start; counted++) if (text[counted] === PAGE_BREAK) page++
    places.push({ start, end, page: hasPages ? page : null })
  }
  const place = places.find((each) => namedPage !== null && each.page === namedPage) ?? places[0]
  if (!place) return null
  const { start, end } = place
  return {
    page: place.page,
    before: oneLine(text.slice(Math.max(0, start - AROUND), start)).trimStart(),
    text: oneLine(text.slice(start, end)),
    after: oneLine(text.slice(end, end + AROUND)).trimEnd(),
    times: places.length,
  }
}

/** The page that somebody wrote down: the first number of "p. 3, second table". */
export const pageNamed = (page: string | null): number | null => {
  const [number] = /\d{1,5}/.exec(page ?? '') ?? []
  return number === undefined ? null : Number(number)
}
