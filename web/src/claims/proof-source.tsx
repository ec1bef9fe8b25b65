import { useMutation } from '@tanstack/react-query'
import { acceptedEndings } from '../../../src/text/document-types.ts'
import { LONGEST_PAGE_ADDRESS } from '../../../src/contract/limits.ts'
import { API, call, upload } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { faultAt } from '../base/form-faults.ts'
import { fullDate } from '../base/format.ts'
import { Field } from '../base/parts/field.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import type { ProofDraft } from './draft.ts'
import { EntryChoice } from './entry-choice.tsx'

const words = strings.claimProofs

interface Props {
  proof: ProofDraft
  onChange(proof: ProofDraft): void
}

/** What a proof is read from: a file, what an address answers now, or an entry of a knowledge base. */
export function ProofSource({ proof, onChange }: Props) {
  const { id: workspaceId } = useWorkspace()
  const take = useMutation({
    mutationFn: (reading: () => Promise<unknown>) => reading() as Promise<Schemas['ClaimSource']>,
    onSuccess: (source) =>
      onChange({ ...proof, source_id: source.id, source, title: proof.title.trim() === '' ? source.name : proof.title }),
  })
  const fault = take.error && (faultAt(take.error, 'file') ?? faultAt(take.error, 'url') ?? take.error.message)
  if (proof.source_id && proof.source) {
    const { name, pages, read_at: readAt } = proof.source
    return (
      <p className="proof-source">
        <Icon name="i-check" />
        <span dir="auto">{words.readFrom(name, pages, fullDate(readAt))}</span>
        <button className="btn btn-ghost btn-sm" type="button" onClick={() => onChange({ ...proof, source_id: null, source: null })}>
          {words.takeAway}
        </button>
      </p>
    )
  }
  return (
    <div className="proof-source-choice">
      {proof.kind === 'address' && (
        <div className="proof-address">
          <Field label={words.address} fault={fault}>
            {(control) => (
              <input
                {...control}
                type="url"
                maxLength={LONGEST_PAGE_ADDRESS}
                value={proof.url ?? ''}
                onChange={(event) => onChange({ ...proof, url: event.target.value || null })}
              />
            )}
          </Field>
          <button
            className="btn"
            type="button"
            disabled={take.isPending || !proof.url}
            onClick={() => take.mutate(() => call('readClaimAddress', { workspace_id: workspaceId, body: { url: proof.url! } }))}
          >
            {take.isPending ? words.reading : words.read}
          </button>
        </div>
      )}
      {proof.kind === 'knowledge' && (
        <EntryChoice
          busy={take.isPending}
          fault={fault}
          onChoose={(body) => take.mutate(() => call('readClaimEntry', { workspace_id: workspaceId, body }))}
        />
      )}
      {(proof.kind === 'document' || proof.kind === 'certificate') && (
        <Field label={take.isPending ? words.reading : words.file} help={words.fileHelp} fault={fault}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept={acceptedEndings('knowledge')}
              disabled={take.isPending}
              onChange={(event) => {
                const [file] = event.target.files ?? []
                event.target.value = ''
                if (!file) return
                const form = new FormData()
                form.append('file', file, file.name)
                take.mutate(() => upload(`${API}/w/${workspaceId}/claim-sources`, form))
              }}
            />
          )}
        </Field>
      )}
    </div>
  )
}
