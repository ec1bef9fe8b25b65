import type { Document } from '../../text/document.ts'
import type { CheckResult, Finding, HeldBack } from '../definition/rule.ts'
import { grammarOf } from './grammar.ts'
import { isGrave, lowered } from './grave.ts'
import { loweredNote } from '../definition/lowered-note.ts'
import type { LanguageKey } from '../../languages.ts'

/** What speaks for and against a finding, whatever its language. */
export interface Evidence {
  rule: string
  /** Findings of the same pack in other sentences, for each 6,000 characters: who promises once promises again. */
  density: number
  /** "we", "our": somebody speaks for himself. */
  own: boolean
  /** Asked, and not by the very words that the rule looks for. */
  question: boolean
  /** Characters of the page: long ones explain. */
  length: number
  /** Of what was found. */
  words: number
  scope: string
}

/** How often findings were right when they were labelled: of all of them, by pack and by rule. */
export interface Seen {
  right: number
  all: number
}

/** A logistic model of what was right among findings that were drawn at random and labelled (`npm run bench -- likely`). */
export interface Weights {
  intercept: number
  prior: number
  density: number
  own: number
  question: number
  length: number
  words: number
  scopes: Record<string, number>
  /** `read`: of rules of which no finding was drawn, what readers of whole pages said (`npm run bench -- pages rules`). */
  seen: { library: Seen; packs: Record<string, Seen>; rules: Record<string, Seen>; read?: Record<string, Seen> }
}

/**
 * Below the first a finding is held back, or shown as low where it is grave; below the second it is not grave. Chosen on the pages of the
 * part `choose` (`npm run bench -- pages score`).
 */
export const HOLD_BELOW = 0.55
export const GRAVE_FROM = 0.7

const PER = 6000
const SHORTEST = 600
const MOST_DENSITY = 60
/** Longer than nearly all pages that were labelled: of how much longer nothing is known. */
const LONGEST = 20_000

/** The evidence of each finding on a page. */
export function evidenceOf(document: Document, findings: readonly Finding[]): Map<Finding, Evidence> {
  const length = document.blocks.reduce((sum, { text }) => sum + text.length, 0)
  const places = Map.groupBy(findings, ({ ruleId }) => packOf(ruleId))
  const sentenceOf = ({ block, sentenceStart }: Finding) => `${block} ${sentenceStart}`
  const inSentence = new Map<string, number>()
  for (const finding of findings) {
    const key = `${packOf(finding.ruleId)} ${sentenceOf(finding)}`
    inSentence.set(key, (inSentence.get(key) ?? 0) + 1)
  }
  return new Map(
    findings.map((finding) => {
      const pack = packOf(finding.ruleId)
      const others = places.get(pack)!.length - inSentence.get(`${pack} ${sentenceOf(finding)}`)!
      const block = document.blocks[finding.block]
      const { own, question } = grammarOf(finding.sentence, block?.language ?? document.language)
      return [
        finding,
        {
          rule: finding.ruleId,
          density: Math.min(MOST_DENSITY, (PER * others) / Math.max(SHORTEST, length)),
          own,
          question: question && !finding.text.includes('?'),
          length,
          words: finding.text.split(/\s+/).length,
          scope: block?.scope.split('.')[0] ?? '',
        },
      ]
    }),
  )
}

const packOf = (ruleId: string) => ruleId.slice(0, ruleId.indexOf('.'))

/** As many labelled findings of a rule as weigh as much as what is known of its pack; and of a pack as of the library. */
const OF_A_RULE = 4
const OF_A_PACK = 6

/** How often findings of a rule were right, drawn towards its pack's share where few of them were labelled. */
export function priorOf({ library, packs, rules, read }: Weights['seen'], rule: string): number {
  const pack = packs[packOf(rule)] ?? { right: 0, all: 0 }
  const own = rules[rule] ?? read?.[rule] ?? { right: 0, all: 0 }
  const share = (pack.right + (OF_A_PACK * library.right) / library.all) / (pack.all + OF_A_PACK)
  return Math.min(0.98, Math.max(0.02, (own.right + OF_A_RULE * share) / (own.all + OF_A_RULE)))
}

/** The figures that the weights are for, in their order. */
export const figuresOf = ({ density, own, question, length, words }: Evidence, prior: number): number[] => [
  Math.log(prior / (1 - prior)),
  Math.log1p(density),
  Number(own),
  Number(question),
  Math.log(Math.min(LONGEST, Math.max(120, length))),
  Math.log1p(words),
]

/** How likely a finding is right, 0 to 1. */
export function likelihoodOf(evidence: Evidence, weights: Weights): number {
  const { intercept, prior, density, own, question, length, words, scopes, seen } = weights
  const figures = figuresOf(evidence, priorOf(seen, evidence.rule))
  const sum = [prior, density, own, question, length, words].reduce((total, weight, index) => total + weight * figures[index]!, intercept)
  return 1 / (1 + Math.exp(-(sum + (scopes[evidence.scope] ?? 0))))
}

/** What is found on a page, what rules with a limit found beyond it, and which findings may be touched. */
export interface ToWeigh extends CheckResult {
  beyond: readonly Finding[]
  isFixed(finding: Finding): boolean
}

/** Says how likely findings are right, holds back what is likely wrong, and calls nothing grave that may well be wrong. */
export type Weighing = (document: Document, found: ToWeigh) => CheckResult

/** The labelled findings were of web pages: of other texts it says nothing. */
export const weighing =
  (weights: Weights): Weighing =>
  (document, { findings, held, failures, beyond, isFixed }) => {
    if (document.type !== 'html') return { findings, held, failures }
    const isKnown = ({ ruleId, block }: Finding) => block >= 0 && packOf(ruleId) in weights.seen.packs
    const likelihoods = likelihoodsOf(document, findings.filter(isKnown), weights)
    const kept: Finding[] = []
    const back: HeldBack[] = []
    const doubtful: Finding[] = []
    for (const finding of findings) {
      const confidence = isFixed(finding) ? undefined : likelihoods.get(finding)
      if (confidence === undefined) kept.push(finding)
      else if (confidence >= HOLD_BELOW) kept.push(graveOrNot({ ...finding, confidence }, languageOf(document, finding)))
      else if (isGrave(finding)) doubtful.push({ ...finding, confidence })
      else back.push({ finding: { ...finding, confidence }, why: whyUnlikely(confidence) })
    }
    const better = likeliestBeyond(
      document,
      kept.filter(isKnown),
      beyond.filter((finding) => isKnown(finding) && !isFixed(finding)),
      weights,
    )
    kept.push(...better)
    // Of a rule that speaks once the better place is shown instead.
    const elsewhere = new Set(better.map(({ ruleId }) => ruleId))
    for (const finding of doubtful) {
      if (elsewhere.has(finding.ruleId)) back.push({ finding, why: whyUnlikely(finding.confidence!) })
      else kept.push(lowered(finding, { tenths: tenths(finding.confidence!) }, languageOf(document, finding)))
    }
    return { findings: kept.toSorted((one, other) => one.start - other.start), held: [...held, ...back], failures }
  }

/** A rule that speaks once speaks of its likeliest place, not of its first: what is left to say of rules that say nothing now. */
function likeliestBeyond(document: Document, kept: readonly Finding[], beyond: readonly Finding[], weights: Weights): Finding[] {
  const speaking = new Set(kept.map(({ ruleId }) => ruleId))
  const silent = beyond.filter(({ ruleId }) => !speaking.has(ruleId))
  if (silent.length === 0) return []
  const likelihoods = likelihoodsOf(document, [...kept, ...silent], weights)
  return [...Map.groupBy(silent, ({ ruleId }) => ruleId).values()].flatMap((places) => {
    const [likeliest] = places.toSorted((one, other) => likelihoods.get(other)! - likelihoods.get(one)!)
    const confidence = likelihoods.get(likeliest!)!
    return confidence < HOLD_BELOW ? [] : [graveOrNot({ ...likeliest!, confidence }, languageOf(document, likeliest!))]
  })
}

/** With more findings than this in one sentence it is none, and each counts for itself. */
const MOST_IN_A_SENTENCE = 1000

/** By finding; of several on the same words the likeliest counts for all of them, since readers see them as one. */
function likelihoodsOf(document: Document, findings: readonly Finding[], weights: Weights): Map<Finding, number> {
  const own = new Map([...evidenceOf(document, findings)].map(([finding, evidence]) => [finding, likelihoodOf(evidence, weights)]))
  const bySentence = Map.groupBy(findings, ({ block, sentenceStart }) => `${block} ${sentenceStart}`)
  return new Map(
    findings.map((finding) => {
      const sentence = bySentence.get(`${finding.block} ${finding.sentenceStart}`)!
      const together = sentence.length > MOST_IN_A_SENTENCE ? [finding] : sentence.filter((other) => meet(finding, other))
      return [finding, Math.round(together.reduce((most, other) => Math.max(most, own.get(other)!), 0) * 100) / 100]
    }),
  )
}

const meet = (one: Finding, other: Finding) => one.blockStart < other.blockEnd && other.blockStart < one.blockEnd

const tenths = (confidence: number) => Math.max(1, Math.round(confidence * 10))

/** In which a finding's reason is told. */
const languageOf = (document: Document, { block }: Finding): LanguageKey | null => document.blocks[block]?.language ?? document.language

const whyUnlikely = (confidence: number) =>
  `Likely unfounded: of findings like this one, by rule, page and sentence, about ${tenths(confidence)} in 10 were right.`

function graveOrNot(finding: Finding & { confidence: number }, language: LanguageKey | null): Finding {
  const { severity, confidence } = finding
  if (confidence >= GRAVE_FROM || !isGrave(finding)) return finding
  const note = loweredNote(language, severity, 'MEDIUM', { tenths: tenths(confidence) })
  return { ...finding, severity: 'MEDIUM', reason: `${finding.reason} ${note}` }
}
