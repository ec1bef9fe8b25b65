import type pg from 'pg'
import { readSettings } from '../../../db/settings/settings.ts'
import { keepIssue } from '../../../reviews/issue.ts'
import { PresetReasons, PresetReasonsInput } from '../../../contract/dismissal-reasons.ts'
import { IssueInput, IssueTrackers, IssueTrackersInput } from '../../../contract/issues.ts'
import { idOf } from '../../base/path-ids.ts'
import { setPresets, setTrackers } from '../../shared/review-presets.ts'
import { actorOf, publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { refuseOthers } from '../people.ts'
import { shownViolations } from './violation-pages.ts'
import { ListedViolation } from '../../../contract/public/v2/violations.ts'

const tag = 'Violations'

/** What reviewers find ready, and the issues that were made of findings, by a key. */
export const reviewPresetRoutesV2 = (db: pg.Pool): PublicRoute[] => [
  publicRoute({
    method: 'GET',
    path: '/dismissal-reasons',
    operationId: 'getPresetReasons',
    tag,
    scope: 'read',
    summary: 'The reasons to dismiss that the workspace keeps ready',
    success: { status: 200, schema: PresetReasons, description: 'In the order in which they are offered.' },
    errors: [401, 403, 429, 503],
    handle: async (request) => ({ presets: (await readSettings(db, workspaceOf(request))).dismissalReasons }),
  }),
  publicRoute({
    method: 'PUT',
    path: '/dismissal-reasons',
    operationId: 'setPresetReasons',
    tag,
    scope: 'administer',
    summary: 'Replace the reasons to dismiss that the workspace keeps ready',
    description: 'A decision may still have any other reason. An entry in the admin log. A person’s key: while its person is an owner.',
    body: PresetReasonsInput,
    example: { presets: ['Covered by a certificate', 'A quotation of somebody else'], reason: 'Agreed with legal' },
    success: { status: 200, schema: PresetReasons, description: 'The reasons.' },
    errors: [401, 403, 422, 429, 503],
    async handle(request) {
      await refuseOthers(db, request.holder!, 'manage_workspace')
      return setPresets(db, workspaceOf(request), request.body.presets, { actor: actorOf(request), why: request.body.reason })
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/issue-trackers',
    operationId: 'getIssueTrackers',
    tag,
    scope: 'read',
    summary: 'Where issues are made of violations',
    success: { status: 200, schema: IssueTrackers, description: 'In the order in which they are offered.' },
    errors: [401, 403, 429, 503],
    handle: async (request) => ({ trackers: (await readSettings(db, workspaceOf(request))).issueTrackers }),
  }),
  publicRoute({
    method: 'PUT',
    path: '/issue-trackers',
    operationId: 'setIssueTrackers',
    tag,
    scope: 'administer',
    summary: 'Replace where issues are made of violations',
    description: 'An entry in the admin log. A person’s key: while its person is an owner.',
    body: IssueTrackersInput,
    example: { trackers: [{ name: 'GitHub', address: 'https://github.com/acme/shop/issues/new?title={title}&body={body}' }] },
    success: { status: 200, schema: IssueTrackers, description: 'The trackers.' },
    errors: [401, 403, 422, 429, 503],
    async handle(request) {
      await refuseOthers(db, request.holder!, 'manage_workspace')
      return setTrackers(db, workspaceOf(request), request.body.trackers, { actor: actorOf(request), why: request.body.reason })
    },
  }),
  publicRoute({
    method: 'PUT',
    path: '/violations/{violation_id}/issue',
    operationId: 'keepIssue',
    tag,
    scope: 'review',
    summary: 'Keep the address of the issue that was made of a violation',
    description: 'An entry in the trail of the audit. A later run of the site takes it over with the finding; `url` null takes it away.',
    ruleWords: true,
    body: IssueInput,
    example: { url: 'https://github.com/acme/shop/issues/7', apply_to_group: true },
    success: { status: 200, schema: ListedViolation, description: 'The violation.' },
    errors: [401, 403, 404, 422, 429, 503],
    async handle(request) {
      await refuseOthers(db, request.holder!, 'review')
      const [workspaceId, id] = [workspaceOf(request), idOf(request, 'violation_id')]
      const { url, apply_to_group: group = false } = request.body
      await keepIssue(db, workspaceId, actorOf(request), id, url, group)
      return (await shownViolations(db, workspaceId, [id]))[0]
    },
  }),
]
