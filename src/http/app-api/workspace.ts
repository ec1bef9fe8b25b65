import type pg from 'pg'
import { Type } from 'typebox'
import { readMeasured } from '../../packs/measured.ts'
import type { Measured } from '../../packs/measured.ts'
import type { RuleLibrary } from '../../packs/pack.ts'
import type { Rule } from '../../rules/definition/rule.ts'
import { causeLeftOut } from '../../rules/select/choice.ts'
import { permissionsOf } from '../../auth/permissions.ts'
import { findWorkspace, renameWorkspace, setLanguage } from '../../db/settings/workspaces.ts'
import { changeSetting } from '../../db/settings/changes.ts'
import { holdsOn, readSettings, today, workspaceUse } from '../../db/settings/settings.ts'
import { invalid } from '../../errors.ts'
import { whyNotChosen } from '../../fetch/allowance.ts'
import type { Route } from '../base/route.ts'
import { appRoute, changeBy, workspaceOf } from './access.ts'
import { windowQuery } from '../../contract/common.ts'
import { WorkspaceSummary } from '../../contract/people.ts'
import {
  HostsInput,
  LanguageInput,
  LanguageSetting,
  ShownHosts,
  PacksInput,
  PacksSchema,
  PlanDetails,
  RulesSchema,
  WorkspaceInput,
} from '../../contract/settings.ts'
import { LONGEST_PACK, LONGEST_SEARCH } from '../../contract/limits.ts'
import { PLANS } from '../../contract/values.ts'
import type { Role } from '../../contract/values.ts'

const tag = 'Settings'
const apiAccess = (plan: string) => plan !== 'free'

/** `ceiling`: the private networks that the operator allows. */
export const workspaceRoutes = (db: pg.Pool, library: RuleLibrary, ceiling: string[]): Route[] => [
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}',
    operationId: 'getWorkspace',
    tag,
    needs: 'read',
    summary: 'The workspace and what the caller may do in it',
    success: { status: 200, schema: WorkspaceSummary, description: 'The workspace.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => entered(db, workspaceOf(request), request.role!),
  }),
  appRoute({
    method: 'PATCH',
    path: '/w/{workspace_id}',
    operationId: 'renameWorkspace',
    tag,
    needs: 'manage_workspace',
    summary: 'Rename the workspace',
    body: WorkspaceInput,
    success: { status: 200, schema: WorkspaceSummary, description: 'The workspace.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const name = request.body.name.trim()
      if (name === '') throw invalid({ loc: ['body', 'name'], msg: 'Value error, a name must not be blank', type: 'value_error' })
      await renameWorkspace(db, workspaceOf(request), name, changeBy(request, request.body.reason))
      return entered(db, workspaceOf(request), request.role!)
    },
  }),
  appRoute({
    method: 'PUT',
    path: '/w/{workspace_id}/language',
    operationId: 'setLanguage',
    tag,
    needs: 'manage_workspace',
    summary: 'Say in which language rules explain themselves',
    description:
      'Names, explanations, reasons and what to do are given in the language of the Accept-Language header of each request, otherwise in ' +
      'this one, otherwise in English. The text that was found stays as it is.',
    body: LanguageInput,
    success: { status: 200, schema: LanguageSetting, description: 'The language.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const { language, reason } = request.body
      await setLanguage(db, workspaceOf(request), language, changeBy(request, reason))
      return { language }
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/plan',
    operationId: 'getPlan',
    tag,
    needs: 'read',
    summary: 'The plan and what it holds',
    success: { status: 200, schema: PlanDetails, description: 'The plan.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      const { plan } = (await findWorkspace(db, workspaceOf(request)))!
      return {
        plan,
        api_access: apiAccess(plan),
        plans: PLANS.map((name) => ({ plan: name, api_access: apiAccess(name) })),
        ...(await workspaceUse(db, workspaceOf(request))),
      }
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/packs',
    operationId: 'listPacks',
    tag,
    needs: 'read',
    summary: 'Rule packs, and which of them are active',
    success: { status: 200, schema: PacksSchema, description: 'The packs.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => (await packs()).shownPacks(db, library, workspaceOf(request)),
  }),
  appRoute({
    method: 'PUT',
    path: '/w/{workspace_id}/packs',
    operationId: 'setPacks',
    tag,
    needs: 'manage_rules',
    summary: 'Choose the active rule packs',
    body: PacksInput,
    success: { status: 200, schema: PacksSchema, description: 'The packs.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const known = new Set(library.packs().map(({ key }) => key))
      const faults = request.body.active.flatMap((key, index) =>
        known.has(key) ? [] : [{ loc: ['body', 'active', index], msg: 'Value error, there is no such pack', type: 'value_error' }],
      )
      if (faults.length > 0) throw invalid(...faults)
      const active = [...new Set(request.body.active)]
      await changeSetting(db, workspaceOf(request), 'active_packs', active, changeBy(request, request.body.reason))
      return (await packs()).shownPacks(db, library, workspaceOf(request))
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/rules',
    operationId: 'listRules',
    ruleWords: true,
    tag,
    needs: 'read',
    summary: 'Rules, with the severity the workspace gave them',
    query: Type.Object({
      ...windowQuery(500, 100),
      pack: Type.Optional(Type.String({ maxLength: LONGEST_PACK, description: 'Only of this pack.' })),
      search: Type.Optional(Type.String({ maxLength: LONGEST_SEARCH, description: 'In identifier, name, description, wording and law.' })),
    }),
    success: { status: 200, schema: RulesSchema, description: 'A window of the rules.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const { offset, limit, pack, search = '' } = request.query
      const { overrides, choice } = await readSettings(db, workspaceOf(request))
      const own = new Map(overrides.filter((override) => holdsOn(override, today())).map(({ rule_id, severity }) => [rule_id, severity]))
      const term = search.toLowerCase()
      const rules = library.rules().filter((rule) => (!pack || rule.pack === pack) && searchedIn(rule).includes(term))
      return {
        total: rules.length,
        rules: rules.slice(offset, offset + limit).map((rule) => ({
          ...rule,
          confidence: rule.confidence ?? null,
          confidence_of: sampleOf(rule.id),
          languages: rule.parts.map((part) => part.language).filter((language) => language !== null),
          override: own.get(rule.id) ?? (rule.isDefault ? null : 'OFF'),
          left_out: choice && causeLeftOut(rule, choice),
        })),
      }
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/allowed-hosts',
    operationId: 'getAllowedHosts',
    tag,
    needs: 'read',
    summary: 'Private networks audits may read',
    description: 'Those the workspace has chosen among the places that the operator allows; where it has chosen none, all of these.',
    success: { status: 200, schema: ShownHosts, description: 'The places, and the places among which they are chosen.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      const { allowedHosts } = await readSettings(db, workspaceOf(request))
      return { hosts: allowedHosts?.filter((host) => whyNotChosen(host, ceiling) === null) ?? ceiling, allowed: ceiling }
    },
  }),
  appRoute({
    method: 'PUT',
    path: '/w/{workspace_id}/allowed-hosts',
    operationId: 'setAllowedHosts',
    tag,
    needs: 'manage_workspace',
    summary: 'Replace the private networks audits may read',
    description: 'Each within what the operator allows (`allowed`); link-local and metadata addresses are never opened.',
    body: HostsInput,
    success: { status: 200, schema: ShownHosts, description: 'The places, and the places among which they are chosen.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const faults = request.body.hosts.flatMap((host, index) => {
        const why = host.trim() === '' ? null : whyNotChosen(host.trim(), ceiling)
        return why === null ? [] : [{ loc: ['body', 'hosts', index], msg: `Value error, ${why}`, type: 'value_error' }]
      })
      if (faults.length > 0) throw invalid(...faults)
      const hosts = [...new Set(request.body.hosts.map((host) => host.trim()).filter(Boolean))]
      await changeSetting(db, workspaceOf(request), 'allowed_hosts', hosts, changeBy(request, request.body.reason))
      return { hosts, allowed: ceiling }
    },
  }),
]

/** Loaded on first use: it brings the rules with it. */
const packs = () => import('../../packs/shown-packs.ts')

let measured: Measured | null | undefined

/** How many labelled sentences a rule's confidence was measured on. */
function sampleOf(ruleId: string): number {
  measured ??= readMeasured()
  const { fault = 0, clean = 0 } = measured?.rules[ruleId] ?? {}
  return fault + clean
}

const searched = new WeakMap<Rule, string>()

/** Name, wording and law of a rule, in lower case. */
function searchedIn(rule: Rule): string {
  let text = searched.get(rule)
  if (text === undefined) {
    const { id, name, description, source, parts } = rule
    const wording = (parts ?? []).map((part) => [part.name, part.description, part.message, JSON.stringify(part.keys)].join('\n'))
    text = [id, name, description, source?.citation ?? '', ...wording].join('\n').toLowerCase()
    searched.set(rule, text)
  }
  return text
}

/** A workspace as somebody sees it who may enter it. */
const entered = async (db: pg.Pool, workspaceId: string, role: Role) => ({
  ...(await findWorkspace(db, workspaceId)),
  role,
  permissions: permissionsOf(role),
  needs_second_factor: false,
})
