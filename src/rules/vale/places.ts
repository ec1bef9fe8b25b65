import { sourceSpan } from '../../text/position.ts'
import type { Rule } from '../definition/rule.ts'
import { isParagraph } from './paragraphs.ts'
import { readingOf } from './view.ts'
import { ValeContext } from './context.ts'
import { searchAsVale, type Spot } from './search.ts'
import { isReadAs } from './white-space.ts'
import type { Range } from './source.ts'
import type { Page } from '../page/page.ts'
import type { View } from '../page/view.ts'

/** A page longer than this takes too long to search as Vale does: everything found on it is reported, where it is. */
export const LONGEST_SEARCHED = 600_000
/** The same for a page with so many findings that they times its length is more than this. */
export const MOST_SEARCHING = 500_000_000
/**
 * On a page shorter than this Vale looks for a match from the words on that stand before it, and tells occurrences apart: everything
 * found is reported.
 */
export const SHORTEST_SEARCHED = 1000

/** What a check found, as far as it is needed here. */
interface Located {
  check: { rule: Rule }
  found: { view: View; start: number; end: number }
  line?: { start: number; end: number }
}

interface NamedPlace {
  located: Located
  /** Where Vale says it is, in the source; null where it names no more than a line, and the line. */
  start: number | null
  line: { start: number; end: number } | null
}

/**
 * Of what rules in Vale's format found in Markdown or HTML, what Vale reports too. It looks for each match again in the source,
 * crosses out the first occurrence of its letters, and keeps one alert of a rule at a place: so repeats of a word in a block are often
 * lost. What it would place elsewhere than where it was found stays where it was found.
 */
export function asReportedByVale(page: Page, located: Located[], ignored: readonly Range[] = []): Set<Located> {
  const kept = new Set<Located>()
  const byBlock = new Map<number, Located[]>()
  for (const one of located) {
    const { block } = one.found.view
    // What was found in the whole of a page has a place of its own.
    if (block < 0) kept.add(one)
    else inGroup(byBlock, block).push(one)
  }
  const context = new ValeContext(page.document, (block) => readingOf(page, block), ignored)
  const seen = new Map<Rule, Set<number | string>>()
  const places: NamedPlace[] = []
  for (const index of [...byBlock.keys()].toSorted((one, other) => one - other)) {
    context.goTo(index)
    for (const place of placesIn(byBlock.get(index)!, context, seen)) places.push(place)
  }
  // In HTML the place named is often that of other letters: there each stays where it was found.
  if (page.document.type === 'html') for (const { located: one } of places) kept.add(one)
  else for (const one of atTheirPlaces(places, [...byBlock.values()].flat(), page)) kept.add(one)
  return kept
}

function inGroup<Key>(groups: Map<Key, Located[]>, key: Key): Located[] {
  const known = groups.get(key)
  if (known) return known
  const made: Located[] = []
  groups.set(key, made)
  return made
}

function placesIn(located: Located[], context: ValeContext, seen: Map<Rule, Set<number | string>>): NamedPlace[] {
  const places: NamedPlace[] = []
  for (const inView of byViewInTurn(located)) {
    const { view } = inView[0]!.found
    const looked = lookIn(view, context)
    const crossed = new Map<Rule, Range[]>()
    const last = new Map(inView.map((one) => [one.check.rule, one]))
    for (const one of inView) {
      const { rule } = one.check
      const own = crossed.get(rule) ?? NONE
      const match = asWritten(view, one.found.start, one.found.end)
      const spot = match === '' ? EMPTY : spotOf(looked, one.found.start, match, own)
      if (spot === null) continue
      // Only another of the same rule would look at it.
      if (last.get(rule) !== one) crossed.set(rule, [...own, ...crossedOut(context, match, own)])
      if (!isNew(seen, rule, placeKey(one, match, spot))) continue
      const line = spot.lineEnd === null || spot.lineEnd === 0 ? null : { start: spot.start, end: spot.lineEnd }
      places.push({ located: one, start: spot.lineEnd === null ? spot.start : null, line })
    }
  }
  return places
}

const EMPTY: Spot = { start: 0, lineEnd: 0 }

/** What was found, by view, in the order in which Vale looks at them. */
function byViewInTurn(located: Located[]): Located[][] {
  const view = located[0]!.found.view
  if (located.every((one) => one.found.view === view)) return [located]
  return [...Map.groupBy(located, (one) => one.found.view)]
    .toSorted(([one], [other]) => turnOf(one) - turnOf(other) || one.base - other.base)
    .map(([, inView]) => inView)
}

/** What two findings of a rule have in common that Vale takes for one. */
function placeKey({ found: { view, start } }: Located, match: string, spot: Spot): number | string {
  if (match === '') return `empty ${view.base} ${spot.start}`
  // Punctuation alone is anywhere in a page's tags: there two of them at one place say little.
  const isForeign = spot.lineEnd === null && view.page.document.type === 'html' && !/\w/.test(match) && !isInText(spot.start, view.page)
  return isForeign ? `own ${view.block} ${view.base + start}` : spot.start
}

function isNew(seen: Map<Rule, Set<number | string>>, rule: Rule, key: number | string): boolean {
  const keys = seen.get(rule)
  if (!keys) seen.set(rule, new Set([key]))
  else if (keys.has(key)) return false
  else keys.add(key)
  return true
}

/** Vale looks at the paragraphs of a block, then at its sentences, then at the whole of it. */
function turnOf(view: View): number {
  if (view.text.length === readingOf(view.page, view.block).text.length) return 2
  return view.sections.has('sentence') ? 1 : 0
}

/** Where Vale looks for what it found in a view: its text as the source has it, and the line it believes to be at. */
interface SearchedView {
  written: string
  context: ValeContext
  line: number | null
}

/** Running text of several lines is looked for in the whole page, everything else in one line first. */
function lookIn(view: View, context: ValeContext): SearchedView {
  const written = asWritten(view, 0, view.text.length)
  if (isLookedUp(view)) return { written, context, line: null }
  return { written, context, line: Math.max(context.line, context.lineOf(written)) }
}

function spotOf({ written, context, line }: SearchedView, start: number, match: string, own: readonly Range[]) {
  const { source } = context
  const range = line === null ? null : context.lineAround(lineOfMatch(context, line, start, match, own))
  return (
    (range && searchAsVale(source, range, written, match, own)) ??
    searchAsVale(source, { start: 0, end: source.text.length }, written, match, own)
  )
}

function lineOfMatch({ lines }: ValeContext, line: number, start: number, match: string, own: readonly Range[]): number {
  const same = lines.withSame(own, line, start, match)
  return same < 0 ? line : same
}

/**
 * A range as the source has it, with the white space and the invisible characters that are not read; as it was read where markup
 * stands in it.
 */
function asWritten(view: View, start: number, end: number): string {
  const read = view.text.slice(start, end)
  const { document } = view.page
  const range = view.inBlock(start, end)
  const { start: from, end: to } = sourceSpan(document.blocks[view.block]!, range.start, range.end)
  const written = document.source.slice(from, to)
  return written !== read && isReadAs(written, read) ? written : read
}

const NONE: readonly Range[] = []

function isLookedUp(view: View): boolean {
  return isParagraph(view) && readingOf(view.page, view.block).text.includes('\n')
}

/** The first occurrence of what was found, for the same rule. */
function crossedOut({ source }: ValeContext, piece: string, own: readonly Range[]): Range[] {
  const start = source.find(piece, 0, source.text.length, own)
  return start < 0 ? [] : [{ start, end: start + piece.length }]
}

/** What stands at the places named; what is named where nothing was found stays where it was found. */
function* atTheirPlaces(places: NamedPlace[], located: Located[], page: Page): Generator<Located> {
  const found = new Map<string, Located>()
  const keyOf = ({ check, found: { view, start, end } }: Located) =>
    `${check.rule.id} ${page.sourceOf(view.block, view.inBlock(start, end))}`
  for (const one of located) if (!found.has(keyOf(one))) found.set(keyOf(one), one)
  const left: Located[] = []
  const given = new Set<string>()
  for (const { located: one, start, line } of places) {
    const key = start === null ? keyOf(one) : `${one.check.rule.id} ${start}`
    const there = found.get(key)
    if (!there || given.has(key)) left.push(one)
    else {
      given.add(key)
      // A match with markup in it is not in the source letter for letter: then its line is named.
      yield line ? Object.assign(there, { line }) : there
    }
  }
  for (const one of left) {
    // Its own place, or that of another of the same letters in the block, which Vale named in its stead.
    const own = [one, ...located.filter((other) => isAlike(one, other))].find((other) => !given.has(keyOf(other)))
    if (!own) continue
    given.add(keyOf(own))
    yield found.get(keyOf(own))!
  }
}

const textOf = ({ found: { view, start, end } }: Located) => view.text.slice(start, end)
const isAlike = (one: Located, other: Located) =>
  one.check === other.check && one.found.view.block === other.found.view.block && textOf(one) === textOf(other)

const isInText = (offset: number, page: Page) => page.document.blocks.some((block) => block.start <= offset && offset < block.end)
