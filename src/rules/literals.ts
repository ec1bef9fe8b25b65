import { SMALL_WORDS } from '../text/language-words.ts'

/** A piece of text an expression cannot match without: a whole word, or letters that may stand inside one. Lower case. */
export interface Literal {
  text: string
  whole: boolean
}

/** What is known of a part of an expression while it is read. */
interface Part {
  /** The exact text, where it can match nothing else; null otherwise. */
  text: string | null
  /** One of these must be there; null where nothing can be said. */
  needs: Literal[] | null
  /** It takes no room: a boundary or a look-around. */
  boundary: boolean
  /** A sign rarely seen that must be there. */
  sign?: string
}

const MOST = 4000
const MOST_SETS = 3
const NOTHING: Part = { text: null, needs: null, boundary: false }
const WORD = /[\p{L}\p{N}_]/u
/** What ends a word for certain: a boundary, or a blank or comma that must be there. */
const BOUNDARY_NEXT = /^(?:\\b|[ ,](?![?*{]))/

/** Signs that most texts do without. */
const RARE_SIGNS = '!#%$€£@&*+=<>{}[]|^~'

/** What a text must have for an expression to match there, ignoring case: with it an expression runs only where it can find something. */
export interface Needs {
  /** Of each set one literal; the rarest set first, none where there is nothing to name. */
  sets: Literal[][]
  /** One rare sign; null where none can be named. */
  sign: string | null
}

/** Needs as they are kept, on one line each: the sign, then the sets, a whole word with `=` before it and other letters with `~`. */
export type KeptNeeds = string

/** What was read before, by the expression. Rules share expressions, and each language's set of rules is made on its own. */
const known = new Map<string, Needs>()
const MOST_KNOWN = 20_000
let kept: Readonly<Record<string, KeptNeeds>> = {}

/** Takes over what another process has read. */
export const rememberNeeds = (needs: Readonly<Record<string, KeptNeeds>>): void => {
  kept = needs
}

/** All that was read in this process, to be kept for the next. */
export const needsRead = (): Record<string, KeptNeeds> => Object.fromEntries([...known].map(([source, needs]) => [source, packed(needs)]))

const packed = ({ sets, sign }: Needs): KeptNeeds =>
  [sign ?? '', ...sets.map((set) => set.map(({ text, whole }) => `${whole ? '=' : '~'}${text}`).join(' '))].join('\n')

function unpacked(kept: KeptNeeds): Needs {
  const [sign, ...sets] = kept.split('\n')
  return { sign: sign || null, sets: sets.map((set) => set.split(' ').map((literal) => ({ text: literal.slice(1), whole: literal.startsWith('=') }))) }
}

export function needsOf(source: string): Needs {
  const before = known.get(source)
  if (before) return before
  const needs = Object.hasOwn(kept, source) ? unpacked(kept[source]!) : readNeeds(source)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(source, needs)
  return needs
}

function readNeeds(source: string): Needs {
  try {
    const branches = new LiteralReader(source).branches(false, false)
    const only = branches.length === 1 ? branches[0]! : null
    const sets = only ? neededSets(only, false, false) : [allNeeded(branches, false, false)]
    const usable = sets.filter((set) => set !== null).filter((set) => set.length > 0 && set.length <= MOST).toSorted((one, other) => cost(one) - cost(other))
    return {
      sets: usable.filter((set, index) => index === 0 || (index < MOST_SETS && cost(set) < TOO_COMMON)),
      sign: only?.find((part) => part.sign !== undefined)?.sign ?? null,
    }
  } catch {
    // An expression that cannot be read here is read, or refused, elsewhere: it is only not spared any work.
    return { sets: [], sign: null }
  }
}

/** Letters and signs that stand for themselves, many at a time. */
const PLAIN = /[\p{L}\p{N}_ ',;:-]+/uy
const QUANTIFIER = /(?:[*+?]|\{\d+(?:,\d*)?\})[?]?/y
const OPENING = /\((?:\?(?:[imsnx]*(?:-[imsnx]+)?[:)]|[=!]|<[=!]|>|#|P?<\w+>|'\w+'))?/y

class LiteralReader {
  #text: string
  #at = 0
  #extended = false

  constructor(text: string) {
    this.#text = text
  }

  /** Reads up to a closing parenthesis or the end. `left` and `right`: a word boundary stands on that side. */
  branches(left: boolean, right: boolean): Part[][] {
    let branch: Part[] = []
    const branches: Part[][] = [branch]
    while (this.#at < this.#text.length && this.#text[this.#at] !== ')') {
      if (this.#text[this.#at] === '|') {
        this.#at++
        branches.push((branch = []))
      } else branch.push(this.#plain() ?? this.#part(branch, left, right))
    }
    return branches
  }

  /** As much plain text as stands here, without the sign that something of its own follows. */
  #plain(): Part | null {
    if (this.#extended) return null
    let text = this.#matched(PLAIN)
    if (text !== '' && this.#isQuantified(this.#at + text.length)) text = text.slice(0, (text.codePointAt(text.length - 2) ?? 0) > 0xffff ? -2 : -1)
    if (text === '') return null
    this.#at += text.length
    return { text, needs: null, boundary: false }
  }

  #matched(expression: RegExp): string {
    expression.lastIndex = this.#at
    return expression.exec(this.#text)?.[0] ?? ''
  }

  #isQuantified(at: number): boolean {
    const character = this.#text[at]
    return character === '*' || character === '+' || character === '?' || character === '{'
  }

  #part(before: Part[], outerLeft: boolean, right: boolean): Part {
    const character = this.#text[this.#at]!
    let part: Part
    if (character === '(') part = this.#group(isBounded(before, outerLeft), right)
    else if (character === '[') part = this.#class()
    else if (character === '\\') part = this.#escape()
    else if (character === '.' || character === '^' || character === '$') {
      this.#at++
      part = character === '.' ? NOTHING : { text: null, needs: null, boundary: true }
    } else {
      const point = String.fromCodePoint(this.#text.codePointAt(this.#at)!)
      this.#at += point.length
      part = this.#extended && /\s/.test(point) ? { text: '', needs: null, boundary: false } : { text: point, needs: null, boundary: false, sign: !this.#extended && RARE_SIGNS.includes(point) ? point : undefined }
    }
    const quantifier = this.#isQuantified(this.#at) ? this.#matched(QUANTIFIER) : ''
    if (quantifier === '') return part
    this.#at += quantifier.length
    if (/^[*?]|^\{0/.test(quantifier)) return NOTHING
    // Once is certain, more is not: what it needs still holds, its exact text does not.
    return { text: null, needs: part.text === null ? part.needs : neededBy([part], false, false), boundary: false, sign: part.sign }
  }

  #group(left: boolean, outerRight: boolean): Part {
    const opening = this.#matched(OPENING)
    this.#at += opening.length
    if (opening === '(?#') {
      this.#at = this.#text.indexOf(')', this.#at) + 1
      return { text: '', needs: null, boundary: false }
    }
    if (opening.startsWith('(?') && opening.endsWith(')')) {
      if (opening.includes('x')) this.#extended = true
      return { text: '', needs: null, boundary: false }
    }
    const start = this.#at
    const right = this.#boundaryAfter(start, outerRight)
    const needs = allNeeded(this.branches(left, right), left, right)
    this.#at++
    // What must stand before or behind must stand there all the same.
    if (/^\(\?<?[=!]/.test(opening)) return { text: null, needs: opening.endsWith('=') ? needs : null, boundary: true }
    const inner = this.#text.slice(start, this.#at - 1)
    return { text: /^[\p{L}\p{N} '-]*$/u.test(inner) ? inner : null, needs, boundary: false }
  }

  /** Whether the group that begins here is followed by a word boundary, its own or that of the group it ends. */
  #boundaryAfter(start: number, outerRight: boolean): boolean {
    let depth = 1
    for (let index = start; index < this.#text.length; index++) {
      const character = this.#text[index]
      if (character === '\\') index++
      else if (character === '[') index = this.#classEnd(index)
      else if (character === '(') depth++
      else if (character === ')' && --depth === 0) return BOUNDARY_NEXT.test(this.#text.slice(index + 1, index + 4)) || (outerRight && /^[)|]/.test(this.#text.slice(index + 1, index + 2)))
    }
    return false
  }

  #classEnd(start: number): number {
    let index = start + 1
    if (this.#text[index] === '^') index++
    if (this.#text[index] === ']') index++
    for (; index < this.#text.length && this.#text[index] !== ']'; index++) {
      if (this.#text[index] === '\\') index++
      else if (this.#text.startsWith('[:', index)) index = Math.max(index, this.#text.indexOf(':]', index) + 1)
    }
    return index
  }

  #class(): Part {
    const start = this.#at
    this.#at = this.#classEnd(start) + 1
    const inner = this.#text.slice(start + 1, this.#at - 1)
    // [eE] is one letter in both cases.
    return inner.length === 2 && inner[0]!.toLowerCase() === inner[1]!.toLowerCase() && WORD.test(inner[0]!) ? { text: inner[0]!, needs: null, boundary: false } : NOTHING
  }

  #escape(): Part {
    const letter = this.#at + 1 < this.#text.length ? String.fromCodePoint(this.#text.codePointAt(this.#at + 1)!) : ''
    this.#at += 1 + letter.length
    if (letter === 'b' || letter === 'A' || letter === 'z' || letter === 'Z' || letter === 'B') return { text: null, needs: null, boundary: letter !== 'B' }
    if (/[wWdDsSntrfvGahe0-9kpPxuc]/.test(letter)) {
      const more = /^(?:\{[^}]*\}|[0-9a-fA-F]{2,4}|<\w+>)/.exec(this.#text.slice(this.#at, this.#at + 20))
      if (more && /[pPxuk]/.test(letter)) this.#at += more[0].length
      return letter === 's' ? { text: ' ', needs: null, boundary: false } : NOTHING
    }
    return { text: letter, needs: null, boundary: false }
  }
}

/** Whether what comes next stands at the beginning of a word. */
function isBounded(before: Part[], left: boolean): boolean {
  const last = before.findLast((part) => part.text !== '')
  return last === undefined ? left : last.boundary || (last.text !== null && !WORD.test(last.text.at(-1)!))
}

/** What one of several branches needs: all that each of them may. */
function allNeeded(branches: Part[][], left: boolean, right: boolean): Literal[] | null {
  const all: Literal[] = []
  for (const branch of branches) {
    const needs = neededBy(branch, left, right)
    if (needs === null) return null
    all.push(...needs)
  }
  return all
}

/** The best thing known about a row of parts: the run of exact text or the part whose literals are rarest. */
function neededBy(parts: Part[], left: boolean, right: boolean): Literal[] | null {
  const [first, ...others] = neededSets(parts, left, right)
  if (others.length === 0) return first ?? null
  return others.reduce((best, needs) => (cost(needs) < cost(best) ? needs : best), first!)
}

/** Everything known about a row of parts. */
function neededSets(parts: Part[], left: boolean, right: boolean): Literal[][] {
  const sets: Literal[][] = []
  const consider = (needs: Literal[] | null) => {
    if (needs !== null) sets.push(needs)
  }
  let run = ''
  let bounded = left
  const close = (boundedRight: boolean) => {
    consider(literalIn(run, bounded, boundedRight))
    run = ''
  }
  for (const part of parts) {
    if (part.text !== null) {
      run += part.text
      continue
    }
    close(part.boundary)
    bounded = part.boundary
    consider(part.needs)
  }
  close(right)
  return sets
}

/** The commonest words of each language: what needs one of them is called for on nearly every page. */
const COMMON = new Set(Object.values(SMALL_WORDS).flatMap((words) => words.split(' ').slice(0, 60)))

/** A set that costs this much is met nearly everywhere and spares nothing. */
const TOO_COMMON = 400

/** How often one of these is to be expected in a text: the rarest needs spare an expression most work. */
const cost = (needs: Literal[]) => needs.reduce((sum, literal) => sum + costOf(literal), 0)

const costOf = ({ text, whole }: Literal) => (COMMON.has(text) ? 500 : whole ? 30 / text.length : 300 / text.length ** 2)

const WORDS = /[\p{L}\p{N}_]+/gu

/** The best word of a piece of exact text: a whole one, or the longest part of one that is long enough to look for. */
function literalIn(run: string, left: boolean, right: boolean): Literal[] | null {
  if (run === '') return null
  let best: Literal | null = null
  const text = run.toLowerCase()
  WORDS.lastIndex = 0
  for (let match = WORDS.exec(text); match; match = WORDS.exec(text)) {
    const whole = (match.index > 0 || left) && (match.index + match[0].length < run.length || right)
    if (!whole && match[0].length < 3) continue
    const literal = { text: match[0], whole }
    if (best === null || costOf(literal) < costOf(best)) best = literal
  }
  return best === null ? null : [best]
}
