import type pg from 'pg'
import { Type } from 'typebox'
import type { AuditService } from '../../../audits/service-interface.ts'
import { invalid, notFound } from '../../../errors.ts'
import { marketOf } from '../../../rules/select/markets.ts'
import { ownRule, ownRuleRoutes, ruleIdOf, workshop } from '../../shared/own-rules.ts'
import { ownRuleStateRoutes } from '../../shared/own-rule-states.ts'
import { ruleTryRoutes } from '../../shared/rule-tries.ts'
import { languagesFor } from '../../shared/rule-words.ts'
import { publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { byKeyOfPeople } from '../people.ts'
import { pageOf } from './paged.ts'
import { cursorQuery } from '../../../contract/public/v2/lists.ts'
import { RulePage, RuleRead, PackPage, RulesQuery } from '../../../contract/public/v2/rules.ts'

const tag = 'Rules'

/** Packs and rules to read, and the workspace's own to write, try, publish and take back. */
export const ruleRoutesV2 = (db: pg.Pool, audits: AuditService | undefined): PublicRoute[] => {
  const entrance = byKeyOfPeople(db)
  const own = [...ownRuleRoutes(entrance, db), ...ownRuleStateRoutes(entrance, db), ...ruleTryRoutes(entrance, db, audits)]
  return [...reading(db), ...(own as PublicRoute[])]
}

const reading = (db: pg.Pool): PublicRoute[] => [
  publicRoute({
    method: 'GET',
    path: '/packs',
    operationId: 'listPacks',
    tag,
    scope: 'read',
    summary: 'Rule packs, and which of them the workspace uses',
    query: Type.Object(cursorQuery()),
    success: { status: 200, schema: PackPage, description: 'A page.' },
    errors: [401, 403, 422, 429, 503],
    async handle(request) {
      const [{ shownPacks }, { ruleLibrary }] = await Promise.all([
        import('../../../packs/shown-packs.ts'),
        import('../../../packs/library.ts'),
      ])
      const { packs } = await shownPacks(db, ruleLibrary, workspaceOf(request))
      const { page, next } = pageOf(packs, request.query)
      return { packs: page, next }
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/rules',
    operationId: 'listRules',
    tag,
    scope: 'read',
    summary: 'Rules of packs and of the workspace’s own',
    ruleWords: true,
    query: RulesQuery,
    success: { status: 200, schema: RulePage, description: 'Rules by their identifiers.' },
    errors: [401, 403, 422, 429, 503],
    async handle(request) {
      const { cursor, limit, pack: packs = null, language: languages = null, severity: severities = null, market, own } = request.query
      const filter = {
        packs,
        languages,
        severities,
        markets: market?.map(knownMarket) ?? null,
        own: own ? own === 'true' : null,
      }
      const { listRules } = await workshop()
      const { rules, more } = await listRules(db, workspaceOf(request), filter, { after: idIn(cursor), limit })
      return { rules, next: more ? Buffer.from(rules.at(-1)!.id).toString('base64url') : null }
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/rules/{rule_id}',
    operationId: 'getRule',
    tag,
    scope: 'read',
    summary: 'One rule with its law, its explanation and its proofs',
    description: 'Of a rule that the workspace wrote, what the version says that runs, or where none does the draft.',
    ruleWords: true,
    success: { status: 200, schema: RuleRead, description: 'The rule.' },
    errors: [401, 403, 404, 429, 503],
    async handle(request) {
      const [workspaceId, id] = [workspaceOf(request), ruleIdOf(request)]
      const { readRule } = await workshop()
      const rule = await readRule(db, workspaceId, id, languagesFor(request))
      if (!rule) throw notFound('Rule')
      return { ...rule, own_rule: rule.own ? await ownRule(db, workspaceId, id) : null }
    },
  }),
]

const fault = (name: string, msg: string) => invalid({ loc: ['query', name], msg: `Value error, ${msg}`, type: 'value_error' })

function knownMarket(market: string): string {
  const known = marketOf(market)
  if (known === null) throw fault('market', 'this is no market: use DE, UK, EU, US-CA')
  return known
}

function idIn(cursor: string | undefined): string {
  if (cursor === undefined) return ''
  const id = Buffer.from(cursor, 'base64url').toString('utf8')
  if (!/^[\w.-]{1,250}$/.test(id)) throw fault('cursor', 'this is no cursor: send `next` of the answer before')
  return id
}
