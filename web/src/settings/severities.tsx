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
import { useRules } from '../base/use-rules.ts'
import { OverrideTerms } from './override-terms.tsx'
import { LookOnly, Section } from '../base/parts/section.tsx'
import { TermsLine } from '../base/parts/exception-terms.tsx'
import { useChange } from '../base/use-change.ts'
import { Why } from '../base/parts/why.tsx'

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
  const own = new Map(overrides.map((override) => [override.rule_id, override]))
  const [reason, setReason] = useState('')
  const [editing, setEditing] = useState<{ override: Schemas['SeverityOverride']; name: string } | null>(null)
  const put = (rule: string, next: Schemas['SeverityOverride'] | null, why: string, onSuccess?: () => void) =>
    set.mutate(
      {
        workspace_id: id,
        body: { overrides: [...overrides.filter((each) => each.rule_id !== rule), ...(next ? [next] : [])], reason: why },
      },
      { onSuccess },
    )
  const choose = (rule: string, severity: string) => {
    const chosen = severity as Schemas['SeverityOverride']['severity']
    put(rule, severity === '' ? null : { ...own.get(rule), rule_id: rule, severity: chosen, reason: reason.trim() || null }, reason)
  }
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
      {may('manage_rules') && <Why value={reason} onChange={setReason} next />}
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
                      value={own.get(rule.id)?.severity ?? ''}
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
                    {own.has(rule.id) && (
                      <div className="override-terms">
                        {own.get(rule.id)!.reason && <q dir="auto">{own.get(rule.id)!.reason}</q>}
                        <TermsLine {...own.get(rule.id)!} />
                        {may('manage_rules') && (
                          <button
                            className="link"
                            type="button"
                            onClick={() => setEditing({ override: own.get(rule.id)!, name: rule.name })}
                          >
                            {words.why.edit}
                            <span className="vh"> {rule.name}</span>
                          </button>
                        )}
                      </div>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      {editing && (
        <OverrideTerms
          {...editing}
          busy={set.isPending}
          onClose={() => setEditing(null)}
          // A severity chosen just before may still be on its way: it does not close what was opened since.
          onSave={(next) => put(next.rule_id, next, next.reason ?? '', () => setEditing(null))}
        />
      )}
    </Section>
  )
}
