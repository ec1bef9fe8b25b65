import type { UnsupportedKind } from '../contract/values.ts'
import type { LanguageKey } from '../languages.ts'
import type { Document } from '../text/document.ts'
import { sourceSpan } from '../text/position.ts'
import { sentences } from '../text/sentences.ts'
import { weekdaysIn } from './calendar.ts'
import { newClasses } from './class-words.ts'
import { contactsIn, isKnownContact } from './contacts.ts'
import { figuresIn } from './figures.ts'
import { masked } from './found.ts'
import type { Found } from './found.ts'
import type { Material } from './material.ts'
import { namesIn } from './names.ts'
import { numberWordsIn } from './number-words.ts'
import { quotationsIn } from './quotations.ts'
import { newSubstances } from './substances.ts'

/** What a text asserts and its material does not, with its place in the source of the text. */
export interface Unanswered {
  kind: UnsupportedKind
  text: string
  sentence: string
  start: number
  end: number
}

/** What a block asserts beyond its material, by its place in the text of the block. */
interface InBlock extends Found {
  text: string
  sentence: string
}

/** Texts of blocks that were looked at before, for a text that is looked at again and again while somebody types. */
export type LookedAt = Map<string, readonly InBlock[]>

/** Every sentence of a text against its material. `before`: is filled with the blocks of this text, and those it has are not read again. */
export function unansweredIn({ blocks }: Pick<Document, 'blocks'>, material: Material, before: LookedAt = new Map()): Unanswered[] {
  const known = new Map(before)
  before.clear()
  return blocks.flatMap((block) => {
    const language = block.language ?? material.language
    const key = `${language} ${block.text}`
    const found = known.get(key) ?? inBlock(block.text, language, material)
    before.set(key, found)
    return found.map(({ kind, text, sentence, start, end }): Unanswered => ({ kind, text, sentence, ...sourceSpan(block, start, end) }))
  })
}

const inBlock = (whole: string, language: LanguageKey, material: Material): InBlock[] =>
  sentences(whole, language).flatMap(({ start, end }) => {
    const sentence = whole.slice(start, end)
    return newIn(sentence, language, material).map(
      (each): InBlock => ({
        kind: each.kind,
        text: sentence.slice(each.start, each.end),
        sentence,
        start: start + each.start,
        end: start + each.end,
      }),
    )
  })

/** What of a sentence is not in the material, in its order; what says most precisely what it is stands for all that overlaps. */
export function newIn(sentence: string, language: LanguageKey, material: Material): Found[] {
  const contacts = contactsIn(sentence, language)
  const unknown = contacts
    .filter((contact) => !isKnownContact(contact, material.contacts, material.folded, (word) => material.hasName(word)))
    .map(({ kind, start, end }): Found => ({ kind: kind === 'street' ? 'address' : 'contact', start, end }))
  const text = masked(sentence, contacts)
  const all = [
    ...unknown,
    ...quotationsIn(sentence, material),
    ...newClasses(text, language, material.classes),
    ...newSubstances(text, language, material.substances),
    ...(/\p{Nd}/u.test(text) ? figuresIn(text, language, material.figures, material.counts) : []),
    ...numberWordsIn(text, language, material),
    ...weekdaysIn(text, language, material),
    ...namesIn(text, language, material),
  ]
  const kept: Found[] = []
  for (const each of all) if (!kept.some(({ start, end }) => each.start < end && start < each.end)) kept.push(each)
  return kept.toSorted((one, other) => one.start - other.start)
}

/**
 * The same after an edit: what was in the text before and was not listed then had a source that is not kept, or was written by a person,
 * and is not listed now.
 */
export function unansweredSince<Here extends { kind: string; text: string }>(
  listed: readonly { text: string }[],
  before: readonly { kind: string; text: string }[],
  now: readonly Here[],
): Here[] {
  const name = ({ kind, text }: { kind: string; text: string }) => `${kind} ${text}`
  // Documents of before listed figures without their units.
  const isListed = ({ text }: { text: string }) => listed.some((each) => each.text === text || text.includes(each.text))
  const settled = new Set(before.filter((each) => !isListed(each)).map(name))
  return now.filter((each) => !settled.has(name(each)))
}
