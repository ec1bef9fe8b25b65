import { Type } from 'typebox'
import { nullable, oneOf, Timestamp } from './schema.ts'
import { Count, MaybeText, Text } from './common.ts'
import { LONGEST_MEMBER, LONGEST_SEARCH, LONGEST_TRAIL_KIND } from './limits.ts'
import { CHANGE_FIGURES } from './values.ts'

const Day = (description: string) => Type.String({ pattern: '^[12]\\d{3}-\\d{2}-\\d{2}$', description })

export const adminTrailFilter = {
  kind: Type.Optional(
    Type.String({
      maxLength: LONGEST_TRAIL_KIND,
      description: 'Only this kind (`severity.changed`), or all that begin with it (`severity`).',
    }),
  ),
  actor: Type.Optional(
    Type.String({ maxLength: LONGEST_MEMBER, description: 'Only by this person or key (identifier), or by this name.' }),
  ),
  since: Type.Optional(Day('First day, such as 2026-11-01 (UTC).')),
  until: Type.Optional(Day('Last day, included (UTC).')),
  search: Type.Optional(Type.String({ maxLength: LONGEST_SEARCH, description: 'In names, reasons and values, ignoring case.' })),
  reason: Type.Optional(oneOf(['given', 'none'], { description: 'Only entries with, or without, a reason.' })),
}

const EntrySchema = Type.Object(
  {
    number: Count('Place in the trail, from 1.'),
    at: Timestamp('When it was changed.'),
    actor: Type.Object({
      kind: oneOf(['member', 'key', 'system']),
      id: MaybeText('The person or key; null: the command line or the program itself.'),
      name: Type.String(),
    }),
    kind: Text('What was changed and how: packs.changed, severity.changed, member.added, key.revoked.'),
    subject: MaybeText('What the change is about: a rule, a person, a text.'),
    rule_name: MaybeText('Of the rule that the change is about, as it is called today.'),
    subject_id: MaybeText('Its identifier, where it has one.'),
    from: Type.Unknown({ description: 'As it was before; null: there was nothing.' }),
    to: Type.Unknown({ description: 'As it is since; null: nothing any more.' }),
    why: MaybeText('The reason that was given.'),
    hash: Text("SHA-256 of the entry before's hash and this entry, in hexadecimal."),
    takes_back: nullable(Type.Integer({ description: 'Number of the entry that this one takes back.' })),
    taken_back_by: nullable(Type.Integer({ description: 'Number of the newest entry that takes this one back.' })),
  },
  { title: 'AdminEntry' },
)

const { rule_name: _ruleName, ...plain } = EntrySchema.properties
export const AdminEntryInFull = Type.Object(
  {
    entry: Type.Object(plain, { title: 'WholeAdminEntry' }),
    effect: Type.Array(Type.Object({ figure: oneOf(CHANGE_FIGURES), count: Type.Integer() }), {
      description: 'What it did, as far as there is a figure for it. It counts from the change to the next one of the same thing.',
    }),
    not_taken_back: MaybeText('Why it cannot be taken back by the caller now; null: it can.'),
  },
  { title: 'AdminEntryInFull' },
)

export const AdminTrailSchema = Type.Object(
  {
    entries: Type.Array(EntrySchema, { description: 'Newest first.' }),
    total: Count('How many match.'),
    length: Count('How many there are.'),
    head: Text('Hash of the last entry; empty where there is none.'),
    actors: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }), { description: 'Whose changes there are.' }),
    kinds: Type.Array(Type.String(), { description: 'Beginnings of kinds that there are.' }),
  },
  { title: 'AdminTrail' },
)

export const AdminTrailProof = Type.Object(
  {
    verified: Type.Boolean(),
    length: Count('How many entries there are.'),
    head: Text('Hash of the last entry.'),
    first_broken: nullable(Type.Integer({ description: 'Number of the first entry that is not as it was written.' })),
    command: Text('The command that checks the same, for whoever runs the server.'),
  },
  { title: 'AdminTrailProof' },
)
