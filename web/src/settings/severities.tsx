import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { Empty } from '../base/parts/empty.tsx'
import { FilterChip } from '../base/parts/filter-chip.tsx'
import { SearchField } from '../base/parts/search-field.tsx'
import { Segmented } from '../base/parts/segmented.tsx'
import { SeverityLabel } from '../base/parts/severity.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useRules } from '../rules/use-rules.ts'
import { LookOnly, Section } from './section.tsx'
import { useChange } from './use-change.ts'

const words = strings.settings
const CHOICES = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'UNSPECIFIED'] as const

/** Severities that the workspace changes, and rules it turns off. */
export function Severities() {
  const { id, may } = useWorkspace()
  const [search, setSearch] = useState('')
  const [pack, setPack] = useState<string[]>([])
  const [view, setView] = useState<'all' | 'changed'>('all')
  const { rules, packs } = useRules(search)
  const { data } = useQuery({ queryKey: ['overrides', id], queryFn: () => call('listOverrides', { workspace_id: id }) })
  const set = useChange('setOverrides', ['overrides', 'rules'])
  const overrides = data?.overrides ?? []
  const own = new Map(overrides.map(({ rule_id: rule, severity }) => [rule, severity]))
  const choose = (rule: string, severity: string) =>
    set.mutate({
      workspace_id: id,
      body: {
        overrides: [
          ...overrides.filter((each) => each.rule_id !== rule),
          ...(severity === '' ? [] : [{ rule_id: rule, severity: severity as Schemas['SeverityOverride']['severity'] }]),
        ],
      },
    })
  const shown = rules.filter((rule) => (pack.length === 0 || pack.includes(rule.pack)) && (view === 'all' || own.has(rule.id)))
  return (
    <Section title={words.section.severities} note={words.severitiesNote}>
      <LookOnly needs="manage_rules" />
      <div className="toolbar">
        <SearchField label={words.search} value={search} onSearch={setSearch} shortcut={false} />
        <FilterChip
          name={words.pack}
          options={packs.map(({ key, name }) => ({ value: key, label: name }))}
          chosen={pack}
          onChange={setPack}
        />
        <Segmented<'all' | 'changed'>
          label={words.section.severities}
          value={view}
          onChange={setView}
          options={[
            { value: 'all', label: words.allRules },
            { value: 'changed', label: `${words.changedOnly} ${own.size}` },
          ]}
        />
      </div>
      <section className="sheet" aria-label={words.section.severities}>
        {shown.length === 0 ? (
          <Empty title={view === 'changed' && search === '' ? words.noChanged : words.noRules}>
            {view === 'changed' && search === '' ? words.noChangedHelp : undefined}
          </Empty>
        ) : (
          <table className="table table-mid">
            <thead>
              <tr>
                <th scope="col">{words.rule}</th>
                <th scope="col">{words.builtIn}</th>
                <th scope="col">{words.ownSeverity}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((rule) => (
                <tr key={rule.id} className={own.has(rule.id) ? 'is-new' : undefined}>
                  <th scope="row">
                    {rule.name}
                    <span className="sub">{rule.id}</span>
                  </th>
                  <td data-label={words.builtIn}>
                    <SeverityLabel value={rule.severity} />
                  </td>
                  <td className="pick" data-label={words.ownSeverity}>
                    <select
                      aria-label={words.severityOf(rule.name)}
                      value={own.get(rule.id) ?? ''}
                      disabled={!may('manage_rules') || set.isPending}
                      onChange={(event) => choose(rule.id, event.target.value)}
                    >
                      <option value="">{words.asBuiltIn}</option>
                      {CHOICES.map((severity) => (
                        <option key={severity} value={severity}>
                          {strings.base.severity[severity]}
                        </option>
                      ))}
                      <option value="OFF">{words.off}</option>
                    </select>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </Section>
  )
}
