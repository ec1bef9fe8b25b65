import { Type } from 'typebox'
import { LINES } from './one-line.ts'
import { LanguageKeySchema, Lines, nullable, OneLine, oneOf, Timestamp } from './schema.ts'
import { Count, MaybeText } from './common.ts'
import { LONGEST_DESCRIPTION, LONGEST_NAME, LONGEST_SOURCE, LONGEST_TEXT_TITLE } from './limits.ts'
import { LONGEST_ENTRY } from './limits.ts'
import { ENTRY_KINDS } from './values.ts'

const maybe = (maxLength: number, description: string) =>
  Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength, pattern: LINES, description }))

export const Made = Type.Object({ id: Type.String() }, { title: 'Made', description: 'What was made.' })

// Knowledge bases
const summary = {
  id: Type.String(),
  name: Type.String(),
  description: MaybeText('What it holds.'),
  version: Count('Each change is one.'),
  updated_at: Timestamp('When it was last changed.'),
  facts: Count('How many facts.'),
  guidelines: Count('How many guidelines.'),
  passages: Count('How many passages of files.'),
}
const InfobaseSummary = Type.Object(summary, { title: 'InfobaseSummary' })
export const InfobasesSchema = Type.Object({ infobases: Type.Array(InfobaseSummary) }, { title: 'Infobases' })
const FilePassages = Type.Object(
  { source: Type.String({ description: 'The name of the file.' }), passages: Count('How many passages it was cut into.') },
  { title: 'FilePassages' },
)
export const FilesSchema = Type.Object({ files: Type.Array(FilePassages) }, { title: 'AddedFiles' })
export const InfobaseDetail = Type.Object({ ...summary, files: Type.Array(FilePassages) }, { title: 'InfobaseDetail' })
export const InfobaseInput = Type.Object(
  { name: OneLine({ minLength: 1, maxLength: LONGEST_NAME }), description: maybe(LONGEST_DESCRIPTION, 'What it holds.') },
  { title: 'InfobaseInput' },
)

export const EntrySchema = Type.Object(
  {
    id: Type.String(),
    kind: oneOf(ENTRY_KINDS),
    title: MaybeText('The heading it stands under.'),
    content: Type.String(),
    source: MaybeText('Who says so; of a passage, its file.'),
    language_key: nullable(LanguageKeySchema),
  },
  { title: 'Entry' },
)
export const EntriesSchema = Type.Object({ entries: Type.Array(EntrySchema), total: Count('How many match.') }, { title: 'Entries' })
export const EntryInput = Type.Object(
  {
    kind: oneOf(['fact', 'guideline']),
    content: Lines({ minLength: 1, maxLength: LONGEST_ENTRY }),
    title: Type.Optional(nullable(OneLine({ maxLength: LONGEST_TEXT_TITLE, description: 'A heading.' }))),
    source: maybe(LONGEST_SOURCE, 'Who says so.'),
    language_key: Type.Optional(nullable(LanguageKeySchema)),
  },
  { title: 'EntryInput', description: 'Without a language, the language is recognised.' },
)
