import type { Builder, Finder, Found } from './kind.ts'
import { Expression } from '../expression/expression.ts'
import { RuleFault } from '../definition/fault.ts'
import { alternatives, messageWithoutReplacement } from '../definition/message.ts'
import type { PatternSpan } from '../page/patterns.ts'
import { subject } from '../expression/plain-text.ts'
import { replacementFor } from '../terms/terms.ts'
import { replacementOf } from '../definition/suggestion.ts'
import { flagOf, mapOf, mergedMapOf, textOf, textsOf } from '../definition/values.ts'
import type { View } from '../page/view.ts'
import { replaced } from '../vale/action.ts'
import { compiles, exceptionTest, expressionFrom, joinedWords } from '../vale/expression.ts'

/** Write that instead of this: `replace` with literal terms, or Vale's `swap` with expressions. */
export function substitution(builder: Builder): Finder {
  return builder.part.keys.replace === undefined ? bySwap(builder) : byReplace(builder)
}

function byReplace(builder: Builder): Finder {
  const { keys, at, message, solution } = builder.part
  const withoutReplacement = messageWithoutReplacement(message, solution)
  const pairs = Object.entries(mapOf(keys.replace, [...at, 'replace']))
  const terms = builder.patterns(
    'replace',
    pairs.map(([term]) => term),
  )
  const replacements = pairs.map(([term, value]) => replacementOf(value, [...at, 'replace', term]))
  const options = replacements.map((replacement) => replacement?.texts ?? null)
  const statedFor = ({ form, expression }: PatternSpan) => replacements[expression?.pattern ?? terms.forms[form]!.pattern]?.stated ?? null
  const writtenFor = ({ form, expression }: PatternSpan): string[] | null => {
    if (expression) return options[expression.pattern]?.map((option) => withGroups(option, expression.groups)) ?? null
    const { pattern, choices } = terms.forms[form]!
    return options[pattern]?.map((option) => replacementFor(option, choices)) ?? null
  }
  const told = (instead: string, found: string): Pick<Found, 'message' | 'fillers'> =>
    instead === '' && withoutReplacement !== null
      ? { message: withoutReplacement, fillers: [found] }
      : { message, fillers: [instead, found] }
  const find = (view: View): Found[] =>
    terms.find(view).flatMap((span) => {
      const { start, end } = span
      const found = view.text.slice(start, end)
      const written = writtenFor(span)
      const capitals = written === null ? null : inItsCapitals(view, start, found, written)
      if (capitals === found) return []
      return [
        {
          view,
          start,
          end,
          ...told(written?.join(' / ') ?? '', found),
          replacement: capitals ?? written?.[0] ?? null,
          suggestionClass: statedFor(span),
          ownCapital: terms.isCapital(span.form),
          verbatim: capitals !== null,
        },
      ]
    })
  return { find, triggers: [terms], expressions: [terms] }
}

/**
 * Terms are found in any capitals. Where these are all that differs, as in `javascript: JavaScript`, this is how it is written at
 * this place: what stands there so already is right. Null where more differs.
 */
function inItsCapitals(view: View, start: number, found: string, written: string[]): string | null {
  const lower = found.toLowerCase()
  const same = written.filter((option) => option.length === found.length && option.toLowerCase() === lower)
  if (same.length === 0 || same.includes(found)) return same.length === 0 ? null : found
  const begins = /^[\s"“„«'(]*$/.test(view.text.slice(view.sentenceAt(start).start, start))
  return begins && same[0] === lower ? withCapital(lower) : same[0]!
}

/** The replacement of an expression may take over what its groups caught: `$1`. */
const withGroups = (replacement: string, groups: (string | null)[]) =>
  replacementFor(replacement, [])
    .replaceAll(/\$(\d)/g, (_all, digit: string) => groups[Number(digit) - 1] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()

interface Swap {
  expression: string
  replacement: string
}

function bySwap(builder: Builder): Finder {
  const { part, vocabulary } = builder
  const { keys, at, exceptions } = part
  const ignoreCase = flagOf(keys.ignorecase, [...at, 'ignorecase'])
  const capitalize = flagOf(keys.capitalize, [...at, 'capitalize'])
  const swaps = Object.entries(mergedMapOf(keys.swap, [...at, 'swap']))
    .map(([expression, value]): Swap => ({ expression, replacement: value === null ? '' : textOf(value, [...at, 'swap', expression]) }))
    .toSorted((one, other) => byteLength(other.expression) - byteLength(one.expression))
  if (swaps.length === 0) throw new RuleFault('“swap” is empty', [...at, 'swap'])
  const sources = swaps.map((swap) => `(${withoutCaptures(swap.expression)})`)
  const body = joinedWords(sources, flagOf(keys.nonword, [...at, 'nonword']), builder.options.wordTemplate)
  const expression = combined(ignoreCase ? `(?i)${body}` : body, swaps, [...at, 'swap'])
  const excepted = exceptionTest(exceptions, flagOf(keys.vocab, [...at, 'vocab'], true) ? vocabulary.accept : [], [...at, 'exceptions'])
  const action = mapOf(keys.action, [...at, 'action'])
  const params = textsOf(action.params, [...at, 'action', 'params'])
  const offers = action.name === 'replace' && params.length === 0
  const message = offers ? withoutDoubleQuotes(part.message) : part.message
  const find = (view: View): Found[] => {
    const found: Found[] = []
    for (const match of expression.all(view)) {
      const index = match.groups.findIndex((group) => group !== null)
      const swap = swaps[index]
      if (!swap) continue
      const observed = match.groups[index]!
      const expected = expectedText(swap, observed, ignoreCase, capitalize)
      const choices = optionsOf(expected)
      const same = action.name === 'replace' ? choices.includes(observed) : isAlready(expected, observed)
      if (same || excepted(observed)) continue
      const written = offers && capitalize && startsWithCapital(observed) ? choices.map(withCapital) : choices
      found.push({
        view,
        start: match.start,
        end: match.end,
        message,
        verbatim: offers && capitalize,
        fillers: [offers ? alternatives(written) : expected, observed],
        replacement: action.name === 'remove' ? '' : plainChoice(params[0] ?? written[0]),
      })
    }
    return found
  }
  return { find, expressions: [expression, excepted], gate: expression }
}

function combined(source: string, swaps: Swap[], path: string[]): Expression {
  try {
    return new Expression(source)
  } catch (error) {
    const broken = swaps.find((swap) => !compiles(`(${withoutCaptures(swap.expression)})`))
    throw new RuleFault(
      `a broken expression: ${error instanceof Error ? error.message : String(error)}`,
      broken ? [...path, broken.expression] : path,
    )
  }
}

const byteLength = (text: string) => new TextEncoder().encode(text).length

/** An author's own groups must not be counted among those that tell the swaps apart. */
const withoutCaptures = (source: string) => source.replaceAll(/(?<!\\)\((?!\?)/g, '(?:')

function expectedText(swap: Swap, observed: string, ignoreCase: boolean, capitalize: boolean): string {
  const expected = capitalize && startsWithCapital(observed) ? withCapital(swap.replacement) : swap.replacement
  if (!/\$\d+/.test(expected)) return expected
  return replaced(expressionFrom(ignoreCase ? `(?i)${swap.expression}` : swap.expression, ['swap']), observed, expected)
}

const startsWithCapital = (text: string) => withCapital(text) === text
const withCapital = (text: string) => (text === '' ? text : text[0]!.toUpperCase() + text.slice(1))

/** `a|b` are two suggestions; `\|` is a bar. */
function optionsOf(text: string): string[] {
  return text
    .split(/(?<!\\)\|/)
    .filter((option) => option !== '')
    .map((option) => option.replaceAll('\\|', '|'))
}

/** Some rules write the good form as an expression: what already fits it needs no change. */
function isAlready(expected: string, observed: string): boolean {
  if (/^[\p{L}\p{Nd} -]*$/u.test(expected)) return expected === observed
  try {
    return new Expression(`^(?:${expected})$`).test(subject(observed))
  } catch {
    return expected === observed
  }
}

/** A suggestion that is itself an expression is nothing to write. */
const plainChoice = (text: string | undefined) => (text === undefined || /[\\[\](){}*+?^$]/.test(text) ? null : text)

/** Where several are offered each is quoted already. */
function withoutDoubleQuotes(message: string): string {
  for (const quoted of ["'%s'", '"%s"']) if (message.split(quoted).length === 3) return message.replace(quoted, '%s')
  return message
}
