import type pg from 'pg'
import { changeSetting } from '../../db/settings/changes.ts'
import { readSettings } from '../../db/settings/settings.ts'
import type { Route } from '../base/route.ts'
import { appRoute, changeBy, workspaceOf } from './access.ts'
import { DueDaysInput, DueDaysSchema, EndingDaysInput, EndingDaysSchema, FourEyesInput, FourEyesSchema } from '../../contract/inbox.ts'
import { RuleReviewInput, RuleReviewSetting } from '../../contract/own-rules.ts'

const tag = 'Settings'

/** Within which time, and by how many people, findings are decided and rules published. */
export const reviewSettingRoutes = (db: pg.Pool): Route[] => [
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/due-days',
    operationId: 'getDueDays',
    tag,
    needs: 'read',
    summary: 'Due dates by severity',
    success: { status: 200, schema: DueDaysSchema, description: 'Days for each severity.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => ({ days: (await readSettings(db, workspaceOf(request))).dueDays }),
  }),
  appRoute({
    method: 'PUT',
    path: '/w/{workspace_id}/due-days',
    operationId: 'setDueDays',
    tag,
    needs: 'manage_workspace',
    summary: 'Replace the due dates; audits that start from now on use them',
    body: DueDaysInput,
    success: { status: 200, schema: DueDaysSchema, description: 'Days for each severity.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      await changeSetting(db, workspaceOf(request), 'due_days', request.body.days, changeBy(request, request.body.reason))
      return { days: request.body.days }
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/ending-days',
    operationId: 'getEndingDays',
    tag,
    needs: 'read',
    summary: 'How many days before decisions end people are told',
    success: { status: 200, schema: EndingDaysSchema, description: 'The days.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => ({ days: (await readSettings(db, workspaceOf(request))).endingDays }),
  }),
  appRoute({
    method: 'PUT',
    path: '/w/{workspace_id}/ending-days',
    operationId: 'setEndingDays',
    tag,
    needs: 'manage_workspace',
    summary: 'Say how many days before decisions end people are told, with effect at once',
    body: EndingDaysInput,
    success: { status: 200, schema: EndingDaysSchema, description: 'The days.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      await changeSetting(db, workspaceOf(request), 'ending_days', request.body.days, changeBy(request, request.body.reason))
      return { days: request.body.days }
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/four-eyes',
    operationId: 'getFourEyes',
    tag,
    needs: 'read',
    summary: 'Severities whose dismissal needs a second person',
    success: { status: 200, schema: FourEyesSchema, description: 'The severities.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => ({ severities: (await readSettings(db, workspaceOf(request))).fourEyes }),
  }),
  appRoute({
    method: 'PUT',
    path: '/w/{workspace_id}/four-eyes',
    operationId: 'setFourEyes',
    tag,
    needs: 'manage_workspace',
    summary: 'Replace these severities, with effect at once',
    description: 'What waits already goes on waiting.',
    body: FourEyesInput,
    success: { status: 200, schema: FourEyesSchema, description: 'The severities.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const severities = [...new Set(request.body.severities)]
      await changeSetting(db, workspaceOf(request), 'four_eyes', severities, changeBy(request, request.body.reason))
      return { severities }
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/rule-review',
    operationId: 'getRuleReview',
    tag: 'Rules',
    needs: 'read',
    summary: 'Whether publishing a rule needs a second person',
    success: { status: 200, schema: RuleReviewSetting, description: 'The setting.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => ({ second_person: (await readSettings(db, workspaceOf(request))).ruleReview }),
  }),
  appRoute({
    method: 'PUT',
    path: '/w/{workspace_id}/rule-review',
    operationId: 'setRuleReview',
    tag: 'Rules',
    needs: 'manage_workspace',
    summary: 'Say whether publishing a rule needs a second person',
    body: RuleReviewInput,
    success: { status: 200, schema: RuleReviewSetting, description: 'The setting.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      await changeSetting(db, workspaceOf(request), 'rule_review', request.body.second_person, changeBy(request, request.body.reason))
      return { second_person: request.body.second_person }
    },
  }),
]
