import type { Profile } from '../../packs/profile.ts'
import type { LanguageKey } from '../../languages.ts'
import { ruleOf } from '../../packs/profile.ts'
import { applySuggestions, lawOf, type AlsoFound, type Finding, type Rule, type SuggestionClass } from '../../rules/index.ts'
import { SourcePositions } from '../../text/position.ts'
import { readText } from '../../text/read.ts'
import { findingsIn } from '../../checks/check-apart.ts'
import type { TextFindings } from '../../checks/check-text.ts'
import { acceptable, sentencesToCorrect, type SentenceFault } from './sentence-correction.ts'
import { placeOf, TrackedText, type MadeChange, type Place } from './tracked-text.ts'

/** What remains of a finding in a document that was stored all the same. */
export interface Remaining {
  rule_id: string
  rule_name: string
  severity: string
  text: string
  sentence: string
  reason: string
  suggested_text: string | null
  suggestion_class?: SuggestionClass | null
  /** What to do, and what it rests on; these, the place and most of `also` are missing with documents of before. */
  solution?: string
  law?: string | null
  law_url?: string | null
  jurisdiction?: string[]
  confidence?: number | null
  /** Other rules that say the same of these words. */
  also?: (Pick<Remaining, 'rule_id' | 'rule_name' | 'severity' | 'law' | 'jurisdiction' | 'solution'> &
    Partial<Pick<Remaining, 'text' | 'reason' | 'suggested_text'>>)[]
  place?: Place | null
  /** A person has looked at it and lets it stand. */
  ignored?: true
}

/** How often suggestions are applied and the text is looked at again, and how often a model is asked. */
const CORRECTIONS = 2

interface Corrected {
  markdown: string
  changed: boolean
  changes: MadeChange[]
  remaining: Remaining[]
  /** How often the model was asked to correct sentences, and how many it left as they were. */
  asked: number
  uncorrected: number
}

/** What of a text is somebody's own, to the letter. */
interface Own {
  /** What was entered into the form, and the facts of a knowledge base. */
  values: readonly string[]
  /** The names of the workspace and of its people. */
  names?: readonly string[]
}

/** A model that corrects sentences; null where it failed, which ends the correction. */
interface Rewriter {
  rewrite(sentences: readonly SentenceFault[]): Promise<readonly (string | null)[] | null>
  /** Rules whose findings are worth a call. */
  earning: ReadonlySet<string>
}

/**
 * Checks a text with the workspace's rules and corrects it: by suggestions that only change the wording, outside of what is somebody's
 * own, and for the graver rest by a model, sentence by sentence, where there is one. A change that makes more findings than it corrects is
 * taken back.
 */
export async function correct(
  markdown: string,
  language: LanguageKey,
  profile: Profile,
  own: Own,
  rewriter: Rewriter | null,
): Promise<Corrected> {
  const names = [...(own.names ?? []), ...(profile.names ?? []), ...profile.allowed.map((allowed) => allowed.text)]
  const look = (text: string) => findingsIn(text, language, profile)

  const applyWording = async (start: State): Promise<State> => {
    let state = start
    for (let correction = 1; correction <= CORRECTIONS && state.single.length > 0; correction++) {
      const { changes } = applySuggestions(readText(state.tracked.text, 'markdown', { language }), state.single, {
        classes: ['wording'],
        values: own.values,
        names,
      })
      if (changes.length === 0) break
      const ruleNames = new Map(state.single.map(({ ruleId, ruleName }) => [ruleId, ruleName]))
      const tracked = state.tracked.copy()
      tracked.replace(changes.map((change) => ({ ...change, madeBy: 'suggestion', ruleName: ruleNames.get(change.ruleId) ?? '' })))
      const next = { tracked, ...(await look(tracked.text)) }
      if (next.single.length > state.single.length) break
      state = next
    }
    return state
  }

  let state = await applyWording({ tracked: new TrackedText(markdown), ...(await look(markdown)) })
  const faultsOf = ({ tracked, single }: State) =>
    rewriter ? sentencesToCorrect(tracked.text, single, { values: own.values, earning: rewriter.earning, language, names }) : []
  let faults = faultsOf(state)
  let asked = 0
  while (rewriter && faults.length > 0 && asked < CORRECTIONS) {
    asked++
    const answers = await rewriter.rewrite(faults)
    if (answers === null) break
    const taken = faults.flatMap((fault, index) => {
      const after = answers[index]
      return after !== null && after !== undefined && acceptable(fault, after, own.values, language)
        ? [
            {
              start: fault.start,
              end: fault.end,
              after,
              ruleId: fault.findings[0]!.ruleId,
              ruleName: fault.findings[0]!.ruleName,
              madeBy: 'model' as const,
              suggestionClass: null,
            },
          ]
        : []
    })
    if (taken.length === 0) continue
    const tracked = state.tracked.copy()
    tracked.replace(taken)
    const next = await applyWording({ tracked, ...(await look(tracked.text)) })
    if (next.single.length > state.single.length) continue
    state = next
    faults = faultsOf(state)
  }
  const { tracked, merged } = state
  const positions = new SourcePositions(tracked.text)
  return {
    markdown: tracked.text,
    changed: tracked.text !== markdown,
    changes: tracked.made(language),
    remaining: merged.map((finding) => remainingOf(finding, positions, (id) => ruleOf(profile, id))),
    asked,
    uncorrected: faults.length,
  }
}

interface State extends TextFindings {
  tracked: TrackedText
}

export const remainingOf = (finding: Finding, positions: SourcePositions, ruleById: (id: string) => Rule | undefined): Remaining => {
  const { ruleId, ruleName, severity, start, end, text, sentence, reason, solution, suggestedText, suggestionClass, also } = finding
  return {
    rule_id: ruleId,
    rule_name: ruleName,
    severity,
    text,
    sentence: sentence.slice(0, 1000),
    reason,
    solution,
    suggested_text: suggestedText,
    suggestion_class: suggestionClass,
    ...lawOf(finding, ruleById(ruleId)),
    confidence: finding.confidence ?? ruleById(ruleId)?.confidence ?? null,
    ...(also ? { also: also.map((other) => alsoOf(other, ruleById(other.ruleId))) } : {}),
    place: placeOf(positions, start, end),
  }
}

function alsoOf(other: AlsoFound, rule: Rule | undefined): NonNullable<Remaining['also']>[number] {
  const { ruleId, ruleName, severity, text, reason, solution, suggestedText } = other
  const { law, jurisdiction } = lawOf(other, rule)
  return { rule_id: ruleId, rule_name: ruleName, severity, text, reason, solution, suggested_text: suggestedText, law, jurisdiction }
}
