import type { Builder, Finder, Found } from './kind.ts'
import { flagOf, mapOf, textOf } from '../definition/values.ts'
import type { Page } from '../page/page.ts'
import type { View } from '../page/view.ts'
import { expressionFrom } from '../vale/expression.ts'

/** One of two spellings, but not both on one page: the place where the second kind turns up is named. */
export function consistency(builder: Builder): Finder {
  const { part } = builder
  const { keys, at } = part
  const word = !flagOf(keys.nonword, [...at, 'nonword'])
  const ignoreCase = flagOf(keys.ignorecase, [...at, 'ignorecase'])
  const pairs = Object.entries(mapOf(keys.either, [...at, 'either'])).map(([one, value]) => {
    const other = textOf(value, [...at, 'either', one])
    const body = `(?<one>${one})|(?<other>${other})`
    return expressionFrom(`${ignoreCase ? '(?i)' : ''}(?m)${word ? `\\b(?:${body})\\b` : `(?:${body})`}`, [...at, 'either', one])
  })
  const gates = pairs.map((expression) => builder.gates(expression.source))
  const calls = gates.map(({ first }) => first).filter((gate) => gate !== null)
  const scope = builder.scope(part.scope)
  const findInTurn = (page: Page) => {
    const seen = pairs.map(() => new Set<string>())
    const find = (view: View): Found[] => {
      const found: Found[] = []
      for (const [index, expression] of pairs.entries()) {
        if (!gates[index]!.mayMatchIn(view)) continue
        const matches = expression.all(view)
        for (const match of matches) seen[index]!.add(match.names.one !== undefined ? 'one' : 'other')
        if (matches.length === 0 || seen[index]!.size < 2) continue
        const last = matches.at(-1)!
        const shown = matches.find((match) => match.text === last.text)!
        found.push({ view, start: shown.start, end: shown.end, fillers: [shown.text], replacement: null })
      }
      return found
    }
    const blocks = page.blocksFor(calls.length < pairs.length ? null : { lists: [], gates: calls, characters: [] })
    return { views: [...blocks.flatMap((block) => scope.within(block)), ...scope.wholes(page)], find }
  }
  return { findInTurn, expressions: pairs }
}
