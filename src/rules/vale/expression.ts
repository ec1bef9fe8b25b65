import type { Expensive } from '../expression/cost.ts'
import { Expression } from '../expression/expression.ts'
import { RuleFault } from '../definition/fault.ts'
import { subject, type Subject } from '../expression/plain-text.ts'

/** An expression whose author is to be told which entry of a list breaks it. */
export function expressionFrom(source: string, path: (string | number)[], entries: string[] = []): Expression {
  try {
    return new Expression(source)
  } catch (error) {
    const broken = entries.findIndex((entry) => !compiles(entry))
    const message = error instanceof Error ? error.message : String(error)
    throw new RuleFault(`a broken expression: ${message}`, broken >= 0 ? [...path, broken] : path)
  }
}

export function compiles(source: string): boolean {
  try {
    return new Expression(source).source === source
  } catch {
    return false
  }
}

/**
 * What Vale's `exceptions` mean as one expression: one of them as whole words, and capitals count unless the entry says otherwise.
 */
export function exceptionSource(entries: string[]): string | null {
  const all = entries.filter((entry) => entry !== '').toSorted((one, other) => other.length - one.length)
  if (all.length === 0) return null
  return `(?m)\\b(?:${all.map((entry) => (entry.startsWith('(?i)') ? entry : `(?-i)${entry}`)).join('|')})\\b`
}

/** A function that asks an expression, with what that may cost. */
export const asking = <F extends (...values: never[]) => unknown>(ask: F, expression: Expression | null): F & Expensive =>
  Object.assign(ask, { mayTakeLong: (length: number) => expression !== null && expression.mayTakeLong(length) })

/** Whether one of the exceptions, or of the vocabulary's accepted words, is somewhere in what was found. */
export function exceptionTest(
  exceptions: string[],
  vocabulary: string[],
  path: (string | number)[],
): ((text: string) => boolean) & Expensive {
  const source = exceptionSource([...exceptions, ...vocabulary])
  if (source === null) return asking(() => false, null)
  const expression = expressionFrom(source, path, exceptions)
  return asking((text: string) => expression.test(subject(text)), expression)
}

/** Whether a place stands within one of the accepted phrases of several words. */
export function phraseTest(terms: string[]): ((view: Subject, start: number, end: number) => boolean) & Expensive {
  const phrases = terms.filter((term) => /[ \t]|\\s/.test(term))
  if (phrases.length === 0) return asking(() => false, null)
  const expression = expressionFrom(`(?i)\\b(?:${phrases.join('|')})\\b`, ['exceptions'])
  return asking(
    (view: Subject, start: number, end: number) => expression.all(view).some((match) => match.start <= start && end <= match.end),
    expression,
  )
}

/** Words joined into one expression that finds them whole, or anywhere. */
export function joinedWords(words: string[], nonword: boolean, template = '(?m)\\b(?:%s)\\b'): string {
  return (nonword || words.length === 0 ? '(?m)(?:%s)' : template).replace('%s', () => words.join('|'))
}
