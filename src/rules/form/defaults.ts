import type { FormKind, PartValues } from './fields.ts'

/** What a new rule of each kind tells the writer until its author says it better. */
export const MESSAGES: Record<FormKind, string> = {
  existence: "'%s' must not be said.",
  substitution: "Write '%s' instead of '%s'.",
  required: "'%s' needs more beside it.",
  proximity: "'%s' needs more beside it.",
  occurrence: 'This is too long.',
  metric: 'This is too long.',
  readability: 'This is hard to read.',
  learned: 'This reads like something to look at.',
  guideline: 'This does not follow the guideline.',
}

/** What a new rule of a kind begins with. */
export const KIND_DEFAULTS: Partial<Record<FormKind, PartValues>> = {
  occurrence: { scope: ['sentence'], token: String.raw`\b(\w+)\b`, max: 30 },
  readability: { metrics: ['Flesch-Kincaid'], grade: 10 },
  metric: { formula: 'words', condition: '> 300' },
  proximity: { mode: 'without', within: 'block' },
  required: { within: 'block' },
}
