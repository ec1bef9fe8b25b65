import { sentences } from '../../text/sentences.ts'
import type { Builder, Finder, Found } from './kind.ts'
import type { Match } from '../expression/expression.ts'
import { flagOf, mapOf, numberOf, textsOf } from '../definition/values.ts'
import type { View } from '../page/view.ts'
import { actionFix } from '../vale/action.ts'
import { exceptionTest, expressionFrom, phraseTest } from '../vale/expression.ts'

/** A visible character. */
const isVisible = (code: number) => code > 0x20 && code < 0x7f
const bare = (word: string) => (isVisible(word.charCodeAt(0)) && isVisible(word.charCodeAt(word.length - 1)) ? word : word.trim())

/** Capitals beyond ASCII whose small letters are in it. */
const HAS_OTHER_CAPITALS = /[\u0130\u212a]/

/** Whether two pieces of ASCII are the same but for capitals and blanks around them: most are not even of one length. */
function maySame(one: string, other: string): boolean {
  const first = bare(one)
  const second = bare(other)
  return first.length === second.length && (first === second || first.toLowerCase() === second.toLowerCase())
}

/** The same thing twice in a row. */
export function repetition(builder: Builder): Finder {
  const { part, vocabulary } = builder
  const { keys, at, exceptions } = part
  const ignoreCase = flagOf(keys.ignorecase, [...at, 'ignorecase'])
  const lettersOnly = flagOf(keys.alpha, [...at, 'alpha'])
  const max = numberOf(keys.max, [...at, 'max'], 0)
  const tokens = textsOf(keys.tokens, [...at, 'tokens'])
  const source = `(${tokens.join('|')})`
  const expression = expressionFrom(ignoreCase ? `(?i)${source}` : source, [...at, 'tokens'], tokens)
  const accepted = flagOf(keys.vocab, [...at, 'vocab'], true) ? vocabulary.accept : []
  const excepted = exceptionTest(exceptions, accepted, [...at, 'exceptions'])
  const inPhrase = phraseTest([...exceptions, ...accepted])
  const fix = actionFix(mapOf(keys.action, [...at, 'action']), [...at, 'action'])
  const same = (one: string, other: string) => one !== '' && (ignoreCase ? one.toLowerCase() === other.toLowerCase() : one === other)

  const find = (view: View): Found[] => {
    const found: Found[] = []
    const words = HAS_OTHER_CAPITALS.test(view.text) ? null : expression.inAscii(view)
    if (words !== null && !words.some((word, index) => index > 0 && maySame(words[index - 1]!, word))) return found
    let previous: Match | null = null
    let count = 0
    for (const match of expression.all(view)) {
      const word = match.text.trim()
      const hit = previous !== null && same(word, previous.text.trim()) && (!lettersOnly || /^\p{L}+$/u.test(word))
      if (hit) count++
      if (hit && previous && count > max) {
        const start = previous.start
        const text = view.text.slice(start, match.end)
        // Over the end of a sentence it is no repetition: "about that. That is".
        if (sentences(text, view.language).length === 1 && !excepted(text) && !inPhrase(view, start, match.end)) {
          found.push({ view, start, end: match.end, fillers: [word], replacement: fix(text), verbatim: true })
          count = 0
        }
      }
      previous = match
    }
    return found
  }
  return { find, expressions: [expression, excepted, inPhrase, fix] }
}
