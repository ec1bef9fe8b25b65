import type { Document } from '../../text/document.ts'
import { sourceSpan } from '../../text/position.ts'
import type { Finding } from '../definition/rule.ts'
import type { Kept } from './literal.ts'
import { occurrences } from './names.ts'

const NAME = 'a name'
const hasCapital = (name: string) => /\p{Lu}/u.test(name)

/** Names by a word that any text with them has, so that most are left out without a search. */
const tables = new WeakMap<readonly string[], { name: string; word: string }[]>()

function namesIn(names: readonly string[], text: string): string[] {
  let table = tables.get(names)
  if (!table) {
    table = names.map((name) => ({ name, word: /[\p{L}\p{N}]+/u.exec(name)?.[0].toLowerCase() ?? '' }))
    tables.set(names, table)
  }
  const lower = text.toLowerCase()
  return table.filter(({ word }) => word !== '' && lower.includes(word)).map(({ name }) => name)
}

/** Where names stand in a text: one with a capital as it is written, one without in any capitals. */
export function ownNameRanges(text: string, names: readonly string[]): Kept[] {
  const here = namesIn(names, text)
  const [exact, any] = [here.filter(hasCapital), here.filter((name) => !hasCapital(name))]
  return [...occurrences(text, exact, NAME, true), ...occurrences(text, any, NAME)]
}

/**
 * Findings of which none suggests to change one of these names: where a suggestion would, the finding stays and says what is wrong, and
 * nothing is suggested. A suggestion that leaves the name as it stands is made all the same.
 */
export function sparingNames(document: Document, findings: readonly Finding[], names: readonly string[]): Finding[] {
  if (names.length === 0) return [...findings]
  const known = new Map<number, Kept[]>()
  const rangesIn = (block: number): Kept[] => {
    let ranges = known.get(block)
    if (!ranges) {
      const within = document.blocks[block]
      ranges = within
        ? ownNameRanges(within.text, names).map(({ start, end, why }) => ({ ...sourceSpan(within, start, end), why }))
        : ownNameRanges(document.source, names)
      known.set(block, ranges)
    }
    return ranges
  }
  const changesName = ({ block, edits, suggestedText, text }: Finding): boolean =>
    edits.length > 0
      ? edits.some(({ start, end, text: written }) =>
          rangesIn(block).some((range) => {
            const touches = start === end ? range.start < start && start < range.end : range.start < end && start < range.end
            return touches && !written.includes(document.source.slice(range.start, range.end))
          }),
        )
      : suggestedText !== null && ownNameRanges(text, names).some(({ start, end }) => !suggestedText.includes(text.slice(start, end)))
  return findings.map((finding) =>
    (finding.suggestedText !== null || finding.edits.length > 0) && changesName(finding)
      ? { ...finding, suggestedText: null, suggestionClass: null, edits: [] }
      : finding,
  )
}
