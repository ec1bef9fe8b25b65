import type pg from 'pg'
import { recordChanges } from '../../db/trail/admin.ts'
import { deskFindings, isDismissed } from '../../db/documents/approval.ts'
import { findDocumentForDesk, updateDocument } from '../../db/documents/shown.ts'
import type { DocumentChange } from '../../db/documents/shown.ts'
import { readWritingHeads } from '../../db/documents/writing-heads.ts'
import { lockVersioned } from '../../db/documents/versions.ts'
import { transaction } from '../../db/base/pool.ts'
import { invalid } from '../../errors.ts'
import { editedBlocks, UnknownNodes } from '../../generation/markdown/edited.ts'
import { toMarkdown } from '../../generation/markdown/markdown.ts'
import { toPlainText } from '../../generation/markdown/plain.ts'
import { supportingTexts } from '../../generation/figures/supporting.ts'
import { Material } from '../../answered/material.ts'
import { stillLost } from '../../answered/lost.ts'
import type { Lost } from '../../answered/lost.ts'
import { unansweredIn, unansweredSince } from '../../answered/unanswered.ts'
import type { Actor } from '../../reviews/chart/actor.ts'
import { detectLanguage } from '../../text/language.ts'
import type { Document } from '../../text/document.ts'
import { SourcePositions } from '../../text/position.ts'
import { readText } from '../../text/read.ts'
import type { LanguageKey } from '../../languages.ts'
import { atOrAbove } from './approval-steps.ts'
import { dismissOnDesk } from './let-stand.ts'
import { countsOf, placed, withoutClaims } from '../write/answered.ts'
import type { Unsupported } from '../write/answered.ts'
import { placedAnew, type MadeChange } from '../write/tracked-text.ts'
import { recordVersion, type HowMade } from './versions.ts'

interface DocumentEdit {
  title?: string
  shared?: boolean
  blocks?: object[]
  /** Findings a person has looked at and lets stand in this document. */
  ignored?: { rule_id: string; text: string; reason?: string | null }[]
  /** Numbers of changes that a person lets stand, and of those that were taken back. */
  accepted_changes?: number[]
  undone_changes?: number[]
  updated_at?: string
}

type Stored = NonNullable<Awaited<ReturnType<typeof findDocumentForDesk>>>

const fault = (field: string, msg: string) => invalid({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })

/**
 * A person's change of a document: Markdown and plain text follow the blocks, and what remains to look at follows the text.
 * A changed text is a version, and no longer the approved one. Null: no such document; stale: saved by somebody since.
 */
export async function changeDocument(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  id: string,
  edit: DocumentEdit,
  how: HowMade = { kind: 'edited' },
) {
  const basedOn = edit.updated_at ?? null
  if (basedOn !== null && Number.isNaN(Date.parse(basedOn))) throw fault('updated_at', 'this is no time')
  const title = edit.title === undefined ? null : edit.title.trim()
  if (title === '') throw fault('title', 'a title must not be blank')
  const before = await findDocumentForDesk(db, workspaceId, id)
  if (!before) return null
  const content = edit.blocks === undefined ? null : contentOf(edit.blocks)
  const review =
    content === null && edit.ignored === undefined
      ? null
      : await reviewOf(db, workspaceId, before, content?.markdown ?? before.markdown, edit.ignored && { ignored: edit.ignored, actor })
  const changes = content || edit.accepted_changes || edit.undone_changes ? changesNow(before, content, edit) : null
  const letStand = edit.ignored && review ? newlyIgnored(before, review.findings as Ignored[], actor) : []
  const changed = await transaction(db, async (client) => {
    const locked = await lockVersioned(client, workspaceId, id)
    const change = { title, shared: edit.shared ?? null, content, review, changes, basedOn }
    if (!locked || !(await updateDocument(client, workspaceId, id, change))) return false
    if (content || title !== null)
      await recordVersion(
        client,
        workspaceId,
        actor,
        locked,
        { title: title ?? locked.title, markdown: content?.markdown ?? locked.markdown },
        how,
      )
    await recordChanges(
      client,
      workspaceId,
      letStand
        .filter(({ severity }) => atOrAbove(severity, 'HIGH'))
        .map(({ rule_id: rule, text, severity, ignored_reason: why }) => ({
          kind: 'document.finding_let_stand',
          subject: title ?? locked.title,
          subjectId: id,
          from: null,
          to: { rule_id: rule, text, severity },
          why: why ?? null,
          actor,
        })),
    )
    return true
  })
  if (!changed) return 'stale' as const
  await dismissOnDesk(db, workspaceId, actor, id, letStand)
  return findDocumentForDesk(db, workspaceId, id)
}

/** A finding that somebody lets stand: who, when and why; or that it was dismissed on the desk. */
export interface Ignored {
  rule_id: string
  text: string
  severity: string
  ignored?: true
  ignored_by?: string | null
  ignored_at?: string
  ignored_reason?: string
  ignored_on?: 'desk'
}

export const sameAs = (a: { rule_id: string; text: string }) => (b: { rule_id: string; text: string }) =>
  a.rule_id === b.rule_id && a.text === b.text

/** Those that were open before and that this person lets stand now, each of one text once. */
function newlyIgnored(before: Stored, findings: Ignored[], actor: Actor): Ignored[] {
  const fresh = findings.filter(
    (finding) =>
      finding.ignored &&
      finding.ignored_on !== 'desk' &&
      finding.ignored_by === actor.userId &&
      !before.remaining.some((earlier) => earlier.ignored && sameAs(finding)(earlier)),
  )
  return fresh.filter((finding, index) => fresh.findIndex(sameAs(finding)) === index)
}

/** Changes that still stand, with their places in the text as it is now; one whose words are gone from it was undone by hand. */
function changesNow(before: Stored, content: DocumentChange['content'], edit: DocumentEdit): MadeChange[] {
  const changes = (before.changes as MadeChange[])
    .filter(({ number }) => !edit.undone_changes?.includes(number))
    .map((change) => (edit.accepted_changes?.includes(change.number) ? { ...change, accepted: true as const } : change))
  return content ? placedAnew(changes, content.markdown, before.language_key ?? 'EN') : changes
}

function contentOf(nodes: object[]): NonNullable<DocumentChange['content']> {
  if (JSON.stringify(nodes).includes('\\u0000')) throw fault('blocks', 'the text contains a NUL')
  try {
    const blocks = editedBlocks(nodes)
    return { blocks, markdown: toMarkdown(blocks), plain: toPlainText(blocks) }
  } catch (cause) {
    if (!(cause instanceof UnknownNodes)) throw cause
    throw Object.assign(fault('blocks', 'these are not block nodes we know'), { cause })
  }
}

/** What the workspace's rules find in the text now, without correction it, and which numbers no source supports. */
export async function reviewOf(
  db: pg.Pool,
  workspaceId: string,
  before: Stored,
  markdown: string,
  decision?: { ignored: NonNullable<DocumentEdit['ignored']>; actor: Actor } | undefined,
): Promise<NonNullable<DocumentChange['review']>> {
  const [{ remainingOf }, { findingsIn }, { readProfile, ruleOf }] = await Promise.all([
    import('../write/within-rules.ts'),
    import('../../checks/check-apart.ts'),
    import('../../packs/profile.ts'),
  ])
  const language = before.language_key ?? detectLanguage(markdown) ?? 'EN'
  const profile = await readProfile(db, workspaceId, null, before.choice ?? {})
  const { merged } = await findingsIn(markdown, language, profile)
  const positions = new SourcePositions(markdown)
  const remaining = merged.map((finding) => remainingOf(finding, positions, (id) => ruleOf(profile, id)))
  const earlier = (before.remaining as Ignored[]).filter((finding) => finding.ignored)
  const settled = decision ? await settledNow(db, workspaceId, before.id, earlier, decision) : earlier
  return {
    findings: remaining.map((finding) => {
      const one = settled.find(sameAs(finding))
      return one ? letStandAs(finding, one) : finding
    }),
    ...(await answeredNow(db, workspaceId, before, markdown, language, profile.names ?? [])),
  }
}

/** What the text asserts now beyond its material, and what of the form it still lacks. */
async function answeredNow(
  db: pg.Pool,
  workspaceId: string,
  before: Stored,
  markdown: string,
  language: LanguageKey,
  ownNames: readonly string[],
) {
  const input = before.input ?? {}
  const { names } = await readWritingHeads(db, workspaceId)
  const material = new Material([...supportingTexts(input, before.facts), ...names, ...ownNames], language, countsOf(input))
  const [was, is] = [before.markdown, markdown].map((text) => readText(text, 'markdown', { language })) as [Document, Document]
  const found = unansweredSince(before.unsupported as Unsupported[], unansweredIn(was, material), unansweredIn(is, material))
  const open = await withoutClaims(db, workspaceId, found, language, before.choice?.markets ?? null, markdown)
  return { unsupported: placed(open, markdown), lost: stillLost(before.lost as Lost[], markdown, language) }
}

/** A finding of the text as it is now, with the decision on an earlier one of the same words. */
export const letStandAs = <Finding extends object>(finding: Finding, decided: Ignored) => {
  const { ignored_by, ignored_at, ignored_reason, ignored_on } = decided
  return {
    ...finding,
    ignored: true,
    ...(ignored_by ? { ignored_by } : {}),
    ...(ignored_at ? { ignored_at } : {}),
    ...(ignored_reason ? { ignored_reason } : {}),
    ...(ignored_on ? { ignored_on } : {}),
  }
}

/** What is let stand by this decision: as before where it was already, as the desk has it where it was dismissed there. */
async function settledNow(
  db: pg.Pool,
  workspaceId: string,
  documentId: string,
  earlier: Ignored[],
  { ignored, actor }: { ignored: NonNullable<DocumentEdit['ignored']>; actor: Actor },
): Promise<Ignored[]> {
  if (ignored.some(({ reason }) => reason?.includes('\0'))) throw fault('ignored', 'the reason contains a NUL')
  const dismissed = (await deskFindings(db, workspaceId, documentId)).filter(isDismissed)
  const at = new Date().toISOString()
  return ignored.map(({ reason, ...one }) => {
    const before = earlier.find(sameAs(one))
    if (before) return before
    const base = { ...one, severity: '', ignored: true as const }
    if (dismissed.some(sameAs(one))) return { ...base, ignored_on: 'desk' as const }
    return { ...base, ignored_by: actor.userId, ignored_at: at, ...(reason?.trim() ? { ignored_reason: reason.trim() } : {}) }
  })
}

/** Findings of a document with what the desk has decided about the same words. */
export async function withDeskDecisions<Document extends { id: string; remaining: object[] }>(
  db: pg.Pool,
  workspaceId: string,
  document: Document,
): Promise<Document> {
  if (document.remaining.length === 0) return document
  const dismissed = (await deskFindings(db, workspaceId, document.id)).filter(isDismissed)
  if (dismissed.length === 0) return document
  const remaining = (document.remaining as Ignored[]).map((finding) => {
    const decision = finding.ignored ? undefined : dismissed.find(sameAs(finding))
    return decision ? { ...finding, ignored: true, ignored_on: 'desk', ignored_reason: decision.reason } : finding
  })
  return { ...document, remaining }
}
