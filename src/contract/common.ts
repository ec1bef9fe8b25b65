import { Type } from 'typebox'
import { REVIEW_STATES, SEVERITIES } from '../reviews/chart/chart.ts'
import { RUN_CHANGES } from '../reviews/chart/run-changes.ts'
import { Lines, nullable, oneOf } from './schema.ts'
import { LONGEST_REASON } from './limits.ts'

export const Text = (description: string) => Type.String({ description })
export const MaybeText = (description: string) => nullable(Type.String({ description }))
export const Count = (description: string) => Type.Integer({ description })

/** The largest number that an integer column of PostgreSQL holds: what a version or revision may be. */
export const MOST_NUMBER = 2 ** 31 - 1

/** Why something of the administration is changed. */
export const reason = Type.Optional(nullable(Lines({ maxLength: LONGEST_REASON, description: 'Why; kept in the admin log.' })))

export const Done = Type.Object({ done: Type.Boolean() }, { title: 'Done', description: 'It was done.' })

export const ActorSchema = Type.Object(
  {
    kind: oneOf(['member', 'key', 'system']),
    id: MaybeText('Of the member or the key.'),
    name: Text('As it was then.'),
  },
  { title: 'Actor', description: 'Who did something.' },
)

/** Who made something: a member with the identifier; a key, the command line or the clock by name alone. */
export const Maker = Type.Object({ id: MaybeText('Of the member.'), name: Type.String() }, { title: 'Maker' })

const counts = <const T extends readonly string[]>(names: T) =>
  Object.fromEntries(names.map((name) => [name, Type.Integer()])) as Record<T[number], ReturnType<typeof Type.Integer>>

export const StateCounts = Type.Object(counts(REVIEW_STATES), { title: 'StateCounts', description: 'Violations by review state.' })

/** Severities as the screens order them: worst first, NONE where a violation has no severity. */
const SEVERITY_ORDER = [...SEVERITIES.toReversed(), 'NONE'] as const
export const SeverityCounts = Type.Object(counts(SEVERITY_ORDER), { title: 'SeverityCounts', description: 'Violations by severity.' })

export const RunChanges = Type.Object(counts(RUN_CHANGES), {
  title: 'RunChanges',
  description: 'What differs from the run before: came_back is a part of new, changed and carried of still_there.',
})

/** Offset and length of a window into a list of any length. */
export const windowQuery = (most: number, usual: number) => ({
  offset: Type.Integer({ minimum: 0, maximum: 2 ** 40, default: 0, description: 'Where the window starts, from 0.' }),
  limit: Type.Integer({ minimum: 1, maximum: most, default: usual, description: 'How many rows it holds.' }),
})
