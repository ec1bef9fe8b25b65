import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { call } from '../base/api.ts'
import { Loading } from '../base/faults.tsx'
import { Empty } from '../base/parts/empty.tsx'
import { FilterChip } from '../base/parts/filter-chip.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { SearchField } from '../base/parts/search-field.tsx'
import { SeverityLabel, SHOWN_SEVERITIES } from '../base/parts/severity.tsx'
import { useMembers, useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { MoreButton } from '../base/parts/more-button.tsx'
import { ViewSwitch } from '../base/parts/view-switch.tsx'
import { AuditRow } from '../base/parts/audit-row.tsx'
import { STATUSES } from './search.ts'
import type { AuditsSearch, Status } from './search.ts'
import { useAudits } from './use-audits.ts'
import { useSlash } from '../base/use-slash.ts'

const words = strings.audits

/** All audits, updated live; `First` is what an empty workspace shows. */
export function AuditList({ First }: { First: ComponentType<{ auditId: string | null; onStart(auditId: string): void }> }) {
  const filter = useSearch({ from: '/w/$workspaceId/audits' })
  const workspace = useWorkspace()
  const navigate = useNavigate({ from: '/w/$workspaceId/audits' })
  const [trying, setTrying] = useState<string | null>(null)
  const audits = useAudits(filter)
  if (audits.error && !audits.data) throw audits.error
  const first = audits.data?.pages[0]
  if (!first) return <Loading />
  if (first.all === 0 || trying) return <First auditId={trying} onStart={setTrying} />
  const rows = audits.data!.pages.flatMap((page) => page.audits)
  const set = (change: Partial<AuditsSearch>) => void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
  const note = [
    words.count(first.all),
    words.waitFor(first.undecided, first.earlier_runs > 0),
    first.running > 0 ? words.runningCount(first.running) : '',
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <main id="main" className="page">
      <title>{words.pageTitle(words.title)}</title>
      <header className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="note">{note}</p>
        </div>
        {workspace.may('run_audits') && (
          <div className="page-do">
            <Link className="btn btn-primary" to="/w/$workspaceId/audits/new" params={{ workspaceId: workspace.id }}>
              <Icon name="i-plus" />
              {words.newAudit}
            </Link>
          </div>
        )}
      </header>
      <Toolbar filter={filter} set={set} />
      <div className="sheet">
        {rows.length === 0 ? (
          <Empty
            title={words.noMatch}
            action={
              <button className="btn" type="button" onClick={() => void navigate({ search: {} })}>
                {words.clearFilters}
              </button>
            }
          >
            {words.noMatchHelp}
          </Empty>
        ) : (
          <table className="table table-audits">
            <thead>
              <tr>
                {(['audit', 'status', 'assets', 'findings', 'review'] as const).map((column) => (
                  <th key={column} scope="col">
                    {words.column[column]}
                  </th>
                ))}
                <th scope="col" className="num">
                  {words.column.started}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((audit) => (
                <AuditRow key={audit.id} audit={audit} />
              ))}
            </tbody>
          </table>
        )}
      </div>
      <MoreButton list={audits}>{words.more}</MoreButton>
    </main>
  )
}

function Toolbar({ filter, set }: { filter: AuditsSearch; set(change: { [K in keyof AuditsSearch]: AuditsSearch[K] | undefined }): void }) {
  const { id } = useWorkspace()
  const members = useMembers()
  const field = useRef<HTMLInputElement>(null)
  useSlash(field)
  const { data } = useQuery({ queryKey: ['packs', id], queryFn: () => call('listPacks', { workspace_id: id }), staleTime: 60_000 })
  const one = (value: string | undefined) => (value ? [value] : [])
  // The server takes one value per filter: the last choice wins.
  const last = (chosen: string[]) => chosen.at(-1)
  return (
    <div className="toolbar">
      <SearchField
        label={words.search}
        value={filter.search ?? ''}
        onSearch={(term) => set({ search: term || undefined })}
        inputRef={field}
      />
      <ViewSwitch value="audits" />
      <div className="chips">
        <FilterChip
          name={words.filter.status}
          options={STATUSES.map((status) => ({ value: status, label: strings.base.status[status]! }))}
          chosen={one(filter.status)}
          onChange={(chosen) => set({ status: last(chosen) as Status | undefined })}
        />
        <FilterChip
          name={words.filter.by}
          options={members.map((member) => ({ value: member.id, label: member.name }))}
          chosen={one(filter.by)}
          onChange={(chosen) => set({ by: last(chosen) })}
        />
        <FilterChip
          name={words.filter.pack}
          options={(data?.packs ?? []).map((pack) => ({ value: pack.key, label: pack.name }))}
          chosen={one(filter.pack)}
          onChange={(chosen) => set({ pack: last(chosen) })}
        />
      </div>
      <p className="legend legend-sev">
        {SHOWN_SEVERITIES.map((severity) => (
          <SeverityLabel key={severity} value={severity} />
        ))}
      </p>
    </div>
  )
}
