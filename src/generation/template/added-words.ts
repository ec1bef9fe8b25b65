import type { LanguageKey } from '../../languages.ts'
import type { Library, Template, Words } from '../library/library.ts'

/** A phrase that drafts print though nobody entered it, and where. */
export interface AddedPhrase {
  phrase: string
  /** Templates for words of their own, the name of the phrase for those of tones and those that templates share. */
  of: string
  kind: 'template' | 'shared' | 'tone' | 'option'
}

const namesIn = (drafts: string, group: string): Set<string> =>
  new Set([...drafts.matchAll(new RegExp(`\\b${group}\\.([a-zA-Z]+)`, 'g'))].map((match) => match[1]!))

const formsOf = (value: Words[string] | undefined): string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : Object.values(value)

const draftsOf = (template: Template): string => template.steps.map(({ draft }) => draft).join('\n')

/**
 * Everything that templates can add to what is entered, in one language. The list is closed: drafts themselves hold no letters, and
 * dates and amounts are written as the language writes them.
 */
export function addedPhrases(library: Library, language: LanguageKey): AddedPhrase[] {
  const templates = library.templates.filter((template) => template.language === language && !template.needsModel)
  const drafts = templates.map(draftsOf).join('\n')
  const shared = library.phrases.get(language) ?? {}
  const tones = library.tones.filter((tone) => tone.language === language)
  const found: AddedPhrase[] = []
  for (const template of templates) {
    for (const name of namesIn(draftsOf(template), 'words'))
      for (const phrase of formsOf(template.words[name])) found.push({ phrase, of: template.key, kind: 'template' })
    for (const name of namesIn(draftsOf(template), 'label'))
      for (const { label } of template.form.find((entry) => entry.name === name)?.options ?? [])
        found.push({ phrase: label, of: template.key, kind: 'option' })
  }
  for (const name of namesIn(drafts, 'say')) for (const phrase of formsOf(shared[name])) found.push({ phrase, of: name, kind: 'shared' })
  for (const name of namesIn(drafts, 'tone')) {
    // Where the entered text addresses its reader otherwise than the tone, the shared phrase stands there.
    const said = [...tones.map((tone) => (tone.words as Record<string, string>)[name]!), ...formsOf(shared[name])]
    for (const phrase of new Set(said)) found.push({ phrase, of: name, kind: 'tone' })
  }
  return found
}

/** The letters of the drafts themselves, outside of Liquid and of the names of parts: there are none. */
export const lettersIn = (template: Template): string =>
  draftsOf(template)
    .replace(/^~~ .*$/gm, '')
    .replace(/\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}/gu, '')
    .replace(/[^\p{L}]/gu, '')
