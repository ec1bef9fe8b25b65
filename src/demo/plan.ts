import { newId } from '../db/base/ids.ts'
import { planDecisions } from './decisions.ts'
import type { DecidedGroup } from './decisions.ts'
import { DEMO_LANGUAGES, DEMO_RULES, PRODUCTS } from './material.ts'
import type { DemoLanguage, DemoRule } from './material.ts'

/** Pseudo-random numbers from a seed, so that two demonstrations are alike. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface DemoGroup extends DecidedGroup {
  rule: DemoRule
  language: DemoLanguage
  sentence: string
  text: string
  suggested: string | null
}

export interface DemoPlan {
  groups: DemoGroup[]
  /** The groups on each page, in the order of the text, and the language of the page. */
  pages: number[][]
  languages: DemoLanguage[]
}

const MAX_GROUP = 500
const MAX_ASSETS = 20_000
const MIN_ASSETS = 12
const PER_ASSET = 25

/** Groups of 1 to 500 findings, most of them small, spread over the pages of their language, and the decisions between two times. */
export function planAudit(violations: number, random: () => number, from: number, to: number): DemoPlan {
  const assets = Math.min(MAX_ASSETS, Math.max(MIN_ASSETS, Math.ceil(violations / PER_ASSET)))
  // A small site has not enough pages for a text that occurs on hundreds.
  const largest = Math.max(4, Math.min(MAX_GROUP, Math.floor(assets / 8)))
  const [groups, sizes]: [DemoGroup[], number[]] = [[], []]
  for (let filled = 0; filled < violations; filled += sizes.at(-1)!) {
    groups.push(groupAt(groups.length, random))
    sizes.push(Math.min(violations - filled, Math.ceil(largest ** (random() ** 2))))
  }
  planDecisions(sizes, random, from, to).forEach((decision, index) => (groups[index]!.decision = decision))
  const plan: DemoPlan = { groups, pages: [], languages: [] }
  for (const language of DEMO_LANGUAGES) addPages(plan, language, sizes, Math.ceil(violations / assets), random)
  while (plan.pages.length < MIN_ASSETS) {
    plan.pages.push([])
    plan.languages.push('EN')
  }
  return plan
}

/** Distributes the groups of a language over its pages round-robin, so that a text is on many pages rather than many times on one. */
function addPages(
  { groups, pages, languages }: DemoPlan,
  language: DemoLanguage,
  sizes: number[],
  perPage: number,
  random: () => number,
): void {
  const own = groups.flatMap((group, index) => (group.language === language ? [index] : []))
  const count = Math.ceil(own.reduce((sum, index) => sum + sizes[index]!, 0) / perPage)
  const dealt = Array.from({ length: count }, (): number[] => [])
  let turn = 0
  for (const index of own) for (let left = sizes[index]!; left > 0; left--) dealt[turn++ % count]!.push(index)
  for (const page of shuffled(dealt, random)) {
    pages.push(page)
    languages.push(language)
  }
}

function shuffled<T>(list: T[], random: () => number): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const kept = list[i]!
    list[i] = list[j]!
    list[j] = kept
  }
  return list
}

function groupAt(index: number, random: () => number): DemoGroup {
  const rule = DEMO_RULES[Math.floor(random() * DEMO_RULES.length)]!
  const [language, marked, instead] = rule.texts[Math.floor(random() * rule.texts.length)]!
  const products = PRODUCTS[language][rule.about ?? 'goods']
  // A model number makes the texts of two groups different, as in a real catalogue.
  const product = `${products[Math.floor(random() * products.length)]} ${modelNumber(index)}`
  const said = marked.replace('{}', product)
  const text = said.slice(said.indexOf('[') + 1, said.indexOf(']'))
  return {
    id: newId(),
    rule,
    language,
    sentence: said.replace(/[[\]]/g, ''),
    text,
    suggested: instead?.replace('{}', product) ?? null,
    decision: null,
    found: 0,
    first: null,
  }
}

const modelNumber = (index: number) => `${String.fromCharCode(65 + (index % 26))}${100 + Math.floor(index / 26)}`
