import type pg from 'pg'
import type { Static } from 'typebox'
import { countMatching, listAssignmentRules, replaceAssignmentRules, siteOptions } from '../../db/violations/assignment-rules.ts'
import type { AssignmentRule } from '../../db/violations/assignment-rules.ts'
import { isId, newId } from '../../db/base/ids.ts'
import { membersAmong, namesOf } from '../../db/people/members.ts'
import { transaction } from '../../db/base/pool.ts'
import { invalid } from '../../errors.ts'
import { applyToWhatIsThere } from '../../reviews/assignment-rules.ts'
import type { Route } from '../base/route.ts'
import { actorOf, appRoute, changeBy, workspaceOf } from './access.ts'
import { idOf } from '../base/path-ids.ts'
import { AssignmentCount, AssignmentCriteriaSchema, AssignmentRulesInput, AssignmentRulesSchema } from '../../contract/assignment-rules.ts'

const tag = 'Settings'
const RULES = '/w/{workspace_id}/assignment-rules'

/** Who gets which findings. */
export const assignmentRuleRoutes = (db: pg.Pool): Route[] => [
  appRoute({
    method: 'GET',
    path: RULES,
    operationId: 'listAssignmentRules',
    tag,
    needs: 'read',
    summary: 'Assignment rules, in the order they are tried',
    success: { status: 200, schema: AssignmentRulesSchema, description: 'The rules.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => shown(db, workspaceOf(request)),
  }),
  appRoute({
    method: 'PUT',
    path: RULES,
    operationId: 'setAssignmentRules',
    tag,
    needs: 'manage_rules',
    summary: 'Replace the assignment rules; audits that end from now on use them',
    description: 'The first rule that matches a finding assigns it. What was met in an earlier run keeps whom it had.',
    body: AssignmentRulesInput,
    success: { status: 200, schema: AssignmentRulesSchema, description: 'The rules.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const workspaceId = workspaceOf(request)
      const rules = request.body.rules.map(
        (rule): AssignmentRule => ({
          ...criteriaOf(rule),
          id: rule.id && isId(rule.id) ? rule.id : newId(),
          name: rule.name.trim(),
          people: [...new Set(rule.people)],
          paused: rule.paused ?? false,
        }),
      )
      const members = new Set((await membersAmong(db, workspaceId, rules.flatMap(({ people }) => people).filter(isId))).map(({ id }) => id))
      const faults = rules.flatMap(({ people }, index) =>
        people.every((id) => members.has(id.toLowerCase()))
          ? []
          : [{ loc: ['body', 'rules', index, 'people'], msg: 'Value error, not all of these are members', type: 'value_error' }],
      )
      if (faults.length > 0) throw invalid(...faults)
      await transaction(db, (client) => replaceAssignmentRules(client, workspaceId, rules, changeBy(request, request.body.reason)))
      return shown(db, workspaceId)
    },
  }),
  appRoute({
    method: 'POST',
    path: `${RULES}/count`,
    operationId: 'countAssignmentRule',
    tag,
    needs: 'read',
    summary: 'How many findings a rule would assign now',
    description: 'Undecided ones that are assigned to nobody, of the latest run of each site.',
    body: AssignmentCriteriaSchema,
    success: { status: 200, schema: AssignmentCount, description: 'The number.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const counts = await countMatching(db, workspaceOf(request), criteriaOf(request.body))
      return { violations: counts.reduce((sum, { n }) => sum + n, 0), audits: counts.length }
    },
  }),
  appRoute({
    method: 'POST',
    path: `${RULES}/{rule_id}/apply`,
    operationId: 'applyAssignmentRule',
    tag,
    needs: 'manage_rules',
    summary: 'Apply a rule to what is there',
    description: 'One entry in the trail of each audit it touches.',
    success: { status: 200, schema: AssignmentCount, description: 'How many were assigned.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      const violations = await applyToWhatIsThere(db, workspaceOf(request), actorOf(request), idOf(request, 'rule_id'))
      return { violations, audits: 0 }
    },
  }),
]

const criteriaOf = ({ packs = [], rules = [], paths = [], languages = [], sites = [] }: Static<typeof AssignmentCriteriaSchema>) => ({
  packs,
  rules,
  paths: paths.map((path) => path.trim()).filter(Boolean),
  languages,
  sites: sites.filter(isId),
})

async function shown(db: pg.Pool, workspaceId: string) {
  const rules = await listAssignmentRules(db, workspaceId)
  const names = await namesOf(db, [...new Set(rules.flatMap(({ people }) => people))])
  return {
    sites: await siteOptions(db, workspaceId),
    rules: rules.map((rule) => ({ ...rule, people: rule.people.map((id) => ({ id, name: names.get(id) ?? 'somebody who left' })) })),
  }
}
