import type { LanguageKey } from '../languages.ts'
import type { UnsupportedKind } from '../contract/values.ts'
import { isSupplied, sameValue } from '../generation/figures/figure-changes.ts'
import { isSameCurrency } from '../generation/figures/figure-words.ts'
import { placedFigures } from '../generation/figures/figures.ts'
import type { Figure } from '../generation/figures/figures.ts'
import type { Found } from './found.ts'
import { contentStems, plain } from './fold.ts'
import { unitOf } from './units.ts'

/** A figure with what it is of: its unit, and the words beside it. */
export interface FigureOf {
  figure: Figure
  start: number
  end: number
  unit: string | null
  /** Stems of the words right behind it. */
  behind: string[]
  /** The word in front of it, as in "Model 3". */
  before: string
  /** Nothing but the figure, as a field of a form for numbers has it. */
  isAlone: boolean
  /** Stems of all words of its text. */
  around: ReadonlySet<string>
}

const BEHIND = /^[\s\u00a0\u202f]*[-–]?(\p{L}+|[°"″])/u
/** Between two figures that share a unit. */
const SHARES =
  /^[\s\u00a0\u202f]*(?:[-–—/x×*]|mal|by|par|por|per|op|na|bis|to|à|a|tot|do|und|and|et|y|e|en|i|or|ou|oder|of|o)[\s\u00a0\u202f]*$/iu
const WORDS_BEHIND = 48

export function figuresWithUnits(text: string, language: LanguageKey, anyNotation: boolean): FigureOf[] {
  const placed = placedFigures(text, language, anyNotation)
  if (placed.length === 0) return []
  const around = new Set(contentStems(text, language))
  const isAlone = placed.length === 1 && /^[\s\p{Sc}]*$/u.test(text.slice(0, placed[0]!.start) + text.slice(placed[0]!.end))
  const found = placed.map(({ figure, start, end }): FigureOf => {
    const rest = text.slice(end, end + WORDS_BEHIND)
    const word = BEHIND.exec(rest)?.[1] ?? ''
    // The article of "d’été" is no day.
    const isArticle = word.length === 1 && /^['’]/.test(rest.slice(rest.indexOf(word) + 1))
    const clause = /^[^,.;:!?()\n]*/u.exec(rest)?.[0] ?? ''
    return {
      figure,
      start,
      end,
      unit: word === '' || isArticle ? null : unitOf(word, language),
      behind: contentStems(clause, language).slice(0, 3),
      before: plain(/(\p{L}[\p{L}\p{N}]*)[\s\u00a0.]*$/u.exec(text.slice(0, start))?.[1] ?? ''),
      isAlone,
      around,
    }
  })
  for (let at = found.length - 2; at >= 0; at--) {
    const [one, next] = [found[at]!, found[at + 1]!]
    if (one.unit !== null || !SHARES.test(text.slice(one.end, next.start))) continue
    one.unit = next.unit
    if (next.behind.length > 0) one.behind = next.behind
  }
  return found
}

const isDate = ({ figure }: FigureOf) => figure.date !== null && figure.values.length === 0

/** Whether a figure of the material says what a figure of the text says: the value, and what it is of. */
function says(known: FigureOf, { figure, unit, behind, before, around }: FigureOf): boolean {
  if (!sameValue(figure, known.figure)) return false
  if (known.isAlone && known.figure.kinds.has('number')) return true
  if (unit === null && behind.length === 0 && figure.kinds.has('number')) return true
  if (kindOf(figure) !== kindOf(known.figure)) return false
  if (figure.currency !== null && known.figure.currency !== null) return isSameCurrency(figure.currency, known.figure.currency)
  if (figure.kinds.has('percentage')) return true
  if (unit !== null || known.unit !== null) return unit === known.unit
  if (before !== '' && before === known.before) return true
  return behind.some((stem) => known.around.has(stem)) || [...around].some((stem) => known.around.has(stem))
}

function kindOf(figure: Figure): UnsupportedKind {
  if (figure.date !== null && figure.values.length === 0) return 'date'
  return figure.kinds.has('percentage') ? 'percentage' : figure.kinds.has('price') ? 'price' : 'number'
}

/** A heading that counts: Scene 1. */
const NUMBERED = /^\s*\p{L}+\s\d{1,2}[.:)]?\s*$/u

/** Figures of a sentence that the material has not, or has of something else. `counts`: how many entries its lists have. */
export function figuresIn(sentence: string, language: LanguageKey, known: readonly FigureOf[], counts: ReadonlySet<number>): Found[] {
  if (NUMBERED.test(sentence)) return []
  const supplied = known.map(({ figure }) => figure)
  return figuresWithUnits(sentence, language, false).flatMap((each): Found[] => {
    const { figure, start } = each
    const isKnown = isDate(each)
      ? isSupplied(figure, supplied)
      : known.some((other) => says(other, each)) ||
        (figure.date !== null && isSupplied({ ...figure, values: [] }, supplied)) ||
        (each.unit === null && inDate(figure, known))
    if (isKnown || (each.unit === null && kindOf(figure) === 'number' && figure.values.some((value) => counts.has(Number(value)))))
      return []
    return [{ kind: kindOf(figure), start, end: endOf(sentence, each) }]
  })
}

/** A day or a year that stands in a date of the material. */
const inDate = ({ values, kinds }: Figure, known: readonly FigureOf[]): boolean =>
  kinds.has('number') &&
  known.some(({ figure: { date } }) => date !== null && values.some((value) => Number(value) === date.day || Number(value) === date.year))

/** With its unit. */
function endOf(sentence: string, { end, unit }: FigureOf): number {
  if (unit === null) return end
  const [shown = ''] = /^[\s\u00a0\u202f]*[-–]?(?:\p{L}+|[°"″])/u.exec(sentence.slice(end)) ?? []
  return end + shown.length
}
