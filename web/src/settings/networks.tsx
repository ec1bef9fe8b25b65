import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, call } from '../base/api.ts'
import { Field } from '../base/parts/field.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { Ask } from '../base/parts/ask.tsx'
import { Why } from '../base/parts/why.tsx'

const words = strings.settings.networks

/** The network addresses the workspace is open to; leaving out one's own takes a confirmation. */
export function Networks() {
  const { id } = useWorkspace()
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: ['networks', id], queryFn: () => call('getNetworks', { workspace_id: id }) })
  const [asking, setAsking] = useState<string[] | null>(null)
  const [reason, setReason] = useState('')
  const set = useMutation({
    mutationFn: ({ networks, meant }: { networks: string[]; meant: boolean }) =>
      call('setNetworks', { workspace_id: id, body: { networks, shut_me_out: meant, reason } }),
    onSuccess(answer) {
      setAsking(null)
      setReason('')
      queries.setQueryData(['networks', id], answer)
      say({ text: strings.settings.saved, icon: 'i-check' })
    },
    onError(error, { networks }) {
      if (error instanceof ApiError && error.status === 409) setAsking(networks)
    },
  })
  if (!data) return null
  const fault = set.error && !(set.error instanceof ApiError && set.error.status === 409) ? set.error.message : null
  return (
    <form
      className="sheet card"
      aria-labelledby="networks"
      onSubmit={(event) => {
        event.preventDefault()
        const lines = String(new FormData(event.currentTarget).get('networks')).split(/[\s,]+/)
        set.mutate({ networks: lines.filter(Boolean), meant: false })
      }}
    >
      <h2 id="networks">{words.title}</h2>
      <Field label={words.label} help={words.help(data.your_address)} fault={fault}>
        {(control) => (
          <textarea
            {...control}
            key={data.networks.join(' ')}
            name="networks"
            rows={4}
            spellCheck={false}
            defaultValue={data.networks.join('\n')}
          />
        )}
      </Field>
      <Why value={reason} onChange={setReason} />
      <div>
        <button className="btn" disabled={set.isPending}>
          {strings.settings.save}
        </button>
      </div>
      {asking && (
        <Ask
          title={words.ask}
          help={words.askHelp(data.your_address)}
          verb={words.shutOut}
          busy={set.isPending}
          onClose={() => setAsking(null)}
          onYes={() => set.mutate({ networks: asking, meant: true })}
        />
      )}
    </form>
  )
}
