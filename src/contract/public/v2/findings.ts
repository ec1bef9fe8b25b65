import { Type } from 'typebox'
import { SEVERITIES } from '../../../reviews/chart/chart.ts'
import { Text, MaybeText } from '../../common.ts'
import { LanguageKeySchema, nullable, oneOf } from '../../schema.ts'

/*
 * What is found has one shape, whether a text was just checked or an audit has stored it: the names of version 1, which programs know.
 */

const Jurisdiction = Type.Array(Type.String(), { description: 'Where that law holds: EU, or the code of a country.' })

const AlsoFound = Type.Object(
  {
    rule_id: Type.String(),
    rule_name: Type.String(),
    severity: oneOf(SEVERITIES),
    violating_text: MaybeText('The words that rule found.'),
    reason: MaybeText('Why that rule flags them.'),
    recommended_solution: MaybeText('How to fix it, by that rule.'),
    suggested_text: MaybeText('What that rule suggests.'),
    law: MaybeText('The law or guideline that rule rests on.'),
    jurisdiction: Jurisdiction,
  },
  { title: 'AlsoFoundBy' },
)

/** What every finding has. */
export const findingFields = {
  rule_id: MaybeText('The rule.'),
  rule_name: MaybeText('What it is called.'),
  severity: nullable(oneOf(SEVERITIES, { description: 'The highest of all rules that say it.' })),
  violating_text: MaybeText('The words that were found.'),
  sentence: MaybeText('The sentence they stand in.'),
  reason: Text('Why they were flagged.'),
  recommended_solution: MaybeText('How to fix it.'),
  suggested_text: MaybeText('The sentence with the suggestion applied, where there is one.'),
  law: MaybeText('The law or guideline the rule rests on.'),
  jurisdiction: Jurisdiction,
  confidence: nullable(
    Type.Number({
      description:
        'How likely the finding is right: weighed on web pages, otherwise how often its rule was; null where that was not measured.',
    }),
  ),
  language: nullable(LanguageKeySchema),
  also: Type.Array(AlsoFound, { description: 'Other rules that say the same of these words; one decision holds for all.' }),
}
