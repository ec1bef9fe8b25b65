import { useQuery } from '@tanstack/react-query'
import { call } from './api.ts'
import type { Answer } from './api.ts'
import { useWorkspace } from './session.ts'

/** Templates, tones and knowledge bases of the workspace; undefined until loaded. */
export function useShelf(): Answer<'getShelf'> | undefined {
  const { id } = useWorkspace()
  const { data, error } = useQuery({
    queryKey: ['shelf', id],
    queryFn: ({ signal }) => call('getShelf', { workspace_id: id }, signal),
    staleTime: 60_000,
  })
  if (error) throw error
  return data
}
