import { Material } from '../../answered/material.ts'
import { newIn } from '../../answered/unanswered.ts'
import type { LanguageKey } from '../../languages.ts'
import { protectedFindings, RULE_SEVERITIES, type Finding } from '../../rules/index.ts'
import { detectLanguage } from '../../text/language.ts'
import { readText } from '../../text/read.ts'

/** A sentence a model is asked to write otherwise. */
export interface SentenceFault {
  /** In the Markdown of the text. */
  start: number
  end: number
  sentence: string
  findings: Pick<Finding, 'ruleId' | 'ruleName' | 'text' | 'reason' | 'solution'>[]
  /** Figures, addresses, names and entered values that must be in the answer too. */
  keep: string[]
}

interface Circumstances {
  values: readonly string[]
  names: readonly string[]
  /** Rules whose findings are worth a call. */
  earning: ReadonlySet<string>
  language: LanguageKey
}

const LEAST_SEVERITY = RULE_SEVERITIES.indexOf('MEDIUM')
/** More than this is no sentence but a table or a list; nobody rewrites that by accident. */
const LONGEST = 1200
/** What one call asks for at most; the rest stays with its findings. */
const MOST_SENTENCES = 20

/** Sentences with findings that are grave and reliable enough for a call, and that nobody entered. */
export function sentencesToCorrect(
  markdown: string,
  findings: readonly Finding[],
  { values, names, earning, language }: Circumstances,
): SentenceFault[] {
  const grave = findings.filter(({ severity, ruleId }) => RULE_SEVERITIES.indexOf(severity) >= LEAST_SEVERITY && earning.has(ruleId))
  if (grave.length === 0) return []
  const own = protectedFindings(readText(markdown, 'markdown', { language }), grave, { values, names })
  const entered = values.map(folded)
  const faults: SentenceFault[] = []
  for (const finding of grave.toSorted((one, other) => one.sentenceStart - other.sentenceStart)) {
    const { sentenceStart: start, sentenceEnd: end, ruleId, ruleName, text, reason, solution } = finding
    const sentence = markdown.slice(start, end)
    const known = folded(text)
    if (own.has(finding) || (known !== '' && entered.some((value) => value.includes(known)))) continue
    if (sentence.trim() === '' || sentence.includes('\n\n') || sentence.length > LONGEST) continue
    const found = { ruleId, ruleName, text, reason, solution }
    const last = faults.at(-1)
    if (last && start < last.end) {
      if (start === last.start && end === last.end) last.findings.push(found)
      continue
    }
    faults.push({ start, end, sentence, findings: [found], keep: mustKeep(sentence, text, values, names) })
  }
  return faults.slice(0, MOST_SENTENCES)
}

const folded = (text: string) => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')
const squeezed = (text: string) => text.replaceAll('\\', '').replaceAll(/\s+/g, ' ').toLowerCase()

const ADDRESSES = /https?:\/\/[^\s)>\]]+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu
const FIGURES = /\p{N}+(?:[.,:/]\p{N}+)*/gu

/** What of a sentence must survive: addresses, figures that the form or the facts have, and whatever was entered as it stands. */
function mustKeep(sentence: string, found: string, values: readonly string[], names: readonly string[]): string[] {
  const text = squeezed(sentence)
  const given = new Set(values.flatMap((value) => value.match(FIGURES) ?? []))
  const whole = (value: string) =>
    value.length <= 200 && new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(squeezed(value))}(?![\\p{L}\\p{N}])`, 'u').test(text)
  const wanted = [
    ...(sentence.match(ADDRESSES) ?? []),
    ...(sentence.match(FIGURES) ?? []).filter((figure) => given.has(figure)),
    ...[...values, ...names].map((value) => value.trim().replace(/[\s.,;:!?]+$/u, '')).filter((value) => value.length > 1 && whole(value)),
  ]
  // What the rule found cannot be asked to stay.
  return [...new Set(wanted)].filter((value) => !squeezed(found).includes(squeezed(value)))
}

/** Whether a sentence may take the place of another: nothing is lost that must stay, nothing asserted anew, the language is the same. */
export function acceptable({ sentence, keep }: SentenceFault, after: string, values: readonly string[], language: LanguageKey): boolean {
  const text = after.trim()
  if (text === '' || text.includes('\n') || text === sentence.trim() || text.length > sentence.length * 2 + 120) return false
  const opensBlock = /^(?:#{1,6}\s|[-*+>]\s|\d+[.)]\s|```)/
  if (opensBlock.test(text) && !opensBlock.test(sentence.trim())) return false
  if (keep.some((value) => !squeezed(text).includes(squeezed(value)))) return false
  if (newIn(text, language, new Material([...values, sentence], language)).length > 0) return false
  const written = detectLanguage(text)
  return written === null || written === language || written === detectLanguage(sentence)
}
