import type pg from 'pg'
import { readSettings } from '../../db/settings/settings.ts'
import { keepIssue } from '../../reviews/issue.ts'
import { PresetReasons, PresetReasonsInput } from '../../contract/dismissal-reasons.ts'
import { IssueInput, IssueKept, IssueTrackers, IssueTrackersInput } from '../../contract/issues.ts'
import { idOf } from '../base/path-ids.ts'
import type { Route } from '../base/route.ts'
import { setPresets, setTrackers } from '../shared/review-presets.ts'
import { actorOf, appRoute, changeBy, workspaceOf } from './access.ts'

/** What reviewers find ready: reasons to dismiss, and where issues are made of findings. */
export const reviewPresetRoutes = (db: pg.Pool): Route[] => [
  appRoute({
    method: 'PUT',
    path: '/w/{workspace_id}/preset-reasons',
    operationId: 'setPresetReasons',
    tag: 'Settings',
    needs: 'manage_workspace',
    summary: 'Replace the reasons to dismiss that the workspace keeps ready',
    body: PresetReasonsInput,
    success: { status: 200, schema: PresetReasons, description: 'The reasons.' },
    errors: [401, 403, 404, 422, 503],
    handle: async (request) => setPresets(db, workspaceOf(request), request.body.presets, changeBy(request, request.body.reason)),
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/preset-reasons',
    operationId: 'getPresetReasons',
    tag: 'Settings',
    needs: 'read',
    summary: 'The reasons to dismiss that the workspace keeps ready',
    success: { status: 200, schema: PresetReasons, description: 'In the order in which they are offered.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => ({ presets: (await readSettings(db, workspaceOf(request))).dismissalReasons }),
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/issue-trackers',
    operationId: 'getIssueTrackers',
    tag: 'Settings',
    needs: 'read',
    summary: 'Where issues are made of findings',
    success: { status: 200, schema: IssueTrackers, description: 'The trackers.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => ({ trackers: (await readSettings(db, workspaceOf(request))).issueTrackers }),
  }),
  appRoute({
    method: 'PUT',
    path: '/w/{workspace_id}/issue-trackers',
    operationId: 'setIssueTrackers',
    tag: 'Settings',
    needs: 'manage_workspace',
    summary: 'Replace where issues are made of findings',
    body: IssueTrackersInput,
    success: { status: 200, schema: IssueTrackers, description: 'The trackers.' },
    errors: [401, 403, 404, 422, 503],
    handle: async (request) => setTrackers(db, workspaceOf(request), request.body.trackers, changeBy(request, request.body.reason)),
  }),
  appRoute({
    method: 'PUT',
    path: '/w/{workspace_id}/violations/{violation_id}/issue',
    operationId: 'keepIssue',
    tag: 'Review desk',
    needs: 'review',
    summary: 'Keep the address of the issue that was made of a violation',
    description: 'An entry in the trail. A later run of the site takes it over with the finding.',
    body: IssueInput,
    success: { status: 200, schema: IssueKept, description: 'Kept.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const { url, apply_to_group: group = false } = request.body
      return keepIssue(db, workspaceOf(request), actorOf(request), idOf(request, 'violation_id'), url, group)
    },
  }),
]
