import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../base/api.ts'
import type { Answer } from '../../base/api.ts'
import { Loading } from '../../base/faults.tsx'
import { fullDate, languageName } from '../../base/format.ts'
import { Empty } from '../../base/parts/empty.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { ListTable } from '../../base/parts/list-table.tsx'
import { MoreButton } from '../../base/parts/more-button.tsx'

const words = strings.campaigns
const PER_PAGE = 50
type Row = Answer<'listCampaigns'>['campaigns'][number]

/** Campaigns of the workspace, newest first. */
export function CampaignList() {
  const { id, may } = useWorkspace()
  const list = useInfiniteQuery({
    queryKey: ['campaigns', id],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => call('listCampaigns', { workspace_id: id, offset: pageParam, limit: PER_PAGE }, signal),
    getNextPageParam: (last: Answer<'listCampaigns'>, pages) =>
      pages.length * PER_PAGE < last.total ? pages.length * PER_PAGE : undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ campaigns }) => campaigns.some(({ counts }) => counts.waiting > 0)) ? 3000 : false,
  })
  if (list.error && !list.data) throw list.error
  if (!list.data) return <Loading />
  const rows = list.data.pages.flatMap(({ campaigns }) => campaigns)
  const { total } = list.data.pages[0]!
  const add = may('write_documents') && (
    <Link className="btn btn-primary" to="/w/$workspaceId/studio/campaigns/new" params={{ workspaceId: id }}>
      <Icon name="i-plus" />
      {words.new}
    </Link>
  )
  return (
    <main id="main" className="page">
      <title>{words.pageTitle(words.title)}</title>
      <header className="page-head">
        <div>
          <p className="note">
            <Link to="/w/$workspaceId/studio" params={{ workspaceId: id }}>
              {words.studio}
            </Link>{' '}
            /
          </p>
          <h1>{words.title}</h1>
          <p className="note">{words.note(total)}</p>
        </div>
        {total > 0 && <div className="page-do">{add}</div>}
      </header>
      <div className="sheet">
        {rows.length === 0 ? (
          <Empty title={words.empty} action={add || undefined}>
            {words.emptyHelp}
          </Empty>
        ) : (
          <ListTable columns={words.column}>
            {rows.map((row) => (
              <CampaignRow key={row.id} row={row} />
            ))}
          </ListTable>
        )}
      </div>
      <MoreButton list={list}>{words.more}</MoreButton>
    </main>
  )
}

function CampaignRow({ row: { id: campaignId, name, languages, counts, owner, due } }: { row: Row }) {
  const { id: workspaceId } = useWorkspace()
  const done = counts.draft + counts.in_review + counts.approved
  return (
    <tr>
      <th scope="row">
        <Link to="/w/$workspaceId/studio/campaigns/$campaignId" params={{ workspaceId, campaignId }} dir="auto">
          {name}
        </Link>
      </th>
      <td data-label={words.column.languages}>{languages.map(languageName).join(', ')}</td>
      <td data-label={words.column.progress}>
        {counts.pieces === 0 ? words.nothingOrdered : words.written(done, counts.pieces)}
        {counts.failed > 0 && <span className="note"> {words.failed(counts.failed)}</span>}
      </td>
      <td data-label={words.column.state}>{words.states(counts.draft, counts.in_review, counts.approved)}</td>
      <td data-label={words.column.owner}>{owner?.name ?? words.nobody}</td>
      <td data-label={words.column.due}>{due ? <time dateTime={due}>{fullDate(due)}</time> : words.noDate}</td>
    </tr>
  )
}
