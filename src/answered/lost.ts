import type { LanguageKey } from '../languages.ts'
import { sameValue } from '../generation/figures/figure-changes.ts'
import { placedFigures } from '../generation/figures/figures.ts'
import type { FormEntry, Values } from '../generation/form/form.ts'
import { contactsIn } from './contacts.ts'
import { plain, squeezed } from './fold.ts'
import { masked } from './found.ts'
import { numberReaderOf } from './lexicon/number-words.ts'

/** A value of the form that the text does not have: a price, a figure, an address, a day, or what the text is about. */
export interface Lost {
  field: string
  label: string
  value: string
}

/** What is chosen from a list says something of the text and need not stand in it. */
const SAID: ReadonlySet<FormEntry['type']> = new Set(['text', 'textarea', 'number', 'url', 'list'])
const LONGEST_NAME = 60

/** Values of the form that are told by figures or letters alone and that a text cannot say otherwise. */
export function lostIn(text: string, values: Values, form: readonly FormEntry[], main: string, language: LanguageKey): Lost[] {
  const said = new Said(text, language)
  return form.flatMap(({ name, label, type, note }): Lost[] => {
    const value = values[name]
    if (value === undefined || note || !SAID.has(type)) return []
    const lost =
      type === 'number'
        ? said.hasNumber(Number(value))
          ? []
          : [String(value)]
        : [value].flat().flatMap((each) => said.lostOf(String(each), name === main && String(each).length <= LONGEST_NAME))
    return [...new Set(lost)].map((each) => ({ field: name, label, value: each.slice(0, 200) }))
  })
}

/** Those of before that are still not there: what somebody takes out of a text is not lost. */
export function stillLost(lost: readonly Lost[], text: string, language: LanguageKey): Lost[] {
  if (lost.length === 0) return []
  const said = new Said(text, language)
  return lost.filter(({ value }) => (Number.isFinite(Number(value)) ? !said.hasNumber(Number(value)) : said.lostOf(value, true).length > 0))
}

class Said {
  readonly #language: LanguageKey
  readonly #folded: string
  readonly #contacts: ReturnType<typeof contactsIn>
  readonly #figures: ReturnType<typeof placedFigures>
  readonly #values = new Set<string>()

  constructor(text: string, language: LanguageKey) {
    this.#language = language
    this.#folded = ` ${squeezed(text)} `
    this.#contacts = contactsIn(text, language)
    this.#figures = placedFigures(text, language)
    for (const { figure } of this.#figures) for (const value of figure.values) this.#values.add(value)
    const reader = numberReaderOf(language)
    if (reader) for (const [word] of text.matchAll(reader.pattern)) this.#values.add(reader.valueOf(word) ?? '')
  }

  hasNumber = (value: number): boolean => this.#values.has(String(value))

  /** Figures and addresses of a value that the text has not; with `whole` the value itself. */
  lostOf(value: string, whole: boolean): string[] {
    const contacts = contactsIn(value, this.#language)
    const gone = contacts
      .filter(({ kind, key }) =>
        kind === 'street' ? !this.#folded.includes(` ${key} `) : !this.#contacts.some((other) => other.key === key && other.kind === kind),
      )
      .map(({ start, end }) => value.slice(start, end))
    const bare = masked(value, contacts)
    // A text may name the street and leave the postcode out.
    const isAddress = contacts.some(({ kind }) => kind === 'street')
    const figures = (isAddress ? [] : placedFigures(bare, this.#language, true)).filter(({ figure }) => !this.#hasFigure(figure))
    const name = whole && contacts.length === 0 && !this.#hasWords(value) ? [value] : []
    return name.length > 0 ? name : [...gone, ...figures.map(({ figure }) => figure.text)]
  }

  #hasFigure(figure: ReturnType<typeof placedFigures>[number]['figure']): boolean {
    if (figure.values.some((value) => this.#values.has(value))) return true
    return this.#figures.some(
      ({ figure: other }) =>
        sameValue(figure, other) ||
        (figure.date !== null &&
          other.date !== null &&
          figure.date.month === other.date.month &&
          (figure.date.day ?? other.date.day) === other.date.day),
    )
  }

  /** All words of a name, in the form it has or with an ending. */
  #hasWords(value: string): boolean {
    const words = squeezed(value)
      .split(' ')
      .filter((word) => word.length > 2)
    const missing = words.filter((word) => !this.#folded.includes(` ${word.slice(0, Math.max(4, word.length - 2))}`))
    return missing.length <= words.length / 3 || this.#folded.includes(` ${plain(value)} `)
  }
}
