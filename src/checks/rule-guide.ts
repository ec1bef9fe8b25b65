import type { LanguageKey } from '../languages.ts'
import { rulesOf } from '../packs/profile.ts'
import type { Profile } from '../packs/profile.ts'
import { RULE_SEVERITIES } from '../rules/index.ts'
import type { Channel, Kind, Rule, RulePart, RuleSeverity } from '../rules/index.ts'
import { isAboutPrices, topicsOfMaterial, topicsOfRule } from './rule-topics.ts'
import type { Topic } from './rule-topics.ts'

/** A rule in one line, for whoever writes. */
interface RuleLine {
  pack: string
  severity: RuleSeverity
  /** `avoid`: what not to write; `say`: what must not be missing. */
  demand: 'avoid' | 'say'
  text: string
  channels: Channel[]
  /** Words of its subject, in lower case: it matters only where one of them occurs. Null: it matters anywhere. */
  subject: string[] | null
  /** None: for everybody who sells. */
  topics: Topic[]
  isAboutPrices: boolean
}

/** What a writer needs to know of a workspace's rules in one language. */
export interface RuleGuide {
  lines: RuleLine[]
  /** Rules whose findings are reliable enough to ask a model about them. */
  earning: string[]
}

const DEMANDS: Partial<Record<Kind, RuleLine['demand']>> = {
  existence: 'avoid',
  substitution: 'avoid',
  proximity: 'avoid',
  sequence: 'avoid',
  required: 'say',
  conditional: 'say',
}

/** Packs about texts that no template writes: contracts. */
const OTHER_TEXTS = ['unfair-terms']
/** What a learned rule must have been measured at before a finding of it costs a call. */
const LEAST_PRECISION = 0.9
/** No more than a small model keeps in mind. */
const MOST_LINES = 20

const severityOf = (rule: Rule, profile: Profile): RuleSeverity => {
  const chosen = profile.overrides[rule.id]
  return chosen && chosen !== 'OFF' ? chosen : rule.severity
}

const isGrave = (severity: RuleSeverity) => RULE_SEVERITIES.indexOf(severity) >= RULE_SEVERITIES.indexOf('MEDIUM')

export function ruleGuide(profile: Profile, language: LanguageKey): RuleGuide {
  const speaking = rulesOf(profile).flatMap((rule) => {
    const part = rule.parts.find((one) => one.language === language) ?? rule.parts.find((one) => one.language === null)
    return part ? [{ rule, part, severity: severityOf(rule, profile) }] : []
  })
  // In a pack about one subject most rules ask for its words; those that do not are about it all the same.
  const subjects = new Map<string, string[]>()
  for (const [pack, rules] of Map.groupBy(speaking, ({ rule }) => rule.pack)) {
    const bound = rules.filter(({ part }) => subjectOf(part).length > 0)
    if (bound.length * 2 > rules.length) subjects.set(pack, [...new Set(bound.flatMap(({ part }) => plainWords(subjectOf(part))))])
  }
  const lines = speaking
    .filter(({ rule, severity }) => isGrave(severity) && DEMANDS[rule.kind] && !OTHER_TEXTS.includes(rule.pack))
    .map(
      ({ rule, part, severity }): RuleLine => ({
        pack: rule.pack,
        severity,
        demand: DEMANDS[rule.kind]!,
        text: (part.description ?? rule.description).replaceAll(/\s+/g, ' ').trim(),
        topics: topicsOfRule(rule.pack, rule.description),
        isAboutPrices: isAboutPrices(rule.description),
        channels: rule.channels,
        subject: subjectOf(part).length > 0 ? plainWords(subjectOf(part)) : (subjects.get(rule.pack) ?? null),
      }),
    )
    .filter(({ text }) => text !== '')
    .toSorted((one, other) => RULE_SEVERITIES.indexOf(other.severity) - RULE_SEVERITIES.indexOf(one.severity))
  return { lines, earning: speaking.filter(({ rule, part }) => isMeasured(rule, part)).map(({ rule }) => rule.id) }
}

/** The library's rules are judged on a corpus as a whole; a learned one has its own figure, and a model's judgement has none. */
function isMeasured(rule: Rule, part: RulePart): boolean {
  if (rule.kind === 'guideline') return false
  if (rule.kind !== 'learned') return rule.isTried
  return ((part.keys.measured as { precision?: number } | undefined)?.precision ?? 0) >= LEAST_PRECISION
}

/** The words that say what a rule is about. */
const subjectOf = ({ where }: RulePart): string[] => [...where.page, ...where.subject]

/** Words and phrases of a list of terms as far as they are plain: `beer|s` is beer and beers; expressions are left out. */
const plainWords = (terms: readonly string[]): string[] =>
  terms.flatMap((term) => {
    const [stem = '', ...endings] = term.toLowerCase().split('|')
    if (!/^[\p{L}\p{M}\p{N}'’ -]+$/u.test(stem) || endings.some((ending) => !/^\p{L}*$/u.test(ending))) return []
    return [stem, ...endings.map((ending) => stem + ending)]
  })

/**
 * The lines that matter for a text about this material: those of its subject first, then those on prices where it has one, then what
 * everybody
 * has to keep to; the gravest of each first. What is about something else is left to the check of the text.
 */
export function linesFor(guide: RuleGuide, material: string, channel: Channel | null): RuleLine[] {
  const words = ` ${(material.toLowerCase().match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []).join(' ')} `
  const matters = guide.lines.filter(
    ({ subject, channels }) =>
      (subject === null || subject.some((word) => words.includes(` ${word} `))) &&
      (channel === null || channels.length === 0 || channels.includes(channel)),
  )
  const topics = topicsOfMaterial(material)
  const isPriced = /[€£$₽₺]|\d[.,]\d{2}(?!\d)|(?<!\p{L})(?:price|preis|prix|precio|prezzo|prijs)(?!\p{L})/iu.test(material)
  const nearness = (line: RuleLine): number => {
    if (line.subject !== null || line.topics.some((topic) => topics.has(topic))) return 3
    if (line.topics.length > 0) return 0
    return isPriced && line.isAboutPrices ? 2 : 1
  }
  const near = matters
    .map((line) => ({ line, near: nearness(line) }))
    .filter((each) => each.near > 0)
    .toSorted((one, other) => other.near - one.near)
  return [...new Map(near.map(({ line }) => [line.text, line])).values()].slice(0, MOST_LINES)
}
