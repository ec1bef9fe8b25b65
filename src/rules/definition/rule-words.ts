import type { LanguageKey } from '../../languages.ts'
import { citationsOf } from './laws.ts'
import { noteIn } from './lowered-note.ts'
import { fillersOf, fillMessage, messageWithoutReplacement, withLaw, withoutLaw } from './message.ts'
import type { Rule, RulePart } from './rule.ts'

/** What a rule tells people, in one language. */
export interface RuleWords {
  name: string
  description: string
  explanation: string
  message: string
  solution: string
}

/** What a finding that was stored, or made by a rule as it is written, says of its rule. What is absent is not asked for. */
export interface ToldWords {
  name?: string | null
  description?: string | null
  explanation?: string | null
  reason?: string | null
  solution?: string | null
}

const inPart = ({ name, description, explanation }: Rule, part: RulePart): RuleWords => ({
  name: part.name ?? name,
  description: part.description ?? description,
  explanation: part.explanation ?? explanation,
  message: part.message,
  solution: part.solution,
})

/**
 * The words of a rule in the first of some languages that it has; null where it has none of them. The top of a file of the library is
 * English, that of another file is in whatever language its author writes.
 */
export function ruleWords(rule: Rule, languages: readonly LanguageKey[]): RuleWords | null {
  for (const language of languages) {
    const part = rule.parts.find((one) => one.language === language)
    if (part) return inPart(rule, part)
    if (language !== 'EN' || !rule.isTried) continue
    const { name, description, explanation } = rule
    const told = rule.english ?? rule.parts.find((one) => one.language === null)
    if (told) return { name, description, explanation, message: told.message, solution: told.solution }
  }
  return null
}

/** The same rule, whose findings are told in the first of some languages that it has; what it looks for stays as it is. */
export function ruleIn(rule: Rule, languages: readonly LanguageKey[]): Rule {
  const words = ruleWords(rule, languages)
  if (!words) return rule
  const { name, description, explanation, message, solution } = words
  return { ...rule, name, description, explanation, parts: rule.parts.map((part) => ({ ...part, message, solution })) }
}

/**
 * What was told of a finding, in the first of some languages that the rule has. Each text is known again by the one that the rule says in
 * the language it was told in: a rule that has said something else since then leaves what was told as it is.
 */
export function wordsIn(rule: Rule, told: ToldWords, languages: readonly LanguageKey[]): ToldWords {
  const words = ruleWords(rule, languages)
  if (!words) return told
  const result: ToldWords = {}
  for (const key of ['name', 'description', 'explanation'] as const)
    if (told[key] !== undefined)
      result[key] = rule[key] === told[key] || rule.parts.some((part) => part[key] === told[key]) ? words[key] : told[key]
  if (told.solution !== undefined)
    result.solution = rule.parts.some((part) => part.solution === told.solution) ? words.solution : told.solution
  if (told.reason !== undefined) result.reason = told.reason === null ? null : reasonIn(rule, told.reason, words, languages)
  return result
}

/** What was said of the finding itself stands behind its law: why it is shown as less grave, which is told again; a doubt stays so. */
function reasonIn(rule: Rule, reason: string, words: RuleWords, languages: readonly LanguageKey[]): string {
  for (const citation of citationsOf(rule)) {
    const end = reason.indexOf(` (${citation}). `) + citation.length + 4
    if (reason.includes(` (${citation}). `)) {
      const language = languages.find((one) => ruleWords(rule, [one]) !== null) ?? 'EN'
      return `${ownReasonIn(rule, reason.slice(0, end), words)}${noteIn(reason.slice(end), language)}`
    }
  }
  return ownReasonIn(rule, reason, words)
}

function ownReasonIn(rule: Rule, reason: string, words: RuleWords): string {
  const citation = citationsOf(rule).find((one) => withoutLaw(reason, one) !== reason) ?? rule.source?.citation ?? ''
  const told = withoutLaw(reason, citation)
  const messages = messagesOf(words)
  for (const part of rule.parts) {
    for (const [index, message] of messagesOf(part).entries()) {
      const fillers = fillersOf(message, told) ?? (told === reason ? null : fillersOf(message, reason))
      const other = messages[index]
      if (fillers) return message === other || !other ? reason : withLaw(fillMessage(other, fillers), citation)
    }
  }
  return reason
}

/** A rule's own message, and what it says where it has nothing else to write. */
function messagesOf({ message, solution }: Pick<RuleWords, 'message' | 'solution'>): string[] {
  const other = messageWithoutReplacement(message, solution)
  return other === null ? [message] : [message, other]
}

/** What a rule of the library does not tell in a language that it checks, as `DE name`: its readers would be told it in English. */
export function untold(rule: Rule): string[] {
  const english = ruleWords(rule, ['EN'])
  return rule.parts.flatMap((part) => {
    if (part.language === null || part.language === 'EN') return []
    const missing = [
      ...(['name', 'description', 'explanation'] as const).filter((key) => part[key] === undefined),
      ...(['message', 'solution'] as const).filter((key) => part[key] === '' || part[key] === english?.[key]),
    ]
    return missing.map((key) => `${part.language} ${key}`)
  })
}
