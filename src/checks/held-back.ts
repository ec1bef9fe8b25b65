import { documentOf } from '../db/audits/packing.ts'
import type { StoredDocument } from '../db/audits/packing.ts'
import { readingAt } from '../packs/page-reader.ts'
import { notAt, ruleOf, withoutAllowed } from '../packs/profile.ts'
import type { Profile } from '../packs/profile.ts'
import { lawOf } from '../rules/index.ts'
import type { RuleSeverity } from '../rules/index.ts'
import { checkOrder } from './check-text.ts'
import { atOnce } from './in-turns.ts'
import { readAs, type ReadAs } from './read-as.ts'

/** A page as it is stored, and what its audit ran with. */
export interface HeldToFind {
  page: StoredDocument & { url: string }
  profile: Profile
}

/** A finding that was held back: what was found, where, and why it is no finding. */
interface HeldFinding {
  rule_id: string
  rule_name: string
  severity: RuleSeverity
  text: string
  sentence: string
  /** Where the text starts in the sentence. */
  sentence_start: number
  language_key: string | null
  law: string | null
  why: string
}

export interface HeldFindings {
  read_as: ReadAs | null
  total: number
  held: HeldFinding[]
}

/** The most that are shown of one page; the total is shown beside them. */
const MOST = 200
const LONGEST_SENTENCE = 1000

/** Looks again for what was held back on a page: the rules are those of its audit, as they are today. */
export function heldFindings({ page, profile }: HeldToFind): HeldFindings {
  const document = documentOf(page)
  const elsewhere = notAt(profile, page.url)
  const { held } = atOnce(checkOrder(document, profile, undefined, page.url))
  const kept = new Set(
    withoutAllowed(
      profile,
      document,
      held.map(({ finding }) => finding),
      page.url,
    ),
  )
  const shown = held
    .filter(({ finding }) => kept.has(finding) && !elsewhere.has(finding.ruleId))
    .toSorted((one, other) => one.finding.start - other.finding.start)
  return {
    read_as: readAs(document, readingAt(profile, page.url).read),
    total: shown.length,
    held: shown.slice(0, MOST).map(({ finding, why }) => {
      const { ruleId, ruleName, severity, text, sentence, start, sentenceStart, block } = finding
      // Markup takes room in the source and none in the sentence; of a page without a full stop what stands around the text is enough.
      const at = Math.max(0, sentence.lastIndexOf(text, start - sentenceStart))
      const from = at > LONGEST_SENTENCE / 2 ? at - LONGEST_SENTENCE / 2 : 0
      return {
        rule_id: ruleId,
        rule_name: ruleName,
        severity,
        text: text.slice(0, LONGEST_SENTENCE),
        sentence: sentence.slice(from, from + LONGEST_SENTENCE),
        sentence_start: at - from,
        language_key: document.blocks[block]?.language ?? document.language,
        law: lawOf(finding, ruleOf(profile, ruleId)).law,
        why,
      }
    }),
  }
}
