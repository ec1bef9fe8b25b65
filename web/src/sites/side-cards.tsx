import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { sourceWords } from '../base/audit-words.ts'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { dayAmong, inSentence, number } from '../base/format.ts'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { DeleteButton } from '../base/parts/delete-button.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import { Spark } from './spark.tsx'

const words = strings.sites.page
/** Loaded when somebody changes the sources. */
const SourcesDialog = lazy(async () => ({ default: (await import('./sources-dialog.tsx')).SourcesDialog }))

/** What each pack found in the last runs. */
export function PackLines({ site }: { site: Schemas['Site'] }) {
  const lines = site.packs_over_time
  const last = lines[0]?.line.at(-1)
  return (
    <section className="sheet card" aria-labelledby="pack-lines">
      <h2 id="pack-lines">
        {words.packs} <span className="card-sub">{words.packsNote(lines[0]?.line.length ?? 0)}</span>
      </h2>
      {last ? (
        <table className="packline">
          <thead>
            <tr>
              <th scope="col">{words.pack}</th>
              <td />
              <th scope="col" className="num">
                {dayAmong(
                  last.at,
                  lines[0]!.line.map(({ at }) => at),
                )}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ pack, line }) => (
              <tr key={pack}>
                <th scope="row">{pack}</th>
                <td>
                  <Spark totals={line.map(({ total }) => total)} />
                </td>
                <td className="num">{number(line.at(-1)!.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="note">{words.noRuns}</p>
      )}
    </section>
  )
}

/** What the workspace decides for this site as well: who has to agree, who gets what, and how long it is kept. */
function useWorkspaceRows(siteId: string): [string, string][] {
  const { id } = useWorkspace()
  const params = { workspace_id: id }
  const { data: eyes } = useQuery({ queryKey: ['four-eyes', id], queryFn: () => call('getFourEyes', params) })
  const { data: assignment } = useQuery({ queryKey: ['assignment-rules', id], queryFn: () => call('listAssignmentRules', params) })
  const { data: kept } = useQuery({ queryKey: ['retention', id], queryFn: () => call('getRetention', params) })
  const severities = eyes?.severities.map((severity) => inSentence(strings.base.severity[severity])).join(', ')
  const rules = assignment?.rules.filter(({ paused, sites }) => !paused && (!sites?.length || sites.includes(siteId))) ?? []
  const days = (['pages', 'texts', 'audits'] as const).flatMap((part) => {
    const most = kept?.[part]
    return most ? [words.keptDays(words.keptFor[part], most)] : []
  })
  return [
    [words.fourEyes, severities ? words.fourEyesFor(severities) : ''],
    [words.assigned, rules.map(({ name, people }) => words.assignedBy(name, people.map((person) => person.name).join(', '))).join('; ')],
    [words.kept, days.join(', ')],
  ].filter((row): row is [string, string] => row[1] !== '')
}

export function SettingsCard({ site }: { site: Schemas['Site'] }) {
  const { may } = useWorkspace()
  const [editing, setEditing] = useState<'settings' | 'sources' | null>(null)
  const close = () => setEditing(null)
  const { markets, sectors, channels } = site.choice
  const rows: [string, string][] = [
    [words.reads, sourceWords(site.sources)],
    [words.packsUsed, site.packs ? site.packs.join(', ') : words.asWorkspace],
    ...(markets ? [[words.markets, markets.join(', ')] as [string, string]] : []),
    ...(sectors ? [[words.sectors, sectors.join(', ')] as [string, string]] : []),
    ...(channels ? [[words.channels, channels.join(', ')] as [string, string]] : []),
    ...(site.gone_pages ? [[strings.sites.gonePages.setting, strings.sites.gonePages.choice[site.gone_pages]] as [string, string]] : []),
    ...useWorkspaceRows(site.id),
  ]
  return (
    <section className="sheet card" aria-labelledby="site-settings">
      <div className="card-top">
        <h2 id="site-settings">{words.settings}</h2>
        {may('run_audits') && (
          <button className="btn btn-ghost btn-sm" type="button" onClick={() => setEditing('settings')}>
            {words.edit}
          </button>
        )}
      </div>
      <dl className="set">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      {may('run_audits') && (
        <button className="btn btn-sm" type="button" onClick={() => setEditing('sources')}>
          {words.changeSources}
        </button>
      )}
      <div className="apart">
        <DeleteButton what="site" id={site.id} />
      </div>
      {editing === 'settings' && <SettingsDialog site={site} onClose={close} />}
      {editing === 'sources' && (
        <Suspense fallback={null}>
          <SourcesDialog site={site} onClose={close} />
        </Suspense>
      )}
    </section>
  )
}
