import { plain, squeezed } from '../../answered/fold.ts'
import type { FormEntry, Value } from '../../generation/form/form.ts'
import type { LanguageKey } from '../../languages.ts'
import { amountsIn } from './amounts.ts'
import { daysIn } from './days.ts'
import { namesOption } from './options.ts'
import type { Span } from './parts.ts'

/** What a program may believe of a value that somebody says stands in a brief. */
export class Evidence {
  readonly brief: string
  readonly #language: LanguageKey
  readonly #folded: string

  constructor(brief: string, language: LanguageKey) {
    this.brief = brief
    this.#language = language
    this.#folded = ` ${squeezed(brief)} `
  }

  /** Where some words stand in the brief; other blanks, quotation marks and capitals are the same words. */
  find(words: string): Span | null {
    const asked = plain(words).match(/[\p{L}\p{N}]+/gu)
    if (!asked || !this.has(words)) return null
    const marks = Array.from(this.brief.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => ({
      word: squeezed(word),
      start: index,
      end: index + word.length,
    }))
    const at = marks.findIndex((_, index) => asked.every((word, offset) => marks[index + offset]?.word === word))
    return at < 0 ? null : { start: marks[at]!.start, end: marks[at + asked.length - 1]!.end }
  }

  has(words: string): boolean {
    const folded = squeezed(words)
    return folded !== '' && this.#folded.includes(` ${folded} `)
  }

  /** The value as far as the brief bears it out, with its places; null where it is somebody's invention. */
  borne(entry: FormEntry, value: unknown, quote: string): { value: Value; spans: Span[] } | null {
    switch (entry.type) {
      case 'text':
      case 'textarea':
        return typeof value === 'string' ? this.#text(entry, value) : null
      case 'list': {
        if (!Array.isArray(value)) return null
        const kept = value
          .flatMap((each) => (typeof each === 'string' ? [{ each, spans: this.#spans(each) }] : []))
          .filter(({ spans }) => spans !== null)
        return kept.length > 0 ? { value: kept.map(({ each }) => each.trim()), spans: kept.flatMap(({ spans }) => spans!) } : null
      }
      case 'number': {
        const amount = amountsIn(this.brief, this.#language).find((each) => !each.isOpen && each.value === value)
        if (amount) return { value: amount.value, spans: [amount] }
        const span = typeof value === 'number' ? this.find(String(value)) : null
        return span ? { value: value as number, spans: [span] } : null
      }
      case 'url': {
        if (typeof value !== 'string') return null
        const bare = value
          .trim()
          .replace(/^https?:\/\//i, '')
          .replace(/\/$/, '')
        const start = bare.includes('.') ? this.brief.toLowerCase().indexOf(bare.toLowerCase()) : -1
        return start < 0
          ? null
          : { value: /^https?:\/\//i.test(value.trim()) ? value.trim() : `https://${bare}`, spans: [{ start, end: start + bare.length }] }
      }
      case 'select':
        return typeof value === 'string' ? this.#option(entry, value, quote) : null
      default:
        return null
    }
  }

  #text(entry: FormEntry, text: string): { value: Value; spans: Span[] } | null {
    if (entry.format === 'date' || entry.format === 'date-or-words') {
      const day = daysIn(this.brief, this.#language).find((each) => each.value === text.trim())
      if (day) return { value: text.trim(), spans: [day] }
      if (entry.format === 'date') return null
    }
    const spans = this.#spans(text)
    return spans === null ? null : { value: text.trim(), spans }
  }

  /** Every sentence of it stands in the brief. */
  #spans(text: string): Span[] | null {
    const whole = this.find(text)
    if (whole) return [whole]
    const pieces = text.split(/(?<=[.!?…])\s+|\n+/u).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
    const spans = pieces.map((piece) => this.find(piece))
    return pieces.length > 1 && spans.every((span) => span !== null) ? spans : null
  }

  /** An option whose name, currency or period stands in the words that were given for it. */
  #option(entry: FormEntry, value: string, quote: string): { value: Value; spans: Span[] } | null {
    const option = entry.options?.find((each) => each.value === value || plain(each.label) === plain(value))
    if (!option) return null
    const amounts = amountsIn(this.brief, this.#language)
    const priced = amounts.find(({ currency, period }) => currency === option.value || period?.unit === option.value)
    if (priced) return { value: option.value, spans: [priced.period?.unit === option.value ? priced.period : priced] }
    const span = this.find(quote)
    return span && namesOption(this.brief.slice(span.start, span.end), option) ? { value: option.value, spans: [span] } : null
  }
}
