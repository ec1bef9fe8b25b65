import { Type } from 'typebox'
import { UsageError } from '../errors.ts'
import { RULE_SEVERITIES } from '../rules/definition/rule.ts'
import type { Rule } from '../rules/index.ts'
import { LANGUAGE_KEYS } from '../languages.ts'
import type { AtHand } from './at-hand.ts'
import { languagesOf, ruleDetail, ruleRow } from './rule-words.ts'
import { maybe, oneOf } from './schema.ts'
import { READS, type Tool } from './tool.ts'

const RuleRow = {
  id: Type.String(),
  name: Type.String(),
  pack: Type.String(),
  severity: oneOf(RULE_SEVERITIES, 'How grave its findings are.'),
  kind: Type.String({ description: 'How it works.' }),
  languages: Type.Array(Type.String(), { description: 'Empty: every language.' }),
  jurisdiction: Type.Array(Type.String(), { description: 'Where its law holds; empty: everywhere.' }),
  law: maybe<string>('string', 'The law or guideline behind it.'),
}
const ListInput = Type.Object({
  pack: Type.Optional(Type.String({ maxLength: 200, description: 'Only rules of this pack.' })),
  severity: Type.Optional(oneOf(RULE_SEVERITIES, 'Only rules of this severity.')),
  language: Type.Optional(oneOf(LANGUAGE_KEYS, 'Only rules that say something in this language.')),
  search: Type.Optional(Type.String({ maxLength: 200, description: 'Only rules with these words in id, name, description or law.' })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, description: '`next` of the answer before.' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, description: 'Rules at most; 100 where nothing is said.' })),
})
const ListOutput = Type.Object({
  rules: Type.Array(Type.Object(RuleRow)),
  total: Type.Integer({ description: 'Rules that match.' }),
  next: maybe<number>('integer', 'To be sent as offset for the rules that follow; null: there are no more.'),
})

export const listRules = (hand: AtHand): Tool<typeof ListInput, typeof ListOutput> => ({
  name: 'list_rules',
  title: 'List the rules',
  description: `The rules that texts are checked with (${hand.whose}), each with its law; read_rule has the rest.`,
  input: ListInput,
  output: ListOutput,
  annotations: READS,
  async run({ pack, severity, language, search = '', offset = 0, limit = 100 }) {
    const rules = await hand.rules()
    refuseUnknownPack(pack, rules)
    const words = search.toLowerCase()
    const found = rules.filter((rule) => {
      const languages = languagesOf(rule)
      const text = `${rule.id} ${rule.name} ${rule.description} ${rule.source?.citation ?? ''}`.toLowerCase()
      return (
        (pack === undefined || rule.pack === pack) &&
        (severity === undefined || rule.severity === severity) &&
        (language === undefined || languages.length === 0 || languages.includes(language)) &&
        text.includes(words)
      )
    })
    const page = found.slice(offset, offset + limit)
    return { rules: page.map(ruleRow), total: found.length, next: offset + page.length < found.length ? offset + page.length : null }
  },
})

/** A misspelt pack is no pack without rules. */
function refuseUnknownPack(pack: string | undefined, rules: readonly Rule[]): void {
  if (pack === undefined || rules.some((rule) => rule.pack === pack)) return
  const packs = [...new Set(rules.map((rule) => rule.pack))].sort()
  throw new UsageError(`No rule of a pack "${pack}" runs here; there are ${packs.join(', ')}`)
}

const ReadInput = Type.Object({ id: Type.String({ maxLength: 200, description: 'As in rule_id of a finding.' }) })
const ReadOutput = Type.Object({
  ...RuleRow,
  description: Type.String(),
  explanation: Type.String({ description: 'Why it is a rule.' }),
  law_url: maybe<string>('string', 'Where the law can be read.'),
  law_verified: maybe<boolean>('boolean', 'Whether the law was read when the rule was written.'),
  sectors: Type.Array(Type.String()),
  channels: Type.Array(Type.String()),
  confidence: maybe<number>('number', 'The share of its findings on real pages that were faults, where that was measured.'),
  says: Type.Array(
    Type.Object({ language: maybe<string>('string', 'null: every language.'), message: Type.String(), solution: Type.String() }),
  ),
  finds: Type.Array(Type.String(), { description: 'Texts it finds something in.' }),
  leaves_alone: Type.Array(Type.String(), { description: 'Texts it finds nothing in.' }),
  file: maybe<string>('string', 'The rule as its author wrote it, of built-in rules.'),
})

export const readRule = (hand: AtHand): Tool<typeof ReadInput, typeof ReadOutput> => ({
  name: 'read_rule',
  title: 'Read a rule',
  description: 'A rule whole: what it finds and leaves alone, its explanation, and the law behind it with its address.',
  input: ReadInput,
  output: ReadOutput,
  annotations: READS,
  run: async ({ id }) => ruleDetail(await hand.rule(id)),
})
