import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { API, call, upload } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { Loading } from '../../base/faults.tsx'
import { dateTime, number } from '../../base/format.ts'
import { Empty } from '../../base/parts/empty.tsx'
import { sayRefused } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { ListTable } from '../../base/parts/list-table.tsx'
import { MoreButton } from '../../base/parts/more-button.tsx'

const words = strings.bulk
const PER_PAGE = 50

/** Tables whose rows become documents, newest first. */
export function BulkList() {
  const { id, may } = useWorkspace()
  const list = useInfiniteQuery({
    queryKey: ['bulk-runs', id],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => call('listBulkRuns', { workspace_id: id, offset: pageParam, limit: PER_PAGE }, signal),
    getNextPageParam: (last, pages) => (pages.length * PER_PAGE < last.total ? pages.length * PER_PAGE : undefined),
    refetchInterval: ({ state }) => (state.data?.pages.some((page) => page.runs.some((run) => run.state === 'running')) ? 2000 : false),
  })
  if (list.error && !list.data) throw list.error
  if (!list.data) return <Loading />
  const runs = list.data.pages.flatMap((page) => page.runs)
  return (
    <main id="main" className="page">
      <title>{words.pageTitle(words.title)}</title>
      <header className="page-head">
        <div>
          <p className="note">
            <Link to="/w/$workspaceId/studio" params={{ workspaceId: id }}>
              {strings.documents.title}
            </Link>{' '}
            /
          </p>
          <h1>{words.title}</h1>
          <p className="note">{words.note}</p>
        </div>
        {may('write_documents') && <TakeTable />}
      </header>
      <div className="sheet">
        {runs.length === 0 ? (
          <Empty title={words.none}>{words.noneHelp}</Empty>
        ) : (
          <ListTable columns={words.column} numeric={['rows', 'when']}>
            {runs.map((run) => (
              <Row key={run.id} run={run} />
            ))}
          </ListTable>
        )}
      </div>
      <MoreButton list={list}>{words.more}</MoreButton>
    </main>
  )
}

function Row({ run }: { run: Schemas['BulkRunSummary'] }) {
  const { id: workspaceId } = useWorkspace()
  return (
    <tr>
      <th scope="row">
        <Link to="/w/$workspaceId/studio/bulk/$runId" params={{ workspaceId, runId: run.id }} dir="auto">
          {run.name}
        </Link>
      </th>
      <td className="num" data-label={words.column.rows}>
        {number(run.total)}
      </td>
      <td data-label={words.column.state}>{words.state[run.state]}</td>
      <td data-label={words.column.written}>{run.state === 'draft' ? '' : words.writtenOf(run.counts.ready, run.total)}</td>
      <td data-label={words.column.by}>{run.created_by?.name ?? words.somebody}</td>
      <td className="num">
        <time dateTime={run.created_at}>{dateTime(run.created_at)}</time>
      </td>
    </tr>
  )
}

/** Takes a table in; what is to be written from it is asked on its own page. */
function TakeTable() {
  const { id: workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    const form = new FormData()
    form.append('file', file, file.name)
    setBusy(true)
    try {
      const { id: runId } = (await upload(`${API}/w/${workspaceId}/bulk-runs`, form)) as Schemas['BulkRun']
      await navigate({ to: '/w/$workspaceId/studio/bulk/$runId', params: { workspaceId, runId } })
    } catch (error) {
      sayRefused((error as Error).message.replace(/^file: /, ''))
      setBusy(false)
    }
  }
  return (
    <label className="field bulk-take">
      <span className="field-label">{words.choose}</span>
      <input
        type="file"
        accept=".csv,.tsv,.txt,.xlsx"
        disabled={busy}
        onChange={(event) => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <span className="note" role="status">
        {busy ? words.reading : words.chooseHelp}
      </span>
    </label>
  )
}
