import { Type } from 'typebox'
import { nullable, OneLine } from './schema.ts'
import { Count, reason } from './common.ts'
import { LONGEST_LINK, LONGEST_TRACKER_NAME, MOST_ISSUE_TRACKERS } from './limits.ts'

const trackers = Type.Array(
  Type.Object(
    {
      name: OneLine({ minLength: 1, maxLength: LONGEST_TRACKER_NAME, description: 'What the button says.', isBlankAllowed: false }),
      address: Type.String({
        minLength: 1,
        maxLength: LONGEST_LINK,
        description: 'What opens a new issue there: {title}, {body} and {url} stand for those of the finding.',
      }),
    },
    { title: 'IssueTracker' },
  ),
  { maxItems: MOST_ISSUE_TRACKERS, description: 'In the order in which they are offered.' },
)
export const IssueTrackers = Type.Object({ trackers }, { title: 'IssueTrackers' })
export const IssueTrackersInput = Type.Object({ trackers, reason }, { title: 'IssueTrackersInput' })

export const IssueInput = Type.Object(
  {
    url: nullable(Type.String({ maxLength: LONGEST_LINK, description: 'The address of the issue; null: there is none any more.' })),
    apply_to_group: Type.Optional(Type.Boolean({ description: 'The whole group of the violation.' })),
  },
  { title: 'IssueInput' },
)
export const IssueKept = Type.Object(
  {
    issue: nullable(Type.String({ description: 'Its address now.' })),
    violations_updated: Count('How many violations.'),
    version: Count('Of the audit.'),
  },
  { title: 'IssueKept' },
)
