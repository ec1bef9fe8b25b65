import type { HeldRule } from '../../db/rules/own-rule-batches.ts'
import type { ReadRule } from './report.ts'

/** What taking rules over would do to those that a workspace has, by their ids. */
export interface Plan {
  new: string[]
  /** Rules there are whose file says something else: each gets a draft. */
  changed: string[]
  unchanged: string[]
  /** Rules of the workspace that the files do not have; those that run are switched off where that is asked for. */
  missing: { id: string; runs: boolean }[]
  /** Drafts, and rules switched off, that would run from now on; null where nothing is to be published. */
  publish: string[] | null
  not_published: { id: string; why: string }[]
}

interface PlanOptions {
  /** Whether rules are to be published as well. */
  publish: boolean
  /** Whether publishing needs a second person here. */
  secondPerson: boolean
}

const SECOND_PERSON = 'This workspace has rules published by a second person: ask for a review in the workshop.'

export function planOf(rules: readonly ReadRule[], held: readonly HeldRule[], { publish, secondPerson }: PlanOptions): Plan {
  const known = new Map(held.map((rule) => [rule.id, rule]))
  const plan: Plan = { new: [], changed: [], unchanged: [], missing: [], publish: publish ? [] : null, not_published: [] }
  for (const { rule_id: id, content, not_publishable: why } of rules) {
    const before = known.get(id)
    known.delete(id)
    if (!before) plan.new.push(id)
    else (before.content === content ? plan.unchanged : plan.changed).push(id)
    const runs = before?.content === content && before.state === 'published' && !before.is_off
    if (plan.publish === null || runs) continue
    const hinders = why ?? (secondPerson ? SECOND_PERSON : null)
    if (hinders === null) plan.publish.push(id)
    else plan.not_published.push({ id, why: hinders })
  }
  plan.missing = [...known.values()].map(({ id, published, is_off: isOff }) => ({ id, runs: published !== null && !isOff }))
  return plan
}
