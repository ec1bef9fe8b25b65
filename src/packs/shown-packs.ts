import type { Db } from '../db/base/pool.ts'
import { readSettings } from '../db/settings/settings.ts'
import { causeLeftOut } from '../rules/index.ts'
import type { Rule } from '../rules/index.ts'
import { offToday } from './off-rules.ts'
import type { RuleLibrary } from './pack.ts'

/** Every pack, whether a workspace uses it, and how many of its rules run there. */
export async function shownPacks(db: Db, library: RuleLibrary, workspaceId: string) {
  const { activePacks, choice, overrides } = await readSettings(db, workspaceId)
  const off = offToday(overrides, library.rules())
  const counts = Map.groupBy(library.rules(), (rule) => rule.pack)
  const runs = (rule: Rule) => !off.has(rule.id) && (choice === null || causeLeftOut(rule, choice) === null)
  return {
    packs: library.packs().map((pack) => ({
      ...pack,
      rules: counts.get(pack.key)?.filter(runs).length ?? 0,
      of: counts.get(pack.key)?.length ?? 0,
      active: activePacks ? activePacks.includes(pack.key) : pack.default,
    })),
  }
}
