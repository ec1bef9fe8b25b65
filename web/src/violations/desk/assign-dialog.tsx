import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../base/api.ts'
import { PeopleDialog } from '../../base/parts/people-dialog.tsx'
import { say, sayRefused } from '../../base/parts/toast.tsx'
import { strings } from '../../base/strings.ts'
import { useDesk } from './desk-context.ts'
import type { Scope } from './scope.ts'

const words = strings.desk

/** Assigns people: a click assigns or removes at once. */
export function AssignDialog({ scope, onClose }: { scope: Scope; onClose(): void }) {
  const { finding, workspaceId, store } = useDesk()
  const queries = useQueryClient()
  const assigned = new Set(scope.kind === 'selected' ? [] : finding?.assigned_to.map(({ id }) => id))

  const toggle = async (member: { id: string; name: string }) => {
    const ends = assigned.has(member.id)
    try {
      const { violations_updated: count } = await call('assign', {
        workspace_id: workspaceId,
        body: { scope: scope.given, [ends ? 'remove' : 'add']: [member.id] },
      })
      const person = { id: member.id, name: member.name }
      store.patch((row) =>
        scope.touches(row)
          ? {
              assigned_to: ends
                ? row.assigned_to.filter(({ id }) => id !== member.id)
                : [...row.assigned_to.filter(({ id }) => id !== member.id), person],
            }
          : null,
      )
      void queries.invalidateQueries({ queryKey: ['facets', workspaceId] })
      await queries.invalidateQueries({ queryKey: ['finding', workspaceId] })
      say({ text: ends ? words.unassignedFrom(member.name) : words.assigned(count, member.name), icon: 'i-user' })
      onClose()
    } catch (error) {
      sayRefused((error as Error).message)
    }
  }
  return (
    <PeopleDialog title={words.assignTitle(scope.count)} assigned={assigned} onPick={(member) => void toggle(member)} onClose={onClose} />
  )
}
