import { Type } from 'typebox'
import { nullable, oneOf } from './schema.ts'
import { Count, MaybeText, Text } from './common.ts'
import { LONGEST_REASON } from './limits.ts'

const ACTIONS = ['off', 'lower', 'hide'] as const

export const FilterSchema = Type.Object(
  {
    subject: Text('A rule’s identifier or a pack’s key.'),
    state: oneOf(['none', 'waiting', 'ready', 'failed'], { description: 'none: it was never trained.' }),
    failure: MaybeText('Why training failed.'),
    action: oneOf(ACTIONS, { description: 'What is done with findings that are like what is always dismissed.' }),
    figures: nullable(
      Type.Object(
        {
          decided: Count('Decisions it was trained on.'),
          dismissed: Count('Dismissals among them.'),
          pages: Count('Pages they are on.'),
          filtered: Count('Findings it would have filtered, on pages it had not seen.'),
          right: Count('How many of these had been dismissed.'),
          precision: Type.Number({ description: 'The share of them.' }),
          recall: Type.Number({ description: 'The share of all dismissals that it would have filtered.' }),
        },
        { description: 'Measured by training on all pages but some and judging those, in turn.' },
      ),
    ),
    trained_at: MaybeText('When it was trained last.'),
    decided: Count('Decisions there are now.'),
    needed: Count('Decisions that are needed.'),
    usable: Type.Boolean({ description: 'Whether it is right often enough to be switched on.' }),
  },
  { title: 'DecisionFilter' },
)

export const FilterBody = Type.Object(
  {
    action: oneOf(ACTIONS),
    reason: Type.String({ minLength: 1, maxLength: LONGEST_REASON, description: 'Goes into the admin log.' }),
  },
  { additionalProperties: false },
)
