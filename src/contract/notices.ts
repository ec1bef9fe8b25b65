import { Type } from 'typebox'
import { MAIL_CHOICES, NOTICE_KINDS } from '../reviews/chart/notices.ts'
import { nullable, oneOf, Timestamp } from './schema.ts'
import { Count, MaybeText, reason, Text } from './common.ts'
import { LONGEST_LINK, LONGEST_MAIL_TOKEN, LONGEST_TIME_ZONE } from './limits.ts'

const kind = oneOf(NOTICE_KINDS, { title: 'NoticeKind' })

export const NoticesSchema = Type.Object(
  {
    notices: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          kind,
          at: Timestamp('When.'),
          by: MaybeText('Who did it, or the name of the rule or of the key.'),
          audit_id: MaybeText('Audit.'),
          audit_name: MaybeText('Its name.'),
          violation_id: MaybeText('Violation, where it is about one.'),
          approval_id: MaybeText('Request.'),
          rule_id: MaybeText('Rule, where it is about one.'),
          count: Count('How many violations; of something deleted, the number of its entry in the trail.'),
          outcome: MaybeText(
            'rule; approved, denied, withdrawn, lapsed; overdue, tomorrow; followed; not-whole; audit, site, person; soft, hard; ' +
              'or the status of an audit.',
          ),
          read: Type.Boolean(),
        },
        { title: 'Notice' },
      ),
      { description: 'Newest first.' },
    ),
    unread: Count('How many are unread in all.'),
  },
  { title: 'Notices' },
)
export const ReadInput = Type.Object(
  { ids: nullable(Type.Array(Type.String(), { maxItems: 500, description: 'Which; null: all of them.' })) },
  { title: 'NoticesRead' },
)

const digestTime = {
  minute: Type.Integer({ minimum: 0, maximum: 1439, description: 'Minutes since midnight.' }),
  weekdays: Type.Boolean({ description: 'Monday to Friday alone.' }),
  time_zone: Type.String({ maxLength: LONGEST_TIME_ZONE, description: 'Such as Europe/Berlin.' }),
}
export const DigestTimeInput = Type.Object(digestTime, { title: 'DigestTime' })
export const TestSent = Type.Object({ to: Text('Where it was sent.') }, { title: 'TestSent' })

const choice = { kind, shown: Type.Boolean({ description: 'In the application.' }), mail: oneOf(MAIL_CHOICES) }
export const ChoicesSchema = Type.Object(
  {
    choices: Type.Array(
      Type.Object({ ...choice, hook: nullable(Type.Boolean({ description: 'By webhook; null: a webhook cannot have it.' })) }),
    ),
    mail: Type.Boolean({ description: 'Whether this server sends mail.' }),
    followed: Count('Sites the caller follows.'),
    sites: Count('Sites there are.'),
    digest: Type.Array(Type.String(), { description: 'What the next digest says, line by line.' }),
    digest_mail: nullable(
      Type.Object({ to: Type.String(), subject: Type.String(), text: Type.String() }, { description: 'The same as it would be sent.' }),
    ),
    digest_time: Type.Object(digestTime),
    next_digest: Timestamp('When the next digest is sent, should there be something to say.'),
  },
  { title: 'NoticeChoices' },
)
export const ChoiceInput = Type.Object(choice, { title: 'NoticeChoice' })

export const WebhookSchema = Type.Object(
  {
    url: MaybeText('Where events are sent; null: nowhere.'),
    kinds: Type.Array(Type.String(), { description: 'Which events.' }),
    key: Text('The key that signs them (Standard Webhooks).'),
    waiting: Count('Events that could not be delivered yet.'),
    failure: MaybeText('Why the last try failed.'),
  },
  { title: 'Webhook' },
)
export const WebhookInput = Type.Object(
  { url: nullable(Type.String({ maxLength: LONGEST_LINK })), kinds: Type.Array(kind, { maxItems: 20 }), reason },
  { title: 'WebhookInput' },
)

export const StopMailInput = Type.Object({ token: Type.String({ maxLength: LONGEST_MAIL_TOKEN }) }, { title: 'StopMailInput' })
export const StopMailResult = Type.Object({ kind }, { title: 'StopMailResult' })
