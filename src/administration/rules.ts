import { findFilter } from '../db/rules/decision-filters.ts'
import { findOwnRule } from '../db/rules/own-rules.ts'
import type { OwnRuleRow } from '../db/rules/own-rules.ts'
import { findVersion } from '../db/rules/own-rule-versions.ts'
import type { OwnRuleVersion } from '../db/rules/own-rule-versions.ts'
import { switchFilter } from '../audits/decision-filters.ts'
import { createOwnRule, deleteDraft, rollBack, saveDraft, sendRuleBack, switchOwnRule } from '../workshop/index.ts'
import { undoImport, whyNoUndo } from '../workshop/import/index.ts'
import type { Changed, Place } from './entry.ts'
import { CHANGED } from './undo.ts'
import type { FindUndo, UndoneBy, Undo } from './undo.ts'

/** How to undo a change of a rule that is still there; `check` has it as it is. */
const ofRule = (
  { db, workspaceId }: Place,
  { subject }: Changed,
  check: (row: OwnRuleRow, version: OwnRuleVersion) => string | null,
  run: (by: UndoneBy, id: string) => Promise<void>,
): Undo => ({
  needs: 'manage_rules',
  isLast: false,
  async whyNot() {
    const row = await findOwnRule(db, workspaceId, subject ?? '')
    return row ? check(row, (await findVersion(db, workspaceId, row.id, row.latest))!) : 'The rule is no longer there.'
  },
  run: (by) => run(by, subject ?? ''),
})

/** A version that runs gives way to the one before; the first one is switched off, as nothing that ran is deleted. */
const ranBefore: FindUndo = (place, entry) => {
  const { db, workspaceId } = place
  const before: number | null = entry.from?.version ?? null
  return ofRule(
    place,
    entry,
    (row) => {
      if (row.published !== entry.to?.version || row.is_off) return CHANGED
      return before !== null && row.state !== 'published' ? 'There is a draft; publish or discard it first.' : null
    },
    async ({ actor, why }, id) =>
      before === null
        ? switchOwnRule(db, workspaceId, actor, id, true, why)
        : rollBack(db, workspaceId, actor, id, { version: before, reason: why }),
  )
}

const switched =
  (isOff: boolean): FindUndo =>
  (place, entry) =>
    ofRule(
      place,
      entry,
      (row) => (row.is_off === isOff && row.published === (entry.from ?? entry.to)?.version ? null : CHANGED),
      ({ actor, why }, id) => switchOwnRule(place.db, place.workspaceId, actor, id, !isOff, why),
    )

/** Own rules, what is learned, and imports. */
export const RULE_UNDO: Record<string, FindUndo> = {
  'rule.begun': (place, entry) =>
    ofRule(
      place,
      entry,
      (row, version) => {
        if (row.published !== null) return 'It was published since: switch it off instead.'
        return version.content === entry.to?.content ? null : CHANGED
      },
      ({ actor, why }, id) => deleteDraft(place.db, place.workspaceId, actor, id, why),
    ),
  'rule.deleted': ({ db, workspaceId }, { subject, from }) => ({
    needs: 'manage_rules',
    isLast: false,
    whyNot: async () => ((await findOwnRule(db, workspaceId, subject ?? '')) ? 'There is a rule of this name again.' : null),
    async run({ actor, why }) {
      const file = `${(subject ?? '').replace('.', '/')}.yml`
      await createOwnRule(db, workspaceId, actor, { file, content: from?.content ?? '', why })
    },
  }),
  'rule.drafted': (place, entry) =>
    ofRule(
      place,
      entry,
      (row, { created_at: savedAt }) => {
        if (row.state !== 'draft' || row.latest !== entry.to?.version) return CHANGED
        return Date.parse(savedAt) <= Date.parse(entry.at) ? null : 'The draft was written on since: discard it on its own page.'
      },
      ({ actor, why }, id) => deleteDraft(place.db, place.workspaceId, actor, id, why),
    ),
  'rule.draft_discarded': (place, entry) =>
    ofRule(
      place,
      entry,
      (row) => (row.state === 'published' ? null : 'There is another draft.'),
      async ({ actor, why }, id) => {
        const row = await findOwnRule(place.db, place.workspaceId, id)
        await saveDraft(place.db, place.workspaceId, actor, id, { content: entry.from?.content ?? '', basedOn: row?.revision ?? 0, why })
      },
    ),
  'rule.review_asked': (place, entry) =>
    ofRule(
      place,
      entry,
      (row) => (row.state === 'in_review' && row.latest === entry.to?.version ? null : 'It is no longer in review.'),
      ({ actor, why }, id) => sendRuleBack(place.db, place.workspaceId, actor, id, why),
    ),
  'rule.sent_back': () => 'Ask for the review again.',
  'rule.draft_restored': () => 'Import the package again.',
  'rule.published': ranBefore,
  'rule.rolled_back': ranBefore,
  'rule.switched_off': switched(true),
  'rule.switched_on': switched(false),
  'rules.imported': ({ db, workspaceId }, { subject_id: id }) => ({
    needs: 'manage_rules',
    isLast: false,
    whyNot: () => whyNoUndo(db, workspaceId, id ?? ''),
    async run({ actor, why }) {
      await undoImport(db, workspaceId, actor, id ?? '', why)
    },
  }),
  'rules.import_undone': () => 'Import the package again.',
  'filter.switched': ({ db, workspaceId }, { subject, from, to }) => ({
    needs: 'manage_rules',
    isLast: true,
    whyNot: async () => ((await findFilter(db, workspaceId, subject ?? ''))?.action === to ? null : CHANGED),
    run: ({ actor, why }) => switchFilter(db, workspaceId, actor, subject ?? '', { action: from, reason: why }),
  }),
  'filter.trained': () => 'What was learned is not unlearned: switch the filter off instead.',
}
