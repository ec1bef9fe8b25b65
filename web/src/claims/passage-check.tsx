import { useQuery } from '@tanstack/react-query'
import { call } from '../base/api.ts'
import type { Answer } from '../base/api.ts'
import { Icon } from '../base/parts/icon.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useSettled } from '../base/use-settled.ts'
import type { ProofDraft } from './draft.ts'

const words = strings.claimProofs

/** Whether the words of a proof stand in what it was read from, while somebody types them. */
export function PassageCheck({ proof }: { proof: ProofDraft }) {
  const { id: workspaceId } = useWorkspace()
  const sourceId = proof.source_id ?? null
  const passage = useSettled(proof.passage?.trim() ?? '')
  const page = useSettled(proof.page)
  const { data } = useQuery({
    queryKey: ['passage', workspaceId, sourceId, passage, page],
    queryFn: ({ signal }) => call('findPassage', { workspace_id: workspaceId, source_id: sourceId!, body: { passage, page } }, signal),
    enabled: sourceId !== null && passage !== '',
    staleTime: Infinity,
  })
  if (!data || sourceId === null || passage === '') return null
  return (
    <div className="passage-check" role="status">
      {data.found ? (
        <Found found={data.found} />
      ) : (
        <p className="field-error">
          <Icon name="i-x" />
          {words.notFound}
        </p>
      )}
    </div>
  )
}

/** A passage with what stands around it, and its page. */
export const Found = ({ found }: { found: NonNullable<Answer<'findPassage'>['found']> }) => (
  <>
    <p className="ok">
      <Icon name="i-check" />
      {found.page === null ? words.found : words.foundOn(found.page)}
      {found.times > 1 && <span className="note">{words.times(found.times)}</span>}
    </p>
    <blockquote dir="auto">
      {found.before}
      <mark className="passage">{found.text}</mark>
      {found.after}
    </blockquote>
  </>
)
