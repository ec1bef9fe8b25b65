import type { NoticeRow } from '../db/people/notices.ts'
import type { NoticeKind } from './chart/notices.ts'
import type { NoticeTexts } from './notice-texts/texts.ts'

/** What waits for one person is one message. `stopLink`: the address that ends the mails of a kind. */
export function noticeMail(
  texts: NoticeTexts,
  publicUrl: string,
  workspaceId: string,
  notices: NoticeRow[],
  stopLink: (kind: NoticeKind) => string,
): { subject: string; text: string; stop: string[] } {
  const kinds = [...new Set(notices.map(({ kind }) => kind))]
  const stop = kinds.map(stopLink)
  const lines = notices.flatMap((notice) => [texts.sentence(notice), `${publicUrl}${noticePath(workspaceId, notice)}`, ''])
  const ends = kinds.map((kind, index) => `${texts.noMore(kind)} ${stop[index]}`)
  return {
    subject: notices.length === 1 ? texts.one(kinds[0]!) : texts.several(notices.length),
    text: [...lines, ...ends, ''].join('\n'),
    stop,
  }
}

/** A mail somebody asks for to see that mails reach them. */
export function testMail(texts: NoticeTexts, waiting: string[]): [subject: string, text: string] {
  const digest = waiting.length > 0 ? [texts.digest, '', ...waiting] : [texts.nothing]
  return [texts.test, [texts.asked, '', ...digest, ''].join('\n')]
}

/** Where a notice leads. */
export function noticePath(workspaceId: string, { kind, outcome, approval_id, audit_id, violation_id, rule_id }: NoticeRow): string {
  const at = `/w/${workspaceId}`
  if (kind === 'deleted') return `${at}/settings/keeping`
  if (kind === 'budget') return `${at}/settings/spending`
  if (rule_id && outcome === 'deleted') return `${at}/rules`
  if (rule_id) return `${at}/rules/own/${rule_id}/publish`
  if (approval_id) return `${at}/mine/approvals/${approval_id}`
  if (violation_id && audit_id) return `${at}/audits/${audit_id}/desk?finding=${violation_id}`
  return audit_id && kind !== 'assigned' ? `${at}/audits/${audit_id}` : `${at}/mine`
}
