import type { Builder, Finder, Found } from './kind.ts'
import type { Expression } from '../expression/expression.ts'
import { RuleFault } from '../definition/fault.ts'
import { subject } from '../expression/plain-text.ts'
import { flagOf, mapOf, numberOf, textOf, textsOf } from '../definition/values.ts'
import type { View } from '../page/view.ts'
import { expressionsOf, sentenceCase, titleCase, type CaseOptions } from './case-converter.ts'
import { exceptionSource, expressionFrom } from '../vale/expression.ts'

interface Verdict {
  expected: string
  fits: boolean
}

const TOKEN = '[\\p{N}\\p{L}*]+[^\\s]*'

/** How headings and the like are capitalised. */
export function capitalization(builder: Builder): Finder {
  const { part, vocabulary, options } = builder
  const { keys, at } = part
  const match = textOf(keys.match, [...at, 'match'])
  const threshold = numberOf(keys.threshold, [...at, 'threshold'], 0.8) || 0.8
  const words = [...part.exceptions, ...(flagOf(keys.vocab, [...at, 'vocab'], true) ? vocabulary.accept : [])]
  const source = exceptionSource(words)
  const excepted = source === null ? null : expressionFrom(source, [...at, 'exceptions'], part.exceptions)
  const tokens = expressionFrom(source === null ? TOKEN : `${source}|${TOKEN}`, [...at, 'exceptions'])
  const conversion: CaseOptions = {
    words,
    prefix: keys.prefix === undefined ? null : expressionFrom(textOf(keys.prefix, [...at, 'prefix']), [...at, 'prefix']),
    indicators: textsOf(keys.indicators, [...at, 'indicators']),
    style: keys.style === 'Chicago' ? 'Chicago' : 'AP',
    tagger: options.tagger ?? null,
  }
  const judge = judgeOf(match, conversion, tokens, excepted, threshold, [...at, 'match'])
  const offers = mapOf(keys.action, [...at, 'action']).name === 'replace'
  const find = (view: View): Found[] => {
    const text = view.text.trim()
    if (text === '') return []
    const start = view.text.indexOf(text)
    const { expected, fits } = judge(text)
    if (fits) return []
    const replacement = offers && (match === '$title' || match === '$sentence') ? expected : null
    return [{ view, start, end: start + text.length, fillers: [text, expected], replacement, verbatim: true }]
  }
  const expressions = [
    tokens,
    ...(excepted === null ? [] : [excepted]),
    ...expressionsOf(conversion),
    ...(match.startsWith('$') ? [] : [expressionFrom(match, [...at, 'match'])]),
  ]
  return { find, expressions }
}

function judgeOf(
  match: string,
  conversion: CaseOptions,
  tokens: Expression,
  excepted: Expression | null,
  threshold: number,
  path: string[],
): (text: string) => Verdict {
  const isExcepted = (text: string) => excepted !== null && excepted.test(subject(text))
  switch (match) {
    case '$lower':
      return (text) => ({ expected: text.toLowerCase(), fits: text === text.toLowerCase() || isExcepted(text) })
    case '$upper':
      return (text) => ({ expected: text.toUpperCase(), fits: text === text.toUpperCase() || isExcepted(text) })
    case '$title':
      return (text) => {
        const expected = titleCase(text, conversion)
        return {
          expected,
          fits:
            share(text, expected, tokens, (word, wanted) => word === wanted || isExcepted(word) || word === word.toUpperCase()) >=
            threshold,
        }
      }
    case '$sentence':
      return (text) => {
        const expected = sentenceCase(text, conversion)
        const first = tokens.first(subject(text))?.text
        const wanted = tokens.first(subject(expected))?.text
        // A first word that does not begin with a capital is wrong whatever the rest is like.
        if (first !== undefined && wanted !== undefined && first !== wanted && !isExcepted(first) && first !== titled(first))
          return { expected, fits: false }
        return { expected, fits: share(text, expected, tokens, (word, other) => word === other || isExcepted(word)) >= threshold }
      }
    default: {
      if (/^\$\w+$/.test(match))
        throw new RuleFault(`“${match}” is not known; there are $title, $sentence, $lower, $upper, or an expression`, path)
      const expression = expressionFrom(match, path)
      return (text) => ({ expected: match, fits: expression.test(subject(text)) || isExcepted(text) })
    }
  }
}

/** Each letter that begins a word made large, the others small. */
const titled = (word: string) => word.toLowerCase().replaceAll(/(?<![\p{L}\p{M}\p{N}_'’])\p{L}/gu, (letter) => letter.toUpperCase())

/** How many of the words are as they should be. */
function share(text: string, expected: string, tokens: Expression, good: (word: string, wanted: string) => boolean): number {
  const wanted = tokens.all(subject(expected)).map((match) => match.text)
  const words = tokens.all(subject(text)).map((match) => match.text)
  if (words.length === 0) return 1
  return words.filter((word, index) => index >= wanted.length || good(word, wanted[index]!)).length / words.length
}
