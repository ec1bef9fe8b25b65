import type { Builder, Finder, Found } from './kind.ts'
import type { Judgement } from '../definition/judgement.ts'
import { flagOf } from '../definition/values.ts'
import { isReadAs, piecesOf } from '../page/whole-text.ts'
import type { View } from '../page/view.ts'

/**
 * Plain words judged by a language model. A model cannot be asked in between, so the judgements are asked for beforehand (see
 * judge.ts) and looked up here by the text they are about. A quotation that is not in the text word for word is thrown away; signs and
 * white space may differ, which small models copy badly.
 */
export function guideline(builder: Builder): Finder {
  const { rule, part } = builder
  if (rule.doubts.length > 0) return { findOnPage: () => [] }
  const foundIn = (views: View[], { quotation, reason }: Judgement): Found[] => {
    const place = placeOf(quotation, views)
    if (place === null) return []
    const message = reason === undefined ? undefined : `${part.message} ${reason}`
    return [{ ...place, fillers: [place.view.text.slice(place.start, place.end)], message, replacement: null }]
  }
  if (!flagOf(part.keys.whole, [...part.at, 'whole']))
    return {
      find: (view) => {
        const judgements = isReadAs(part.language, view, rule) ? view.page.judgements.get(rule.id)?.get(view.text) : undefined
        return (judgements ?? []).flatMap((judgement) => foundIn([view], judgement))
      },
    }
  const scope = builder.scope(part.scope)
  return {
    findOnPage: (page) =>
      piecesOf(page, scope, part.language, rule).flatMap(({ text, blocks }) =>
        (page.judgements.get(rule.id)?.get(text) ?? []).flatMap((judgement) => foundIn(blocks, judgement)),
      ),
  }
}

/**
 * Where a quotation stands. Models quote a headline together with what follows it: then its longest line counts, if all of them are
 * there.
 */
function placeOf(quotation: string, views: View[]): { view: View; start: number; end: number } | null {
  const whole = placeIn(views, quotation.trim())
  if (whole) return whole
  const lines = quotation
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => placeIn(views, line.trim()))
  if (lines.includes(null)) return null
  return lines.toSorted((one, other) => other!.end - other!.start - (one!.end - one!.start))[0] ?? null
}

function placeIn(views: View[], text: string): { view: View; start: number; end: number } | null {
  for (const view of text === '' ? [] : views) {
    const start = view.text.indexOf(text)
    if (start >= 0) return { view, start, end: start + text.length }
  }
  const sought = wordsOf(text)
  if (sought.words.length < FEWEST_WORDS) return null
  for (const view of views) {
    const place = runOf(sought.words, wordsOf(view.text))
    if (place !== null) return { view, ...place }
  }
  return null
}

/** A single word says nothing about where it was read. */
const FEWEST_WORDS = 3

interface PlacedWords {
  words: string[]
  starts: number[]
  ends: number[]
}

function wordsOf(text: string): PlacedWords {
  const placed: PlacedWords = { words: [], starts: [], ends: [] }
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    placed.words.push(word.normalize('NFC').toLowerCase())
    placed.starts.push(index)
    placed.ends.push(index + word.length)
  }
  return placed
}

/** Where words stand one after the other. */
function runOf(sought: string[], { words, starts, ends }: PlacedWords): { start: number; end: number } | null {
  for (let at = words.indexOf(sought[0]!); at >= 0; at = words.indexOf(sought[0]!, at + 1))
    if (sought.every((word, index) => words[at + index] === word)) return { start: starts[at]!, end: ends[at + sought.length - 1]! }
  return null
}
