import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { useWorkspace } from '../base/session.ts'

/** The rule the address names; undefined while it loads. */
export function useOwnRule(): Schemas['OwnRule'] | undefined {
  const { id } = useWorkspace()
  const { ruleId = '' } = useParams({ strict: false })
  const { data } = useQuery({
    queryKey: ['own-rule', id, ruleId],
    queryFn: () => call('getOwnRule', { workspace_id: id, rule_id: ruleId }),
    throwOnError: true,
  })
  return data
}

/** What changes when a rule does. */
export const TOUCHED = ['own-rule', 'own-rules', 'rule-figures', 'editor-rules']
