import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Channel } from '../../../../src/rules/definition/rule.ts'
import { call } from '../api.ts'
import type { Schemas } from '../api.ts'
import { useWorkspace } from '../session.ts'
import { previewed } from './sources.ts'
import type { Source } from './sources.ts'
import { useSettled } from '../use-settled.ts'

/** Preview of what an audit would read, requested when typing pauses; `packs` null: the workspace's. */
export function usePreview(sources: Source[], packs: string[] | null, channels: Channel[] | null): Schemas['AuditPreview'] | undefined {
  const { id } = useWorkspace()
  const asked = useSettled(JSON.stringify({ sources: sources.map(previewed), packs, channels }))
  const body = JSON.parse(asked) as Schemas['AuditPreviewInput']
  const { data } = useQuery({
    queryKey: ['preview', id, asked],
    queryFn: ({ signal }) => call('previewAudit', { workspace_id: id, body }, signal),
    enabled: body.sources.length > 0 && body.packs?.length !== 0,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return sources.length > 0 ? data : undefined
}
