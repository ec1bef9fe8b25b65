import { bare, sentencesOf } from '../base/sentences.ts'
import { VERB_WORDS } from './verb-words.ts'
import type { VerbWords } from './verb-words.ts'

/** What somebody typed into a field: a whole sentence, a predicate whose subject is elsewhere, or a noun phrase. */
type Kind = 'sentence' | 'predicate' | 'noun'

const ENDED = /[.!?…。！？؟][)"'”’»“]*$/u
/** In Greek the semicolon is the question mark. */
const ENDED_IN_GREEK = /[.!?…;\u037e][)"'”’»“]*$/u
const WORD = /[\p{L}\p{M}\p{N}'’-]+/gu

/** Ends with a mark that ends sentences, whatever it stands for. */
export const isEnded = (text: string, tag: string): boolean => (tag === 'el' ? ENDED_IN_GREEK : ENDED).test(text)

/** Ends like a sentence, or holds the end of one. The full stop of a unit (40 kg.), an abbreviation (itp.) or a day (20.6.) is no end. */
export function isMarked(text: string, tag: string): boolean {
  const isAbbreviated =
    (/\d[\s\u00a0]?\p{L}{1,3}\.$|(?:\p{L}\.\s?){2,}$|\d\.\d{1,2}\.$/u.test(text) || bare(text, tag).endsWith('.')) &&
    !/(?<!\P{L}\p{L}|\d)[.!?…]\s(?!\p{Ll})/u.test(text)
  return (!isAbbreviated && isEnded(text, tag)) || sentencesOf(text, tag).length > 1
}

/** A label that ends with a mark, which needs no colon; that of a bracket (Tinto (sim!)) and of an abbreviation (Vol.) are others. */
export const hasOwnMark = (label: string, tag: string): boolean => /[!?…;\u037e]$/u.test(label) && isMarked(label, tag)

/**
 * Told by marks and by the language's commonest finite verbs. Where it cannot be told, it is a noun phrase: every pattern for one also
 * carries other fragments, as it needs no inflection.
 */
export function kindOf(text: string, tag: string): Kind {
  if (isMarked(text, tag)) return 'sentence'
  const words = wordsOf(text, tag)
  const [first = '', second = ''] = words
  const known = VERB_WORDS[tag]
  if (!known || first === '') return 'noun'
  if (tag === 'tr') {
    if (known.own?.test(words.at(-1)!)) return 'sentence'
    if (!known.final?.test(words.at(-1)!) && !known.verbs.has(words.at(-1)!)) return 'noun'
    return /^\p{Lu}/u.test(text) ? 'sentence' : 'predicate'
  }
  // we’ve, it’s
  if (second !== '' && known.subjects.has(tag === 'en' ? first.split('’')[0]! : first)) return 'sentence'
  const isLikely = known.likely?.test(first) === true && known.objects.has(second) && !known.never.has(first)
  if (isImperative(known, first, second, tag)) return 'sentence'
  const isNoun = known.nouns?.has(first) === true && (second === '' || known.nounBefore?.has(second) !== false)
  // Portuguese joins the pronoun to the verb: abre-se.
  if (known.verbs.has(first.replace(/-se$/u, '')) && !isNoun && second !== 'of') return 'predicate'
  // In German a capital tells a noun.
  if (isLikely && !(tag === 'de' && /^\p{Lu}/u.test(text))) return 'predicate'
  // A verb further on makes a sentence, unless it belongs to a relative clause.
  const [start = '', ...clauses] = text.split(/[,–—:(]/u)
  // In March, it is 19 degrees.
  if (clauses.some((clause) => known.subjects.has(wordsOf(clause, tag)[0] ?? ''))) return 'sentence'
  const opening = start.match(WORD) ?? []
  const lower = wordsOf(start, tag)
  const at = lower.findIndex(
    (word, index) => index > 0 && (known.verbs.has(word) || (known.later?.test(opening[index]!) === true && !known.never.has(word))),
  )
  return at > 0 && !lower.slice(0, at).some((word) => known.relatives.has(word)) ? 'sentence' : 'noun'
}

/**
 * A German clause with its subject: it has a capital after a colon. Openings (`jetzt auch im Winter`), infinitives and what the label is a
 * part of (`Porto: zahlen wir`) have none.
 */
export function isGermanClause(text: string): boolean {
  const words = text.match(WORD) ?? []
  const hasSubject = /^(?:eine?|der|die|das|unsere?)$/u.test(words[0] ?? '')
  if (/^\p{Ll}+\s(?:wir|man)(?!\p{L})/u.test(text)) return false
  return (
    /^(?:wir|du|es|man)\s|\s(?:Sie|du|wir|man)(?!\p{L})/u.test(text) || (hasSubject && words.some((word) => VERB_WORDS.de!.verbs.has(word)))
  )
}

const wordsOf = (text: string, tag: string): string[] => text.toLocaleLowerCase(tag).replaceAll("'", '’').match(WORD) ?? []

/** One word alone is no order to the reader: it may be a noun. */
function isImperative(known: VerbWords, first: string, second: string, tag: string): boolean {
  if (second === '' || second === 'of') return false
  if (known.imperatives?.has(first)) return true
  return known.imperative?.test(first) === true && (tag !== 'de' || second === 'sie')
}
