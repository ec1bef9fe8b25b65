import type { LanguageKey } from '../languages.ts'

/** One way in which a claim may be worded; null: any language. */
export interface Wording {
  language: LanguageKey | null
  text: string
}

/** A claim as far as recognising it goes. */
export interface SaidClaim {
  id: string
  wordings: readonly Wording[]
  /** Products and brands it is about: their names may stand beside it, and no other's. */
  about: readonly string[]
}

/** Where a sentence and an approved wording differ: what the page says, and what was approved; null: it has nothing there. */
export interface Difference {
  kind: 'figure' | 'time' | 'degree' | 'negation' | 'word'
  said: { text: string; start: number; end: number } | null
  approved: string | null
}

export interface Said {
  claimId: string
  /** Which of its wordings. */
  wording: Wording
  verdict: 'same' | 'almost'
  /** Of `almost`: what differs, in the order of the sentence. */
  differences: Difference[]
  /** How much of the claim is there, from 0 to 1. */
  share: number
}
