import { Type } from 'typebox'
import { SEVERITIES } from '../reviews/chart/chart.ts'
import { nullable, oneOf, Timestamp } from './schema.ts'
import { Count } from './common.ts'
import { LONGEST_PACK, MOST_GATE_PACKS } from './limits.ts'

const severities = Type.Array(oneOf([...SEVERITIES, 'NONE']), {
  minItems: 1,
  maxItems: SEVERITIES.length + 1,
  description: 'Findings of these severities must not be there; NONE: those without a severity.',
})
const packs = nullable(
  Type.Array(Type.String({ maxLength: LONGEST_PACK }), {
    minItems: 1,
    maxItems: MOST_GATE_PACKS,
    description: 'Only findings of rules of these packs; null: of any.',
  }),
)
const newOnly = Type.Boolean({ description: 'Only what the run before did not have. In a first run everything is new.' })
const undecidedOnly = Type.Boolean({
  description: 'Only what nobody has decided; otherwise elevated risks and urgent violations count as well.',
})

/** What a site's gate asks for. */
export const GateInput = Type.Object(
  { severities, packs: Type.Optional(packs), new_only: Type.Optional(newOnly), undecided_only: Type.Optional(undecidedOnly) },
  { title: 'GateInput', description: 'What must not be found. What was dismissed or marked fixed never counts.' },
)

export const GateRuleSchema = Type.Object({ severities, packs, new_only: newOnly, undecided_only: undecidedOnly }, { title: 'GateRule' })

export const GateResultSchema = Type.Object(
  {
    passed: Type.Boolean({ description: 'Nothing was found that the rule does not allow.' }),
    findings: Count('How many findings it does not allow.'),
    audit_id: Type.String({ description: 'The run.' }),
    run: Count('The how manieth run of its site.'),
    checked_at: Timestamp('When it was last held against what was decided.'),
    failed_assets: Count('Pages of that run that could not be read: what is on them is not known.'),
    rule: GateRuleSchema,
  },
  { title: 'GateResult', description: 'What came of a gate in a run, by the rule of then.' },
)

export const SiteGateSchema = Type.Object(
  { rule: GateRuleSchema, result: nullable(GateResultSchema) },
  { title: 'SiteGate', description: 'result: of the last run that ended; null as long as there is none.' },
)
