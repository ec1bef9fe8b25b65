import type { LanguageKey } from '../../languages.ts'
import { SMALL_WORDS } from '../../text/language-words.ts'
import { readGuidelines } from './guidelines.ts'
import type { Guidelines } from './guidelines.ts'
import { localeOf } from '../base/locale.ts'
import { sentencesOf } from '../base/sentences.ts'
import { LOUD_WORDS, PERSONS } from './voice-words.ts'

/** Texts of a house, measured without a model: what they do, how often, and where. */
interface Measured {
  sentences: number
  words: number
  /** Words of a sentence: the quarter points and the middle. */
  length: { low: number; middle: number; high: number }
  address: { formal: string[]; informal: string[] }
  we: string[]
  i: string[]
  exclamations: string[]
  questions: string[]
  contractions: string[]
  favourites: { word: string; count: number }[]
  absent: string[]
}

/** A guideline that was measured: where it goes in a tone, its words, and the texts that show it. */
export interface Proposal {
  list: 'address' | 'do' | 'dont' | 'use' | 'avoid'
  text: string
  evidence: string
  examples: string[]
}

/** Fewer sentences say little about a house. */
export const LEAST_SENTENCES = 5
const MOST_EXAMPLES = 3
const MOST_FAVOURITES = 12

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? []
const whole = (source: string): RegExp | null =>
  source === '' ? null : new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${source})(?![\\p{L}\\p{M}\\p{N}])`, 'u')
const CONTRACTION = /\p{L}{1,30}(?:n['’]t|['’](?:re|ll|ve|d|m))(?!\p{L})/iu

/** Sentences of texts as people paste them: lines are paragraphs, marks of Markdown are no words. */
function sentencesIn(texts: readonly string[], language: LanguageKey): string[] {
  const { tag } = localeOf(language)
  return texts
    .flatMap((text) => text.split(/\n+/))
    .map((line) => line.replace(/^[\s#>*•-]+/u, '').trim())
    .filter((line) => line !== '')
    .flatMap((line) => sentencesOf(line, tag))
    .filter((sentence) => wordsOf(sentence).length > 1)
}

const quarter = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

function sentencesSaying(sentences: readonly string[], source: string, of = (sentence: string): string => sentence): string[] {
  const expression = whole(source)
  return expression ? sentences.filter((sentence) => expression.test(of(sentence))) : []
}

/** The sentences that address their reader, by how they do. */
export function addressIn(sentences: readonly string[], language: LanguageKey): Measured['address'] {
  const { formal, informal } = PERSONS[language]
  // The first word of a sentence has a capital in any case: where capitals tell words apart, it tells nothing.
  const isCased = /^[A-Z]/.test(formal)
  const inner = (sentence: string) => (isCased ? sentence.replace(/^\P{L}*\p{L}+/u, '') : sentence)
  return { formal: sentencesSaying(sentences, formal, inner), informal: sentencesSaying(sentences, informal) }
}

export function measureVoice(texts: readonly string[], language: LanguageKey): Measured {
  const sentences = sentencesIn(texts, language)
  const lengths = sentences.map((sentence) => wordsOf(sentence).length).toSorted((a, b) => a - b)
  const person = PERSONS[language]
  const saying = (source: string) => sentencesSaying(sentences, source)
  const counts = new Map<string, number>()
  const small = new Set((SMALL_WORDS[language] ?? '').split(' '))
  for (const word of sentences.flatMap(wordsOf).map((each) => each.toLowerCase()))
    if (word.length > 4 && !small.has(word) && !/\d/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const all = new Set(sentences.flatMap(wordsOf).map((word) => word.toLowerCase()))
  return {
    sentences: sentences.length,
    words: lengths.reduce((sum, length) => sum + length, 0),
    length: { low: quarter(lengths, 0.25), middle: quarter(lengths, 0.5), high: quarter(lengths, 0.75) },
    address: addressIn(sentences, language),
    we: saying(person.we),
    i: saying(person.i),
    exclamations: sentences.filter((sentence) => sentence.includes('!')),
    questions: sentences.filter(
      (sentence) => /[?;]\W*$/u.test(sentence.slice(-20)) && (language === 'GR' || sentence.slice(-20).includes('?')),
    ),
    contractions: language === 'EN' ? sentences.filter((sentence) => CONTRACTION.test(sentence)) : [],
    favourites: [...counts]
      .filter(([, count]) => count >= 3)
      .toSorted((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
      .slice(0, MOST_FAVOURITES)
      .map(([word, count]) => ({ word, count })),
    absent: (LOUD_WORDS[language] ?? []).filter((word) => !all.has(word)),
  }
}

const LENGTHS = (low: number, high: number) => `Write sentences of ${low} to ${high} words.`
const LENGTHS_READ = /sentences of (\d{1,3}) to (\d{1,3}) words/i
const NO_EXCLAMATIONS = 'Use no exclamation marks.'
const CONTRACT = 'Use contractions.'
const NO_CONTRACTIONS = 'Use no contractions.'
const AS_WE = 'Speak as “we”.'
const NOT_AS_WE = 'Speak of yourselves by name, not as “we”.'

/** What the measures propose, each with its evidence. Nothing that the texts do not show. */
export function proposalsOf(measured: Measured, language: LanguageKey): Proposal[] {
  const { sentences, length, address, we, exclamations, questions, contractions, favourites, absent } = measured
  if (sentences < LEAST_SENTENCES) return []
  const share = (some: readonly string[]) => `${some.length} of ${sentences} sentences`
  const proposals: Proposal[] = []
  const propose = (list: Proposal['list'], text: string, evidence: string, examples: readonly string[] = []) =>
    proposals.push({ list, text, evidence, examples: examples.slice(0, MOST_EXAMPLES) })
  const { formal, informal } = address
  if (formal.length + informal.length >= 3) {
    const isFormal = formal.length > informal.length
    const [more, fewer] = isFormal ? [formal, informal] : [informal, formal]
    if (more.length >= 3 * fewer.length)
      propose('address', isFormal ? 'formal' : 'informal', `${share(more)}, the other in ${fewer.length}`, more)
  }
  propose(
    'do',
    LENGTHS(Math.max(1, length.low), Math.max(length.low + 2, length.high)),
    `half of ${sentences} sentences; the middle one has ${length.middle}`,
  )
  if (we.length * 5 >= sentences) propose('do', AS_WE, share(we), we)
  else if (we.length === 0 && sentences >= 15) propose('dont', NOT_AS_WE, share(we))
  if (questions.length * 10 >= sentences) propose('do', 'Ask the reader questions.', share(questions), questions)
  if (exclamations.length === 0) propose('dont', NO_EXCLAMATIONS, share(exclamations))
  else if (exclamations.length * 5 >= sentences) propose('do', 'Use exclamation marks.', share(exclamations), exclamations)
  if (language === 'EN') {
    if (contractions.length * 10 >= sentences) propose('do', CONTRACT, share(contractions), contractions)
    else if (contractions.length === 0 && sentences >= 15) propose('dont', NO_CONTRACTIONS, share(contractions))
  }
  for (const { word, count } of favourites) propose('use', word, `${count} times`)
  if (measured.words >= 300) for (const word of absent) propose('avoid', word, `never in ${measured.words} words`)
  return proposals
}

/** A tone with one proposal taken over; what it says already stays once. */
export function withProposal(guidelines: Guidelines, { list, text }: Proposal): Guidelines {
  if (list === 'address') return { ...guidelines, address: text as 'formal' | 'informal' }
  if (guidelines[list].includes(text)) return guidelines
  // A house has one length of sentences.
  const kept = LENGTHS_READ.test(text) ? guidelines[list].filter((entry) => !LENGTHS_READ.test(entry)) : guidelines[list]
  return { ...guidelines, [list]: [...kept, text] }
}

/** Where a text does not sound like a voice. */
export interface OffVoice {
  guideline: string
  sentence: string
}

/** How much of a text sounds like a voice: sentences with nothing against them, of 100, and what is against the others. */
export function soundsLike(text: string, content: string | Guidelines, language: LanguageKey): { score: number | null; off: OffVoice[] } {
  const guidelines = typeof content === 'string' ? readGuidelines(content) : content
  const sentences = sentencesIn([text], language)
  const avoided = guidelines.avoid.map((entry) => ({
    entry,
    word: entry
      .split(/\s*(?:->|→|=>)\s*/)[0]!
      .trim()
      .toLowerCase(),
  }))
  const off = sentences.flatMap((sentence) =>
    against(sentence, guidelines, avoided, language).map((guideline) => ({ guideline, sentence })),
  )
  const bad = new Set(off.map(({ sentence }) => sentence))
  const good = sentences.filter((sentence) => !bad.has(sentence)).length
  return { score: sentences.length === 0 ? null : Math.round((good / sentences.length) * 100), off }
}

function against(
  sentence: string,
  guidelines: Guidelines,
  avoided: readonly { entry: string; word: string }[],
  language: LanguageKey,
): string[] {
  const { formal, informal } = measureVoice([sentence], language).address
  const words = wordsOf(sentence).length
  const [, low, high] = guidelines.do.map((entry) => LENGTHS_READ.exec(entry)).find((match) => match !== null) ?? []
  const found: string[] = []
  if (guidelines.address === 'formal' && informal.length > 0 && formal.length === 0) found.push('address: formal')
  if (guidelines.address === 'informal' && formal.length > 0 && informal.length === 0) found.push('address: informal')
  // Half of the sentences a length was measured on are outside it: only what is far outside counts.
  if (low && high && (words > Number(high) * 1.5 || words * 3 < Number(low)))
    found.push(guidelines.do.find((entry) => LENGTHS_READ.test(entry))!)
  if (guidelines.dont.includes(NO_EXCLAMATIONS) && sentence.includes('!')) found.push(NO_EXCLAMATIONS)
  if (guidelines.dont.includes(NO_CONTRACTIONS) && CONTRACTION.test(sentence)) found.push(NO_CONTRACTIONS)
  const we = whole(PERSONS[language].we)
  if (guidelines.dont.includes(NOT_AS_WE) && we?.test(sentence)) found.push(NOT_AS_WE)
  const lower = sentence.toLowerCase()
  // Compiling an expression takes a hundred times as long as looking for a word that is not there.
  for (const { entry, word } of avoided)
    if (word !== '' && lower.includes(word) && whole(RegExp.escape(word))?.test(lower)) found.push(entry)
  return found
}
