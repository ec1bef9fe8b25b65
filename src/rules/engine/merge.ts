import { isAddition, leavesGrave, withoutHalfCorrected, withoutSuggestion } from './half-corrected.ts'
import { RULE_SEVERITIES, type AlsoFound, type Finding, type Kind, type Rule, type RuleSeverity } from '../definition/rule.ts'

/** Kinds that say of words that they are a fault; the others say what is too long, too much, or written in another way elsewhere. */
const ABOUT_WORDS: Kind[] = ['existence', 'substitution', 'sequence', 'proximity', 'conditional', 'learned', 'guideline']
/** Kinds that judge a sentence as a whole: any rule that names words knows more about them. */
const ABOUT_SENTENCES: Kind[] = ['learned', 'guideline']

/** With more findings than this in one sentence it is none: merging them would take long and help nobody. */
const MOST_IN_A_SENTENCE = 1000

/** What must stand beside certain words is about them; what a page must have anyhow is about no words at all. */
const isAboutWords = ({ kind, parts }: Rule) =>
  ABOUT_WORDS.includes(kind) || (kind === 'required' && parts.some(({ keys }) => keys.trigger !== undefined))

interface Ranked {
  rule: Rule
  /** Its place among all rules: of two rules the one with the lower rank leads. */
  rank: number
  supersedes: ReadonlySet<string>
}

/**
 * Which rule leads where several find the same words: what `supersedes` states; then a rule about words before one about whole sentences,
 * the graver before the less grave, and the order of packs and files. It hangs on the rules alone, not on a workspace's own severities, so
 * that the same text has the same leading rule everywhere.
 */
export class Precedence {
  readonly #ranked = new Map<string, Ranked>()

  /** `leading`: the order as another precedence has it, where the severities of these rules are no longer their own. */
  constructor(rules: readonly Rule[], leading: readonly string[] | null = null) {
    const merging = rules.filter((rule) => rule.format === 'own' && isAboutWords(rule))
    const places = new Map(leading?.map((id, index) => [id, index]))
    const basis = (rule: Rule) => (leading === null ? basisOf(rule) : (places.get(rule.id) ?? leading.length))
    const byId = new Map(merging.map((rule) => [rule.id, rule]))
    const superseding = new Map<string, Rule[]>()
    for (const rule of merging)
      for (const id of rule.supersedes ?? []) if (byId.has(id)) superseding.set(id, [...(superseding.get(id) ?? []), rule])
    const entered = new Set<Rule>()
    const place = (rule: Rule) => {
      if (entered.has(rule)) return
      entered.add(rule)
      for (const other of superseding.get(rule.id) ?? []) place(other)
      this.#ranked.set(rule.id, { rule, rank: this.#ranked.size, supersedes: new Set(rule.supersedes) })
    }
    for (const rule of merging.toSorted((one, other) => basis(one) - basis(other))) place(rule)
  }

  /** The rules in the order in which they lead. */
  get order(): string[] {
    return [...this.#ranked.keys()]
  }

  /** Null for a rule that is never merged: one in Vale's format, whose findings are those of Vale, or one that is not about words. */
  of(ruleId: string): Ranked | null {
    return this.#ranked.get(ruleId) ?? null
  }
}

const gravity = (severity: RuleSeverity) => RULE_SEVERITIES.indexOf(severity)
const basisOf = ({ kind, severity }: Rule) =>
  (ABOUT_SENTENCES.includes(kind) ? RULE_SEVERITIES.length : 0) + RULE_SEVERITIES.length - gravity(severity)

interface Candidate extends Ranked {
  finding: Finding
  index: number
}

/**
 * What several rules say of overlapping words in one sentence, as one finding: the leading rule's, with the highest severity, and what the
 * others say in `also`. A rule that is superseded joins wherever in the sentence it stands. To be called last, when what comments or an
 * allow-list excuse is gone: a rule that is excused leaves the others standing.
 */
export function mergeFindings(findings: readonly Finding[], precedence: Precedence): Finding[] {
  const sentences = new Map<string, Candidate[]>()
  for (const [index, finding] of findings.entries()) {
    const ranked = finding.block < 0 ? null : precedence.of(finding.ruleId)
    if (ranked === null) continue
    const key = `${finding.block} ${finding.sentenceStart} ${finding.sentenceEnd}`
    const others = sentences.get(key)
    if (others) others.push({ ...ranked, finding, index })
    else sentences.set(key, [{ ...ranked, finding, index }])
  }
  const changed = new Map<number, Finding | null>()
  for (const candidates of sentences.values())
    if (candidates.length > 1 && candidates.length <= MOST_IN_A_SENTENCE) mergeSentence(candidates, changed)
  const merged = findings.flatMap((finding, index) => {
    const now = changed.get(index)
    return now === undefined ? [finding] : now === null ? [] : [now]
  })
  return withoutHalfCorrected(merged)
}

function mergeSentence(candidates: Candidate[], changed: Map<number, Finding | null>) {
  let open = candidates.toSorted((one, other) => one.rank - other.rank || one.finding.start - other.finding.start)
  while (open.length > 0) {
    const [leading, ...rest] = open as [Candidate, ...Candidate[]]
    const joining = rest.filter((other) => isSameFault(leading, other))
    open = rest.filter((other) => !joining.includes(other))
    if (joining.length === 0) continue
    for (const { index } of joining) changed.set(index, null)
    changed.set(leading.index, mergedOf(leading, joining))
  }
}

const isSameFault = (leading: Candidate, other: Candidate) =>
  leading.supersedes.has(other.rule.id) ||
  (leading.finding.blockStart < other.finding.blockEnd && other.finding.blockStart < leading.finding.blockEnd)

function mergedOf({ finding, rule }: Candidate, joining: Candidate[]): Finding {
  const also: AlsoFound[] = []
  const listed = new Set([rule.id])
  let { severity } = finding
  for (const { finding: other } of joining) {
    if (listed.has(other.ruleId)) continue
    listed.add(other.ruleId)
    if (gravity(other.severity) > gravity(severity)) severity = other.severity
    const { ruleId, ruleName, severity: own, text, reason, solution, suggestedText, law } = other
    also.push({ ruleId, ruleName, severity: own, text, reason, solution, suggestedText, ...(law ? { law } : {}) })
  }
  const all = [finding, ...joining.map((one) => one.finding)]
  // A leading rule that has nothing to suggest does not take away what another one can; but a text that a law asks for is that law's.
  const correcting = finding.edits.length > 0 ? finding : (all.find((one) => one.edits.length > 0 && !isAddition(one)) ?? finding)
  const { suggestedText, suggestionClass, edits } = leavesGrave(correcting, all) ? withoutSuggestion(correcting) : correcting
  return { ...finding, severity, suggestedText, suggestionClass, edits, ruleSeverity: finding.severity, also }
}
