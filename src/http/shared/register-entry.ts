import type pg from 'pg'
import type { EntryRow } from '../../db/promotions/entries.ts'
import { namesOfEntries, numbersOf } from '../../db/promotions/names.ts'
import { stillThere } from '../../db/promotions/subjects.ts'
import { today } from '../../db/settings/settings.ts'
import { missingOf, stateOn } from '../../promotions/content.ts'
import type { RegisterProof } from '../../promotions/content.ts'

/** What an entry is about, as a proof would name it. */
const subjectOf = ({ kind, subject_id: id }: EntryRow): RegisterProof[] =>
  id !== null && (kind === 'document' || kind === 'claim') ? [{ kind, id, title: '', url: null }] : []

/** Entries as both APIs answer them. */
export async function shownEntries(db: pg.Pool, workspaceId: string, entries: readonly EntryRow[]) {
  const named = entries.flatMap((entry) => [...entry.content.proofs, ...subjectOf(entry)])
  const [{ people, numbers }, there, ids] = await Promise.all([
    namesOfEntries(db, workspaceId, entries),
    stillThere(db, workspaceId, named),
    numbersOf(
      db,
      workspaceId,
      entries.flatMap((entry) => entry.withdrawn_number ?? []),
    ),
  ])
  const day = today()
  const isGone = ({ kind, id }: Pick<RegisterProof, 'kind' | 'id'>) => id !== null && !there.has(`${kind} ${id}`)
  return entries.map((entry) => {
    const { id, number, kind, version, content, withdraws, withdrawn_on, withdrawn_number: by } = entry
    const [about] = subjectOf(entry)
    return {
      id,
      number,
      kind,
      state: stateOn(entry, day),
      version,
      ...content,
      approvers: content.approvers.map(({ id: user, name, function: as }) => ({
        id: user,
        name: (user && people.get(user)) ?? name,
        function: as,
      })),
      proofs: content.proofs.map((proof) => ({ ...proof, gone: isGone(proof) })),
      subject: entry.subject_id && {
        id: entry.subject_id,
        version: entry.subject_version,
        sha256: entry.subject_sha256,
        gone: about ? isGone(about) : false,
      },
      withdraws: withdraws === null ? null : { id: withdraws, number: numbers.get(withdraws) ?? 0 },
      withdrawn_on,
      withdrawn_by: by === null ? null : { id: ids.get(by) ?? '', number: by },
      missing: missingOf(kind, content),
      entered_at: entry.entered_at,
    }
  })
}
