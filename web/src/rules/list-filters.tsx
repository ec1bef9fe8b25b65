import { FilterChip } from '../base/parts/filter-chip.tsx'
import { SHOWN_SEVERITIES } from '../base/parts/severity.tsx'
import { byName } from '../base/format.ts'
import { strings } from '../base/strings.ts'
import type { FoundRules } from '../base/use-rules.ts'
import type { ListedRule } from './listed-rule.ts'

const words = strings.rules

/** What a rule must have of what is chosen; none: it is for all of them, so that it fits any choice. */
const FILTERS = {
  state: (rule: ListedRule) => [rule.state],
  from: (rule: ListedRule) => [rule.pack?.key ?? 'own'],
  severity: (rule: ListedRule) => [rule.severity],
  market: (rule: ListedRule) => rule.markets,
  site: (rule: ListedRule) => rule.sites,
  channel: (rule: ListedRule) => rule.channels,
  kind: (rule: ListedRule) => [rule.kind],
  language: (rule: ListedRule) => rule.languages,
} satisfies Record<string, (rule: ListedRule) => string[]>
type Filter = keyof typeof FILTERS
const NAMES = Object.keys(FILTERS) as Filter[]

type Chosen = Record<Filter, string[]>
export const NOTHING_CHOSEN = Object.fromEntries(NAMES.map((name) => [name, []])) as unknown as Chosen

export const fits = (rule: ListedRule, chosen: Chosen): boolean =>
  NAMES.every((name) => {
    const values = FILTERS[name](rule)
    return chosen[name].length === 0 || values.length === 0 || values.some((value) => chosen[name].includes(value))
  })

const LABELS: Partial<Record<Filter, (value: string, packs: FoundRules['packs']) => string>> = {
  state: (value) => words.state[value as keyof typeof words.state],
  from: (value, packs) => (value === 'own' ? words.own : (packs.find(({ key }) => key === value)?.name ?? value)),
  severity: (value) => strings.base.severity[value as keyof typeof strings.base.severity],
  channel: (value) => strings.settings.markets.channel[value] ?? value,
  kind: (value) => strings.ruleEditor.kinds[value]?.[0] ?? words.otherKind[value] ?? value,
}

/** Where there is a usual order it is kept; the others are those that occur in the list, by name. */
const ORDER: Partial<Record<Filter, string[]>> = { state: Object.keys(words.state), severity: [...SHOWN_SEVERITIES] }

/** One chip for each filter that has something to choose. */
export function ListFilters(props: { rules: ListedRule[]; packs: FoundRules['packs']; chosen: Chosen; onChoose(chosen: Chosen): void }) {
  const { rules, packs, chosen, onChoose } = props
  return (
    <div className="chips">
      {NAMES.map((name) => {
        const label = (value: string) => LABELS[name]?.(value, packs) ?? value
        const options = (ORDER[name] ?? [...new Set(rules.flatMap(FILTERS[name]))]).map((value) => ({ value, label: label(value) }))
        if (options.length === 0) return null
        if (!ORDER[name]) options.sort((one, other) => byName(one.label, other.label))
        return (
          <FilterChip
            key={name}
            name={words.filter[name]}
            options={options}
            chosen={chosen[name]}
            onChange={(next) => onChoose({ ...chosen, [name]: next })}
          />
        )
      })}
    </div>
  )
}
