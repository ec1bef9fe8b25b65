import type { Document } from '../../text/document.ts'
import { sourceSpan } from '../../text/position.ts'
import { sentences } from '../../text/sentences.ts'
import type { Finding, SuggestionClass } from '../definition/rule.ts'
import type { Edit } from './edit.ts'
import { Protection, type Owned } from './protection.ts'
import { applied } from './suggest.ts'
import { stumpOf } from './whole.ts'

export interface ApplyOptions extends Owned {
  /** Which classes are applied; advice never is. */
  classes: readonly Exclude<SuggestionClass, 'advice'>[]
}

export interface Change {
  ruleId: string
  suggestionClass: SuggestionClass
  /** In the document's source as it was. */
  start: number
  end: number
  before: string
  after: string
  /** What the rule had found. */
  found: string
}

export interface Unapplied {
  finding: Finding
  reason: string
  /** It stands where no program changes anything, so that nobody else may either without being asked. */
  isProtected: boolean
}

export interface Applied {
  text: string
  changes: Change[]
  unapplied: Unapplied[]
}

/**
 * The one place where suggestions are written into a text. Applied is what its class allows, outside what is protected, and of
 * removals only those that leave their sentence whole; of two that touch each other the first wins.
 */
export function applySuggestions(
  document: Document,
  findings: readonly Finding[],
  options: ApplyOptions,
  /** For a caller that asks more than once about a document: it is found out only once what is protected. */
  protection = new Protection(document, options),
): Applied {
  const chosen: { finding: Finding; edits: readonly Edit[]; start: number; end: number }[] = []
  const unapplied: Unapplied[] = []
  for (const finding of findings.filter(({ edits }) => edits.length > 0).toSorted((one, other) => startOf(one) - startOf(other))) {
    const start = startOf(finding)
    const end = Math.max(...finding.edits.map((edit) => edit.end))
    const kept = protectedBy(protection, finding)
    const reason =
      kept ??
      classReason(finding, options) ??
      (chosen.length > 0 && start < chosen.at(-1)!.end ? 'another change touches it' : null) ??
      (finding.suggestionClass === 'removal'
        ? stump(
            document,
            finding,
            chosen.flatMap((one) => one.edits),
          )
        : null)
    if (reason === null) chosen.push({ finding, edits: finding.edits, start, end })
    else unapplied.push({ finding, reason, isProtected: kept !== null })
  }
  return {
    text: applied(
      document.source,
      chosen.flatMap(({ edits }) => edits),
    ),
    changes: chosen.map(({ finding, edits, start, end }) => ({
      ruleId: finding.ruleId,
      suggestionClass: finding.suggestionClass!,
      start,
      end,
      before: document.source.slice(start, end),
      after: applied(
        document.source.slice(start, end),
        edits.map((edit) => ({ start: edit.start - start, end: edit.end - start, text: edit.text })),
      ),
      found: finding.text,
    })),
    unapplied,
  }
}

/** Findings in what no program changes: nobody else is asked to change it either. */
export function protectedFindings(document: Document, findings: readonly Finding[], owned: Owned): Set<Finding> {
  const protection = new Protection(document, owned)
  return new Set(findings.filter((finding) => finding.edits.length > 0 && protectedBy(protection, finding) !== null))
}

const startOf = ({ edits }: Finding) => Math.min(...edits.map((edit) => edit.start))

function classReason({ suggestionClass }: Finding, { classes }: ApplyOptions): string | null {
  if (suggestionClass === null || suggestionClass === 'advice') return 'it is advice'
  return classes.includes(suggestionClass) ? null : `it is a ${suggestionClass}`
}

function protectedBy(protection: Protection, { block, start, end, text, edits }: Finding): string | null {
  const why = protection.why(block, start, end) ?? (protection.isEntered(text) ? 'a value that was entered' : null)
  if (why !== null) return `it stands in ${why}`
  for (const edit of edits) {
    const touched = protection.why(block, edit.start, edit.end)
    if (touched !== null) return `it would change ${touched}`
  }
  return null
}

/** Why the sentence would not stay whole, with the changes that are made beside this one. */
function stump(document: Document, finding: Finding, others: readonly Edit[]): string | null {
  const block = document.blocks[finding.block]
  if (!block) return 'it is not known where its sentence ends'
  const around = sentences(block.text, block.language).find(({ start, end }) => start <= finding.blockStart && finding.blockStart < end)
  if (!around) return 'it is not known where its sentence ends'
  const { start, end } = sourceSpan(block, around.start, around.end)
  const [first] = finding.edits.toSorted((one, other) => one.start - other.start)
  const last = finding.edits.reduce((latest, edit) => (edit.end > latest.end ? edit : latest))
  const written = (from: number, to: number) => {
    const inside = [...finding.edits, ...others].filter((edit) => from <= edit.start && edit.end <= to)
    return applied(
      document.source.slice(from, to),
      inside.map((edit) => ({ start: edit.start - from, end: edit.end - from, text: edit.text })),
    )
  }
  const from = Math.min(start, first!.start)
  const until = Math.max(end, last.end)
  const gap = finding.edits.find((edit) => edit.start <= finding.start && finding.start <= edit.end) ?? last
  const before = plain(written(from, gap.start))
  const after = plain(written(gap.end, until))
  const left = plain(gap.text)
  // Where a part of what was found stays, there is a gap before it and one behind it.
  const behind = /[\p{L}\p{N}]{2}/u.test(left) ? stumpOf(before + left, after, block.language, block.scope) : null
  return behind ?? stumpOf(before, left + after, block.language, block.scope)
}

/** Without the marks of Markdown, which stand between the words. */
const plain = (text: string) => text.replaceAll(/\*\*|__|(?<!\p{L})[*_]|[*_](?!\p{L})|~~|\]\([^)]*\)|[[\]]/gu, '')
