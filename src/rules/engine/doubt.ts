import type { Document } from '../../text/document.ts'
import type { Judgement } from '../definition/judgement.ts'
import { fillMessage } from '../definition/message.ts'
import type { Finding, Rule, RuleSeverity } from '../definition/rule.ts'
import { textOf } from '../definition/values.ts'
import { blocksTogether } from '../page/whole-text.ts'
import type { CompiledRules } from './compile.ts'
import { noted } from './stages.ts'
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
/** Of a page with more it is asked about the gravest: the budget is for the whole audit. */
const MOST_ASKED = 100
const GRAVEST_FIRST: RuleSeverity[] = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW']
/** How much before and after what was found a remark brings along. */
const AROUND = 200

/** A model alone does not take the gravest away: a person decides. */
const NEVER_LOWERED: RuleSeverity = 'CRITICAL'

/**
 * Has a model that reads the page say which findings do not hold: these are lowered, and say why. Nothing disappears, and a doubt without
 * a reason is none. Only rules that say whom they doubt ask, and what is low already is not asked about. What is CRITICAL stays so, and so
 * does everything on a page that tells the model what to answer.
 */
export async function doubtFindings(
  document: Document,
  compiled: CompiledRules,
  findings: readonly Finding[],
  judge: Judge,
  options: DoubtOptions = {},
): Promise<Finding[]> {
  const { decide, guarded = [] } = options
  // What a model found it need not doubt; and it is asked before it has answered about the page.
  const judged = new Set(compiled.rules.filter(({ kind }) => kind === 'guideline').map(({ id }) => id))
  const doubted = new Map<Finding, (change: string) => string>()
  const disarmed = new Set<Finding>()
  for (const rule of compiled.rules) {
    if (rule.doubts.length === 0 || decide?.(rule.id) === false) continue
    // All of them are asked about the findings as they are: what one lowers, the next may doubt too.
    const asked = findings.filter((finding) => isDoubtable(finding, rule) && !judged.has(finding.ruleId))
    for (const [finding, reason] of await reasonsToDoubt(document, compiled, asked, rule, judge))
      if (!doubted.has(finding)) {
        doubted.set(finding, fillDoubt(partFor(rule, document, finding).message, reason))
        if (findings.some(({ ruleId }) => rule.disarmedBy.includes(ruleId))) disarmed.add(finding)
      }
  }
  return findings.map((finding) => {
    const told = doubted.get(finding)
    if (told === undefined) return finding
    const { ruleId, severity } = finding
    const isChosen = guarded.includes(severity) || typeof decide?.(ruleId) === 'string'
    return lowered(finding, told, severity === NEVER_LOWERED || isChosen || disarmed.has(finding))
  })
}

const fillDoubt = (message: string, reason: string) => (change: string) => fillMessage(message, [change, reason])

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
  const gravest = findings
    .toSorted((one, other) => GRAVEST_FIRST.indexOf(one.severity) - GRAVEST_FIRST.indexOf(other.severity))
    .slice(0, MOST_ASKED)
  for (const { text, blocks } of blocksTogether(document.blocks.map((block, index) => ({ text: block.text, index })))) {
    const here = new Set(blocks.map(({ index }) => index))
    const asked = Map.groupBy(
      gravest.filter(({ block }) => here.has(block)),
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

function lowered(finding: Finding, told: (change: string) => string, stays: boolean): Finding {
  const severity: RuleSeverity = stays ? finding.severity : 'LOW'
  const change = severity === finding.severity ? severity : `${finding.severity} → ${severity}`
  const doubted: Finding = { ...finding, severity, reason: `${finding.reason} ${told(change)}` }
  noted(doubted, 'model', finding.severity)
  return doubted
}
