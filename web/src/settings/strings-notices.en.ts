import { plural } from '../base/strings.en.ts'

/** What reaches a person, and how. */
export const notices = {
  note: 'What reaches you, and how. Nothing to say means no mail.',
  when: 'When',
  inApp: 'In the application',
  byMail: 'By mail',
  webhook: 'Webhook',
  mine: 'What is mine',
  runs: 'Audits I started',
  kind: {
    assigned: ['Assigned to me', 'by a person or by an assignment rule'],
    mentioned: ['I am mentioned', 'in a comment'],
    due: ['Due tomorrow, or overdue', 'once each, not every day'],
    approval: ['Waits for my approval', 'a second pair of eyes'],
    answered: ['My request was approved, denied or lapsed', 'the reason is in the application'],
    rule_review: ['A rule waits for me', 'somebody asks me to publish it, or discarded its draft'],
    rule_answered: ['My rule was published, sent back or discarded', 'the reason is in the application'],
    run_ended: ['A run has ended', 'with how many findings'],
    run_failed: ['A run failed', 'nothing could be read'],
  },
  mail: { off: 'no mail', once: 'at once', digest: 'in the digest' },
  none: 'not by webhook',
  noMail: 'This server sends no mail: whoever runs it has to set SMTP_URL.',
  digest: 'Digest',
  digestHelp: (hour: number) =>
    `Sent every day at ${String(hour).padStart(2, '0')}:00 UTC when there is something to say. ` +
    'It says who and how many, never what a page says.',
  digestNow: 'As it would be sent now:',
  digestEmpty: 'Nothing waits for it.',
  hookIs: { on: 'sent', off: 'not sent' },
  hook: 'Webhook',
  hookNote: 'The workspace’s, one address. Events are signed (Standard Webhooks) and sent again until the receiver answers 2xx.',
  hookUrl: 'Address',
  hookKey: 'Signing key',
  hookWaiting: (n: number) => `${plural(n, 'event waits', 'events wait')} to be sent.`,
  save: 'Save',
  saved: 'The webhook is saved',
  stopTitle: 'No more mails of this kind',
  stopped: (kind: string) => `You get no more mails of the kind “${kind}”. In the application you still see them.`,
  stopping: 'One moment.',
  toSettings: 'Choose what reaches you',
}
