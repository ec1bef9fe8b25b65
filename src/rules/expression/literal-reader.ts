/** A part of an expression, as far as it says which text must be there. All text is in lower case. */
export type LiteralPart =
  /** One of these exact texts; BLANK in them is white space of some kind and length. */
  | { kind: 'text'; texts: string[] }
  /** A word boundary, or the beginning or end of the text. */
  | { kind: 'edge' }
  /** Anything. `edge`: it is no character of a word, so that a word beside it ends there; `word`: it is all characters of words. */
  | { kind: 'open'; edge: boolean; word: boolean }
  | { kind: 'group'; branches: LiteralPart[][] }
  /** Once for certain, perhaps more often. */
  | { kind: 'more'; part: LiteralPart }
  | { kind: 'look'; branches: LiteralPart[][]; behind: boolean; negative: boolean }

export const BLANK = '\n'

/** More texts than this are not written out. */
export const MOST_TEXTS = 12

/** What may be part of a word, or stand within one without being seen. */
const WORDLIKE = /[\p{L}\p{N}\p{M}_\u00ad\u200b-\u200d\u2060\ufeff]/u

const OPEN: LiteralPart = { kind: 'open', edge: false, word: false }
const EDGE: LiteralPart = { kind: 'edge' }
const NO_TEXT: LiteralPart = { kind: 'text', texts: [''] }

/** Letters and symbols that stand for themselves, many at a time. */
const PLAIN = /[\p{L}\p{N}_ ',;:-]+/uy
const QUANTIFIER = /(?:[*+?]|\{\d+(?:,\d*)?\})[?]?/y
const OPENING = /\((?:\?(?:[imsnx]*(?:-[imsnx]+)?[:)]|[=!]|<[=!]|>|#|P?<\w+>|'\w+'))?/y
/** A class of a few characters; and one of characters that are in no word, white space among them. */
const FEW_CHARACTERS = /^(?:\\[^\p{L}\p{N}]|[^\\^[\]-]|^-|-$){1,6}$/u
const NON_WORD_CHARACTERS = /^(?:\\s|\\[^\p{L}\p{N}]|[^\\^[\]\p{L}\p{N}\p{M}_\u00ad\u200b-\u200d\u2060\ufeff-]|^-|-$)+$/u

/** Reads an expression as its author wrote it. */
export class LiteralReader {
  #text: string
  #at = 0
  #extended = false

  constructor(text: string) {
    this.#text = text
  }

  /** Up to a closing parenthesis or the end. */
  branches(): LiteralPart[][] {
    let branch: LiteralPart[] = []
    const branches: LiteralPart[][] = [branch]
    while (this.#at < this.#text.length && this.#text[this.#at] !== ')') {
      if (this.#text[this.#at] === '|') {
        this.#at++
        branches.push((branch = []))
      } else branch.push(...this.#parts())
    }
    return branches
  }

  #parts(): LiteralPart[] {
    const plain = this.#extended ? '' : this.#plain()
    if (plain !== '') return [{ kind: 'text', texts: [plain.toLowerCase()] }]
    const part = this.#quantified(this.#part())
    // A group with nothing to choose from is what stands in it.
    return part.kind === 'group' && part.branches.length === 1 ? part.branches[0]! : [part]
  }

  /** As much plain text as stands here, without the character that something of its own follows. */
  #plain(): string {
    let text = this.#matched(PLAIN)
    if (text !== '' && this.#isQuantified(this.#at + text.length))
      text = text.slice(0, (text.codePointAt(text.length - 2) ?? 0) > 0xffff ? -2 : -1)
    this.#at += text.length
    return text
  }

  #matched(expression: RegExp): string {
    expression.lastIndex = this.#at
    return expression.exec(this.#text)?.[0] ?? ''
  }

  #isQuantified(at: number): boolean {
    const character = this.#text[at]
    return character === '*' || character === '+' || character === '?' || character === '{'
  }

  #part(): LiteralPart {
    const character = this.#text[this.#at]!
    if (character === '(') return this.#group()
    if (character === '[') return this.#class()
    if (character === '\\') return this.#escape()
    if (this.#extended && character === '#') {
      while (this.#at < this.#text.length && this.#text[this.#at] !== '\n') this.#at++
      return NO_TEXT
    }
    const point = String.fromCodePoint(this.#text.codePointAt(this.#at)!)
    this.#at += point.length
    if (point === '.') return OPEN
    if (point === '^' || point === '$') return EDGE
    return this.#extended && /\s/.test(point) ? NO_TEXT : { kind: 'text', texts: [point.toLowerCase()] }
  }

  #quantified(part: LiteralPart): LiteralPart {
    const quantifier = this.#isQuantified(this.#at) ? this.#matched(QUANTIFIER) : ''
    if (quantifier === '') return part
    this.#at += quantifier.length
    const mayMiss = /^[*?]|^\{0/.test(quantifier)
    const texts =
      part.kind === 'text' && part.texts.every((text) => text === BLANK || text === ' ')
        ? [BLANK]
        : quantifier.startsWith('?')
          ? exactTexts(part)
          : null
    if (texts === null) return mayMiss ? OPEN : { kind: 'more', part }
    return { kind: 'text', texts: mayMiss ? [...texts, ''] : texts }
  }

  #group(): LiteralPart {
    const opening = this.#matched(OPENING)
    this.#at += opening.length
    if (opening === '(?#') {
      this.#at = this.#text.indexOf(')', this.#at) + 1
      return NO_TEXT
    }
    const setsFlags = opening.startsWith('(?') && /[:)]$/.test(opening)
    const outside = this.#extended
    if (setsFlags && opening.includes('x')) this.#extended = !/-.*x/.test(opening)
    if (setsFlags && opening.endsWith(')')) return NO_TEXT
    const branches = this.branches()
    this.#at++
    this.#extended = outside
    if (!/^\(\?<?[=!]/.test(opening)) return { kind: 'group', branches }
    return { kind: 'look', branches, behind: opening.startsWith('(?<'), negative: opening.endsWith('!') }
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

  #class(): LiteralPart {
    const start = this.#at
    this.#at = this.#classEnd(start) + 1
    const inner = this.#text.slice(start + 1, this.#at - 1)
    // A class may be taken out of another, of which only the beginning was read.
    if (inner.startsWith('^') || inner.includes('[')) return OPEN
    if (FEW_CHARACTERS.test(inner))
      return { kind: 'text', texts: [...new Set([...inner.replaceAll(/\\(.)/gu, '$1')].map((character) => character.toLowerCase()))] }
    return { kind: 'open', edge: NON_WORD_CHARACTERS.test(inner), word: inner.startsWith('\\w') }
  }

  #escape(): LiteralPart {
    const letter = this.#at + 1 < this.#text.length ? String.fromCodePoint(this.#text.codePointAt(this.#at + 1)!) : ''
    this.#at += 1 + letter.length
    if (/^[bAzZG]$/.test(letter)) return EDGE
    if (/^[sntrfv]$/.test(letter)) return { kind: 'text', texts: [BLANK] }
    if (/^[BwWdDSahe0-9kpPxuc]$/.test(letter)) {
      const more = /^(?:\{[^}]*\}|[0-9a-fA-F]{2,4}|<\w+>)/.exec(this.#text.slice(this.#at, this.#at + 20))
      if (more && /[pPxuk]/.test(letter)) this.#at += more[0].length
      return { kind: 'open', edge: false, word: letter === 'w' }
    }
    return { kind: 'text', texts: [letter.toLowerCase()] }
  }
}

/** All that a part can match, where that can be written out. */
export function exactTexts(part: LiteralPart): string[] | null {
  if (part.kind === 'text') return part.texts
  if (part.kind === 'edge') return ['']
  if (part.kind !== 'group') return null
  const all: string[] = []
  for (const branch of part.branches) {
    const texts = branch.reduce<string[] | null>(
      (before, next) => {
        const further = before === null ? null : exactTexts(next)
        return before === null || further === null ? null : joined(before, further)
      },
      [''],
    )
    if (texts === null || all.length + texts.length > MOST_TEXTS) return null
    all.push(...texts)
  }
  return all
}

/** Each of these with each of those after it; null where that is too much. */
export function joined(before: string[], after: string[]): string[] | null {
  if (before.length * after.length > MOST_TEXTS) return null
  if (after.length === 1 && before.length === 1) return [before[0]! + after[0]!]
  return before.flatMap((text) => after.map((more) => text + more))
}

/** Whether a word that stands before the part (or behind it) ends there for certain. */
export function isEdge(part: LiteralPart, after: boolean): boolean {
  switch (part.kind) {
    case 'edge':
      return true
    case 'text':
      return part.texts.every((text) => text !== '' && !WORDLIKE.test(after ? text.at(-1)! : text[0]!) && !isHalf(text))
    case 'open':
      return part.edge
    case 'more':
      return isEdge(part.part, after)
    case 'group':
      return part.branches.every((branch) => branch.length > 0 && isEdge(branch.at(after ? -1 : 0)!, after))
    case 'look': {
      if (part.behind !== after) return false
      return part.negative
        ? part.branches.some(isAnyOfWord)
        : part.branches.every((branch) => branch.length > 0 && isEdge(branch.at(after ? -1 : 0)!, after))
    }
  }
}

const isAnyOfWord = (branch: LiteralPart[]) => branch.length === 1 && branch[0]!.kind === 'open' && branch[0]!.word

/** A character that JavaScript counts as two: it may well be a letter. */
const isHalf = (text: string) => /[\ud800-\udfff]/.test(text)
