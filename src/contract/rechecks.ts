import { Type } from 'typebox'
import { oneOf } from './schema.ts'
import { Count } from './common.ts'
import { RULE_CHANGES } from './values.ts'

export const RuleChangesSchema = Type.Object(
  {
    latest: Type.Boolean({ description: 'Whether it is the last run of its site.' }),
    rules: Type.Array(
      Type.Object(
        {
          rule_id: Type.String(),
          name: Type.String(),
          change: oneOf(RULE_CHANGES, {
            description:
              'meaning: it decides about texts in another way; wording: it only says something else of them; added, removed: it did ' +
              'not run then, or does not run any more.',
          }),
          findings: Count('Findings of the audit that it led.'),
          dismissals: Count('How many of them were dismissed and would have to be decided again.'),
        },
        { title: 'RuleChange' },
      ),
      { description: 'Rules that are not what they were, by identifier; those that were added come last.' },
    ),
    findings: Count('Findings of the audit that these rules led.'),
    dismissals: Count('Dismissals that would have to be decided again.'),
    assets_kept: Count('Pages and files that can be checked again without fetching them.'),
    assets_gone: Count('Pages and files whose text is no longer kept.'),
  },
  { title: 'RuleChanges' },
)
