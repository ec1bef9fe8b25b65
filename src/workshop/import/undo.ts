import type pg from 'pg'
import { recordChanges } from '../../db/trail/admin.ts'
import type { Change } from '../../db/trail/admin.ts'
import { transaction } from '../../db/base/pool.ts'
import { findImport, lockImportedRules, restoreImported, UNDO_DAYS } from '../../db/rules/imports.ts'
import type { ImportedRule } from '../../db/rules/imports.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Actor } from '../../reviews/chart/actor.ts'
import { versionText } from '../drafts.ts'

interface Undone {
  /** Rules that the import began, and that are gone. */
  removed: string[]
  /** Rules that say again what they said before. */
  restored: string[]
  /** Rules that somebody has changed, published or deleted since: they stay as they are. */
  left: string[]
}

/** Why an import cannot be undone; null: it can. */
export async function whyNoUndo(db: pg.Pool, workspaceId: string, id: string): Promise<string | null> {
  const found = await findImport(db, workspaceId, id)
  if (!found) return `An import is undone within ${UNDO_DAYS} days; this one is older.`
  return found.undone_at === null ? null : 'It was undone already.'
}

/** Takes an import back as a whole: what it began is removed, what it changed says again what it said; what was changed since is left. */
export async function undoImport(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  id: string,
  why: string | null | undefined,
): Promise<Undone> {
  return transaction(db, async (client) => {
    const found = await findImport(client, workspaceId, id, true)
    if (!found) throw notFound('Import')
    if (found.undone_at !== null) throw new AppError(409, 'It was undone already.')
    const rules = await lockImportedRules(client, workspaceId, id)
    const [back, left] = [rules.filter((rule) => rule.as_imported), rules.filter((rule) => !rule.as_imported)]
    const idsOf = (some: ImportedRule[]) => some.map(({ rule_id: ruleId }) => ruleId)
    await restoreImported(client, workspaceId, id, idsOf(back), new Date())
    const undone: Undone = {
      removed: idsOf(back.filter(({ effect }) => effect === 'new')),
      restored: idsOf(back.filter(({ effect }) => effect !== 'new')),
      left: idsOf(left),
    }
    const by = { ...actor, takesBack: found.entry }
    const to = { removed: undone.removed.length, restored: undone.restored.length, left: undone.left }
    await recordChanges(client, workspaceId, [
      { kind: 'rules.import_undone', subject: found.name, subjectId: id, from: { import_id: id }, to, why: why ?? null, actor: by },
      ...back.map((rule) => ({ ...changeOf(rule), why: why ?? null, actor })),
    ])
    return undone
  })
}

const KINDS = { new: 'rule.deleted', draft: 'rule.draft_discarded', text: 'rule.draft_restored' } as const

/** The entry of one rule, as it would have it in the workshop. */
const changeOf = ({ rule_id: subject, effect, number, before, content }: ImportedRule): Omit<Change, 'actor'> => ({
  kind: KINDS[effect],
  subject,
  from: versionText(number, content ?? ''),
  to: effect === 'text' ? versionText(number, before ?? '') : null,
})
