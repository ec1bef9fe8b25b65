import { SMALL_WORDS } from '../text/language-words.ts'
import { isDismissed, plain, wordsOf } from './finding.ts'
import type { DecidedFinding } from './finding.ts'

/** Words beside which the rule would leave a sentence alone, with what that would have changed. */
interface Proposal {
  phrase: string
  languages: string[]
  /** Places in the list of decided findings: false ones that would be gone, right ones that would be lost. */
  gone: number[]
  lost: number[]
  /** Whether it does more good than harm by so much that it is chosen at first. */
  chosen: boolean
}

const LONGEST_PHRASE = 4
const MOST_PROPOSALS = 6
/** A phrase must do away with so many false findings, and with this share of them. */
const LEAST_GONE = 2
const LEAST_SHARE = 0.04
/** One right finding is worth as much as so many false ones. */
const WORTH = 6
/** More distinct phrases than this are those of texts of no pattern. */
const MOST_PHRASES = 50_000

/** The commonest of each language; those that follow in the lists are words that shops use. */
const COMMONEST = 70
const everywhere = new Set(Object.values(SMALL_WORDS).flatMap((words) => words.split(' ').slice(0, COMMONEST)))

/** Whether a word is in every text, so that it says nothing of this one. */
const isSmall = (word: string) => everywhere.has(word)

/**
 * Exceptions from what people dismissed: words and phrases that stand in sentences with false findings and not, or seldom, in those with
 * right ones. One after the other, each for the sake of what those before leave.
 */
export function proposeExceptions(findings: readonly DecidedFinding[]): Proposal[] {
  const phrases = phrasesOf(findings)
  const isFalse = findings.map(isDismissed)
  const total = isFalse.filter(Boolean).length
  const least = Math.max(LEAST_GONE, Math.ceil(total * LEAST_SHARE))
  let left = new Set(findings.keys().filter((index) => isFalse[index]))
  const proposals: Proposal[] = []
  while (proposals.length < MOST_PROPOSALS) {
    let best: { phrase: string; score: number; gains: number } | null = null
    for (const [phrase, at] of phrases) {
      let [gains, losses] = [0, 0]
      for (const index of at) {
        if (left.has(index)) gains++
        else if (!isFalse[index]) losses++
      }
      const score = gains - WORTH * losses
      if (gains < least || score <= 0) continue
      if (best === null || score > best.score || (score === best.score && isBetter(phrase, best.phrase))) best = { phrase, score, gains }
    }
    if (best === null) break
    const at = [...phrases.get(best.phrase)!]
    phrases.delete(best.phrase)
    const [gone, lost] = [at.filter((index) => isFalse[index]), at.filter((index) => !isFalse[index])]
    const languages = [...new Set(gone.map((index) => findings[index]!.language).filter((language) => language !== null))]
    proposals.push({ phrase: best.phrase, languages, gone, lost, chosen: lost.length * 10 <= gone.length })
    left = left.difference(new Set(gone))
  }
  return proposals.toSorted((one, other) => worth(other) - worth(one))
}

/** What a proposal gains, less what it costs. */
export const worth = ({ gone, lost }: Pick<Proposal, 'gone' | 'lost'>): number => gone.length - WORTH * lost.length

/** Of two that do the same the longer says more of what is meant. */
const isBetter = (one: string, other: string) => one.length > other.length || (one.length === other.length && one < other)

/** Each phrase of the sentences with false findings, and the places of all findings in whose sentence it stands. */
function phrasesOf(findings: readonly DecidedFinding[]): Map<string, Set<number>> {
  const phrases = new Map<string, Set<number>>()
  for (const onlyKnown of [false, true]) {
    for (const [index, finding] of findings.entries()) {
      if (isDismissed(finding) === onlyKnown) continue
      for (const phrase of phrasesIn(finding)) {
        const at = phrases.get(phrase)
        if (at) at.add(index)
        else if (!onlyKnown && phrases.size < MOST_PHRASES) phrases.set(phrase, new Set([index]))
      }
    }
  }
  return phrases
}

/** Phrases of a sentence but for those within what was found: leaving these alone would be the end of the rule. */
function phrasesIn({ sentence, text }: DecidedFinding): Set<string> {
  const words = wordsOf(sentence)
  const found = ` ${wordsOf(text).join(' ')} `
  const phrases = new Set<string>()
  for (let from = 0; from < words.length; from++) {
    for (let length = 1; length <= LONGEST_PHRASE && from + length <= words.length; length++) {
      const piece = words.slice(from, from + length)
      if (isSmall(piece[0]!) || isSmall(piece.at(-1)!)) continue
      if (piece.every((word) => isSmall(word) || word.length < 3 || /\d/.test(word))) continue
      const phrase = piece.join(' ')
      if (!found.includes(` ${phrase} `) && isWritten(phrase, sentence)) phrases.add(phrase)
    }
  }
  return phrases
}

/** Words with other characters between them than blanks are no phrase that a rule could name. */
const isWritten = (phrase: string, sentence: string) => !phrase.includes(' ') || plain(sentence).includes(phrase)

/** What several exceptions would have changed together: the places of false findings that are gone, and of right ones that are lost. */
export function together(proposals: readonly Pick<Proposal, 'gone' | 'lost'>[]): { gone: number[]; lost: number[] } {
  const all = (which: 'gone' | 'lost') => [...new Set(proposals.flatMap((each) => each[which]))].toSorted((one, other) => one - other)
  return { gone: all('gone'), lost: all('lost') }
}
