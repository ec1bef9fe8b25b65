/** What a filter does with a finding that the workspace always dismisses. */
export type FilterAction = 'lower' | 'hide'

/** A filter that is switched on, as an audit keeps it: a rule's id or a pack's key, and the model it uses. */
export interface ActiveFilter {
  subject: string
  action: FilterAction
  model: string
}

/** Decisions from which on a filter can be learned. */
export const LEAST_DECIDED = 200
/** Below this share of right guesses on decisions it had not seen, a filter cannot be switched on. */
const LEAST_PRECISION = 0.9
/** Fewer filtered decisions than this say too little of how often it is right. */
const LEAST_FILTERED = 30

/** Why a filter with such figures cannot be switched on; null where it can. */
export function whyNotUsable(figures: { filtered: number; precision: number } | null): string | null {
  if (figures === null || figures.filtered === 0)
    return 'Nothing was learned that could be filtered; decide about more findings and train again.'
  const { filtered: count, precision } = figures
  if (count < LEAST_FILTERED)
    return `It was measured on ${count} filtered decisions only; ${LEAST_FILTERED} are needed. Decide about more findings and train again.`
  if (precision < LEAST_PRECISION)
    return `On decisions it had not seen it was right in ${Math.floor(precision * 100)} % only; ${LEAST_PRECISION * 100} % are needed.`
  return null
}

/** What a filter sees of a finding: which rule, what it found, and the sentence. */
export const filterText = ({ ruleId, text, sentence }: { ruleId: string; text: string; sentence: string }): string =>
  `${ruleId.replaceAll(/[^\p{L}\p{N}]+/gu, '')} ${flat(text)} ${flat(sentence)}`

/** Without what ends a sentence: it is judged as one. */
const flat = (text: string) => text.replaceAll(/[\s.!?…:;]+/gu, ' ').trim()

/** One finding in so many goes on being shown as it is, so that people see whether the filter is still right. */
const CONTROLS = 10

/** Whether a finding is one of those: by its fingerprint and page, so that it is the same in every run. */
export function isControl(fingerprint: string, page: string): boolean {
  let sum = 2_166_136_261
  for (const character of `${fingerprint} ${page}`) sum = Math.imul(sum ^ character.charCodeAt(0), 16_777_619) >>> 0
  return sum % CONTROLS === 0
}

interface FilteredFinding {
  ruleId: string
  severity: string
  reason: string
  text: string
  sentence: string
  fingerprint: string
  also: unknown[] | null
}

/** A filter ready to be used: how like what is always dismissed a finding is, and from where on it is one. */
export interface ReadyFilter extends ActiveFilter {
  cut: number
  decided: number
  dismissed: number
  score(text: string): number
}

/** Why a finding is shown as low. */
const loweredReason = ({ decided, dismissed }: Pick<ReadyFilter, 'decided' | 'dismissed'>, severity: string): string =>
  `Shown as low instead of ${severity.toLowerCase()}: it is like what this workspace has dismissed (${dismissed} of ${decided} decisions).`

/** How what is said with a page begins where findings were left out. */
export const LEFT_OUT = 'left out '

export const hiddenReason = (count: number): string =>
  `${LEFT_OUT}${count === 1 ? 'one finding' : `${count} findings`} like what this workspace has always dismissed`

/**
 * Findings of a page after the filters: what is always dismissed is lowered or left out. What another rule says of the same words stays,
 * and so does every tenth, for control. `guarded`: severities whose dismissal needs a second person; a filter is none.
 */
export function filtered<T extends FilteredFinding>(
  findings: readonly T[],
  filters: readonly ReadyFilter[],
  page: string,
  guarded: readonly string[] = [],
): { kept: T[]; hidden: Map<string, number> } {
  const hidden = new Map<string, number>()
  const kept = findings.flatMap((finding) => {
    const filter = filters.find(
      ({ subject }) => subject === finding.ruleId || subject === finding.ruleId.slice(0, finding.ruleId.indexOf('.')),
    )
    if (!filter || guarded.includes(finding.severity) || (finding.also?.length ?? 0) > 0 || isControl(finding.fingerprint, page))
      return [finding]
    if (filter.score(filterText(finding)) < filter.cut) return [finding]
    if (filter.action === 'lower')
      return [{ ...finding, severity: 'LOW', reason: `${finding.reason} ${loweredReason(filter, finding.severity)}` }]
    hidden.set(finding.ruleId, (hidden.get(finding.ruleId) ?? 0) + 1)
    return []
  })
  return { kept, hidden }
}
