import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { languageName } from '../base/format.ts'
import { Empty } from '../base/parts/empty.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { NewAssignmentRule } from './new-assignment-rule.tsx'
import { LookOnly, Section } from '../base/parts/section.tsx'
import { useChange } from '../base/use-change.ts'
import { Why } from '../base/parts/why.tsx'

const words = strings.settings.assignment

type Rule = Schemas['AssignmentRule']
type RuleInput = Schemas['AssignmentRulesInput']['rules'][number]

/** Who gets which findings; applied when an audit ends, and on demand to what is there. */
export function Assignment() {
  const { id, may } = useWorkspace()
  const { data } = useQuery({ queryKey: ['assignment-rules', id], queryFn: () => call('listAssignmentRules', { workspace_id: id }) })
  const [reason, setReason] = useState('')
  const set = useChange('setAssignmentRules', ['assignment-rules'], () => setReason(''))
  const rules = data?.rules ?? []
  const kept = rules.map((rule): RuleInput => ({ ...rule, people: rule.people.map((person) => person.id) }))
  const save = (next: RuleInput[]) => set.mutateAsync({ workspace_id: id, body: { rules: next, reason } })
  const names = new Map(data?.sites.map((site) => [site.id, site.name]))
  return (
    <Section title={strings.settings.section.assignment} note={words.note}>
      <LookOnly needs="manage_rules" />
      {data && rules.length === 0 && (
        <div className="sheet">
          <Empty title={words.empty}>{words.emptyHelp}</Empty>
        </div>
      )}
      {rules.map((rule, index) => (
        <section key={rule.id} className="sheet card" aria-label={rule.name}>
          <div className="card-top">
            <h2>{rule.name}</h2>
            {may('manage_rules') && (
              <span className="page-do">
                {index > 0 && (
                  <button
                    className="btn btn-ghost btn-icon btn-sm"
                    type="button"
                    disabled={set.isPending}
                    onClick={() => void save(kept.toSpliced(index, 1).toSpliced(index - 1, 0, kept[index]!)).catch(() => undefined)}
                  >
                    <Icon name="i-up" />
                    <span className="vh">{words.up(rule.name)}</span>
                  </button>
                )}
                <button
                  className="btn btn-ghost btn-icon btn-sm"
                  type="button"
                  disabled={set.isPending}
                  onClick={() => void save(kept.toSpliced(index, 1)).catch(() => undefined)}
                >
                  <Icon name="i-x" />
                  <span className="vh">{words.remove(rule.name)}</span>
                </button>
              </span>
            )}
          </div>
          <p>
            {said(rule, names)} {words.to(rule.people.map(({ name }) => name).join(', '))}
          </p>
          {may('manage_rules') && <Apply rule={rule} />}
        </section>
      ))}
      {may('manage_rules') && data && (
        <div className="sheet card">
          <Why next value={reason} onChange={setReason} />
        </div>
      )}
      {may('manage_rules') && data && <NewAssignmentRule sites={data.sites} onAdd={(rule) => save([...kept, rule])} />}
    </Section>
  )
}

/** What a rule looks at, in words. */
function said({ packs, rules, languages, sites, paths }: Rule, names: Map<string, string>): string {
  const parts = [packs, rules, languages.map(languageName), sites.map((site) => names.get(site) ?? site), paths]
  return (
    parts
      .filter((list) => list.length > 0)
      .map((list) => list.join(', '))
      .join(' · ') || words.everything
  )
}

/** The number before the click. */
function Apply({ rule }: { rule: Rule }) {
  const { id } = useWorkspace()
  const { packs, rules, languages, sites, paths } = rule
  const body = { packs, rules, languages, sites, paths }
  const { data } = useQuery({
    queryKey: ['assignment-count', id, body],
    queryFn: () => call('countAssignmentRule', { workspace_id: id, body }),
  })
  const apply = useChange('applyAssignmentRule', ['assignment-count', 'inbox', 'queue', 'facets'], ({ violations }) =>
    say({ text: words.applied(violations), icon: 'i-user' }),
  )
  if (!data) return null
  if (data.violations === 0) return <p className="note">{words.nothingThere}</p>
  return (
    <div>
      <button
        className="btn btn-sm"
        type="button"
        disabled={apply.isPending}
        onClick={() => apply.mutate({ workspace_id: id, rule_id: rule.id })}
      >
        {words.applyTo(data.violations)}
      </button>
    </div>
  )
}
