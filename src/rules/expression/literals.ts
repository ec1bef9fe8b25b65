import { SMALL_WORDS } from '../../text/language-words.ts'
import { exactTexts, isEdge, joined, LiteralReader, type LiteralPart } from './literal-reader.ts'

/**
 * A piece of text an expression cannot match without, in lower case: a whole word, perhaps with the one that must follow it; or
 * letters that may stand inside one.
 */
export interface Literal {
  text: string
  whole: boolean
  next?: string
}

const MOST = 4000
const MOST_SETS = 3

/** Characters that most texts do without. */
const RARE_CHARACTERS = '!#%$€£@&*+=<>{}[]|^~'

/** What a text must have for an expression to match there, ignoring case: with it an expression runs only where it can find something. */
export interface Needs {
  /** Of each set one literal; the rarest set first, none where there is nothing to name. */
  sets: Literal[][]
  /** One rare character; null where none can be named. */
  rareCharacter: string | null
  /** Of these pieces with punctuation in them one, where words alone say little; null where none can be named. */
  pieces: string[] | null
}

/**
 * Needs as they are kept, on one line each: the character and the pieces, then the sets, a whole word with `=` before it and other
 * letters with `~`.
 */
export type KeptNeeds = string

/** What was read before, by the expression. Rules share expressions, and each language's set of rules is made on its own. */
const known = new Map<string, Needs>()
const MOST_KNOWN = 20_000
const kept: Readonly<Record<string, KeptNeeds>>[] = []
let asked: Set<string> | null = null

/** Takes over what another process has read. */
export const rememberNeeds = (needs: Readonly<Record<string, KeptNeeds>>): void => void kept.push(needs)

/** What was asked for meanwhile, to be kept for the next process. */
export function needsReadBy(work: () => void): Record<string, KeptNeeds> {
  asked = new Set()
  try {
    work()
    return Object.fromEntries([...asked].map((source) => [source, packed(needsOf(source))]))
  } finally {
    asked = null
  }
}

const packed = ({ sets, rareCharacter, pieces }: Needs): KeptNeeds =>
  [[rareCharacter ?? '', ...(pieces ?? [])].join('\t'), ...sets.map(keyOf)].join('\n')

const keyOf = (set: Literal[]) =>
  set.map(({ text, whole, next }) => `${whole ? '=' : '~'}${text}${next === undefined ? '' : `+${next}`}`).join(' ')

function unpacked(kept: KeptNeeds): Needs {
  const [first, ...sets] = kept.split('\n')
  const [rareCharacter, ...pieces] = first!.split('\t')
  return {
    rareCharacter: rareCharacter || null,
    pieces: pieces.length === 0 ? null : pieces,
    sets: sets.map((set) => set.split(' ').map(unpackedLiteral)),
  }
}

function unpackedLiteral(kept: string): Literal {
  const [text, next] = kept.slice(1).split('+')
  const literal: Literal = { text: text!, whole: kept.startsWith('=') }
  return next === undefined ? literal : { ...literal, next }
}

export function needsOf(source: string): Needs {
  asked?.add(source)
  const before = known.get(source)
  if (before) return before
  const found = kept.find((needs) => Object.hasOwn(needs, source))
  const needs = found ? unpacked(found[source]!) : readNeeds(source)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(source, needs)
  return needs
}

function readNeeds(source: string): Needs {
  try {
    const branches = new LiteralReader(source).branches()
    const only = branches.length === 1 ? branches[0]! : null
    const { sets, runs } = only ? neededIn(only, false, false) : { sets: [allNeeded(branches, false, false) ?? []], runs: [] }
    const usable = [...new Map(sets.map((set) => [keyOf(set), set])).values()]
      .filter((set) => set.length > 0 && set.length <= MOST)
      .toSorted((one, other) => cost(one) - cost(other))
    return {
      sets: usable.filter((set, index) => index === 0 || (index < MOST_SETS && cost(set) < TOO_COMMON)),
      rareCharacter: only?.map(rareCharacterOf).find((character) => character !== null) ?? null,
      pieces: usable.length > 0 && cost(usable[0]!) < WORTH_A_PIECE ? null : bestPieces(runs),
    }
  } catch {
    // An expression that cannot be read here is read, or refused, elsewhere: it is only not spared any work.
    return { sets: [], rareCharacter: null, pieces: null }
  }
}

function rareCharacterOf(part: LiteralPart): string | null {
  if (part.kind === 'more') return rareCharacterOf(part.part)
  const [text, ...others] = part.kind === 'text' ? part.texts : []
  return text === undefined || others.length > 0 ? null : ([...text].find((character) => RARE_CHARACTERS.includes(character)) ?? null)
}

/** What one of several branches needs: all that each of them may. */
function allNeeded(branches: LiteralPart[][], left: boolean, right: boolean): Literal[] | null {
  const all: Literal[] = []
  for (const branch of branches) {
    const needs = best(neededIn(branch, left, right).sets)
    if (needs === null) return null
    for (const literal of needs) all.push(literal)
  }
  return unique(all)
}

const unique = (literals: Literal[]): Literal[] =>
  literals.length === 1 ? literals : [...new Map(literals.map((literal) => [keyOf([literal]), literal])).values()]

/** The set whose literals are rarest. */
const best = (sets: Literal[][]): Literal[] | null =>
  sets.length === 0 ? null : sets.reduce((one, other) => (cost(other) < cost(one) ? other : one))

/** Everything known about a row of parts, between edges of words or not; and the runs of exact text in it, each in all its forms. */
function neededIn(parts: LiteralPart[], left: boolean, right: boolean): { sets: Literal[][]; runs: string[][] } {
  const sets: Literal[][] = []
  const runs: string[][] = []
  let run = ['']
  let isBounded = left
  /** What the parts of the run need, each for itself; of these and what it needs as a whole the best will do. */
  let inRun: Literal[][] = []
  const close = (boundedRight: boolean) => {
    runs.push(run)
    const literals = run.map((text) => literalIn(text, isBounded, boundedRight))
    if (literals.every((literal) => literal !== null)) inRun.push(unique(literals))
    const chosen = best(inRun)
    if (chosen !== null) sets.push(chosen)
    inRun = []
  }
  for (const [index, part] of parts.entries()) {
    const needs = neededByPart(part, edgeBefore(parts, index, left), edgeAfter(parts, index, right))
    const texts = endsWords(part) ? null : exactTexts(part)
    const longer = texts === null ? null : joined(run, texts)
    if (longer === null) {
      close(isEdge(part, false))
      isBounded = texts === null ? isEdge(part, true) : run.every((text) => isEdge({ kind: 'text', texts: [text] }, true))
    }
    run = longer ?? texts ?? ['']
    if (needs !== null) (texts === null ? sets : inRun).push(needs)
  }
  close(right)
  return { sets, runs }
}

/** A boundary, or one of several parts of which some are: that a word ends there says more than what the others are. */
const endsWords = (part: LiteralPart) =>
  part.kind === 'edge' || (part.kind === 'group' && isEdge(part, true) && isEdge(part, false) && exactTexts(part)?.includes('') === true)

function neededByPart(part: LiteralPart, left: boolean, right: boolean): Literal[] | null {
  if (part.kind === 'group') return allNeeded(part.branches, left, right)
  if (part.kind === 'more')
    return part.part.kind === 'group' ? allNeeded(part.part.branches, false, false) : best(neededIn([part.part], false, false).sets)
  // What must stand before or behind must stand there all the same.
  return part.kind === 'look' && !part.negative ? allNeeded(part.branches, false, false) : null
}

const isEmpty = (part: LiteralPart) => part.kind === 'text' && part.texts.length === 1 && part.texts[0] === ''

function edgeBefore(parts: LiteralPart[], index: number, left: boolean): boolean {
  let at = index - 1
  while (at >= 0 && isEmpty(parts[at]!)) at--
  return at < 0 ? left : isEdge(parts[at]!, true)
}

function edgeAfter(parts: LiteralPart[], index: number, right: boolean): boolean {
  let at = index + 1
  while (at < parts.length && isEmpty(parts[at]!)) at++
  return at === parts.length ? right : isEdge(parts[at]!, false)
}

/** A set that costs less than this is rare enough: nothing else need be looked for. */
const WORTH_A_PIECE = 20
const MOST_PIECES = 4

/** Of the first run that has one in all its forms: the longest piece without blanks and with a character that is in no word. */
function bestPieces(runs: string[][]): string[] | null {
  for (const run of runs) {
    const pieces = [
      ...new Set(
        run.map(
          (text) =>
            text
              .split(/\s/)
              .filter((piece) => piece.length > 1 && /[^\p{L}\p{N}\p{M}_]/u.test(piece))
              .toSorted((one, other) => other.length - one.length)[0],
        ),
      ),
    ]
    if (pieces.length <= MOST_PIECES && pieces.every((piece) => piece !== undefined)) return pieces
  }
  return null
}

/** The commonest words of each language: what needs one of them is called for on nearly every page. */
const COMMON = new Set(Object.values(SMALL_WORDS).flatMap((words) => words.split(' ').slice(0, 60)))

/** A set that costs this much is met nearly everywhere and spares nothing. */
const TOO_COMMON = 400

/** Each must be kept and looked up: a few that are less rare are as good as many. */
const EACH = 1

/** How often one of these is to be expected in a text: the rarest needs spare an expression most work. */
const cost = (needs: Literal[]) => needs.reduce((sum, literal) => sum + EACH + costOf(literal), 0)

const costOf = ({ text, whole, next }: Literal): number => {
  const own = COMMON.has(text) ? 500 : whole ? 30 / text.length : 300 / text.length ** 2
  return next === undefined ? own : (own * costOf({ text: next, whole })) / 1500
}

const ONE_WORD = /^[a-z0-9_]+$/
const BEYOND_ASCII = /[^\0-\x7f]/
const WORDS = /[\p{L}\p{N}_]+/gu
/** Marks and the like belong to the word they stand in, though they are no letters. */
const UNSEEN = /[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]/u

/** The best of a piece of exact text: a whole word, two in a row, or the longest part of one that is long enough to look for. */
function literalIn(run: string, left: boolean, right: boolean): Literal | null {
  if (ONE_WORD.test(run)) return (left && right) || run.length >= 3 ? { text: run, whole: left && right } : null
  if (run === '' || (BEYOND_ASCII.test(run) && UNSEEN.test(run))) return null
  let best: Literal | null = null
  const consider = (literal: Literal) => {
    if (best === null || costOf(literal) < costOf(best)) best = literal
  }
  let before: string | null = null
  for (const match of run.matchAll(WORDS)) {
    const [text] = match
    const whole = (match.index > 0 || left) && (match.index + text.length < run.length || right)
    if (whole || text.length >= 3) consider({ text, whole })
    if (whole && before !== null) consider({ text: before, whole, next: text })
    before = whole ? text : null
  }
  return best
}
