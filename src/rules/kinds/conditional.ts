import type { Builder, Finder, Found } from './kind.ts'
import { flagOf, textOf } from '../definition/values.ts'
import type { Page } from '../page/page.ts'
import type { View } from '../page/view.ts'
import { exceptionTest, expressionFrom, phraseTest } from '../vale/expression.ts'

/** If the first is there, the second must be too: an abbreviation and its full form. */
export function conditional(builder: Builder): Finder {
  const { part, vocabulary } = builder
  const { keys, at, exceptions } = part
  const first = expressionFrom(textOf(keys.first, [...at, 'first']), [...at, 'first'])
  const second = expressionFrom(textOf(keys.second, [...at, 'second']), [...at, 'second'])
  const accepted = flagOf(keys.vocab, [...at, 'vocab'], true) ? vocabulary.accept : []
  const excepted = exceptionTest(exceptions, accepted, [...at, 'exceptions'])
  const inPhrase = phraseTest([...exceptions, ...accepted])
  const scope = builder.scope(part.scope)

  const flagged = (view: View, defined: ReadonlySet<string>): Found[] => {
    const found: Found[] = []
    if (!first.mayMatchIn(view)) return found
    for (const match of first.all(view)) {
      if (defined.has(match.text) || excepted(match.text) || inPhrase(view, match.start, match.end)) continue
      found.push({ view, start: match.start, end: match.end, fillers: [match.text], replacement: null })
    }
    return found
  }

  const findInTurn = (page: Page) => {
    const defined = new Set<string>()
    const find = (view: View): Found[] => {
      // Without a group to say what was defined, the second need only be there, in the same block.
      if (second.groupCount === 0) return second.test(view) ? [] : flagged(view, defined)
      if (second.mayMatchIn(view)) for (const match of second.all(view)) for (const group of match.groups) if (group) defined.add(group)
      return flagged(view, defined)
    }
    return { views: [...page.blocks.flatMap((block) => scope.within(block)), ...scope.wholes(page)], find }
  }
  return { findInTurn, expressions: [first, second, excepted, inPhrase] }
}
