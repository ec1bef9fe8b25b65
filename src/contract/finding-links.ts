import { Type } from 'typebox'
import { nullable, Timestamp } from './schema.ts'
import { Count, Text } from './common.ts'

export const FindingLinks = Type.Object(
  {
    links: Type.Array(
      Type.Object({
        id: Type.String(),
        created_by: nullable(Type.Object({ id: Type.String(), name: Type.String() })),
        created_at: Timestamp('When it was made.'),
        expires_at: Timestamp('When it ends.'),
        revoked_at: nullable(Timestamp('When it was withdrawn.')),
        reads: Count('How often it was read.'),
        last_read_at: nullable(Timestamp('When it was read last.')),
      }),
    ),
  },
  { title: 'FindingLinks' },
)
export const NewFindingLink = Type.Object(
  { days: Type.Integer({ minimum: 1, maximum: 365, description: 'How long it works.' }) },
  { title: 'NewFindingLink' },
)
export const MadeFindingLink = Type.Object(
  {
    id: Type.String(),
    path: Text('Of the page to read, with the token; it is shown once.'),
    expires_at: Timestamp('When it ends.'),
  },
  { title: 'MadeFindingLink' },
)
