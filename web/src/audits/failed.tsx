import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { number, shortAddress } from '../base/format.ts'
import { Icon } from '../base/parts/icon.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'

const words = strings.audits.page
const FEW = 4
const MANY = 200

/** Assets that could not be read and why; one or all can be retried once the audit has ended. */
export function FailedAssets({ audit }: { audit: Schemas['AuditDetail'] }) {
  const { id: workspaceId, may } = useWorkspace()
  const [all, setAll] = useState(false)
  const { data } = useQuery({
    queryKey: ['assets', workspaceId, audit.id, 'failed', all],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call('listAssets', { workspace_id: workspaceId, audit_id: audit.id, state: 'failed', limit: all ? MANY : FEW }, signal),
  })
  const retry = useChange('retryAudit', ['audit', 'assets', 'audits'], ({ assets }) =>
    say({ text: strings.audits.retried(assets), icon: 'i-refresh' }),
  )
  const total = data?.total ?? audit.failed_assets
  const retries = may('run_audits') && (audit.status === 'COMPLETED' || audit.status === 'FAILED') && total > 0
  const again = (ids: string[] | null) => retry.mutate({ workspace_id: workspaceId, audit_id: audit.id, body: { asset_ids: ids } })
  return (
    <section className="sheet card" aria-labelledby="failed">
      <div className="card-top">
        <h2 id="failed">
          {words.failedAssets} <span className="card-sub">{number(total)}</span>
        </h2>
        {retries && total > 1 && (
          <button className="btn btn-sm" type="button" disabled={retry.isPending} onClick={() => again(null)}>
            <Icon name="i-refresh" />
            {words.retryAll(total)}
          </button>
        )}
      </div>
      {total === 0 ? (
        <p className="note">{audit.completed_assets === 0 ? words.noneTaken : words.noneFailed}</p>
      ) : (
        <table className="table table-flat">
          <thead>
            <tr>
              <th scope="col">{words.asset}</th>
              <th scope="col">{words.why}</th>
              <th scope="col">
                <span className="vh">{words.retry}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data?.assets.map((asset) => (
              <tr key={asset.id}>
                <th scope="row">
                  <span className="path">{shortAddress(asset.url.replace(/^file:/, ''))}</span>
                </th>
                <td>{asset.reason}</td>
                <td className="num">
                  {retries && (
                    <button className="btn btn-ghost btn-sm" type="button" disabled={retry.isPending} onClick={() => again([asset.id])}>
                      {words.retry}
                      <span className="vh"> {asset.name}</span>
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!all && total > FEW && (
        <p className="card-foot">
          <button className="link" type="button" onClick={() => setAll(true)}>
            {words.allFailed(total)}
          </button>
        </p>
      )}
    </section>
  )
}
