import type { Builder, Finder, Found } from './kind.ts'
import { flagOf, numberOf, textOf } from '../definition/values.ts'
import type { View } from '../page/view.ts'
import { expressionFrom } from '../vale/expression.ts'

/** Words, of which two never stand side by side: `\\b\\w+\\b`, or one class and more of it. */
const CANNOT_TOUCH = /^(?:\\b\(?(?:\?:)?\\w\+\)?\\b|\[([^\]]*)\]\[\1[^\]]*\]\*)$/

/** Too many or too few of something in a sentence, paragraph, heading … */
export function occurrence(builder: Builder): Finder {
  const { keys, at } = builder.part
  const max = numberOf(keys.max, [...at, 'max'], 0)
  const min = numberOf(keys.min, [...at, 'min'], 0)
  const source = `(?:${textOf(keys.token, [...at, 'token'])})`
  const expression = expressionFrom(flagOf(keys.ignorecase, [...at, 'ignorecase']) ? `(?i)${source}` : source, [...at, 'token'])
  const room = CANNOT_TOUCH.test(textOf(keys.token, [...at, 'token'])) ? 2 : 1
  const find = (view: View): Found[] => {
    // Too short for too many: one character each, and one between two of them.
    if (min === 0 && view.text.length < max * room) return []
    const count = expression.count(view)
    if (!((max > 0 && count > max) || (min > 0 && count < min))) return []
    const matches = expression.all(view)
    const shown =
      count === 0 ? { start: 0, end: 0 } : matches.find((match) => match.text.trim() !== '' && !/^[*@\ufffc]+$/.test(match.text))
    return shown ? [{ view, start: shown.start, end: shown.end, fillers: [String(count)], replacement: null }] : []
  }
  return { find, expressions: [expression] }
}
