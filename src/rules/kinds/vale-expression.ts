import { Expression, subject } from '../expression.ts'
import { RuleFault } from '../fault.ts'

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

function compiles(source: string): boolean {
  try {
    return new Expression(source) !== null
  } catch {
    return false
  }
}

/**
 * What Vale's `exceptions` mean: one of them matches somewhere in what was found, as whole words, and capitals count unless the
 * entry itself says otherwise. Accepted words of the vocabulary count too.
 */
export function exceptionTest(exceptions: string[], vocabulary: string[], path: (string | number)[]): (text: string) => boolean {
  const all = [...exceptions, ...vocabulary].filter((entry) => entry !== '').toSorted((one, other) => other.length - one.length)
  if (all.length === 0) return () => false
  const sources = all.map((entry) => (entry.startsWith('(?i)') ? entry : `(?-i)${entry}`))
  const expression = expressionFrom(`(?m)\\b(?:${sources.join('|')})\\b`, path, exceptions)
  return (text) => expression.test(subject(text))
}
