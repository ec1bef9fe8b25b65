import { COMMON_WORDS } from './language-common-words.ts'
import { SMALL_WORDS } from './language-words.ts'
import type { Draft, DraftBlock } from './draft.ts'
import { sourceSpan } from './position.ts'
import { rewrite, type Rewrite } from './rewritten.ts'

/** A hyphen between two letters, with a line break or what was one behind it. */
const HYPHEN = /(?<=\p{L})[-\u2010](?:[ \t]*\n[ \t]*| )(?=\p{Ll})/uy
/** Blanks between two letters: a soft hyphen, which nobody sees, may have stood before them. */
const BLANKS = /(?<=\p{L})(?:[ \t]*\n[ \t]*| )(?=\p{L})/gu
const BEFORE_BLANK = /[-\u2010]\s/
const SOFT_HYPHEN = /^(?:\u00ad|&shy;|&#0*173;|&#x0*ad;)[ \t]*(?:\r|\n|<br\b)/i
const WORD_BEFORE = /\p{L}+$/u
const WORD_AFTER = /^\p{L}+/u
const FARTHEST = 40

/** Behind a hyphen that stands for the rest of a word, as in `Vor- und Nachteile`. */
const CONJUNCTIONS = new Set(
  'und oder bzw sowie als bis and or to et ou e o y u en of i oraz lub och eller og ja tai sekä ve veya ya и или либо και ή'.split(' '),
)
/** First and second parts of words that are written with a hyphen. */
const FIRST_PARTS = new Set(
  'eco éco öko эко self low high zero no non anti risk carbon climate crypto krypto cripto tax fee cost energy well peut rendez'.split(' '),
)
const SECOND_PARTS = new Set(
  (
    'free friendly neutral negative time term based made proof approved backed cost risk loss efficient responsible responsable neutre ' +
    'known rate label vous nous lhe lhes back off up year'
  ).split(' '),
)

let listed: Set<string> | undefined
/** Words that every text of a language may have. */
const listedWords = () =>
  (listed ??= new Set([...Object.values(SMALL_WORDS), ...Object.values(COMMON_WORDS)].flatMap((words) => words.split(' '))))

/** Puts together words that were divided at the end of a line: no rule would know the two halves. */
export function joinDividedWords({ blocks, source, account }: Draft): void {
  const mayBeSoft = account.leftOut.some(({ reason }) => reason === 'invisible characters') || source.includes('\u00ad')
  if (mayBeSoft) for (const block of blocks) rewrite(block, source, softDivisions(block, source))
  let words: Vocabulary | undefined
  for (const block of blocks) {
    const gaps = hyphenGaps(block.text)
    if (gaps === null) continue
    const { text } = block
    const rewrites: Rewrite[] = []
    for (const [start, end] of gaps) {
      if (!text.slice(start, end).includes('\n') && !isLineBreak(block, source, end - 1)) continue
      words ??= new Vocabulary(blocks)
      const division = divisionAt(text.slice(Math.max(0, start - FARTHEST), start), text.slice(end, end + FARTHEST), words)
      if (division !== 'none') rewrites.push({ start: division === 'hyphenated' ? start + 1 : start, end, text: '' })
    }
    rewrite(block, source, rewrites)
  }
}

/** Where a hyphen and the blanks after it stand between letters; null in most texts. */
function hyphenGaps(text: string): [start: number, end: number][] | null {
  if (!BEFORE_BLANK.test(text)) return null
  let gaps: [number, number][] | null = null
  for (const hyphen of ['-', '\u2010'])
    for (let at = text.indexOf(hyphen); at !== -1; at = text.indexOf(hyphen, at + 1)) {
      if (text.charCodeAt(at + 1) > 0x20) continue
      HYPHEN.lastIndex = at
      if (HYPHEN.test(text)) (gaps ??= []).push([at, HYPHEN.lastIndex])
    }
  return gaps?.toSorted(([one], [other]) => one - other) ?? null
}

function softDivisions(block: DraftBlock, source: string): Rewrite[] {
  return [...block.text.matchAll(BLANKS)].flatMap(({ 0: gap, index: start }) => {
    const { end } = sourceSpan(block, start - 1, start)
    return SOFT_HYPHEN.test(source.slice(end, end + 16)) ? [{ start, end: start + gap.length, text: '' }] : []
  })
}

type Division = 'joined' | 'hyphenated' | 'none'

/** What a hyphen at a line's end is: one that divides a word, one that the word has anyhow, or one that stands for a rest. */
export function divisionAt(before: string, after: string, known: Pick<Vocabulary, 'has'> = { has: () => false }): Division {
  const [first, second] = [WORD_BEFORE.exec(before)?.[0] ?? '', WORD_AFTER.exec(after)?.[0] ?? '']
  if (CONJUNCTIONS.has(second)) return 'none'
  const [head, tail] = [first.toLowerCase(), second.toLowerCase()]
  const isKnown = (word: string) => known.has(word) || listedWords().has(word)
  if (isKnown(head + tail)) return 'joined'
  if (first.length > 1 && first === first.toUpperCase()) return 'hyphenated'
  if (known.has(`${head}-${tail}`) || FIRST_PARTS.has(head) || SECOND_PARTS.has(tail)) return 'hyphenated'
  return head.length > 2 && tail.length > 2 && isKnown(head) && isKnown(tail) ? 'hyphenated' : 'joined'
}

/** The words of a document that stand whole in it. */
class Vocabulary {
  readonly #words = new Set<string>()

  constructor(blocks: readonly { text: string }[]) {
    for (const { text } of blocks)
      for (const [word] of text.replaceAll(/\p{L}+[-\u2010]\s+\p{L}+/gu, ' ').matchAll(/\p{L}+(?:-\p{L}+)*/gu)) {
        this.#words.add(word.toLowerCase())
      }
  }

  has(word: string): boolean {
    return this.#words.has(word)
  }
}

function isLineBreak(block: DraftBlock, source: string, at: number): boolean {
  const { start } = sourceSpan(block, at, at + 1)
  return /^\s*[\r\n]/.test(source.slice(start, sourceSpan(block, at + 1, at + 2).start))
}
