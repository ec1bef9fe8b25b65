import { withoutAllowed } from '../packs/profile.ts'
import { applySuggestions } from '../rules/index.ts'
import { positionsOf } from '../text/position.ts'
import type { Position } from '../text/position.ts'
import { readText } from '../text/read.ts'
import { checkedSource } from './check-source.ts'
import type { CheckedSource, SourceToCheck } from './check-source.ts'
import { checkOrder } from './check-text.ts'

export interface CorrectedSource extends CheckedSource {
  text: string
  changes: { rule_id: string; start: Position; before: string; after: string }[]
  /** Suggestions that were left to people, and how many of each reason. */
  left: { reason: string; count: number }[]
}

/** A change may make another one possible; more rounds than this are none that end. */
const MOST_ROUNDS = 8

/** A text with the suggestions applied that only change its wording, outside of what no program changes, and what is found in it then. */
export function* correctedSource({ source, format, language, profile }: SourceToCheck): Generator<void, CorrectedSource> {
  const changes: CorrectedSource['changes'] = []
  let left = new Map<string, number>()
  let text = source
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const document = readText(text, format, language ? { language } : {})
    // What is not read as it stands cannot be written back as it stood.
    if (document.source !== text) break
    const { findings: found } = yield* checkOrder(document, profile)
    const findings = withoutAllowed(profile, document, found, null)
    const made = applySuggestions(document, findings, { classes: ['wording'], names: profile.names ?? [] })
    const positions = positionsOf(document)
    for (const { ruleId, start, before, after } of made.changes)
      changes.push({ rule_id: ruleId, start: positions.at(start), before, after })
    left = new Map()
    for (const { reason } of made.unapplied) left.set(reason, (left.get(reason) ?? 0) + 1)
    if (made.changes.length === 0) break
    text = made.text
  }
  return {
    text,
    changes,
    left: [...left].map(([reason, count]) => ({ reason, count })),
    ...(yield* checkedSource({ source: text, format, language, profile })),
  }
}
