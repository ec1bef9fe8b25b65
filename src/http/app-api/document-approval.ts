import type pg from 'pg'
import { membersAmong } from '../../db/people/members.ts'
import { isId } from '../../db/base/ids.ts'
import { changeSetting } from '../../db/settings/changes.ts'
import { readSettings } from '../../db/settings/settings.ts'
import type { DocumentApproval } from '../../db/settings/settings.ts'
import { USUAL_APPROVAL } from '../../documents/edit/approval-steps.ts'
import { invalid } from '../../errors.ts'
import type { Route } from '../base/route.ts'
import { actorOf, appRoute, changeBy, workspaceOf } from './access.ts'
import { idOf } from '../base/path-ids.ts'
import { ApprovalSteps, DocumentApprovalState, ReviewRequest, StepAnswer } from '../../contract/document-versions.ts'

const tag = 'Documents'
const APPROVAL = '/w/{workspace_id}/documents/{document_id}/approval'
const STEPS = '/w/{workspace_id}/approval-steps'

const approval = () => import('../../documents/edit/approval.ts')

/** From draft to approved, step by step. */
export const documentApprovalRoutes = (db: pg.Pool): Route[] => [
  appRoute({
    method: 'GET',
    path: APPROVAL,
    operationId: 'getDocumentApproval',
    ruleWords: true,
    tag,
    needs: 'read',
    summary: 'Where a document stands on its way to approval',
    success: { status: 200, schema: DocumentApprovalState, description: 'Its state, its steps, what blocks it and its trail.' },
    errors: [401, 403, 404, 503],
    handle: async (request) =>
      (await approval()).approvalOf(db, workspaceOf(request), idOf(request, 'document_id'), {
        userId: actorOf(request).userId,
        role: request.role!,
      }),
  }),
  appRoute({
    method: 'POST',
    path: APPROVAL,
    operationId: 'askForDocumentReview',
    tag,
    needs: 'write_documents',
    summary: 'Ask for a review of the text as it is, or take that back',
    body: ReviewRequest,
    success: { status: 200, schema: DocumentApprovalState, description: 'Its state now.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request) {
      const { askForReview, approvalOf } = await approval()
      const [workspaceId, id, actor] = [workspaceOf(request), idOf(request, 'document_id'), actorOf(request)]
      const { action, comment = null } = request.body
      await askForReview(db, workspaceId, actor, id, { action, comment })
      return approvalOf(db, workspaceId, id, { userId: actor.userId, role: request.role! })
    },
  }),
  appRoute({
    method: 'POST',
    path: `${APPROVAL}/answer`,
    operationId: 'answerDocumentReview',
    tag,
    needs: 'review',
    summary: 'Approve the step a document waits at, or send it back',
    description:
      'Open findings of the severity that blocks, or above, refuse an approval (409) until they are decided. ' +
      'Sent back, it needs a comment. A step is answered by whom it names (403).',
    body: StepAnswer,
    success: { status: 200, schema: DocumentApprovalState, description: 'Its state now.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request) {
      const { answerStep, approvalOf } = await approval()
      const [workspaceId, id] = [workspaceOf(request), idOf(request, 'document_id')]
      const who = { ...actorOf(request), role: request.role! }
      const { approve, version, comment = null } = request.body
      await answerStep(db, workspaceId, who, id, { approve, version, comment })
      return approvalOf(db, workspaceId, id, who)
    },
  }),
  appRoute({
    method: 'GET',
    path: STEPS,
    operationId: 'getApprovalSteps',
    tag: 'Settings',
    needs: 'read',
    summary: 'The steps by which documents are approved',
    success: { status: 200, schema: ApprovalSteps, description: 'The steps.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => (await readSettings(db, workspaceOf(request))).documentApproval ?? USUAL_APPROVAL,
  }),
  appRoute({
    method: 'PUT',
    path: STEPS,
    operationId: 'setApprovalSteps',
    tag: 'Settings',
    needs: 'manage_workspace',
    summary: 'Replace these steps; reviews that are under way keep theirs',
    body: ApprovalSteps,
    success: { status: 200, schema: ApprovalSteps, description: 'The steps.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const given = request.body as DocumentApproval
      await refuseUnknown(db, workspaceOf(request), given)
      await changeSetting(db, workspaceOf(request), 'document_approval', given, changeBy(request))
      return given
    },
  }),
]

/** A step that names somebody who cannot answer it would keep documents waiting for good. */
async function refuseUnknown(db: pg.Pool, workspaceId: string, { steps, exceptions }: DocumentApproval): Promise<void> {
  const fault = (msg: string) => invalid({ loc: ['body', 'steps'], msg: `Value error, ${msg}`, type: 'value_error' })
  const all = [...steps, ...exceptions.flatMap((each) => each.steps)]
  if (all.some(({ name }) => name.trim() === '' || name.includes('\0'))) throw fault('a step needs a name')
  if (all.some(({ roles }) => roles.every((role) => role === 'viewer'))) throw fault('viewers answer no step; name another role')
  if (exceptions.some(({ template_id: id }) => id !== null && !isId(id))) throw fault('there is no such template')
  const people = [...new Set(all.flatMap((step) => step.people))]
  const known = people.every(isId) ? await membersAmong(db, workspaceId, people) : []
  if (known.length !== people.length) throw fault('somebody named in a step is no member of the workspace')
}
