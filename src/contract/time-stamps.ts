import { Type } from 'typebox'
import { Count, MaybeText, reason, Text, windowQuery } from './common.ts'
import { LONGEST_CERTIFICATES, LONGEST_LINK, LONGEST_NAME, LONGEST_PASSWORD, LONGEST_POLICY, LONGEST_UUID } from './limits.ts'
import { nullable, OneLine, Timestamp } from './schema.ts'

const StampFields = {
  id: Type.String(),
  authority: Text('Its address.'),
  heads: Count('Heads of trails that it is of.'),
  asked_at: Timestamp('When it was asked for.'),
  asked_by: Text('Who asked: a person, a key, the command line or the system.'),
  stamped_at: nullable(Timestamp('What the stamp says; null: the authority has not given it yet.')),
  serial: MaybeText('Of the stamp, as openssl shows it.'),
  tries: Count('How often the authority was asked.'),
  next_try_at: nullable(Timestamp('When it is asked again; null: it was given.')),
  failure: MaybeText('Why the last try gave no stamp.'),
}
export const TimeStampSchema = Type.Object(StampFields, { title: 'TimeStamp', description: 'A stamp of an authority (RFC 3161).' })

export const TimeStampsSchema = Type.Object(
  {
    total: Count('How many there are.'),
    stamps: Type.Array(
      Type.Object(
        { ...StampFields, length: nullable(Count('With audit_id: how many entries its trail had; the last of them was stamped.')) },
        { title: 'ListedTimeStamp' },
      ),
    ),
  },
  { title: 'TimeStamps' },
)

export const StampedSchema = Type.Object(
  { heads: Count('Heads of trails that it is of; 0: nothing has moved.'), stamp: nullable(TimeStampSchema) },
  { title: 'Stamped', description: 'Null: nothing has moved since the last stamp.' },
)

export const StampAuthoritySchema = Type.Object(
  {
    url: MaybeText('Where stamps are asked for; null: nobody stamps.'),
    user: MaybeText('Who signs in there.'),
    has_password: Type.Boolean({ description: 'Whether a password is kept. The password itself is never shown again.' }),
    policy: MaybeText('The policy that is asked for, as an object identifier; null: the authority’s own.'),
    certificates: Text('PEM, that its own certificate goes back to; empty: that is not checked.'),
    daily: Type.Boolean({ description: 'What moved is stamped each day.' }),
    last: nullable(TimeStampSchema),
    waiting: nullable(TimeStampSchema),
    unstamped: Count('Trails that have entries after their last stamp.'),
  },
  { title: 'StampAuthority', description: 'last: the newest stamp that was given. waiting: one that was asked for and is tried again.' },
)

export const StampAuthorityInput = Type.Object(
  {
    url: nullable(OneLine({ maxLength: LONGEST_LINK, minLength: 1, description: 'Null: nobody stamps any more.' })),
    user: Type.Optional(nullable(OneLine({ maxLength: LONGEST_NAME, description: 'Where it asks for a name.' }))),
    password: Type.Optional(
      nullable(
        Type.String({ maxLength: LONGEST_PASSWORD, description: 'Kept sealed. Left out, the one that is kept for this address stays.' }),
      ),
    ),
    policy: Type.Optional(
      nullable(Type.String({ maxLength: LONGEST_POLICY, pattern: '^[0-2](\\.(0|[1-9][0-9]*))+$', examples: ['1.2.3.4.1'] })),
    ),
    certificates: Type.Optional(Type.String({ maxLength: LONGEST_CERTIFICATES, description: 'PEM.' })),
    daily: Type.Optional(Type.Boolean()),
    reason,
  },
  { title: 'StampAuthorityInput' },
)

export const timeStampsQuery = () =>
  Type.Object({
    ...windowQuery(200, 50),
    audit_id: Type.Optional(Type.String({ maxLength: LONGEST_UUID, description: 'Only stamps of the trail of this audit.' })),
  })
