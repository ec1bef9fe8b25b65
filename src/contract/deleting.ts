import { Type } from 'typebox'
import { nullable, oneOf, Timestamp } from './schema.ts'
import { Count, MaybeText, reason, Text } from './common.ts'
import { KeptSchema } from './holds.ts'
import { LONGEST_TYPED_NAME } from './limits.ts'

const kept = nullable(KeptSchema)

export const NameInput = Type.Object(
  { name: Type.String({ maxLength: LONGEST_TYPED_NAME, description: 'The name as the preview asks for it, typed.' }) },
  { title: 'DeletionInput' },
)
export const DeletionPreview = Type.Object(
  {
    name: Text('What it is called.'),
    typed: Text('What must be typed to delete it.'),
    runs: Count('Audits that go.'),
    assets: Count('Pages and files that go.'),
    texts: Count('Extracted texts that go, with the pages as they were.'),
    bytes: Count('Bytes of these.'),
    findings: Count('Findings that go, with their states.'),
    comments: Count('Comments that go.'),
    trail_entries: Count('Entries of trails that go; the hash of the last stays.'),
    running: Type.Boolean({ description: 'Whether it still runs; then it is cancelled first.' }),
    others: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        created_at: Timestamp('When it ran.'),
        compared: Type.Boolean({ description: 'Whether it was compared with the run that goes.' }),
        carried: Count('Findings whose earlier decision was made in the run that goes.'),
      }),
      { description: 'Other runs that lose something by it: their decisions stay, what they are compared with goes.' },
    ),
    tombstone: Text('What the tombstone will say.'),
    findings_sha256: MaybeText('The hash of the findings; null where they are too many to be hashed before.'),
    kept,
  },
  { title: 'DeletionPreview' },
)
export const PersonPreview = Type.Object(
  {
    name: Text('The name.'),
    typed: Text('What must be typed.'),
    is_member: Type.Boolean(),
    comments: Count('Comments that will show a pseudonym.'),
    entries: Count('Entries of trails that will show it.'),
    assigned: Count('Findings assigned to them, which will not be any more.'),
    documents: Count('Documents they made, which stay.'),
    tombstone: Text('What the tombstone will say.'),
    kept,
  },
  { title: 'PersonDeletionPreview' },
)
export const Deleted = Type.Object({ number: Count('Number of its tombstone.') }, { title: 'Deleted', additionalProperties: true })
const Tombstone = Type.Object(
  {
    number: Count('From 1, in the workspace.'),
    at: Timestamp('When.'),
    kind: oneOf(['audit', 'site', 'document', 'person', 'retention']),
    subject_id: MaybeText('What was deleted.'),
    by: Text('Who deleted it.'),
    text: Text('In a sentence.'),
    total: Count('Rows to delete behind it.'),
    removed: Count('Of these deleted by now.'),
    findings_sha256: MaybeText('Hash of the findings deleted so far; of all of them when it is finished.'),
    finished_at: nullable(Timestamp('When nothing of it was left; null until then.')),
    hash: Text('Hash of this entry and all before it.'),
  },
  { title: 'Tombstone' },
)
export const Tombstones = Type.Object({ tombstones: Type.Array(Tombstone), total: Type.Integer() }, { title: 'Tombstones' })

const days = (what: string) => nullable(Type.Integer({ minimum: 1, maximum: 36_500, description: `Days that ${what}; null: for ever.` }))
const fields = {
  pages: days('pages as they were are kept'),
  texts: days('extracted texts are kept, and the pages with them'),
  audits: days('audits are kept: findings, decisions, comments and trail'),
}
const versions = days('versions of documents are kept that nobody named, restored, approved or sent out')
export const RetentionInput = Type.Object({ ...fields, versions: Type.Optional(versions), reason }, { title: 'RetentionInput' })
export const RetentionSchema = Type.Object(
  { ...fields, versions, server: nullable(Type.Integer({ description: 'Days the server keeps pages and texts at most (KEEP_DAYS).' })) },
  { title: 'Retention' },
)
