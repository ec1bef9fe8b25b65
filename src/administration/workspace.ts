import { isDeepStrictEqual } from 'node:util'
import { lockAdminTrail } from '../db/trail/admin.ts'
import { listAssignmentRules, replaceAssignmentRules } from '../db/violations/assignment-rules.ts'
import type { AssignmentRule } from '../db/violations/assignment-rules.ts'
import { membersAmong } from '../db/people/members.ts'
import { transaction } from '../db/base/pool.ts'
import { restoreWhatRuns, whatRuns } from '../db/sites/settings.ts'
import { findSite } from '../db/sites/sites.ts'
import {
  findSecurity,
  findWorkspace,
  readNetworks,
  renameWorkspace,
  requireSecondFactor,
  setLanguage,
  setNetworks,
} from '../db/settings/workspaces.ts'
import { AppError } from '../errors.ts'
import { CHANGED } from './undo.ts'
import type { FindUndo } from './undo.ts'

const orChanged = (isDone: boolean): void => {
  if (!isDone) throw new AppError(409, CHANGED)
}
const unless = (isSame: boolean): string | null => (isSame ? null : CHANGED)

/** The workspace itself, its sites, and who gets which findings. */
export const WORKSPACE_UNDO: Record<string, FindUndo> = {
  'workspace.renamed': ({ db, workspaceId }, { from, to }) => ({
    needs: 'manage_workspace',
    isLast: true,
    whyNot: async () => unless((await findWorkspace(db, workspaceId))?.name === to),
    run: async (by) => orChanged(await renameWorkspace(db, workspaceId, from, by, to)),
  }),
  'language.changed': ({ db, workspaceId }, { from, to }) => ({
    needs: 'manage_workspace',
    isLast: true,
    whyNot: async () => unless((await findWorkspace(db, workspaceId))?.language === to),
    run: async (by) => orChanged(await setLanguage(db, workspaceId, from, by, to)),
  }),
  'networks.changed': ({ db, workspaceId }, { from, to }, guards) => ({
    needs: 'manage_workspace',
    isLast: true,
    whyNot: async () => unless(isDeepStrictEqual(await readNetworks(db, workspaceId), to)),
    async run(by) {
      guards.networks(from)
      orChanged(await setNetworks(db, workspaceId, from, by, to))
    },
  }),
  'security.changed': ({ db, workspaceId }, { from, to }, guards) => ({
    needs: 'manage_workspace',
    isLast: true,
    whyNot: async () => unless((await findSecurity(db, workspaceId)).requires_second_factor === to),
    async run(by) {
      if (from) guards.secondFactor()
      orChanged(await requireSecondFactor(db, workspaceId, from, by, to))
    },
  }),
  'plan.changed': () => 'The plan is changed on the command line alone: imprimatur workspace set-plan.',
  'workspace.made': () => 'A workspace that was made is not taken back.',
  'workspace.imported': () => 'A workspace that was imported is not taken back.',
  'site.changed': ({ db, workspaceId }, { subject_id: id, from, to }) => ({
    needs: 'run_audits',
    isLast: true,
    async whyNot() {
      const site = id === null ? null : await findSite(db, workspaceId, id)
      return site ? unless(isDeepStrictEqual(whatRuns(site), to)) : 'The site is no longer there.'
    },
    run: async (by) => orChanged(await restoreWhatRuns(db, workspaceId, id ?? '', { from, to }, by)),
  }),
  'assignment_rules.changed': (place, { subject_id: id, from, to }) => ({
    needs: 'manage_rules',
    isLast: true,
    async whyNot() {
      const rules = await listAssignmentRules(place.db, place.workspaceId)
      if (!isDeepStrictEqual(placed(rules, id), to)) return CHANGED
      const people: string[] = from?.people ?? []
      const members = await membersAmong(place.db, place.workspaceId, people)
      return members.length === people.length ? null : 'Somebody whom it assigned to is no longer a member.'
    },
    run: (by) =>
      transaction(place.db, async (client) => {
        // Before the list is read: nobody changes it between the comparison and the writing.
        await lockAdminTrail(client, place.workspaceId)
        const rules = await listAssignmentRules(client, place.workspaceId)
        if (!isDeepStrictEqual(placed(rules, id), to)) throw new AppError(409, CHANGED)
        const others = rules.filter((rule) => rule.id !== id)
        const { position = 1, ...rule } = (from ?? {}) as AssignmentRule & { position?: number }
        const next = from === null ? others : others.toSpliced(position - 1, 0, rule)
        await replaceAssignmentRules(client, place.workspaceId, next, by)
      }),
  }),
}

/** A rule with its place in the list, as entries keep it. */
function placed(rules: AssignmentRule[], id: string | null) {
  const at = rules.findIndex((rule) => rule.id === id)
  return at < 0 ? null : { ...rules[at]!, position: at + 1 }
}
