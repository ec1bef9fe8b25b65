import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { RULES_FOLDER } from '../places.ts'

/** Sentences of real pages that rules found, by their label; and faults they did not find. */
export interface Counts {
  fault: number
  clean: number
  debatable: number
  missed: number
  /** Sentences with a label, found or not. */
  labelled: number
  /** On all pages, labelled or not; of learned rules. */
  findings?: number
}

/** What `npm run bench -- quality … --write` found out. */
export interface Measured {
  pages: number
  sentences: number
  all: Counts
  grave: Counts
  packs: Record<string, Counts>
  languages: Record<string, Counts>
  /**
   * Findings drawn at random from all that the rules say on pages: how often what a user sees is right. By pack, by language and `all`;
   * those of HIGH and CRITICAL also by `LANGUAGE grave` and `all grave`.
   */
  drawn?: Record<string, Counts>
  /** Of these, those that a model which read the page did not doubt. */
  believed?: Record<string, Counts>
  /** By `pack LANGUAGE`: sentences collected for a pack's subject in a language, whichever rule found them. */
  subjects: Record<string, Counts>
  /** The same of sentences that were read to fix rules, which therefore flatter them. */
  read?: Record<string, Counts>
  /** By pack: the sentences of `subjects` with what a model finds that reads the pages a second time; where that was measured. */
  judged?: Record<string, Counts>
  rules: Record<string, Counts>
}

export const MEASURED_FILE = path.join(RULES_FOLDER, 'measured.json')

export const readMeasured = (): Measured | null =>
  existsSync(MEASURED_FILE) ? (JSON.parse(readFileSync(MEASURED_FILE, 'utf8')) as Measured) : null

/** As many labelled sentences as weigh as much as what is known of the whole pack, or of the whole library. */
const PRIOR = 4

/** Labelled sentences that a rule found, debatable ones left out: what its confidence rests on. */
export const labelledOf = ({ rules }: Measured, ruleId: string): number => (rules[ruleId]?.fault ?? 0) + (rules[ruleId]?.clean ?? 0)

/**
 * How often a rule is right: its own findings on labelled pages, drawn towards its pack's share where there are few of them, and the pack's
 * towards the library's. A rule that found no labelled sentence was not measured: null, not the share of others.
 */
export function confidenceOf(measured: Measured, ruleId: string): number | null {
  if (labelledOf(measured, ruleId) === 0) return null
  const library = shareOf(measured.all, 0.5)
  const pack = shareOf(measured.packs[ruleId.slice(0, ruleId.indexOf('.'))], library)
  return Math.round(shareOf(measured.rules[ruleId], pack) * 100) / 100
}

function shareOf(counts: Counts | undefined, prior: number): number {
  const { fault = 0, clean = 0 } = counts ?? {}
  return (fault + PRIOR * prior) / (fault + clean + PRIOR)
}
