import type { Document } from '../../text/document.ts'
import type { Judgement } from '../definition/judgement.ts'
import { fillMessage } from '../definition/message.ts'
import type { Finding, Rule, RuleSeverity } from '../definition/rule.ts'
import { textOf } from '../definition/values.ts'
import { blocksTogether } from '../page/whole-text.ts'
import type { CompiledRules } from './compile.ts'
import type { Judge } from './judge.ts'
import type { CheckOptions } from './options.ts'

/** What a rule says of a passage, for a model to say whether it holds. */
export interface Remark {
  id: string
  passage: string
  remark: string
}

export interface DoubtOptions extends Pick<CheckOptions, 'decide'> {
  /** Severities that stay as they are, where two people must decide: the doubt is told all the same. */
  guarded?: readonly string[]
}

/** A model that is asked about more at once answers with less care. */
const AT_ONCE = 20
/** How much before and after its sentence a remark brings along. */
const AROUND = 200

/**
 * Has a model that reads the page say which findings do not hold: these are lowered, and say why. Nothing disappears, and a doubt without
 * a reason is none. Only rules that say whom they doubt ask, and what is low already is not asked about.
 */
export async function doubtFindings(
  document: Document,
  compiled: CompiledRules,
  findings: readonly Finding[],
  judge: Judge,
  options: DoubtOptions = {},
): Promise<Finding[]> {
  const { decide, guarded = [] } = options
  let after = [...findings]
  for (const rule of compiled.rules) {
    if (rule.doubts.length === 0 || decide?.(rule.id) === false) continue
    const reasons = await reasonsToDoubt(
      document,
      compiled,
      after.filter((finding) => isDoubtable(finding, rule)),
      rule,
      judge,
    )
    after = after.map((finding) => {
      const reason = reasons.get(finding)
      return reason === undefined ? finding : lowered(finding, reason, partFor(rule, document, finding), guarded)
    })
  }
  return after
}

const isDoubtable = ({ ruleId, severity, block }: Finding, { doubts }: Rule) =>
  severity !== 'LOW' && block >= 0 && (doubts.includes(ruleId) || doubts.includes(ruleId.slice(0, ruleId.indexOf('.'))))

async function reasonsToDoubt(
  document: Document,
  compiled: CompiledRules,
  findings: Finding[],
  rule: Rule,
  judge: Judge,
): Promise<Map<Finding, string>> {
  const reasons = new Map<Finding, string>()
  const guideline = textOf(rule.parts[0]!.keys.guideline, ['guideline'])
  for (const { text, blocks } of blocksTogether(document.blocks.map((block, index) => ({ text: block.text, index })))) {
    const here = new Set(blocks.map(({ index }) => index))
    const asked = Map.groupBy(
      findings.filter(({ block }) => here.has(block)),
      (finding) => `${finding.ruleId}\0${passageOf(document, finding)}`,
    )
    const groups = [...asked.values()]
    for (let from = 0; from < groups.length; from += AT_ONCE) {
      const some = groups.slice(from, from + AT_ONCE)
      const remarks = some.map(([finding], index) => remarkOf(document, compiled, finding!, String(index + 1)))
      const answers = await judge(text, guideline, rule.id, remarks)
      some.forEach((group, index) => {
        const reason = answerTo(answers, remarks[index]!)
        if (reason !== undefined) for (const finding of group) reasons.set(finding, reason)
      })
    }
  }
  return reasons
}

const answerTo = (answers: Judgement[], { id }: Remark) => answers.find(({ quotation }) => quotation === id)?.reason

const remarkOf = (document: Document, compiled: CompiledRules, finding: Finding, id: string): Remark => {
  const rule = compiled.rules.find((one) => one.id === finding.ruleId)
  return {
    id,
    passage: passageOf(document, finding),
    remark: `${finding.ruleName}. ${rule?.description ?? ''} On “${finding.text}”: ${finding.reason}`,
  }
}

const passageOf = ({ blocks }: Document, { block, blockStart, blockEnd }: Finding): string =>
  blocks[block]!.text.slice(Math.max(0, blockStart - AROUND), blockEnd + AROUND)

const partFor = ({ parts }: Rule, document: Document, { block }: Finding) => {
  const language = document.blocks[block]?.language ?? document.language
  return parts.find((part) => part.language === language) ?? parts.find((part) => part.language === 'EN') ?? parts[0]!
}

function lowered(finding: Finding, reason: string, { message }: { message: string }, guarded: readonly string[]): Finding {
  const severity: RuleSeverity = guarded.includes(finding.severity) ? finding.severity : 'LOW'
  const change = severity === finding.severity ? severity : `${finding.severity} → ${severity}`
  return { ...finding, severity, reason: `${finding.reason} ${fillMessage(message, [change, reason])}` }
}
