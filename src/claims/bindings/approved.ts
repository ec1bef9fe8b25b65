import type pg from 'pg'
import { findClaim } from '../../db/claims/claims.ts'
import { contentOfSource, findSource } from '../../db/claims/sources.ts'
import { findDocumentApproval } from '../../db/documents/approval.ts'
import { findVersion, versionedDocument } from '../../db/documents/versions.ts'
import { isId } from '../../db/base/ids.ts'
import type { ApprovedText } from '../../db/live/bindings.ts'
import { today } from '../../db/settings/settings.ts'
import { AppError, invalid, notFound } from '../../errors.ts'
import type { LanguageKey } from '../../languages.ts'
import { readText } from '../../text/read.ts'
import { PAGE_BREAK } from '../passage.ts'
import { approvedClaim, hashOf } from '../register/bound-claims.ts'

/** What somebody wants to bind; a text is approved by whoever binds it. */
export type GivenText =
  | { kind: 'document' | 'claim' | 'file'; id: string }
  | { kind: 'text'; name: string; text: string; language: LanguageKey | null }

const fault = (field: string, msg: string) => invalid({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })

/** A document as a page would say it: its running text without the marks of Markdown. */
export const plainText = (markdown: string): string =>
  readText(markdown, 'markdown')
    .blocks.filter(({ scope }) => !/^(?:title|meta|alt)\b/.test(scope))
    .map(({ text }) => text)
    .join('\n\n')

/** What is approved of it now; refused where nothing is. */
export async function approvedText(
  db: pg.Pool,
  workspaceId: string,
  given: GivenText,
  notices: readonly string[],
  userId: string | null,
): Promise<ApprovedText> {
  if (given.kind === 'text') {
    const texts = [given.text]
    return {
      sourceId: null,
      version: null,
      name: given.name,
      language: given.language,
      texts,
      notices,
      sha256: hashOf(texts, notices),
      approvedBy: userId === null ? [] : [userId],
      approvedAt: new Date().toISOString(),
    }
  }
  if (!isId(given.id)) throw notFound({ document: 'Document', claim: 'Claim', file: 'Source' }[given.kind])
  if (given.kind === 'claim') {
    const claim = await findClaim(db, workspaceId, given.id)
    if (!claim) throw notFound('Claim')
    if (notices.length > 0) throw fault('notices', 'what must stand with a claim is one of its conditions')
    if (claim.state !== 'approved') throw new AppError(409, 'The claim is not approved; only what is approved can be bound.')
    if (claim.valid_until !== null && claim.valid_until < today()) throw new AppError(409, `The claim ended on ${claim.valid_until}.`)
    return approvedClaim(claim)
  }
  return given.kind === 'document'
    ? approvedDocument(db, workspaceId, given.id, notices)
    : approvedFile(db, workspaceId, given.id, notices, userId)
}

/** The version that was approved last, whatever was written since. */
export async function approvedDocument(
  db: pg.Pool | pg.PoolClient,
  workspaceId: string,
  id: string,
  notices: readonly string[],
): Promise<ApprovedText> {
  const document = await versionedDocument(db, workspaceId, id)
  const row = document && (await findDocumentApproval(db, workspaceId, id))
  if (!document || !row) throw notFound('Document')
  const { approved_version: number } = row
  const version = number === null ? null : await findVersion(db, workspaceId, document, number)
  if (number === null || !version) throw new AppError(409, 'The document is not approved; only what is approved can be bound.')
  const texts = [plainText(version.markdown)]
  const steps = row.approval === 'approved' ? (row.steps_done ?? []) : []
  return {
    sourceId: id,
    version: number,
    name: document.title,
    language: document.language_key as LanguageKey | null,
    texts,
    notices,
    sha256: hashOf(texts, notices),
    approvedBy: steps.map(({ by }) => by).filter(isId),
    approvedAt: steps.at(-1)?.at ?? null,
  }
}

async function approvedFile(
  db: pg.Pool,
  workspaceId: string,
  id: string,
  notices: readonly string[],
  userId: string | null,
): Promise<ApprovedText> {
  const source = await findSource(db, workspaceId, id)
  if (!source) throw fault('id', 'there is no such source; what nothing names is forgotten after a day')
  // A line is a block of the file here.
  const content = await contentOfSource(db, workspaceId, id)
  const texts = [content.replaceAll(PAGE_BREAK, '\n').replaceAll(/\n+/g, '\n\n')]
  return {
    sourceId: id,
    version: null,
    name: source.name,
    language: source.language_key,
    texts,
    notices,
    sha256: hashOf(texts, notices),
    approvedBy: userId === null ? [] : [userId],
    approvedAt: new Date().toISOString(),
  }
}
