import { BLANK_WORDS, SELF_TALK } from './lexicon/self-talk.ts'
import { squeezed } from './fold.ts'

export const ENDLESS = 'a text without end'

/** Why an answer is no text that anybody could use, in words that finish "The model answered with …"; null: it may be one. */
export function notAText(markdown: string, material: string, longest: number): string | null {
  if (markdown.length > longest) return ENDLESS
  if (isRepeated(markdown)) return 'the same sentence again and again'
  if (isOtherMarkup(markdown)) return 'markup instead of a text'
  const own = squeezed(material)
  const self = SELF_TALK.exec(markdown)
  if (self && !` ${own} `.includes(` ${squeezed(self[0])} `)) return 'words about itself'
  const blank = blanksIn(markdown).find((each) => !` ${own} `.includes(` ${squeezed(each)} `))
  return blank === undefined ? null : `a blank to fill in: ${blank.slice(0, 60)}`
}

/** JSON, XML, HTML or LaTeX for the whole or much of it; a tag for a line break is no reason. */
function isOtherMarkup(markdown: string): boolean {
  const text = markdown.replaceAll(/`[^`\n]*`/g, ' ').trim()
  if (/^[{[]\s*["'{[][\s\S]*["']\s*:/.test(text) || /^\{[\s\S]*"[^"\n]{1,60}"\s*:/.test(text)) return true
  if (/^<(?:!doctype|html|\?xml|body|div|article|section|root|document)\b/i.test(text) || /^\\(?:documentclass|begin\{)/.test(text))
    return true
  const tags = text.match(/<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?>/gi) ?? []
  return tags.filter((tag) => !/^<\/?(?:br|sup|sub|u|b|i|em|strong|mark)\b/i.test(tag)).length >= MOST_TAGS
}
const MOST_TAGS = 3

const BRACKETS = /(?<!\])\[([^[\]\n]{2,80})\](?![([]|:\s*(?:<|\S+:\/\/))/g
const BRACES =
  /\{\{[^{}\n]{1,80}\}\}|\{%[^\n]{1,80}%\}|<<[^<>\n]{1,60}>>|\$\{[^{}\n]{1,60}\}|<(?:INSERT|YOUR|NAME|COMPANY|DATE)[^<>\n]{0,60}>/g
const FILLER = /\blorem ipsum\b|(?<![\p{L}\p{N}])(?:X{3,}|_{4,}|TBD|TBA|XX\.XX)(?![\p{L}\p{N}])/gu

/** What somebody was to fill in. */
function blanksIn(markdown: string): string[] {
  const bracketed = Array.from(markdown.matchAll(BRACKETS)).flatMap(([whole, inside]) =>
    BLANK_WORDS.test(inside!) || /^\p{Lu}[\p{Lu}\s_-]{2,}$/u.test(inside!) ? [whole] : [],
  )
  return [...bracketed, ...(markdown.match(BRACES) ?? []), ...(markdown.match(FILLER) ?? [])]
}

const MOST_REPEATS = 8
/** Shorter ones, such as a price in a table, may come again. */
const LEAST_REPEATED = 30

function isRepeated(markdown: string): boolean {
  const counted = new Map<string, number>()
  for (const sentence of markdown.split(/(?<=[.!?…])\s+|\n+/u)) {
    const key = sentence.trim()
    if (key.length < LEAST_REPEATED) continue
    const times = (counted.get(key) ?? 0) + 1
    if (times > MOST_REPEATS) return true
    counted.set(key, times)
  }
  return false
}

/** Characters that a text of a template may have: what its form may hold, its material, and room to write. */
export const longestText = (form: readonly { maxLength: number | null; type: string }[], material: number): number => {
  const fields = form.reduce((sum, { maxLength, type }) => sum + (maxLength ?? 0) * (type === 'list' ? LIST : 1), 0)
  return Math.max(LEAST_LIMIT, Math.min(MOST_LIMIT, 4 * (fields + material)))
}
const LIST = 5
const LEAST_LIMIT = 20_000
const MOST_LIMIT = 100_000
