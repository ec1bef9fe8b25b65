import type pg from 'pg'
import { notFound } from '../../errors.ts'
import { copiedRule } from '../../rules/form/new-rule.ts'
import type { Route } from '../base/route.ts'
import { appRoute, workspaceOf } from './access.ts'
import { workshop } from '../shared/own-rules.ts'
import { RuleSuggestionsInput, RuleSuggestionsSchema, RuleTextSchema } from '../../contract/rule-writing.ts'

const tag = 'Rules'

/** Help for writing a rule: a text to begin with, and examples from stored pages. */
export const ruleWritingRoutes = (db: pg.Pool): Route[] => [
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/rules/{rule_id}/copy',
    operationId: 'copyRule',
    tag,
    needs: 'manage_rules',
    summary: 'A rule of a pack as the beginning of one of your own; nothing is stored',
    success: {
      status: 200,
      schema: RuleTextSchema,
      description: 'The rule as YAML, with a comment that names the one it was copied from.',
    },
    errors: [401, 403, 404, 503],
    async handle(request) {
      const { ruleById, ruleText } = await import('../../packs/library.ts')
      const rule = ruleById(request.params.rule_id ?? '')
      if (!rule) throw notFound('Rule')
      return { id: rule.id, name: rule.name, kind: rule.kind, content: copiedRule(ruleText(rule), rule) }
    },
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/own-rules/suggestions',
    operationId: 'suggestForRule',
    tag,
    needs: 'manage_rules',
    summary: 'Word forms, exceptions and texts for a rule, from the pages that were stored last; nothing is stored',
    body: RuleSuggestionsInput,
    success: { status: 200, schema: RuleSuggestionsSchema, description: 'What was found.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const { suggestionsFor } = await workshop()
      const { file, content, language = null, thorough = false } = request.body
      return suggestionsFor(db, workspaceOf(request), { file, content, language, thorough })
    },
  }),
]
