import { shownAlso } from '../../checks/finding-shape.ts'
import type { LanguageKey } from '../../languages.ts'
import type { Severity } from '../../reviews/chart/chart.ts'
import type { Remaining } from '../write/within-rules.ts'
import type { Ignored } from './edit.ts'

/** A finding that remains in a document; of what was stored before there were more fields, they are null or empty. */
export const remainingFinding = (
  { text, solution, also, ignored, ignored_by, ignored_at, ignored_reason, ignored_on, ...finding }: Remaining & Partial<Ignored>,
  language: LanguageKey | null,
) => ({
  suggestion_class: null,
  law: null,
  law_url: null,
  jurisdiction: [],
  confidence: null,
  place: null,
  ...finding,
  language,
  violating_text: text,
  recommended_solution: solution ?? null,
  also: (also ?? []).map((other) => shownAlso({ ...other, severity: other.severity as Severity })),
  let_stand: ignored
    ? { by: ignored_by ?? null, at: ignored_at ?? null, reason: ignored_reason ?? null, on_desk: ignored_on === 'desk' }
    : null,
})
