import type { NoticeRow } from '../../db/people/notices.ts'
import { ENDED_ACTION } from '../chart/chart.ts'
import { ENDS_SOON, FOLLOWED, NOT_WHOLE } from '../chart/notices.ts'
import type { NoticeKind } from '../chart/notices.ts'
import { isDiscarded } from './texts.ts'
import type { NoticeTexts } from './texts.ts'

const findings = (n: number): string => (n === 1 ? 'a finding' : `${n.toLocaleString('en')} findings`)
const somebody = 'Somebody'
const DELETED: Record<string, string> = { audit: 'an audit', site: 'a site', person: 'a person’s data' }
function sentence({ kind, by, count, outcome, audit_name: name, rule_id: rule }: NoticeRow): string {
  const where = name === null ? '' : ` in “${name}”`
  switch (kind) {
    case 'assigned':
      return outcome === 'rule'
        ? `The rule “${by}” assigned ${findings(count)}${where} to you.`
        : `${by ?? somebody} assigned ${findings(count)}${where} to you.`
    case 'mentioned':
      return `${by ?? somebody} mentions you in a comment${where}.`
    case 'due':
      if (outcome === ENDS_SOON) return `Decisions you answer for end soon${where}: ${findings(count)}.`
      if (outcome === ENDED_ACTION) return `Decisions you answer for have ended${where}: ${findings(count)} to decide again.`
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

const KINDS: Record<NoticeKind, string> = {
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

export const texts: NoticeTexts = {
  kinds: KINDS,
  sentence,
  one: (kind) => `Imprimatur: ${KINDS[kind].toLowerCase()}`,
  several: (n) => `Imprimatur: ${n} notices`,
  noMore: (kind) => `No more mails of the kind “${KINDS[kind]}”:`,
  test: 'Imprimatur: a test',
  asked: 'You asked for a test: notices by mail reach you.',
  digest: 'Your next digest, as it stands:',
  nothing: 'Nothing waits for your next digest.',
}
