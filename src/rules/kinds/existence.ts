import type { Builder, Finder, Found } from './kind.ts'
import { alternatives } from '../definition/message.ts'
import { flagOf, mapOf, textsOf } from '../definition/values.ts'
import type { View } from '../page/view.ts'
import { actionFix } from '../vale/action.ts'
import { exceptionTest, expressionFrom, joinedWords } from '../vale/expression.ts'

/** This should not be there: literal terms of ours, or Vale's expressions. */
export function existence(builder: Builder): Finder {
  const { keys } = builder.part
  return keys.terms === undefined || keys.terms === null ? byTokens(builder) : byTerms(builder)
}

function byTerms(builder: Builder): Finder {
  const { keys, at } = builder.part
  const terms = builder.patterns('terms', textsOf(keys.terms, [...at, 'terms']))
  const suggestions = textsOf(keys.suggest, [...at, 'suggest'])
  const remove = flagOf(keys.remove, [...at, 'remove'])
  const replacement = remove ? '' : (suggestions[0] ?? null)
  const find = (view: View): Found[] =>
    terms.find(view).map((span) => ({
      view,
      start: span.start,
      end: span.end,
      fillers: [view.text.slice(span.start, span.end), alternatives(suggestions)],
      replacement,
      ownCapital: terms.isCapital(span.form),
    }))
  return { find, triggers: [terms], expressions: [terms] }
}

function byTokens(builder: Builder): Finder {
  const { part, vocabulary } = builder
  const { keys, at, exceptions } = part
  const tokens = textsOf(keys.tokens, [...at, 'tokens']).filter((token) => token.trim() !== '')
  const raw = textsOf(keys.raw, [...at, 'raw']).join('')
  const nonword = flagOf(keys.nonword, [...at, 'nonword'])
  const body = joinedWords(tokens, nonword, builder.options.wordTemplate)
  const joined = flagOf(keys.append, [...at, 'append']) ? body + raw : raw + body
  const source = flagOf(keys.ignorecase, [...at, 'ignorecase']) ? `(?i)${joined}` : joined
  const expression = expressionFrom(source, [...at, tokens.length > 0 ? 'tokens' : 'raw'], tokens)
  const useVocabulary = flagOf(keys.vocab, [...at, 'vocab'], true) && !nonword
  const excepted = exceptionTest(exceptions, useVocabulary ? vocabulary.accept : [], [...at, 'exceptions'])
  const fix = actionFix(mapOf(keys.action, [...at, 'action']), [...at, 'action'])
  const find = (view: View): Found[] => {
    const found: Found[] = []
    for (const match of expression.all(view)) {
      if (match.end === match.start || excepted(match.text.trim())) continue
      const replacement = fix(match.text)
      found.push({
        view,
        start: match.start,
        end: match.end,
        fillers: [match.text, replacement ?? match.text],
        replacement,
        verbatim: true,
      })
    }
    return found
  }
  return { find, expressions: [expression, excepted, fix], gate: expression }
}
