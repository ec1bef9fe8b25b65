import type { LanguageKey } from '../../languages.ts'
import { detectLanguage } from '../../text/language.ts'
import { isSameCurrency } from './figure-words.ts'
import { changedInTranslation } from './figure-changes.ts'
import { figuresOf } from './figures.ts'
import type { Figure } from './figures.ts'

/** What a translation lost, added or left as it was. */
export interface Loss {
  kind: 'figure' | 'added_figure' | 'currency' | 'name' | 'link' | 'notice' | 'untranslated'
  text: string
}

/** The figures of a line, without those of its addresses. */
const figuresIn = (markdown: string, language: LanguageKey) =>
  figuresOf(
    markdown
      .replaceAll(/\]\([^)]*\)/g, ']')
      .replaceAll(/https?:\/\/\S+/g, ' ')
      .replaceAll(/[\\*]/g, ''),
    language,
  )

const named = (kind: Loss['kind'], items: readonly { text: string }[]) =>
  [...new Set(items.map(({ text }) => text))].map((text) => ({ kind, text }))

/** Figures of the source that the translation lacks, and figures it has of its own. Each counts as often as it stands there. */
function figureLosses(source: readonly Figure[], target: readonly Figure[]): Loss[] {
  const { lost, added } = changedInTranslation(source, target)
  return [...named('figure', lost), ...named('added_figure', added)]
}

/** A price in another currency is another price. */
function currencyLosses(source: readonly Figure[], target: readonly Figure[]): Loss[] {
  const codes = (figures: readonly Figure[]) => [...new Set(figures.flatMap(({ currency }) => currency ?? []))]
  const [known, written] = [codes(source), codes(target)]
  const added = written.filter((code) => !known.some((each) => isSameCurrency(each, code)))
  if (added.length > 0) return added.map((text) => ({ kind: 'currency', text }))
  // A price without its currency is missed as a figure; this is one of two currencies that became the other.
  const gone = known.filter((code) => !written.some((each) => isSameCurrency(each, code)))
  return written.length === 0 ? [] : gone.map((text) => ({ kind: 'figure', text }))
}

const HREF = /\]\((<[^>]*>|[^)\s]+)[^)]*\)/g
const BARE_ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>()[\]]+/gi
/** What follows an address in a sentence, and the end of bold around it. */
const AFTER_ADDRESS = /[.,;:!?'"’“”»*_]+$/u

/** Addresses of links, and those that stand in the text themselves. */
function addressesOf(markdown: string): string[] {
  const links = [...markdown.matchAll(HREF)].map(([, address]) => address!.replaceAll(/^<|>$/g, ''))
  const text = markdown.replaceAll(HREF, ']').replaceAll('\\', '')
  return [...links, ...(text.match(BARE_ADDRESS) ?? []).map((address) => address.replace(AFTER_ADDRESS, ''))]
}

/** Words that are written the same in every language: with a figure or a capital inside, or marked as a trade mark; mail addresses. */
const SHAPED =
  /[\p{L}\p{N}][\p{L}\p{N}.+-]*@[\p{L}\p{N}.-]+\p{L}|\p{L}+(?=[®™])|\p{Ll}+\p{Lu}\p{L}*|\p{Lu}\p{Ll}+\p{Lu}\p{L}*|\p{Lu}+\d+\p{Lu}*/gu

/** Names a translation keeps: those somebody gave, as far as the text has them, and words shaped as names are. */
export function namesIn(text: string, given: readonly string[]): string[] {
  const plain = text.replaceAll(/\]\([^)]*\)/g, ']').replaceAll('\\', '')
  const shaped = plain.match(SHAPED) ?? []
  return [...new Set([...given.filter((name) => name.length > 1 && hasWord(plain, name)), ...shaped])]
}

const hasWord = (text: string, word: string) => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') && !/[\p{L}\p{N}]/u.test(text[at + word.length] ?? ' ')) return true
  return false
}

/** A name may take the ending of a case, and lose its last letter for it. */
const keepsName = (text: string, name: string) => text.includes(name) || (name.length >= 6 && text.includes(name.slice(0, -1)))

const LETTERS = /\p{L}/gu
/** Shorter texts may be the same in two languages. */
const LEAST_LETTERS = 30

/** Shorter texts do not say for certain which language they are in. */
const LEAST_TOLD = 80

/** Whether a line is in the language of its source. Danish and Norwegian are so close that a text may pass for either. */
function isIn(target: string, from: LanguageKey, to: LanguageKey): boolean {
  if (target.length < LEAST_TOLD || [from, to].every((language) => language === 'DK' || language === 'NO')) return false
  return detectLanguage(target.replaceAll(/\]\([^)]*\)|[*_`[\]]/g, ' ')) === from
}

/** All that a line of a translation does not have of its source. */
export function lossesOf(
  source: string,
  target: string | null,
  { from, to, names }: { from: LanguageKey; to: LanguageKey; names: readonly string[] },
): Loss[] {
  if (target === null || (target === source && (source.match(LETTERS)?.length ?? 0) >= LEAST_LETTERS) || isIn(target, from, to))
    return [{ kind: 'untranslated', text: source.slice(0, 200) }]
  const plain = target.replaceAll('\\', '')
  const addresses = addressesOf(target)
  const figures = [figuresIn(source, from), figuresIn(target, to)] as const
  return [
    ...figureLosses(...figures),
    ...currencyLosses(...figures),
    ...namesIn(source, names)
      .filter((name) => !keepsName(plain, name))
      .map((text) => ({ kind: 'name' as const, text })),
    ...addressesOf(source)
      .filter((address) => !addresses.includes(address))
      .map((text) => ({ kind: 'link' as const, text })),
  ]
}
