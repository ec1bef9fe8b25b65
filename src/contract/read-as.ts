import { Type } from 'typebox'
import { PAGE_KINDS } from '../rules/definition/claim.ts'
import { SUBJECTS } from '../rules/definition/subject.ts'
import { MaybeText, Text } from './common.ts'
import { LONGEST_ALLOWED_SITE, LONGEST_REASON, MOST_PAGE_READINGS } from './limits.ts'
import { Lines, nullable, OneLine, oneOf, Timestamp } from './schema.ts'

export const ReadAs = Type.Object(
  {
    kind: Text('The likeliest kind of page, such as shop, service or terms.'),
    sold: Type.Array(
      Type.Object({
        subject: Text('What is sold, such as supplement.'),
        likelihood: Type.Number({ minimum: 0, maximum: 1 }),
        words: Type.Array(Type.String(), { description: 'The words of the page that tell it.' }),
      }),
      { description: 'The likeliest first; empty where nothing tells.' },
    ),
    to_businesses: Type.Number({ minimum: 0, maximum: 1, description: 'How likely it sells to businesses alone.' }),
    said: Type.Boolean({ description: 'Whether somebody said what is sold there.' }),
  },
  { title: 'ReadAs', description: 'What the page was read as before any rule looked at it; null for what is no page.' },
)

const place = OneLine({
  minLength: 1,
  maxLength: LONGEST_ALLOWED_SITE,
  description: 'A page, a section or a site: a host, the beginning of a path, or both (shop.example/uk). The longest that fits holds.',
})
const said = {
  page_kind: nullable(oneOf(PAGE_KINDS, { description: 'What its pages are for; null: as each is read.' })),
  sells: nullable(
    Type.Array(oneOf(SUBJECTS), {
      maxItems: SUBJECTS.length,
      uniqueItems: true,
      description: 'What is sold there; null: as each page is read.',
    }),
  ),
}

export const PageReadingSchema = Type.Object(
  {
    place,
    ...said,
    was: MaybeText('What the page was read as before somebody said so.'),
    reason: MaybeText('Why.'),
    said_by: Text('Who said so.'),
    said_at: Timestamp('When.'),
  },
  { title: 'PageReading', description: 'What a person said of pages that were read as something else.' },
)
export const PageReadings = Type.Object({ readings: Type.Array(PageReadingSchema) }, { title: 'PageReadings' })
export const PageReadingInput = Type.Object(
  {
    place,
    ...said,
    was: Type.Optional(nullable(OneLine({ maxLength: LONGEST_REASON, description: 'What the page was read as, in words.' }))),
    reason: Type.Optional(nullable(Lines({ maxLength: LONGEST_REASON, description: 'Why; kept in the admin log.' }))),
  },
  {
    title: 'PageReadingInput',
    description: `At most ${MOST_PAGE_READINGS} places. With neither kind nor sells the place is read by itself again.`,
  },
)
