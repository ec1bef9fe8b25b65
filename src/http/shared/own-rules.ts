import type pg from 'pg'
import { Type } from 'typebox'
import { namesIn } from '../../db/people/person-data.ts'
import { findOwnRule, listOwnRules } from '../../db/rules/own-rules.ts'
import type { OwnRuleRow, OwnRuleScope } from '../../db/rules/own-rules.ts'
import { findValues, listVersions } from '../../db/rules/own-rule-versions.ts'
import { ruleFigures } from '../../db/rules/figures.ts'
import { triableRuns } from '../../db/rules/tries.ts'
import { pageAddresses } from '../../db/audits/stored-pages.ts'
import { readSettings } from '../../db/settings/settings.ts'
import { lostRulesOf, tryRule } from '../../checks/check-apart.ts'
import { notFound } from '../../errors.ts'
import { fetchRuleSet } from '../../packs/kept-rule-sets.ts'
import { SEVERITIES } from '../../reviews/chart/chart.ts'
import { appliesAt } from '../../rules/definition/applies.ts'
import { changesInWords, partsAsBefore } from '../../workshop/in-words.ts'
import type { Route } from '../base/route.ts'
import { oneOf } from '../../contract/schema.ts'
import type { Entrance } from '../base/entrance.ts'
import { Done, windowQuery } from '../../contract/common.ts'
import {
  CompareQuery,
  OwnRuleDraft,
  OwnRuleInput,
  OwnRuleSchema,
  OwnRulesSchema,
  RuleComparison,
  RuleFigures,
  RuleScope,
  RulesNotRead,
  RuleTryInput,
  RuleTrySchema,
} from '../../contract/own-rules.ts'
import { ReasonQuery } from '../../contract/people.ts'
import { LONGEST_SEARCH } from '../../contract/limits.ts'

const tag = 'Rules'

/** Loaded on first use: it brings the whole of the rules with it. */
export const workshop = () => import('../../workshop/index.ts')

/** Rules that a workspace wrote itself: found, written, tried. */
export const ownRuleRoutes = ({ prefix, route, who, actor }: Entrance, db: pg.Pool): Route[] => {
  const RULES = `${prefix}/own-rules`
  return [
    route({
      method: 'GET',
      path: RULES,
      operationId: 'listOwnRules',
      items: 'rules',
      tag,
      needs: 'read',
      summary: "The workspace's own rules",
      query: Type.Object({
        ...windowQuery(500, 100),
        search: Type.String({ maxLength: LONGEST_SEARCH, default: '', description: 'In identifier and name.' }),
        state: Type.Optional(oneOf(['draft', 'in_review', 'published', 'off'])),
      }),
      success: { status: 200, schema: OwnRulesSchema, description: 'A window of the rules.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request) {
        const { offset, limit, search, state = null } = request.query
        const [{ total, rules }, { ruleReview }] = await Promise.all([
          listOwnRules(db, who(request).workspaceId, { search, state }, offset, limit),
          readSettings(db, who(request).workspaceId),
        ])
        return { total, rules: rules.map((row) => ({ ...summaryOf(row), scope: scopeOf(row) })), review: ruleReview }
      },
    }),
    route({
      method: 'POST',
      path: RULES,
      operationId: 'createOwnRule',
      tag,
      needs: 'manage_rules',
      summary: 'Begin a rule with a draft',
      body: OwnRuleInput,
      success: { status: 201, schema: OwnRuleSchema, description: 'The rule.' },
      errors: [401, 403, 404, 409, 422, 503],
      async handle(request, reply) {
        const { createOwnRule } = await workshop()
        const id = await createOwnRule(db, who(request).workspaceId, actor(request), request.body)
        reply.code(201)
        return ownRule(db, who(request).workspaceId, id)
      },
    }),
    route({
      method: 'GET',
      path: `${RULES}/not-read`,
      operationId: 'listRulesNotRead',
      items: 'rules',
      tag,
      needs: 'read',
      summary: 'Published rules that can no longer be read, and so do not run',
      description: 'Such as one that names a rule of a pack that is gone. Audits and checks say the same of each.',
      success: { status: 200, schema: RulesNotRead, description: 'Each with why.' },
      errors: [401, 403, 404, 503],
      async handle(request) {
        const { ownRules } = await readSettings(db, who(request).workspaceId)
        if (ownRules === null) return { rules: [] }
        await fetchRuleSet(db, who(request).workspaceId, ownRules)
        return { rules: (await lostRulesOf(ownRules)).map(({ ruleId, message }) => ({ rule_id: ruleId, why: message })) }
      },
    }),
    route({
      method: 'POST',
      path: `${RULES}/try`,
      operationId: 'tryOwnRule',
      config: { unkept: 'changes nothing' },
      tag,
      needs: 'manage_rules',
      summary: 'What a rule would find in some texts, and whether its proofs hold; nothing is stored',
      body: RuleTryInput,
      success: { status: 200, schema: RuleTrySchema, description: 'What came of it.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request) {
        const { file, content, texts } = request.body
        const [{ refusalsOf, whyNotPublished }, tried] = await Promise.all([
          workshop(),
          tryRule({ file, content, texts: texts.map((text) => ({ ...text, language: text.language ?? null })) }),
        ])
        return { ...tried, refused: refusalsOf(tried, content), name: tried.rule?.name ?? null, not_publishable: whyNotPublished(tried) }
      },
    }),
    route({
      method: 'GET',
      path: `${RULES}/{rule_id}`,
      operationId: 'getOwnRule',
      tag,
      needs: 'read',
      summary: 'One of them, with its versions',
      success: { status: 200, schema: OwnRuleSchema, description: 'The rule.' },
      errors: [401, 403, 404, 503],
      handle: async (request) => ownRule(db, who(request).workspaceId, ruleIdOf(request)),
    }),
    route({
      method: 'GET',
      path: `${RULES}/{rule_id}/scope`,
      operationId: 'countRuleScope',
      tag,
      needs: 'read',
      summary: 'How many stored pages lie within the sites and paths of its latest version',
      success: { status: 200, schema: RuleScope, description: 'Of the newest completed run of each site.' },
      errors: [401, 403, 404, 503],
      async handle(request) {
        const [workspaceId, id] = [who(request).workspaceId, ruleIdOf(request)]
        const row = await findOwnRule(db, workspaceId, id)
        const values = row && (await findValues(db, workspaceId, id, row.latest))
        if (!values) throw notFound('Rule')
        const runs = (await triableRuns(db, workspaceId)).filter(({ newest }) => newest)
        const { sites, paths } = scopeOf(values as unknown as OwnRuleScope)
        const where = { from: null, until: null, sites: sites.map((site) => site.toLowerCase()), paths }
        const addresses = await pageAddresses(
          db,
          workspaceId,
          runs.map((run) => run.id),
        )
        return { pages: addresses.length, within: addresses.filter((address) => appliesAt(where, address)).length }
      },
    }),
    route({
      method: 'GET',
      path: `${RULES}/{rule_id}/compare`,
      operationId: 'compareOwnRule',
      tag,
      needs: 'read',
      summary: 'What two versions say differently',
      query: CompareQuery,
      success: { status: 200, schema: RuleComparison, description: 'The differences, part by part.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request) {
        const { from, to } = request.query
        const valuesOf = (number: number) => findValues(db, who(request).workspaceId, ruleIdOf(request), number)
        const [before, after] = await Promise.all([from === 0 ? {} : valuesOf(from), valuesOf(to)])
        if (!before || !after) throw notFound('Version')
        const changes = changesInWords(before, after)
        return { changes, as_before: partsAsBefore(after, changes) }
      },
    }),
    route({
      method: 'GET',
      path: `${prefix}/rule-figures`,
      operationId: 'listRuleFigures',
      items: 'rules',
      tag,
      needs: 'read',
      summary: 'What rules found lately, and how much of it was dismissed',
      success: { status: 200, schema: RuleFigures, description: 'Rules that found something.' },
      errors: [401, 403, 404, 503],
      handle: async (request) => ({ rules: await ruleFigures(db, who(request).workspaceId) }),
    }),
    route({
      method: 'PUT',
      path: `${RULES}/{rule_id}/draft`,
      operationId: 'saveOwnRule',
      tag,
      needs: 'manage_rules',
      summary: 'Save another text of it as a draft; the published version runs on',
      body: OwnRuleDraft,
      success: { status: 200, schema: OwnRuleSchema, description: 'The rule.' },
      errors: [401, 403, 404, 409, 422, 503],
      async handle(request) {
        const { saveDraft } = await workshop()
        const { content, based_on: basedOn } = request.body
        await saveDraft(db, who(request).workspaceId, actor(request), ruleIdOf(request), { content, basedOn })
        return ownRule(db, who(request).workspaceId, ruleIdOf(request))
      },
    }),
    route({
      method: 'DELETE',
      path: `${RULES}/{rule_id}`,
      operationId: 'deleteOwnRule',
      tag,
      needs: 'manage_rules',
      summary: 'Delete a rule that was never published, or discard the draft beside a published version',
      description:
        'A rule that was never published is deleted. Of a published rule the draft is discarded, in review or not: the published version ' +
        'goes on running, and the text of the draft is kept in the admin log. A published rule without a draft answers 409.',
      query: ReasonQuery,
      success: { status: 200, schema: Done, description: 'The rule, or its draft, is gone.' },
      errors: [401, 403, 404, 409, 422, 503],
      async handle(request) {
        const { deleteDraft } = await workshop()
        await deleteDraft(db, who(request).workspaceId, actor(request), ruleIdOf(request), request.query.reason)
        return { done: true }
      },
    }),
  ]
}

/** A rule's id from the path; what cannot be one is replaced by a word that none is. */
export const ruleIdOf = ({ params: { rule_id: id = '' } }: { params: Record<string, string> }): string =>
  /^[\w.-]{1,250}$/.test(id) ? id : 'none'

const listOf = (value: string | string[] | null | undefined): string[] => [value ?? []].flat()

const scopeOf = ({ jurisdiction, channels, applies }: OwnRuleScope) => ({
  markets: listOf(jurisdiction),
  channels: listOf(channels),
  sites: listOf(applies?.sites),
  paths: listOf(applies?.paths),
  from: applies?.from ?? null,
  until: applies?.until ?? null,
})

const summaryOf = (row: OwnRuleRow) => ({ ...row, severity: SEVERITIES[row.severity] })

export async function ownRule(db: pg.Pool, workspaceId: string, id: string) {
  const [row, { ruleReview }] = await Promise.all([findOwnRule(db, workspaceId, id), readSettings(db, workspaceId)])
  const versions = row ? await listVersions(db, workspaceId, id) : []
  const latest = versions.find(({ number }) => number === row!.latest)
  // Somebody may have deleted it between the two.
  if (!row || !latest) throw notFound('Rule')
  const ids = versions.flatMap((version) => [
    version.author_id,
    version.asked_by,
    version.asked_of,
    version.sent_back_by,
    version.published_by,
  ])
  const names = await namesIn(db, workspaceId, ids)
  const somebody = (userId: string | null) => userId && { id: userId, name: names.get(userId) ?? 'somebody who left' }
  return {
    ...summaryOf(row),
    content: latest.content,
    versions: versions.map((version) => ({
      ...version,
      author: somebody(version.author_id),
      asked_by: somebody(version.asked_by),
      asked_of: somebody(version.asked_of),
      sent_back_by: somebody(version.sent_back_by),
      published_by: somebody(version.published_by),
    })),
    review: ruleReview,
  }
}
