import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../base/api.ts'
import { dateTime } from '../base/format.ts'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'

const words = strings.webhooks

/** What was sent to an address, newest first, with the status of each answer; read when it is opened. */
export function Deliveries({ endpointId, last }: { endpointId: string; last: string | null }) {
  const { id } = useWorkspace()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({
    queryKey: ['deliveries', id, endpointId],
    queryFn: () => call('listDeliveries', { workspace_id: id, endpoint_id: endpointId }),
    enabled: isOpen,
    refetchInterval: 3000,
  })
  const resend = useChange('resendDelivery', ['webhooks', 'deliveries'], () => say({ text: words.resent, icon: 'i-check' }))
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {words.deliveries} {last && <span className="note">{last}</span>}
      </summary>
      {data?.deliveries.length === 0 && <p className="note">{words.noDeliveries}</p>}
      {data && data.deliveries.length > 0 && (
        <table className="table table-mid">
          <thead>
            <tr>
              <th scope="col">{words.event}</th>
              <th scope="col">{words.happened}</th>
              <th scope="col">{words.answer}</th>
              <th scope="col">{words.tries}</th>
              <th scope="col">
                <span className="vh">{words.resend}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.deliveries.map((delivery) => (
              <tr key={delivery.number}>
                <th scope="row">
                  <code>{delivery.type}</code>
                </th>
                <td data-label={words.happened}>{dateTime(delivery.at)}</td>
                <td data-label={words.answer}>
                  {words.state[delivery.state]} {delivery.status}
                  {delivery.failure && <span className="sub">{delivery.failure}</span>}
                </td>
                <td data-label={words.tries}>{delivery.attempts}</td>
                <td className="num">
                  <button
                    className="btn btn-ghost btn-sm"
                    type="button"
                    disabled={resend.isPending}
                    onClick={() => resend.mutate({ workspace_id: id, endpoint_id: endpointId, number: String(delivery.number) })}
                  >
                    {words.resend}
                    <span className="vh"> {delivery.number}</span>
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}
