/** Everything people are told of, with what happens unless somebody chooses otherwise. `hook`: the workspace's webhook can have it. */
export const NOTICES = {
  assigned: { mail: 'digest', hook: false, meaning: 'Something was assigned to them, by a person or by a rule' },
  mentioned: { mail: 'once', hook: false, meaning: 'A comment mentions them' },
  due: {
    mail: 'digest',
    hook: false,
    meaning: 'What is assigned to them is due tomorrow, or overdue; a decision they answer for ends soon, or has ended; once each',
  },
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
  run_ended: { mail: 'digest', hook: true, meaning: 'An audit they started has ended, or a run of a site they follow found something new' },
  run_failed: { mail: 'once', hook: true, meaning: 'An audit they started, or a run of a site they follow, could read nothing' },
  deleted: { mail: 'once', hook: true, meaning: 'For owners: an audit, a site or a person’s data was deleted' },
  budget: {
    mail: 'once',
    hook: false,
    meaning: "The month's spending on models has reached a limit of the workspace or of a key; once each",
  },
} as const satisfies Record<string, { mail: MailChoice; hook: boolean; meaning: string }>

/** The outcome of a decision that ends soon; that of one that has ended is the action of its end. */
export const ENDS_SOON = 'decision_ends'
/** The outcome that tells whoever follows a site how many findings of a run are new; otherwise it is the status of the audit. */
export const FOLLOWED = 'followed'
/** The outcome of an audit that has completed without having checked everything whole. */
export const NOT_WHOLE = 'not-whole'

export type NoticeKind = keyof typeof NOTICES
export const NOTICE_KINDS = Object.keys(NOTICES) as NoticeKind[]
export const MAIL_CHOICES = ['off', 'once', 'digest'] as const
export type MailChoice = (typeof MAIL_CHOICES)[number]
