import type { Builder, Finder, Found } from './kind.ts'
import { RuleFault } from '../definition/fault.ts'
import type { Rule } from '../definition/rule.ts'
import { FIGURE_NAMES, figuresOf, READABILITY } from '../words/readability.ts'
import { emptyStatistics, type Statistics } from '../words/statistics.ts'
import { numberOf, textOf, textsOf } from '../definition/values.ts'
import type { Page } from '../page/page.ts'
import type { View } from '../page/view.ts'
import { formulaOf, type Formula } from './formula.ts'

/** A figure worked out of the page's words, sentences, headings …, and when it is too high or too low. */
export function metric(builder: Builder): Finder {
  const { keys, at, scope } = builder.part
  const formula = read(textOf(keys.formula, [...at, 'formula']), [...at, 'formula'])
  const condition = read(`result ${textOf(keys.condition, [...at, 'condition'])}`, [...at, 'condition'])
  const find = (view: View): Found[] => {
    const { statistics } = view
    if (statistics.words === 0) return []
    const valueOf = valuesOf(statistics, view.page)
    const result = formula(valueOf)
    return condition((name) => (name === 'result' ? result : valueOf(name))) === 0 ? [] : [measured(builder.rule, view, result)]
  }
  return { find, scope: measuredScope(scope) }
}

/** The figure a text has by well-known formulas, their mean where several are named; found where it is harder than `grade` says. */
export function readability(builder: Builder): Finder {
  const { keys, at, scope } = builder.part
  const formulas = textsOf(keys.metrics, [...at, 'metrics']).map((name, index) => {
    const known = READABILITY.find((one) => one.name === name)
    const names = READABILITY.map((one) => one.name).join(', ')
    if (!known) throw new RuleFault(`the metric “${name}” is not known; there are ${names}`, [...at, 'metrics', index])
    return known
  })
  const isEase = formulas.some((formula) => formula.isEase)
  if (formulas.some((formula) => (formula.isEase ?? false) !== isEase))
    throw new RuleFault('of these metrics some rise with easier texts and some with harder ones: they have no mean', [...at, 'metrics'])
  const limit = numberOf(keys.grade, [...at, 'grade'], 0)
  const find = (view: View): Found[] => {
    const { statistics } = view
    if (statistics.words === 0) return []
    const figure = formulas.reduce((sum, { of }) => sum + of(statistics), 0) / formulas.length
    return (isEase ? figure < limit : figure > limit) ? [measured(builder.rule, view, figure)] : []
  }
  return { find, scope: measuredScope(scope) }
}

function read(source: string, path: string[]): Formula {
  try {
    return formulaOf(source, NAMES)
  } catch (error) {
    throw new RuleFault(error instanceof Error ? error.message : String(error), path)
  }
}

/** Without a scope of its own a measure is taken of the whole running text. */
const measuredScope = (scope: string[]) => (scope.length === 0 || (scope.length === 1 && scope[0] === 'text') ? ['summary'] : scope)

/**
 * A figure stands for the whole of what it measures: the finding has no text, and stands at its beginning. Vale names the first
 * character of the file where it measured all of it.
 */
function measured(rule: Rule, view: View, value: number): Found {
  const common = { fillers: [value.toFixed(2)], replacement: null }
  if (rule.format !== 'vale' || !view.isWhole) return { ...common, view, start: 0, end: 0 }
  const { raw } = view.page
  return { ...common, view: raw, start: 0, end: String.fromCodePoint(raw.text.codePointAt(0) ?? 0).length }
}

const noCounts = (): Record<string, number> => ({
  pre: 0,
  list: 0,
  blockquote: 0,
  heading_h1: 0,
  heading_h2: 0,
  heading_h3: 0,
  heading_h4: 0,
  heading_h5: 0,
  heading_h6: 0,
})

const NAMES = [...Object.keys(emptyStatistics()), ...Object.keys(noCounts()), ...FIGURE_NAMES, 'result']

/** The value of each name a formula may use; most formulas ask for a few of the first kind. */
function valuesOf(statistics: Statistics, page: Page): (name: string) => number {
  let others: Record<string, number> | undefined
  return (name) => {
    if (name in statistics) return statistics[name as keyof Statistics]
    others ??= { ...figuresOf(statistics), ...countsOf(page) }
    return others[name] ?? 0
  }
}

function countsOf(page: Page): Record<string, number> {
  const counts = noCounts()
  for (const view of page.blocks) for (const name of countedAs(view.sections)) counts[name]! += 1
  return counts
}

const countedNames = new WeakMap<ReadonlySet<string>, string[]>()

/** What a block of these names is counted as. */
function countedAs(sections: ReadonlySet<string>): string[] {
  const known = countedNames.get(sections)
  if (known) return known
  const names = [...sections].flatMap((section) =>
    /^h[1-6]$/.test(section) ? [`heading_${section}`] : section === 'list' || section === 'blockquote' ? [section] : [],
  )
  countedNames.set(sections, names)
  return names
}
