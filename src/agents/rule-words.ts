import { UsageError } from '../errors.ts'
import { ruleById, ruleText } from '../packs/library.ts'
import { meant, type Rule } from '../rules/index.ts'

/** `ids`: those that run. */
export const noSuchRule = (id: string, ids: string[]) => new UsageError(`There is no rule ${id}${meant(id, ids)}; list_rules lists them`)

export const languagesOf = (rule: Rule): string[] => [
  ...new Set(rule.parts.map((part) => part.language).filter((language) => language !== null)),
]

/** A rule as a list shows it. */
export const ruleRow = (rule: Rule) => ({
  id: rule.id,
  name: rule.name,
  pack: rule.pack,
  severity: rule.severity,
  kind: rule.kind as string,
  languages: languagesOf(rule),
  jurisdiction: rule.jurisdiction,
  law: rule.source?.citation ?? null,
})

/** Examples of a rule that are shown. */
const MOST_EXAMPLES = 5

/** A rule whole, with its law and what it is proven on. */
export const ruleDetail = (rule: Rule) => ({
  ...ruleRow(rule),
  description: rule.description,
  explanation: rule.explanation,
  law_url: rule.source?.url ?? null,
  law_verified: rule.source?.verified ?? null,
  sectors: rule.sector as string[],
  channels: rule.channels as string[],
  confidence: rule.confidence ?? null,
  says: rule.parts.map(({ language, message, solution }) => ({ language, message, solution })),
  finds: rule.parts.flatMap(({ hits }) => hits.map(({ text }) => text)).slice(0, MOST_EXAMPLES),
  leaves_alone: rule.parts.flatMap(({ passes }) => passes.map(({ text }) => text)).slice(0, MOST_EXAMPLES),
  file: ruleById(rule.id) ? ruleText(rule) : null,
})
