import type pg from 'pg'
import { adminTrailOf } from '../../db/trail/admin-pages.ts'
import { recordChange } from '../../db/trail/admin.ts'
import { findDocumentForDesk } from '../../db/documents/shown.ts'
import {
  backToDraft,
  beginReview,
  deskFindings,
  findDocumentApproval,
  isDismissed,
  setApproved,
  setStepsDone,
} from '../../db/documents/approval.ts'
import type { ApprovalRow, ApprovalStep, StoredFinding } from '../../db/documents/approval.ts'
import { authorsSinceApproval, keepVersion, lockVersioned, storeFirst, textHash, versionedDocument } from '../../db/documents/versions.ts'
import type { VersionedDocument } from '../../db/documents/versions.ts'
import { membersAmong } from '../../db/people/members.ts'
import { namesIn } from '../../db/people/person-data.ts'
import { transaction } from '../../db/base/pool.ts'
import type { Db } from '../../db/base/pool.ts'
import { readSettings } from '../../db/settings/settings.ts'
import type { WorkspaceSettings } from '../../db/settings/settings.ts'
import { renewDocument } from '../../claims/bindings/bind.ts'
import { AppError, invalid, notFound } from '../../errors.ts'
import { enterDocument } from '../../promotions/register/approved.ts'
import type { Actor } from '../../reviews/chart/actor.ts'
import { atOrAbove, stepsFor, USUAL_APPROVAL } from './approval-steps.ts'
import { reviewOf } from './edit.ts'
import type { Role } from '../../contract/values.ts'

/** Entries of a document's trail that are shown beside it. */
const SHOWN_ENTRIES = 100

const approvalIn = (settings: WorkspaceSettings) => settings.documentApproval ?? USUAL_APPROVAL
/** Null: the workspace names none, and the rules of every market run. */
const marketsIn = ({ choice }: WorkspaceSettings): readonly string[] | null => choice?.markets ?? null

type Who = Actor & { role: Role }

/** Why somebody may not answer the step a document waits at; null: they may. */
async function whyNot(
  db: Db,
  workspaceId: string,
  document: VersionedDocument,
  row: ApprovalRow,
  secondPerson: boolean,
  { userId, role }: Pick<Who, 'userId' | 'role'>,
): Promise<string | null> {
  const step = row.approval_steps?.[row.steps_done?.length ?? 0]
  if (row.approval !== 'in_review' || !step) return 'Nobody has asked for a review of this document.'
  if (!(role === 'owner' && (await haveAllLeft(db, workspaceId, step)))) {
    if (!step.roles.includes(role)) return `The step “${step.name}” is answered by: ${step.roles.join(', ')}.`
    if (step.people.length > 0 && !step.people.includes(userId ?? '')) return `The step “${step.name}” is answered by other people.`
  }
  if (!secondPerson) return null
  const authors = await authorsSinceApproval(db, workspaceId, document)
  if (authors.some((author) => author === userId)) return 'You wrote this text, or a part of it: a second person has to answer.'
  if (userId === row.asked_by) return 'You asked for this review: a second person has to answer.'
  const hasAnswered = row.steps_done?.some(({ by }) => by === userId) ?? false
  return hasAnswered ? 'You have answered a step of this review: another person has to answer this one.' : null
}

/** Whether a step names people of whom none is a member any more: an owner answers it, since nobody else could. */
const haveAllLeft = async (db: Db, workspaceId: string, { people }: ApprovalStep): Promise<boolean> =>
  people.length > 0 && (await membersAmong(db, workspaceId, people)).length === 0

/**
 * Findings that keep a text from being approved: open ones of the severity or above, decided neither here nor on the desk. Where a
 * dismissal needs a second person, whoever let it stand is not the one who approves.
 */
async function blockingFor(
  db: Db,
  workspaceId: string,
  documentId: string,
  findings: StoredFinding[],
  settings: WorkspaceSettings,
  userId: string | null,
): Promise<StoredFinding[]> {
  const grave = findings.filter(({ severity }) => atOrAbove(severity, approvalIn(settings).blocks_at))
  if (grave.length === 0) return []
  const dismissed = (await deskFindings(db, workspaceId, documentId)).filter(isDismissed)
  return grave.filter((finding) => {
    if (dismissed.some((each) => each.rule_id === finding.rule_id && each.text === finding.text)) return false
    if (!finding.ignored) return true
    return (settings.fourEyes as string[]).includes(finding.severity) && finding.ignored_by != null && finding.ignored_by === userId
  })
}

const shownFinding = ({ rule_id, rule_name, severity, text, sentence }: StoredFinding) => ({
  rule_id,
  rule_name,
  severity,
  text,
  sentence,
})

/** Where a document stands on its way to approval, and what the person who asks may do. */
export async function approvalOf(db: pg.Pool, workspaceId: string, id: string, who: Pick<Who, 'userId' | 'role'>) {
  const document = await versionedDocument(db, workspaceId, id)
  const row = await findDocumentApproval(db, workspaceId, id)
  if (!document || !row) throw notFound('Document')
  const settings = await readSettings(db, workspaceId)
  const chosen = approvalIn(settings)
  const steps = row.approval_steps ?? stepsFor(chosen, document, marketsIn(settings))
  const done = row.steps_done ?? []
  const names = await namesIn(db, workspaceId, [row.asked_by, ...done.map(({ by }) => by), ...steps.flatMap(({ people }) => people)])
  const named = (userId: string) => ({ id: userId, name: names.get(userId) ?? '' })
  const blocking = await blockingFor(db, workspaceId, id, row.findings, settings, who.userId)
  return {
    state: row.approval,
    version: Math.max(document.current_version, 1),
    approved_version: row.approved_version,
    asked_by: row.asked_by === null ? null : named(row.asked_by),
    asked_at: row.asked_at,
    steps: steps.map((step, index) => {
      const answer = done[index]
      return {
        name: step.name,
        roles: step.roles,
        people: step.people.map(named),
        done: answer ? { by: named(answer.by), at: answer.at, comment: answer.comment } : null,
      }
    }),
    blocks_at: chosen.blocks_at,
    blocking: blocking.map(shownFinding),
    why_not: await whyNot(db, workspaceId, document, row, chosen.second_person, who),
    history: await adminTrailOf(db, workspaceId, id, SHOWN_ENTRIES),
  }
}

const conflict = (message: string) => new AppError(409, message)

const entryOf = (document: VersionedDocument, actor: Actor, kind: string, from: object | null, to: object | null, why: string | null) => ({
  kind: `document.${kind}`,
  subject: document.title,
  subjectId: document.id,
  from,
  to,
  why,
  actor,
})

const textOf = (document: VersionedDocument) => ({
  version: document.current_version,
  sha256: textHash(document.markdown).toString('hex'),
})

function checkComment(comment: string | null): string | null {
  if (comment?.includes('\0'))
    throw invalid({ loc: ['body', 'comment'], msg: 'Value error, the comment contains a NUL', type: 'value_error' })
  return comment?.trim() || null
}

/** Asks for a review of the text as it is, which is kept as a version; or takes the question back. */
export const askForReview = (
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  id: string,
  request: { action: 'ask' | 'withdraw'; comment: string | null },
): Promise<void> =>
  transaction(db, async (client) => {
    const comment = checkComment(request.comment)
    const document = await lockVersioned(client, workspaceId, id)
    if (!document) throw notFound('Document')
    if (request.action === 'withdraw') {
      if (document.approval !== 'in_review') throw conflict('This document is not in review.')
      await backToDraft(client, workspaceId, id)
      await recordChange(client, workspaceId, entryOf(document, actor, 'review_withdrawn', textOf(document), null, comment))
      return
    }
    if (document.approval !== 'draft')
      throw conflict(document.approval === 'approved' ? 'This text is approved already.' : 'This document is in review already.')
    const settings = await readSettings(client, workspaceId)
    const steps = stepsFor(approvalIn(settings), document, marketsIn(settings))
    await storeFirst(client, workspaceId, document)
    await keepVersion(client, workspaceId, id, document.current_version)
    await beginReview(client, workspaceId, id, { steps, askedBy: actor.userId, at: new Date() })
    const to = { ...textOf(document), steps: steps.map(({ name }) => name) }
    await recordChange(client, workspaceId, entryOf(document, actor, 'review_asked', null, to, comment))
  })

/** Answers the step a document waits at. `version` is what the person has read: another text is not approved by it. */
export async function answerStep(
  db: pg.Pool,
  workspaceId: string,
  actor: Who,
  id: string,
  request: { approve: boolean; version: number; comment: string | null },
): Promise<void> {
  const comment = checkComment(request.comment)
  if (!request.approve && comment === null)
    throw invalid({ loc: ['body', 'comment'], msg: 'Value error, say what is to be changed', type: 'value_error' })
  const settings = await readSettings(db, workspaceId)
  if (request.approve) await refuseOpenFindings(db, workspaceId, actor, id, settings)
  const { role: _role, ...by } = actor
  await transaction(db, async (client) => {
    const document = await lockVersioned(client, workspaceId, id)
    const row = document && (await findDocumentApproval(client, workspaceId, id))
    if (!document || !row) throw notFound('Document')
    if (row.approval !== 'in_review' || document.current_version !== request.version)
      throw conflict('The document is no longer what you have read; look at it again.')
    const done = row.steps_done ?? []
    const steps = row.approval_steps ?? []
    const step = steps[done.length]
    const refused = await whyNot(client, workspaceId, document, row, approvalIn(settings).second_person, actor)
    if (refused) throw new AppError(403, refused)
    const to = { ...textOf(document), step: step!.name }
    if (!request.approve) {
      await backToDraft(client, workspaceId, id)
      await recordChange(client, workspaceId, entryOf(document, by, 'sent_back', to, null, comment))
      return
    }
    const blocking = await blockingFor(client, workspaceId, id, row.findings, settings, actor.userId)
    if (blocking.length > 0) throw refusal(blocking)
    const at = new Date()
    const answers = [...done, { by: actor.userId ?? '', at: at.toISOString(), comment }]
    await setStepsDone(client, workspaceId, id, answers)
    const isLast = done.length + 1 === steps.length
    if (isLast) {
      await keepVersion(client, workspaceId, id, document.current_version, at)
      await setApproved(client, workspaceId, id, document.current_version)
      await renewDocument(client, workspaceId, id)
    }
    await recordChange(client, workspaceId, entryOf(document, by, isLast ? 'approved' : 'step_approved', null, to, comment))
    if (!isLast) return
    const names = await namesIn(
      client,
      workspaceId,
      answers.map((answer) => answer.by),
    )
    await enterDocument(client, workspaceId, by, {
      ...to,
      id,
      title: document.title,
      markets: document.choice?.markets ?? marketsIn(settings) ?? [],
      channels: document.choice?.channels ?? [],
      approvers: answers.map((answer, index) => ({
        id: answer.by,
        name: names.get(answer.by) ?? '',
        function: steps[index]?.name ?? null,
      })),
      comments: answers.flatMap((answer) => answer.comment ?? []),
    })
  })
}

/** The rules may have changed since the text was saved: what they find now is what counts. */
async function refuseOpenFindings(db: pg.Pool, workspaceId: string, actor: Who, id: string, settings: WorkspaceSettings): Promise<void> {
  const document = await findDocumentForDesk(db, workspaceId, id)
  if (!document) throw notFound('Document')
  const { findings } = await reviewOf(db, workspaceId, document, document.markdown)
  const blocking = await blockingFor(db, workspaceId, id, findings as StoredFinding[], settings, actor.userId)
  if (blocking.length > 0) throw refusal(blocking)
}

function refusal(blocking: StoredFinding[]): AppError {
  const named = blocking.slice(0, 3).map(({ text, severity }) => `“${text.slice(0, 80)}” (${severity})`)
  const more = blocking.length > 3 ? ` and ${blocking.length - 3} more` : ''
  return conflict(`Open findings keep this text from being approved: ${named.join(', ')}${more}. Change the text, or decide them first.`)
}
