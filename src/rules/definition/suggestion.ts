import { RuleFault } from './fault.ts'
import { SUGGESTION_CLASSES, type RulePart, type SuggestionClass } from './rule.ts'
import { mapOf, oneOf, textsOf } from './values.ts'

export interface Replacement {
  /** The first is applied, all are named. An empty text takes out what was found. */
  texts: string[]
  /** Its own class; null: that of the rule. */
  stated: SuggestionClass | null
}

/** What stands beside a term of `replace`: a text, a list of texts, or `{write: …, suggestion: …}`; null where nothing is suggested. */
export function replacementOf(value: unknown, path: (string | number)[]): Replacement | null {
  if (value === null || value === undefined) return null
  if (typeof value !== 'object' || Array.isArray(value)) return { texts: textsOf(value, path), stated: null }
  const entry = mapOf(value, path)
  for (const key of Object.keys(entry))
    if (key !== 'write' && key !== 'suggestion') throw new RuleFault(`the key “${key}” is not known in a replacement`, [...path, key])
  if (entry.write === undefined || entry.write === null) throw new RuleFault('a replacement needs “write”', path)
  if (entry.suggestion === undefined || entry.suggestion === null)
    throw new RuleFault('a replacement with “write” needs “suggestion”', path)
  return {
    texts: textsOf(entry.write, [...path, 'write']),
    stated: oneOf(entry.suggestion, SUGGESTION_CLASSES, [...path, 'suggestion'], 'advice'),
  }
}

const DIGITS = /\p{Nd}+/gu
/** A place left open for whoever fills it in. */
const BLANK = /\[[^\]]*\]|\{[^}]*\}|__/
const ELLIPSIS = /…|\.\.\./

/** Why a text cannot take the place of another without somebody looking: it has a blank to fill, or a figure the other does not have. */
export function needsAdvice(found: string, written: string): string | null {
  const text = written.replaceAll(/\$\{?\w+\}?/g, '')
  if (BLANK.test(text) || (ELLIPSIS.test(text) && !ELLIPSIS.test(found))) return 'has a blank to fill'
  const known = new Set(found.match(DIGITS) ?? [])
  return (text.match(DIGITS) ?? []).every((figure) => known.has(figure)) ? null : 'has a figure that was not there'
}

const WORDS = /[\p{L}\p{M}\p{N}]+/gu

/** Whether a text is made of nothing but words of the other: then it only leaves something out. */
export function isPartOf(found: string, written: string): boolean {
  const words = new Set(found.toLowerCase().match(WORDS) ?? [])
  return (written.replaceAll(/\$\d/g, '').toLowerCase().match(WORDS) ?? []).every((word) => words.has(word))
}

/**
 * The class of a suggestion: as the rule states it, and never a milder one than its content allows. Without a statement it is advice,
 * except where Vale itself would write it into the file (`action`), and where `isSame` says that the meaning stays the very same.
 */
export function classOf(
  { suggestion, keys }: RulePart,
  own: SuggestionClass | null,
  found: string,
  written: string,
  isSame: () => boolean,
): SuggestionClass {
  const byAuthor = own ?? suggestion
  const stated = byAuthor ?? byAction(keys.action)
  if (byAuthor === null && stated !== 'advice' && !isSame()) return 'advice'
  if (stated === 'advice' || needsAdvice(found, written) !== null) return 'advice'
  if (written === '') return 'removal'
  return stated === 'removal' && !isPartOf(found, written) ? 'advice' : stated
}

const BY_ACTION: Record<string, SuggestionClass> = { replace: 'wording', edit: 'wording', remove: 'removal' }

function byAction(action: unknown): SuggestionClass {
  const name = typeof action === 'object' && action !== null ? (action as { name?: unknown }).name : undefined
  return (typeof name === 'string' ? BY_ACTION[name] : undefined) ?? 'advice'
}
