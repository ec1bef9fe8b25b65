import { LANGUAGE_KEYS, type LanguageKey } from '../../languages.ts'
import { RuleFault } from '../definition/fault.ts'
import type { Rule, RulePart } from '../definition/rule.ts'
import { mapOf, textsOf } from '../definition/values.ts'
import { classesIn, isSlotted } from '../terms/slots.ts'
import { expressionOf, termForms } from '../terms/terms.ts'
import { meant } from './meant.ts'

/**
 * Classes that terms name in braces: words by language; or whole terms with slots, the same in every language, that stand for a list of
 * them (`exceptions: ['{authorised}']`).
 */
export type ClassBook = Record<string, Words | string[]>
type Words = Partial<Record<LanguageKey, string[]>>

type Values = Record<string, unknown>

/** Files in a folder `classes` hold no rules; what lies in a folder of Vale's styles does, whatever its name. */
export function isClassFile(path: string): boolean {
  const parts = path.split('/')
  return parts.at(-2) === 'classes' && !parts.includes('styles')
}

const NAME = /^[a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)*$/
const RESERVED = ['any', 'start', 'number', 'percent', 'money']

/** Adds the classes of one file to those known; a class may take in another one: `{illness.joint}`. */
export function readClasses(values: Values, book: ClassBook): void {
  for (const [name, languages] of Object.entries(values)) {
    if (!NAME.test(name))
      throw new RuleFault(`“${name}” is no name of a class: small letters, digits and hyphens, parts joined by a full stop`, [name])
    if (RESERVED.includes(name)) throw new RuleFault(`“${name}” has a meaning of its own in braces: the class needs another name`, [name])
    if (book[name]) throw new RuleFault(`the class “${name}” is already there`, [name])
    if (Array.isArray(languages)) {
      book[name] = termsOf(textsOf(languages, [name]), name)
      continue
    }
    const entry: Words = {}
    for (const [key, words] of Object.entries(mapOf(languages, [name]))) {
      const language = LANGUAGE_KEYS.find((candidate) => candidate === key.toUpperCase())
      if (!language) throw new RuleFault(`“${key}” is no language key; they are ${LANGUAGE_KEYS.join(' ')}`, [name, key])
      entry[language] = textsOf(words, [name, key])
      if (entry[language].length === 0) throw new RuleFault(`the class “${name}” has no words in ${language}`, [name, key])
      for (const [index, word] of entry[language].entries()) refuseBroken(word, [name, key, index])
    }
    if (Object.keys(entry).length === 0) throw new RuleFault(`the class “${name}” is empty`, [name])
    book[name] = entry
  }
}

function termsOf(terms: string[], name: string): string[] {
  if (terms.length === 0) throw new RuleFault(`the class “${name}” is empty`, [name])
  for (const [index, term] of terms.entries()) {
    if (!isSlotted(term) || otherClass(term) !== null)
      throw new RuleFault(`“${term}”: a class without languages holds terms with slots, which are the same in all of them`, [name, index])
    readable(() => classesIn(term), [name, index])
  }
  return terms
}

/** Names the place of what cannot be read. */
function readable<Value>(read: () => Value, path: (string | number)[]): Value {
  try {
    return read()
  } catch (error) {
    throw new RuleFault(error instanceof Error ? error.message : String(error), path)
  }
}

function refuseBroken(word: string, path: (string | number)[]): void {
  if (otherClass(word) !== null) return
  if (isSlotted(word)) throw new RuleFault(`“${word}”: an entry of a class is a term, or another class alone in braces`, path)
  if (expressionOf(word) !== null) throw new RuleFault(`“${word}”: a class holds words, no expressions`, path)
  readable(() => termForms(word), path)
}

const otherClass = (word: string): string | null => /^\{([^{}|?+:]+)\}$/.exec(word)?.[1]?.trim() ?? null

/** All words of a class in a language, those of the classes in it included. */
function wordsOf(name: string, language: LanguageKey, book: ClassBook, chain: string[] = []): string[] {
  if (chain.includes(name)) throw new Error(`the class “${name}” takes in itself: ${[...chain, name].join(', ')}`)
  const entry = book[name]
  if (!entry) throw new Error(`the class “${name}” is not there${meant(name, Object.keys(book))}`)
  if (Array.isArray(entry)) throw new Error(`the class “${name}” holds whole terms: it stands alone in a list, as '{${name}}'`)
  const words = entry[language]
  if (!words) throw new Error(`the class “${name}” has no words in ${language}; it has ${Object.keys(entry).join(' ')}`)
  return [
    ...new Set(
      words.flatMap((word) => {
        const other = otherClass(word)
        return other === null ? [word] : wordsOf(other, language, book, [...chain, name])
      }),
    ),
  ]
}

/** Refuses classes that name one that is not there, or themselves. */
export function refuseBrokenClasses(values: Values, book: ClassBook): void {
  for (const name of Object.keys(values)) {
    const entry = book[name] ?? {}
    if (Array.isArray(entry)) {
      for (const [index, term] of entry.entries())
        for (const other of classesIn(term))
          if (!book[other]) throw new RuleFault(`the class “${other}” is not there${meant(other, Object.keys(book))}`, [name, index])
    } else for (const language of Object.keys(entry) as LanguageKey[]) readable(() => wordsOf(name, language, book), [name, language])
  }
}

/** What each kind reads as a list of terms; in others the same key may be an expression. */
const LISTS: Partial<Record<Rule['kind'], string[]>> = {
  existence: ['terms'],
  required: ['trigger', 'pattern'],
  proximity: ['first', 'second'],
}

/** Gives a part the words of the classes that its terms name, and in place of a class of terms those terms. */
export function takeClasses(rule: Rule, part: RulePart, book: ClassBook, ownExceptions: boolean): void {
  if (rule.format === 'vale') return
  const take = (list: string[], path: string[]): string[] => {
    if (!list.some(isSlotted)) return list
    const whole = list.flatMap((term) => {
      const entry = book[otherClass(term) ?? '']
      return Array.isArray(entry) ? entry : [term]
    })
    for (const [index, term] of whole.entries()) {
      if (!isSlotted(term)) continue
      const place = [...part.at, ...path, ...(whole.length === list.length ? [index] : [])]
      readable(() => {
        for (const name of classesIn(term)) part.classes[name] ??= wordsIn(name, part.language, book)
      }, place)
    }
    return whole
  }
  for (const key of LISTS[rule.kind] ?? [])
    if (part.keys[key] !== undefined && part.keys[key] !== null) part.keys[key] = take(textsOf(part.keys[key], [...part.at, key]), [key])
  if (part.keys.replace !== undefined) take(Object.keys(mapOf(part.keys.replace, [...part.at, 'replace'])), ['replace'])
  if (ownExceptions) part.exceptions = take(part.exceptions, ['exceptions'])
  part.where = { page: take(part.where.page, ['where', 'page']), notPage: take(part.where.notPage, ['where', 'not_page']) }
  const { before, after, sentence, block, page } = part.unless
  part.unless = {
    before: take(before, ['unless', 'before']),
    after: take(after, ['unless', 'after']),
    sentence: take(sentence, ['unless', 'sentence']),
    block: take(block, ['unless', 'block']),
    page: take(page, ['unless', 'page']),
  }
}

function wordsIn(name: string, language: LanguageKey | null, book: ClassBook): string[] {
  if (language === null)
    throw new Error(`the words of the class “${name}” are those of a language: the term belongs into a language section`)
  return wordsOf(name, language, book)
}
