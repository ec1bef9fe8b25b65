import { Type } from 'typebox'
import { LanguageKeySchema, OneLine } from './schema.ts'
import { Count, reason } from './common.ts'
import { LONGEST_ASSIGNMENT_RULE_NAME } from './limits.ts'

const list = (description: string, maxLength = 200) =>
  Type.Optional(Type.Array(Type.String({ maxLength }), { maxItems: 100, description: `${description} None: whatever it is.` }))

const criteria = {
  packs: list('Keys of packs.'),
  rules: list('Identifiers of rules.'),
  paths: list('Beginnings of paths such as /de/shop/; * stands for anything. Without a leading slash: anywhere in the address.', 500),
  languages: Type.Optional(Type.Array(LanguageKeySchema, { maxItems: 20 })),
  sites: list('Identifiers of sites, or of audits that belong to none.'),
}
export const AssignmentCriteriaSchema = Type.Object(criteria, { title: 'AssignmentCriteria' })

const name = OneLine({ minLength: 1, maxLength: LONGEST_ASSIGNMENT_RULE_NAME, isBlankAllowed: false })
export const AssignmentRulesInput = Type.Object(
  {
    rules: Type.Array(
      Type.Object({
        ...criteria,
        id: Type.Optional(Type.String({ description: 'Of a rule that stays.' })),
        name,
        people: Type.Array(Type.String(), { minItems: 1, maxItems: 20, description: 'Members.' }),
        paused: Type.Optional(Type.Boolean()),
      }),
      { maxItems: 200 },
    ),
    reason,
  },
  { title: 'AssignmentRulesInput' },
)
const lists = Type.Array(Type.String())
const Rule = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    packs: lists,
    rules: lists,
    paths: lists,
    languages: Type.Array(LanguageKeySchema),
    sites: lists,
    people: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
    paused: Type.Boolean(),
  },
  { title: 'AssignmentRule' },
)
export const AssignmentRulesSchema = Type.Object(
  {
    rules: Type.Array(Rule),
    sites: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }), { description: 'Sites that a rule can be about.' }),
  },
  { title: 'AssignmentRules' },
)
export const AssignmentCount = Type.Object(
  { violations: Count('How many violations.'), audits: Count('In how many audits.') },
  { title: 'AssignmentCount' },
)
