import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { languageName, number, shortAddress } from '../base/format.ts'
import { FilterChip } from '../base/parts/filter-chip.tsx'
import { SearchField } from '../base/parts/search-field.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { HeldBack } from '../base/parts/held-back.tsx'

const words = strings.audits.page
const PER_PAGE = 50
const STATES = ['completed', 'failed', 'left_out', 'waiting', 'cancelled'] as const
type Asset = Schemas['Asset']

/** Every page and file of the audit, with what was left out of it and why. */
export function AllAssets({ audit }: { audit: Schemas['AuditDetail'] }) {
  const { id: workspaceId } = useWorkspace()
  const [open, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const [state, setState] = useState<Asset['state'] | undefined>()
  const [held, setHeld] = useState(false)
  const [limit, setLimit] = useState(PER_PAGE)
  const { data } = useQuery({
    queryKey: ['assets', workspaceId, audit.id, 'all', search, state, held, limit],
    enabled: open,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(
        'listAssets',
        {
          workspace_id: workspaceId,
          audit_id: audit.id,
          limit: Math.min(200, limit),
          ...(search ? { search } : {}),
          ...(state ? { state } : {}),
          ...(held ? { held: 'some' as const } : {}),
        },
        signal,
      ),
  })
  return (
    <details className="sheet card assets" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>
          {words.showAssets}{' '}
          <span className="card-sub">
            {number(audit.reading.found)} · {words.assetsNote}
          </span>
        </h2>
      </summary>
      <div className="toolbar">
        <SearchField label={words.searchAssets} value={search} onSearch={setSearch} shortcut={false} />
        <FilterChip
          name={words.state}
          options={STATES.map((value) => ({ value, label: words.states[value] }))}
          chosen={state ? [state] : []}
          onChange={(chosen) => setState(chosen.at(-1) as Asset['state'] | undefined)}
        />
        {audit.held > 0 && (
          <FilterChip
            name={words.held}
            options={[{ value: 'some', label: words.withHeld, count: audit.held }]}
            chosen={held ? ['some'] : []}
            onChange={(chosen) => setHeld(chosen.length > 0)}
          />
        )}
      </div>
      <table className="table table-flat">
        <thead>
          <tr>
            <th scope="col">{words.asset}</th>
            <th scope="col">{words.state}</th>
            <th scope="col">{words.language}</th>
            <th scope="col" className="num">
              {words.characters}
            </th>
            <th scope="col">{words.notes}</th>
            <th scope="col" className="num">
              {words.findings}
            </th>
          </tr>
        </thead>
        <tbody>
          {data?.assets.map((asset) => (
            <Row key={asset.id} asset={asset} auditId={audit.id} />
          ))}
        </tbody>
      </table>
      {data && data.total > data.assets.length && limit < 200 && (
        <p className="card-foot">
          <button className="link" type="button" onClick={() => setLimit(limit * 2)}>
            {strings.audits.more}
          </button>
        </p>
      )}
    </details>
  )
}

function Row({ asset, auditId }: { asset: Asset; auditId: string }) {
  const { id: workspaceId } = useWorkspace()
  const notes = [
    ...(asset.reason ? [asset.reason] : []),
    ...asset.left_out
      .filter(({ characters }) => characters > 0)
      .map(({ reason, characters }) => words.leftOutOf(number(characters), reason)),
    ...asset.rule_failures.map(({ rule_id: rule, message }) => words.ruleFailure(rule, message)),
  ]
  return (
    <tr>
      <th scope="row">
        <span className="path">{asset.title ?? asset.name}</span>
        <span className="sub">{shortAddress(asset.url.replace(/^file:/, ''))}</span>
      </th>
      <td>{words.states[asset.state]}</td>
      <td>{asset.language_key && languageName(asset.language_key)}</td>
      <td className="num-cell">
        {asset.checked !== null && words.ofCharacters(number(asset.checked), number(asset.characters ?? asset.checked))}
      </td>
      <td>
        {notes.map((note) => (
          <span key={note} className="sub">
            {note}
          </span>
        ))}
        <HeldBack assetId={asset.id} count={asset.held} />
      </td>
      <td className="num">
        {asset.violations > 0 ? (
          <Link to="/w/$workspaceId/audits/$auditId/desk" params={{ workspaceId, auditId }} search={{ asset: asset.id }}>
            {number(asset.violations)}
          </Link>
        ) : asset.state === 'completed' ? (
          0
        ) : (
          ''
        )}
      </td>
    </tr>
  )
}
