import type { Builder, Finder, Found } from './kind.ts'
import { RuleFault } from '../definition/fault.ts'
import type { Rule } from '../definition/rule.ts'
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
    const names = { ...statistics, ...countsOf(view.page) }
    const result = formula(names)
    return condition({ ...names, result }) === 0 ? [] : [measured(builder.rule, view, result)]
  }
  return { find, scope: measuredScope(scope) }
}

const READABILITY: Record<string, (text: Statistics) => number> = {
  'Gunning Fog': (text) => 0.4 * (text.words / text.sentences + (100 * text.complex_words) / text.words),
  'Coleman-Liau': (text) => (5.88 * text.characters) / text.words - (29.6 * text.sentences) / text.words - 15.8,
  'Flesch-Kincaid': (text) => (0.39 * text.words) / text.sentences + (11.8 * text.syllables) / text.words - 15.59,
  SMOG: (text) => 1.043 * Math.sqrt((text.polysyllabic_words * 30) / text.sentences) + 3.1291,
  'Automated Readability': (text) => (4.71 * text.characters) / text.words + (0.5 * text.words) / text.sentences - 21.43,
}

/** The school grade a text reads at, by well-known formulas; their mean where several are named. */
export function readability(builder: Builder): Finder {
  const { keys, at, scope } = builder.part
  const names = textsOf(keys.metrics, [...at, 'metrics'])
  for (const [index, name] of names.entries())
    if (!READABILITY[name])
      throw new RuleFault(`the metric “${name}” is not known; there are ${Object.keys(READABILITY).join(', ')}`, [...at, 'metrics', index])
  const highest = numberOf(keys.grade, [...at, 'grade'], 0)
  const find = (view: View): Found[] => {
    const { statistics } = view
    if (statistics.words === 0) return []
    const grade = names.reduce((sum, name) => sum + READABILITY[name]!(statistics), 0) / names.length
    return grade > highest ? [measured(builder.rule, view, grade)] : []
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

const NAMES = [...Object.keys(emptyStatistics()), ...Object.keys(noCounts()), 'result']

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
