import { useQuery } from '@tanstack/react-query'
import { call } from '../base/api.ts'
import { number } from '../base/format.ts'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'
import { DeleteDialog } from '../base/parts/delete-dialog.tsx'

const words = strings.deleting

/** Deletes a person's data in the workspace: a pseudonym stands where the name stood. */
export function DeletePerson({ userId, onClose }: { userId: string; onClose(): void }) {
  const { id: workspaceId } = useWorkspace()
  const { data } = useQuery({
    queryKey: ['deletion', workspaceId, 'person', userId],
    queryFn: ({ signal }) => call('previewPersonDeletion', { workspace_id: workspaceId, user_id: userId }, signal),
    gcTime: 0,
    staleTime: 0,
  })
  const remove = useChange('deletePerson', ['members', 'session', 'keys', 'invitations', 'plan', 'tombstones', 'holds'], ({ blocked }) => {
    say({ text: blocked ? words.doneBlocked : words.done.person, icon: 'i-check' })
    onClose()
  })
  if (!data) return null
  return (
    <DeleteDialog
      title={words.deletePerson(data.name)}
      goes={
        data.kept
          ? [[words.person.blockedGoes, '']]
          : [
              [words.person.account, ''],
              [words.person.name, number(data.comments)],
              [words.person.decided, number(data.entries)],
              [words.person.assigned, number(data.assigned)],
            ]
      }
      stays={data.kept ? [words.person.blockedStays] : [words.person.keepsText, words.person.keepsTrail]}
      // The one the server offers is that of a deletion.
      {...(data.kept ? {} : { tombstone: { text: data.tombstone } })}
      warning={data.kept && words.blocks(data.kept.text)}
      typed={data.typed}
      verb={data.kept ? words.verbBlock : words.verb.person(data.comments + data.entries + data.assigned)}
      busy={remove.isPending}
      onDelete={(name) => remove.mutate({ workspace_id: workspaceId, user_id: userId, body: { name } })}
      onClose={onClose}
    />
  )
}
