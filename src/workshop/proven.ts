import { tryRule } from '../checks/check-apart.ts'
import { refusalsOf } from '../checks/try-rule.ts'
import type { TriedRule } from '../checks/try-rule.ts'
import { AppError, invalid } from '../errors.ts'
import type { Rule } from '../rules/index.ts'

/** What a rule file says, as YAML and as a rule. */
interface ReadRule {
  rule: Rule
  values: Record<string, unknown>
}

/** A rule file that can be read; what cannot is refused with its line. */
export async function readable(file: string, content: string): Promise<TriedRule & ReadRule> {
  const tried = await tryRule({ file, content, texts: [] })
  const { rule, values, unfit } = tried
  if (rule && values && !unfit) return { ...tried, rule, values }
  throw invalid(
    ...refusalsOf(tried, content).map(({ line, message, snippet }) => ({
      loc: ['body', 'content'],
      msg: `Value error, line ${line}: ${message}`,
      type: 'value_error',
      ctx: { line, snippet },
    })),
  )
}

/** Why a rule cannot be published yet; null where it can. */
export function whyNotPublished({ rule, unfit, proofs }: Pick<TriedRule, 'rule' | 'unfit' | 'proofs'>): string | null {
  if (!rule) return 'The rule cannot be read.'
  if (unfit) return unfit.why
  // What a model answers differs from one to the next, so a guideline cannot carry a proof.
  const bare = rule.kind === 'guideline' ? undefined : rule.parts.find(({ hits, passes }) => hits.length === 0 || passes.length === 0)
  if (bare) {
    const missing = [bare.hits.length === 0 ? 'text it must hit' : null, bare.passes.length === 0 ? 'text it must leave alone' : null]
    return `The rule has no ${missing.filter(Boolean).join(' and no ')}${bare.language ? ` in ${bare.language}` : ''}.`
  }
  const failed = proofs.filter(({ ok }) => !ok)
  if (failed.length === 0) return null
  const [{ kind, text, found }] = failed as [(typeof failed)[number]]
  const said = kind === 'hit' ? `must be hit and is not as promised (${found})` : `must be left alone and is not (${found})`
  return `${failed.length === 1 ? 'One of its texts fails' : `${failed.length} of its texts fail`}: “${text.slice(0, 120)}” ${said}.`
}

/** Holds a rule against its own proofs. */
export async function proven(file: string, content: string): Promise<ReadRule> {
  const tried = await readable(file, content)
  const why = whyNotPublished(tried)
  if (why !== null) throw new AppError(409, why)
  return tried
}
