import { useQuery } from '@tanstack/react-query'
import { call } from '../base/api.ts'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'

const words = strings.modelTrial

/** Servers of models that answer on the server's own machine, as far as the workspace may reach it; each model is a click away. */
export function ModelServers({ inUse }: { inUse: string | null }) {
  const { id } = useWorkspace()
  const { data } = useQuery({
    queryKey: ['model-servers', id],
    queryFn: () => call('findModelServers', { workspace_id: id }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const set = useChange('setModel', ['model'])
  if (!data) return null
  if (data.servers.length === 0)
    return data.closed.length > 0 && inUse === null ? (
      <section className="sheet card" aria-labelledby="model-servers">
        <h2 id="model-servers">{words.here}</h2>
        <p className="note">{words.closed}</p>
      </section>
    ) : null
  return (
    <section className="sheet card" aria-labelledby="model-servers">
      <h2 id="model-servers">{words.here}</h2>
      <ul className="model-servers">
        {data.servers.flatMap(({ service, address, url, models }) =>
          models.map((model) => (
            <li key={`${address} ${model}`}>
              <code>{model}</code>{' '}
              <span className="note">
                {service}, {address}
              </span>{' '}
              {model !== inUse && (
                <button
                  className="btn"
                  type="button"
                  disabled={set.isPending}
                  aria-label={`${words.use}: ${model}`}
                  onClick={() => set.mutate({ workspace_id: id, body: { model, url } })}
                >
                  {words.use}
                </button>
              )}
            </li>
          )),
        )}
      </ul>
    </section>
  )
}
