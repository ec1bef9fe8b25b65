import { isMap, isSeq, parseDocument, YAMLMap, YAMLSeq } from 'yaml'
import { AppError, PlainError } from '../errors.ts'

/** Words beside which a rule leaves a sentence alone, the languages they are in, and sentences that prove it. */
export interface Exception {
  phrase: string
  languages: string[]
}

type Proven = Exception & { passes: { text: string; language: string | null }[] }

/** A rule's file with more words in `unless.sentence`; everything else in it, comments included, stays as its author wrote it. */
export function withExceptions(content: string, exceptions: readonly Proven[]): string {
  const document = parseDocument(content)
  const top = document.contents
  if (!isMap(top)) throw new PlainError('The rule’s file is no map of keys.')
  const sections = under(top, 'languages')
  for (const { phrase, languages, passes } of exceptions) {
    for (const place of placesFor(top, sections, languages)) {
      addTo(under(place, 'unless') ?? set(place, 'unless', new YAMLMap()), 'sentence', phrase)
    }
    for (const { text, language } of passes) {
      const section = sections && language !== null ? under(sections, language) : null
      if (sections === null || section) addTo(section ?? top, 'passes', text)
    }
  }
  return document.toString({ lineWidth: 0 })
}

/** A rule's file with one more text that it must hit, or must leave alone. */
export function withExample(content: string, kind: 'hits' | 'passes', text: string, language: string | null): string {
  const document = parseDocument(content)
  const top = document.contents
  if (!isMap(top)) throw new PlainError('The rule’s file is no map of keys.')
  const sections = under(top, 'languages')
  const section = sections && language !== null ? under(sections, language) : null
  if (sections && !section)
    throw new AppError(409, 'The rule does not read the language of this sentence, so that it can be no example of it.')
  addTo(section ?? top, kind, text)
  return document.toString({ lineWidth: 0 })
}

/**
 * Where `unless` has to stand. What a language's section says of it hides what the rule says for all languages, so that words are added
 * where the others are.
 */
function placesFor(top: YAMLMap, sections: YAMLMap | null, languages: readonly string[]): YAMLMap[] {
  if (sections === null) return [top]
  const all = sections.items.map(({ key }) => String(key))
  const wanted = all.filter((key) => languages.length === 0 || languages.includes(key.toUpperCase()))
  const places = (wanted.length > 0 ? wanted : all).map((key) => under(sections, key)).filter((section) => section !== null)
  return [...new Set(places.map((section) => (under(section, 'unless') === null && under(top, 'unless') !== null ? top : section)))]
}

/** The map under a key, however the key's letters are written. */
function under(map: YAMLMap, key: string): YAMLMap | null {
  const pair = map.items.find((item) => String(item.key).toLowerCase() === key.toLowerCase())
  return isMap(pair?.value) ? pair.value : null
}

function set<T>(map: YAMLMap, key: string, value: T): T {
  map.set(key, value)
  return value
}

/** Adds a text to the list under a key, once; a single text becomes a list. */
function addTo(map: YAMLMap, key: string, text: string): void {
  const pair = map.items.find((item) => String(item.key).toLowerCase() === key)
  const known = pair?.value
  if (isSeq(known)) {
    const texts = known.items.map((item) => String((item as { value?: unknown }).value ?? item))
    if (!texts.includes(text)) known.add(text)
    return
  }
  const list = new YAMLSeq()
  if (known !== undefined && known !== null) list.items.push(known)
  list.add(text)
  if (pair) pair.value = list
  else map.set(key, list)
}
