import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import { number } from '../../base/format.ts'
import { Empty } from '../../base/parts/empty.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import type { Run } from './run.tsx'

const words = strings.bulk
const PER_PAGE = 50
const FILTERS = ['waiting', 'written', 'findings', 'failed'] as const

/** Rows of a run, a page at a time however many there are. */
export function Rows({ run }: { run: Run }) {
  const { id: workspaceId } = useWorkspace()
  const [state, setState] = useState<'' | (typeof FILTERS)[number]>('')
  const [offset, setOffset] = useState(0)
  const { data } = useQuery({
    queryKey: ['bulk-rows', workspaceId, run.id, state, offset],
    queryFn: ({ signal }) =>
      call('listBulkRows', { workspace_id: workspaceId, run_id: run.id, offset, limit: PER_PAGE, ...(state ? { state } : {}) }, signal),
    refetchInterval: run.state === 'running' ? 2000 : false,
    placeholderData: keepPreviousData,
  })
  if (!data) return null
  const { rows, total } = data
  return (
    <>
      <div className="toolbar">
        <label className="versions-with">
          {words.filter}{' '}
          <select
            value={state}
            onChange={(event) => {
              setState(event.target.value as typeof state)
              setOffset(0)
            }}
          >
            <option value="">{words.filters.all}</option>
            {FILTERS.map((each) => (
              <option key={each} value={each}>
                {words.filters[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="sheet">
        {rows.length === 0 ? (
          <Empty title={words.noRows} />
        ) : (
          <table className="table table-mid">
            <thead>
              <tr>
                <th scope="col" className="num">
                  {words.row}
                </th>
                <th scope="col">{run.columns[0]}</th>
                <th scope="col">{words.document}</th>
                <th scope="col">{words.checked}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.row}>
                  <td className="num" data-label={words.row}>
                    {number(row.row)}
                  </td>
                  <td data-label={run.columns[0]} dir="auto">
                    {String(row.cells[0] ?? '')}
                  </td>
                  <th scope="row">
                    {row.document_id && row.state === 'written' ? (
                      <Link to="/w/$workspaceId/studio/$documentId" params={{ workspaceId, documentId: row.document_id }} dir="auto">
                        {row.title}
                      </Link>
                    ) : (
                      <span className="note">{words.rowState[row.state]}</span>
                    )}
                  </th>
                  <td data-label={words.checked}>{row.fault ?? (row.state === 'written' ? words.findings(row.findings) : '')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      {total > PER_PAGE && (
        <nav className="bulk-pages" aria-label={words.row}>
          <button className="btn" type="button" disabled={offset === 0} onClick={() => setOffset(Math.max(0, offset - PER_PAGE))}>
            {words.before}
          </button>
          <span>{words.page(offset + 1, Math.min(offset + PER_PAGE, total), total)}</span>
          <button className="btn" type="button" disabled={offset + PER_PAGE >= total} onClick={() => setOffset(offset + PER_PAGE)}>
            {words.next}
          </button>
        </nav>
      )}
    </>
  )
}
