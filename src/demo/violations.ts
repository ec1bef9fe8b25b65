import { newId } from '../db/ids.ts'
import { packText } from '../db/packing.ts'
import { countIndex, PLACES_PER_RUN, placeOf, SEVERITIES, severityOrder } from '../review/chart.ts'
import { planDecisions } from './decisions.ts'
import type { DecidedGroup } from './decisions.ts'
import { findingsPerAsset } from './assets.ts'
import type { DemoAsset } from './assets.ts'
import { DEMO_LANGUAGES, DEMO_RULES, PRODUCTS } from './material.ts'
import type { DemoLanguage, DemoRule } from './material.ts'
import { DemoPage } from './page.ts'

/** Always the same numbers, so that two demonstrations look alike. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export interface DemoGroup extends DecidedGroup {
  rule: DemoRule
  language: DemoLanguage
  sentence: string
  text: string
  suggested: string | null
}

/** Groups of 1 to 500, most of them small, which group each violation belongs to, in the order they were found, and what was decided between two times. */
export function planGroups(violations: number, random: () => number, from: number, to: number): { groups: DemoGroup[]; order: Uint32Array } {
  const groups: DemoGroup[] = []
  const sizes: number[] = []
  const order = new Uint32Array(violations)
  for (let filled = 0; filled < violations;) {
    const size = Math.min(violations - filled, Math.ceil(500 ** (random() ** 3)))
    order.fill(groups.length, filled, filled + size)
    groups.push(groupAt(groups.length, random))
    sizes.push(size)
    filled += size
  }
  for (let i = violations - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const kept = order[i]!
    order[i] = order[j]!
    order[j] = kept
  }
  planDecisions(sizes, random, from, to).forEach((decision, index) => (groups[index]!.decision = decision))
  return { groups, order: byLanguage(order, groups) }
}

function groupAt(index: number, random: () => number): DemoGroup {
  const rule = DEMO_RULES[Math.floor(random() * DEMO_RULES.length)]!
  const [language, marked, instead] = rule.texts[Math.floor(random() * rule.texts.length)]!
  const products = PRODUCTS[language][rule.about ?? 'goods']
  // A model number keeps the texts of two groups apart, as it does in a real catalogue.
  const product = `${products[Math.floor(random() * products.length)]} ${modelNumber(index)}`
  const said = marked.replace('{}', product)
  const text = said.slice(said.indexOf('[') + 1, said.indexOf(']'))
  return { id: newId(), rule, language, sentence: said.replace(/[[\]]/g, ''), text, suggested: instead?.replace('{}', product) ?? null, decision: null, found: 0, first: null }
}

/** A page is in one language: what was found is put in the order of the languages, page after page. */
function byLanguage(order: Uint32Array, groups: DemoGroup[]): Uint32Array {
  const sorted = new Uint32Array(order.length)
  let at = 0
  for (const language of DEMO_LANGUAGES) for (const group of order) if (groups[group]!.language === language) sorted[at++] = group
  return sorted
}

const modelNumber = (index: number) => `${String.fromCharCode(65 + (index % 26))}${100 + Math.floor(index / 26)}`

export interface DemoCounts {
  counts: number[]
  runs: Map<number, number[]>
  /** By the number of the rule; a rule of the demonstration has one severity. */
  rules: Map<number, number[]>
}

/** The number of a rule in every audit of the demonstration. */
export const ruleNumber = (rule: DemoRule) => DEMO_RULES.indexOf(rule) + 1

/** Pages as they were are kept for so many assets; past them a page tells that its text is not kept. */
const MOST_PAGES = 2000

/** Rows for violations and reviews, and for the page after the last of its findings, one line each in COPY's text form, and the counters that go with them. */
export function* demoRows(
  context: { workspaceId: string; auditId: string; assets: DemoAsset[]; ruleVersions: Map<DemoRule, string> },
  plan: ReturnType<typeof planGroups>, created: string, tally: DemoCounts,
): Generator<{ id: string; violation: string; review: string; page: string | null }> {
  const { workspaceId, auditId, assets, ruleVersions } = context
  const perAsset = findingsPerAsset(plan.order.length, assets.length)
  let page: DemoPage | null = null
  for (let position = 0; position < plan.order.length; position++) {
    const group = plan.groups[plan.order[position]!]!
    const { id: groupId, rule, text, suggested, sentence } = group
    const asset = assets[Math.floor(position / perAsset)]!
    if (position % perAsset === 0) page = position / perAsset < MOST_PAGES ? new DemoPage(asset.name, asset.language) : null
    const id = newId()
    const place = placeOf(rule.severity, position)
    const decision = group.decision?.whole || group.found === 0 ? group.decision : null
    const state = decision?.state ?? 0
    group.found++
    group.first ??= id
    const severity = rule.severity === null ? '\\N' : String(SEVERITIES.indexOf(rule.severity))
    const at = page?.paragraph(sentence, text) ?? { block: 0, start: 40 + (position % perAsset) * 80, end: 40 + (position % perAsset) * 80 + text.length }
    const last = (position + 1) % perAsset === 0 || position + 1 === plan.order.length
    const whole = last ? page?.end() : undefined
    const number = ruleNumber(rule)
    count(tally, state, severityOrder(rule.severity), Math.floor(place / PLACES_PER_RUN), number)
    yield {
      id,
      violation: [
        workspaceId, id, auditId, asset.id, ruleVersions.get(rule), groupId, severity, place, rule.id, rule.name, asset.name, asset.url, text,
        `“${text}” ${rule.reason}`, rule.solution, suggested ?? '\\N', sentence, at.block, at.start, at.end, `${groupId.slice(0, 8)}${position}`, created,
      ].join('\t'),
      review: [workspaceId, id, auditId, groupId, place, number, state, decision?.reason ?? '\\N', decision?.at ?? '\\N', decision?.by ?? '\\N'].join('\t'),
      page: whole ? [workspaceId, asset.id, `\\\\x${packText(whole).toString('hex')}`].join('\t') : null,
    }
  }
}

function count(tally: DemoCounts, state: number, order: number, run: number, rule: number): void {
  tally.counts[countIndex(state, order)]!++
  for (const [counters, key] of [[tally.runs, run], [tally.rules, rule]] as const) {
    let states = counters.get(key)
    if (!states) counters.set(key, (states = [0, 0, 0, 0, 0]))
    states[state]!++
  }
}
