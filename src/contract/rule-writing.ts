import { Type } from 'typebox'
import { KINDS } from '../rules/definition/rule.ts'
import { LanguageKeySchema, nullable, oneOf } from './schema.ts'
import { Count, MaybeText, Text } from './common.ts'
import { LONGEST_RULE_PATH, LONGEST_RULE_SOURCE } from './limits.ts'

export const RuleTextSchema = Type.Object(
  { id: Text('The rule it was copied from.'), name: Text('Its name.'), kind: oneOf(KINDS), content: Text('The rule as YAML.') },
  { title: 'RuleText' },
)

export const RuleSuggestionsInput = Type.Object(
  {
    file: Type.String({ minLength: 1, maxLength: LONGEST_RULE_PATH, description: '`folder/name.yml`.' }),
    content: Type.String({ maxLength: LONGEST_RULE_SOURCE, description: 'The rule as YAML.' }),
    language: Type.Optional(nullable(LanguageKeySchema)),
    thorough: Type.Optional(
      Type.Boolean({ description: 'Look through up to 3,000 pages, for three seconds at most; else 300, for a fifth.' }),
    ),
  },
  { title: 'RuleSuggestionsInput' },
)

const pages = Count('On how many of the pages it stands.')
const dismissed = Type.Boolean({ description: 'Whether somebody dismissed a finding on these words there.' })
const url = Type.String({ description: 'One of the pages.' })

export const RuleSuggestionsSchema = Type.Object(
  {
    pages: Count('Stored pages that were looked through, the newest.'),
    complete: Type.Boolean({ description: 'Whether these are all stored pages.' }),
    forms: Type.Array(
      Type.Object({
        text: Type.String(),
        term: MaybeText('The term of the rule that lacks only an ending.'),
        ending: MaybeText('That ending.'),
        pages,
      }),
      { description: 'Words with the same stem that the rule does not find.' },
    ),
    near: Type.Array(Type.Object({ text: Type.String(), pages, dismissed }), { description: 'Phrases around what it finds.' }),
    hits: Type.Array(Type.Object({ text: Type.String(), found: Type.Array(Type.String()), url }), { description: 'Sentences it finds.' }),
    passes: Type.Array(Type.Object({ text: Type.String(), url, dismissed }), { description: 'Sentences it leaves alone, or should.' }),
  },
  { title: 'RuleSuggestions' },
)
