import { sentencesOf } from '../base/sentences.ts'

interface Scored {
  sentence: string
  place: number
  score: number
}

/**
 * Extractive summary: each sentence is scored by how often its words occur in the whole text, with a bonus for the first sentence
 * and for figures; a sentence that repeats a chosen one is skipped. The result keeps the order of the text.
 */
export function summarise(text: string, count: number, tag: string): string[] {
  const sentences = text.split(/\n+/).flatMap((paragraph) => sentencesOf(paragraph, tag))
  if (sentences.length <= count) return sentences
  const words = sentences.map((sentence) => wordsOf(sentence, tag))
  const frequency = new Map<string, number>()
  for (const list of words) for (const word of new Set(list)) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  const scored = sentences.map(
    (sentence, place): Scored => ({ sentence, place, score: scoreOf(sentence, words[place]!, frequency, place) }),
  )
  const chosen: Scored[] = []
  for (const candidate of scored.toSorted((a, b) => b.score - a.score || a.place - b.place)) {
    if (chosen.length === count) break
    if (!chosen.some((other) => overlap(words[other.place]!, words[candidate.place]!) > 0.7)) chosen.push(candidate)
  }
  return chosen.sort((a, b) => a.place - b.place).map(({ sentence }) => sentence)
}

function scoreOf(sentence: string, words: string[], frequency: Map<string, number>, place: number): number {
  if (words.length === 0) return 0
  const weight = words.reduce((sum, word) => sum + (frequency.get(word)! > 1 ? frequency.get(word)! : 0), 0) / Math.sqrt(words.length)
  const length = words.length < 4 ? 0.5 : words.length > 40 ? 0.7 : 1
  return weight * length * (place === 0 ? 1.5 : 1) * (/\d/.test(sentence) ? 1.15 : 1)
}

/** Words of four letters or more, truncated to six letters: a crude stem, so that two forms of a word count as one. */
function wordsOf(sentence: string, tag: string): string[] {
  return (sentence.toLocaleLowerCase(tag).match(/[\p{L}\p{M}\p{N}]{4,}/gu) ?? []).map((word) => [...word].slice(0, 6).join(''))
}

function overlap(a: string[], b: string[]): number {
  const small = new Set(a.length < b.length ? a : b)
  const large = new Set(a.length < b.length ? b : a)
  if (small.size === 0) return 0
  return [...small].filter((word) => large.has(word)).length / small.size
}
