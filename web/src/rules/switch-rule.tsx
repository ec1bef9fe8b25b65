import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../base/api.ts'
import { say, sayRefused } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import type { ListedRule } from './listed-rule.ts'
import { ReasonDialog } from '../base/parts/reason-dialog.tsx'

const words = strings.rules

/** Switches a rule off, or on again, with a reason: an own one by its state, one of a pack by a severity of the workspace's own. */
export function SwitchRule({ rule, onClose }: { rule: ListedRule; onClose(): void }) {
  const { id: workspaceId } = useWorkspace()
  const queries = useQueryClient()
  const isOff = rule.state === 'off'
  const change = useMutation({
    async mutationFn(reason: string) {
      const own = { workspace_id: workspaceId, rule_id: rule.id, body: { reason } }
      if (rule.pack === null) return call(isOff ? 'switchRuleOn' : 'switchRuleOff', own)
      const { overrides } = await call('listOverrides', { workspace_id: workspaceId })
      const others = overrides.filter((override) => override.rule_id !== rule.id)
      // A rule that must be chosen is off without anybody having switched it off; it is chosen by giving it a severity.
      const wasSwitched = others.length < overrides.length
      const next = isOff ? (wasSwitched ? [] : [rule.severity]) : ['OFF' as const]
      const changed = [...others, ...next.map((severity) => ({ rule_id: rule.id, severity, reason }))]
      return call('setOverrides', { workspace_id: workspaceId, body: { overrides: changed, reason } })
    },
    async onSuccess() {
      say({ text: (isOff ? words.switchedOn : words.switchedOff)(rule.name), icon: 'i-check' })
      onClose()
      await Promise.all(
        ['rules', 'own-rules', 'own-rule', 'overrides', 'packs'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      )
    },
    onError: (error) => sayRefused(error.message),
  })
  return (
    <ReasonDialog
      title={(isOff ? words.switchOnOf : words.switchOffOf)(rule.name)}
      note={isOff ? words.publish.onNote : words.publish.offNote}
      verb={isOff ? words.switchOn : words.switchOff}
      busy={change.isPending}
      onDo={(reason) => change.mutate(reason)}
      onClose={onClose}
    />
  )
}
