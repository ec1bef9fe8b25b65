import type pg from 'pg'
import { filtered, hiddenReason } from '../decided/filter.ts'
import type { ReadyFilter } from '../decided/filter.ts'
import type { CheckedAsset } from '../db/audits/checked-assets.ts'
import { findFilterModels } from '../db/rules/decision-filters.ts'
import type { Profile } from '../db/audits/profile.ts'
import { loadModel } from '../rules/learned/index.ts'

/** The filters of an audit with their models; one whose model was forgotten since does nothing. */
export async function readyFilters(db: pg.Pool, workspaceId: string, { filters = [] }: Profile): Promise<ReadyFilter[]> {
  const models = new Map(
    (
      await findFilterModels(
        db,
        workspaceId,
        filters.map(({ model }) => model),
      )
    ).map((model) => [model.id, model]),
  )
  return filters.flatMap((filter) => {
    const found = models.get(filter.model)
    if (!found) return []
    const { score } = loadModel(found.model)
    return [
      {
        ...filter,
        cut: found.cut,
        decided: found.figures.decided,
        dismissed: found.figures.dismissed,
        score: (text: string) => score(text),
      },
    ]
  })
}

/** A checked page after the filters; what was left out is said with the page. */
export function afterFilters(checked: CheckedAsset, filters: readonly ReadyFilter[], { guarded = [] }: Profile): CheckedAsset {
  if (filters.length === 0 || 'failed' in checked) return checked
  const { kept, hidden } = filtered(checked.findings, filters, checked.url, guarded)
  const said = [...hidden].map(([ruleId, count]) => ({ rule_id: ruleId, message: hiddenReason(count) }))
  return { ...checked, findings: kept as typeof checked.findings, ruleFailures: [...checked.ruleFailures, ...said] }
}
