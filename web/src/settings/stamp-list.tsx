import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { API, call } from '../base/api.ts'
import type { Answer } from '../base/api.ts'
import { dateTime } from '../base/format.ts'
import { MoreButton } from '../base/parts/more-button.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'

const words = strings.stamps
const PER_PAGE = 50

/** Every stamp with what openssl checks it by; none where there is none. */
export function StampList() {
  const { id: workspaceId } = useWorkspace()
  const list = useInfiniteQuery({
    queryKey: ['time-stamps', workspaceId],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => call('listTimeStamps', { workspace_id: workspaceId, offset: pageParam, limit: PER_PAGE }, signal),
    getNextPageParam: (last: Answer<'listTimeStamps'>, pages) =>
      pages.length * PER_PAGE < last.total ? pages.length * PER_PAGE : undefined,
  })
  const stamps = list.data?.pages.flatMap((page) => page.stamps) ?? []
  if (stamps.length === 0) return null
  const file = (id: string, name: string) => `${API}/w/${workspaceId}/time-stamps/${id}/${name}`
  return (
    <>
      <section className="sheet" aria-label={words.list}>
        <table className="table table-stamps">
          <thead>
            <tr>
              {Object.entries(words.columns).map(([name, label]) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stamps.map(({ id, stamped_at: at, asked_at: asked, authority, heads, serial }) => (
              <tr key={id}>
                <td>
                  {dateTime(at ?? asked)}
                  {at === null && <span className="sub">{words.waits}</span>}
                </td>
                <td>{URL.parse(authority)?.host ?? authority}</td>
                <td>{heads}</td>
                <td>
                  <code>{serial}</code>
                </td>
                <td>
                  {at !== null && (
                    <a href={file(id, 'response')} download>
                      .tsr
                    </a>
                  )}{' '}
                  <a href={file(id, 'heads')} download>
                    .txt
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="note">
        <code className="stamp-command">openssl ts -verify -data heads.txt -in stamp.tsr -CAfile certificates.pem</code>
      </p>
      <MoreButton list={list}>{words.more}</MoreButton>
    </>
  )
}
