import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { useDesk } from './desk-context.ts'

export type AssetContext = Schemas['AssetContext']

export const assetQuery = (workspaceId: string, assetId: string) =>
  queryOptions({
    queryKey: ['asset', workspaceId, assetId],
    queryFn: () => call('getAssetContext', { workspace_id: workspaceId, asset_id: assetId }),
    staleTime: 60_000,
    gcTime: 60_000,
  })

/** The asset of a finding, with its text and all its findings. */
export function useAssetContext(assetId: string | null) {
  const { workspaceId } = useDesk()
  return useQuery({ ...assetQuery(workspaceId, assetId ?? ''), enabled: assetId !== null })
}
