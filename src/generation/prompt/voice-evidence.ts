import { readGuidelines } from '../voice/guidelines.ts'
import type { Proposal } from '../voice/measure-voice.ts'
import type { VoiceExample } from './voice-prompt.ts'

/** What a model proposed, before anything of it is believed. */
interface RawProposal {
  list: string
  text: string
  quotes: string[]
}

export interface Evidenced {
  proposals: Proposal[]
  /** Guidelines that were proposed and are not shown, as the examples do not bear them out. */
  leftOut: string[]
}

const LISTS: readonly string[] = ['address', 'do', 'dont', 'use', 'avoid'] satisfies Proposal['list'][]
const MOST_PROPOSALS = 20
const MOST_QUOTES = 3
const LONGEST_TEXT = 200
const LEAST_WORDS_FOR_ABSENCE = 100

/** The proposals of an answer; null where it is no such list. */
export function readProposals(answer: string): RawProposal[] | null {
  const [from, to] = [answer.indexOf('['), answer.lastIndexOf(']')]
  if (from === -1 || to < from) return null
  let list: unknown
  try {
    list = JSON.parse(answer.slice(from, to + 1))
  } catch {
    return null
  }
  if (!Array.isArray(list)) return null
  const text = (value: unknown) =>
    typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').replaceAll('\0', '').trim().toWellFormed() : ''
  return list
    .filter((each): each is Record<string, unknown> => typeof each === 'object' && each !== null)
    .map((each) => ({
      list: text(each.list),
      text: text(each.text),
      quotes: Array.isArray(each.quotes) ? each.quotes.map(text).filter((quote) => quote !== '') : [],
    }))
}

const EQUAL = ["'’‘ʼ`", '"“”„«»', '-‐‑–—']
const classOf = (character: string): string => {
  const equal = EQUAL.find((each) => each.includes(character))
  return equal ? `[${[...equal].map((each) => RegExp.escape(each)).join('')}]` : RegExp.escape(character)
}
/** The same words with other quotation marks, dashes and spaces are the same words. */
const patternOf = (quote: string): string =>
  quote
    .split(/\s+/u)
    .map((word) => [...word].map(classOf).join(''))
    .join('\\s+')

/** A quotation as it stands in one of the examples; null where it stands in none, or is too short to show anything. */
function findQuote(quote: string, examples: readonly VoiceExample[]): { name: string; text: string } | null {
  const bare = quote.replace(/^["'“”„«»‘’…\s]+|["'“”„«»‘’…\s]+$/gu, '').slice(0, 400)
  if (bare.split(/\s+/u).length < 3 && bare.length < 15) return null
  const expression = new RegExp(patternOf(bare), 'u')
  for (const { name, text } of examples) {
    const found = expression.exec(text)
    if (found) return { name, text: found[0].replaceAll(/\s+/gu, ' ') }
  }
  return null
}

/** How often a word or phrase stands in the examples, in any capitals. */
const countOf = (word: string, examples: readonly VoiceExample[]): number => {
  const expression = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${patternOf(word)}(?![\\p{L}\\p{M}\\p{N}])`, 'giu')
  return examples.reduce((sum, { text }) => sum + [...text.matchAll(expression)].length, 0)
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)

/** The proposals that the examples bear out, each with what shows it; quotations are those of the examples, not the model's. */
export function evidenced(raw: readonly RawProposal[], examples: readonly VoiceExample[]): Evidenced {
  const words = examples.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0)
  const proposals: Proposal[] = []
  const leftOut: string[] = []
  for (const { list, text, quotes } of raw) {
    const same = proposals.some((each) => each.list === list && (list === 'address' || each.text === text))
    if (same || proposals.length === MOST_PROPOSALS) continue
    const shown = LISTS.includes(list) && isGuideline(list, text) ? evidenceFor({ list, text, quotes }, examples, words) : null
    if (shown) proposals.push({ list: list as Proposal['list'], text, ...shown })
    else if (text !== '') leftOut.push(text.slice(0, LONGEST_TEXT))
  }
  return { proposals, leftOut }
}

/** One line of words: no address, no mark-up, nothing that would begin another section of the guidelines. */
function isGuideline(list: string, text: string): boolean {
  if (list === 'address') return text === 'formal' || text === 'informal'
  if (text.length < 2 || text.length > LONGEST_TEXT || /^[#*+-]|https?:|www\.|[<>`[\]{}]/iu.test(text.replace('->', ''))) return false
  return readGuidelines(`## Do\n\n- ${text}`).do[0] === text
}

function evidenceFor(
  { list, text, quotes }: RawProposal,
  examples: readonly VoiceExample[],
  words: number,
): Pick<Proposal, 'evidence' | 'examples'> | null {
  if (list === 'use') {
    const count = countOf(text, examples)
    return count >= 2 ? { evidence: times(count), examples: [] } : null
  }
  if (list === 'avoid') {
    const [not = '', instead] = text.split(/\s*(?:->|→|=>)\s*/)
    const used = instead ? countOf(instead, examples) : null
    if (not === '' || instead === '' || words < LEAST_WORDS_FOR_ABSENCE || countOf(not, examples) > 0 || used === 0) return null
    return { evidence: `never in ${words} words${used === null ? '' : `, “${instead}” ${times(used)}`}`, examples: [] }
  }
  const found = quotes.map((quote) => findQuote(quote, examples)).filter((quote) => quote !== null)
  const distinct = [...new Map(found.map((quote) => [quote.text, quote])).values()].slice(0, MOST_QUOTES)
  if (distinct.length === 0) return null
  const names = [...new Set(distinct.map(({ name }) => name))]
  return { evidence: `quoted from ${names.map((name) => `“${name}”`).join(', ')}`, examples: distinct.map((quote) => quote.text) }
}
