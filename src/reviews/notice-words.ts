import type { NoticeRow } from '../db/people/notices.ts'
import { FOLLOWED, NOT_WHOLE } from './chart/notices.ts'
import type { NoticeKind } from './chart/notices.ts'

const findings = (n: number): string => (n === 1 ? 'a finding' : `${n.toLocaleString('en')} findings`)
const somebody = 'Somebody'
const DELETED: Record<string, string> = { audit: 'an audit', site: 'a site', person: 'a person’s data' }
/** `deleted`: with the draft went the rule, which never ran. */
const isDiscarded = (outcome: string | null): boolean => outcome === 'discarded' || outcome === 'deleted'

/** A notice in a sentence. Nothing of a page, a comment or a reason is in it: what was found stays where the rights to it are kept. */
export function noticeSentence({ kind, by, count, outcome, audit_name: name, rule_id: rule }: NoticeRow): string {
  const where = name === null ? '' : ` in “${name}”`
  switch (kind) {
    case 'assigned':
      return outcome === 'rule'
        ? `The rule “${by}” assigned ${findings(count)}${where} to you.`
        : `${by ?? somebody} assigned ${findings(count)}${where} to you.`
    case 'mentioned':
      return `${by ?? somebody} mentions you in a comment${where}.`
    case 'due':
      return outcome === 'overdue'
        ? `${findings(count)} assigned to you ${count === 1 ? 'is' : 'are'} overdue.`
        : `${findings(count)} assigned to you ${count === 1 ? 'is' : 'are'} due within a day.`
    case 'approval':
      return `${by ?? somebody} asks to dismiss ${findings(count)}${where}: it waits for your approval.`
    case 'answered':
      return outcome === 'lapsed'
        ? `Your request to dismiss ${findings(count)}${where} has lapsed: everything was decided otherwise meanwhile.`
        : `${by ?? somebody} ${outcome} your request to dismiss ${findings(count)}${where}.`
    case 'rule_review':
      return isDiscarded(outcome)
        ? `${by ?? somebody} discarded the draft of the rule ${rule} that waited for your review.`
        : `${by ?? somebody} asks you to publish the rule ${rule}.`
    case 'rule_answered':
      if (isDiscarded(outcome)) return `${by ?? somebody} discarded the draft of the rule ${rule} while it was in review.`
      return outcome === 'published' ? `${by ?? somebody} published the rule ${rule}.` : `${by ?? somebody} sent the rule ${rule} back.`
    case 'deleted':
      return `${by ?? somebody} deleted ${DELETED[outcome ?? ''] ?? 'something'}: entry ${count} of the trail of deletions.`
    case 'budget':
      return `This month's spending on models${by === null ? '' : ` of the key “${by}”`} has reached the amount to ${
        outcome === 'hard' ? `stop at: no model is called ${by === null ? '' : 'for this key '}any more` : 'warn at'
      }.`
    case 'run_ended':
      if (outcome === FOLLOWED) return `A run of a site you follow${where} has ended with ${findings(count)} that you have not seen.`
      return `The audit${where} has ended with ${findings(count)}${outcome === NOT_WHOLE ? ', and not everything was checked whole' : ''}.`
    case 'run_failed':
      return `The audit${where} has failed: nothing could be read.`
  }
}

export const KIND_NAMES: Record<NoticeKind, string> = {
  assigned: 'Assigned to me',
  mentioned: 'I am mentioned',
  due: 'Due tomorrow, or overdue',
  approval: 'Waits for my approval',
  answered: 'My request was answered',
  rule_review: 'A rule waits for me',
  rule_answered: 'My rule was answered',
  budget: 'A budget is reached',
  run_ended: 'A run has ended',
  run_failed: 'A run failed',
  deleted: 'Something was deleted',
}

/** What waits for one person is one message. `stopLink`: the address that ends the mails of a kind. */
export function noticeMail(
  publicUrl: string,
  workspaceId: string,
  notices: NoticeRow[],
  stopLink: (kind: NoticeKind) => string,
): { subject: string; text: string; stop: string[] } {
  const kinds = [...new Set(notices.map(({ kind }) => kind))]
  const stop = kinds.map(stopLink)
  const lines = notices.flatMap((notice) => [noticeSentence(notice), `${publicUrl}${noticePath(workspaceId, notice)}`, ''])
  const ends = kinds.map((kind, index) => `No more mails of the kind “${KIND_NAMES[kind]}”: ${stop[index]}`)
  return {
    subject: notices.length === 1 ? `Imprimatur: ${KIND_NAMES[kinds[0]!].toLowerCase()}` : `Imprimatur: ${notices.length} notices`,
    text: [...lines, ...ends, ''].join('\n'),
    stop,
  }
}

/** A mail somebody asks for to see that mails reach them. */
export function testMail(waiting: string[]): [subject: string, text: string] {
  const digest = waiting.length > 0 ? ['Your next digest, as it stands:', '', ...waiting] : ['Nothing waits for your next digest.']
  return ['Imprimatur: a test', ['You asked for a test: notices by mail reach you.', '', ...digest, ''].join('\n')]
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
