/** Everything people are told of, with what happens unless somebody chooses otherwise. `hook`: the workspace's webhook can have it. */
export const NOTICES = {
  assigned: { mail: 'digest', hook: false, meaning: 'Something was assigned to them, by a person or by a rule' },
  mentioned: { mail: 'once', hook: false, meaning: 'A comment mentions them' },
  due: { mail: 'digest', hook: false, meaning: 'What is assigned to them is due tomorrow, or overdue; once each' },
  approval: { mail: 'once', hook: false, meaning: 'A dismissal waits for a second person' },
  answered: { mail: 'once', hook: false, meaning: 'A dismissal they asked for was approved or denied, or has lapsed' },
  rule_review: {
    mail: 'once',
    hook: false,
    meaning: 'A rule waits for a second person to publish it, or no longer does as its draft was discarded',
  },
  rule_answered: {
    mail: 'once',
    hook: false,
    meaning: 'A rule they wrote or asked to publish was published or sent back, or its draft was discarded',
  },
  budget: {
    mail: 'once',
    hook: false,
    meaning: "The month's spending on models has reached a limit of the workspace or of a key; once each",
  },
  run_ended: { mail: 'digest', hook: true, meaning: 'An audit they started has ended' },
  run_failed: { mail: 'once', hook: true, meaning: 'An audit they started could read nothing' },
} as const satisfies Record<string, { mail: MailChoice; hook: boolean; meaning: string }>

export type NoticeKind = keyof typeof NOTICES
export const NOTICE_KINDS = Object.keys(NOTICES) as NoticeKind[]
export const MAIL_CHOICES = ['off', 'once', 'digest'] as const
export type MailChoice = (typeof MAIL_CHOICES)[number]

/** The hour of the digest, UTC. */
export const DIGEST_HOUR = 8

/** When the next digest is sent. */
export function nextDigest(now: Date): Date {
  const next = new Date(now)
  next.setUTCHours(DIGEST_HOUR, 0, 0, 0)
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
  return next
}
