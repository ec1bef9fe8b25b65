import { Backtracking } from './backtracking.ts'
import { CountedExpression } from './counted-expression.ts'
import { makeRegExp } from './modifiers.ts'
import { ExpressionReader, type Translated } from './reader.ts'
import { readExpression } from './tree.ts'
import { neededPart } from './needed-part.ts'
import { placeInText, type KnownSubject, type Subject } from './plain-text.ts'
import { NeededCharacters } from './characters.ts'
import { countedSteps, type Steps } from './steps.ts'

export interface Match {
  start: number
  end: number
  text: string
  /** What each capture group of the author's took, from 1; null where it took no part. */
  groups: (string | null)[]
  names: Record<string, string | undefined>
}

type Reading = 'plain' | 'western' | 'full'

/** The text that a reading looks in, and where in it one character stands for two. */
interface ReadingText {
  reading: Reading
  text: string
  pairs: number[] | null
}

/** What is kept of a translation: the readings themselves are long, and most expressions need but one. */
interface Shape extends Pick<Translated, 'groups' | 'ignoreCase' | 'lettersAlike'> {
  hasPlain: boolean
  hasWestern: boolean
  /** It cannot tell one character beyond ASCII from another: the plain reading serves all texts, and looks in their ASCII. */
  charactersAlike: boolean
}

/** A plain reading that names characters beyond ASCII, or such as stand for them there. */
const NAMES_BEYOND_ASCII = /[^\x20-\x7e\t\n\r]|\\[xucv0]/

/**
 * An expression as Vale's authors write it. It has three readings: a plain one, quick, for ASCII; one for the western alphabets; and a
 * full one with all of Unicode's letters and word boundaries. The plain one also serves other texts wherever it cannot tell one
 * foreign letter from another: it then looks at a copy of the same length in which they are underscores. Throws a sentence where the
 * expression cannot be read.
 */
export class Expression {
  readonly source: string
  readonly groupCount: number
  readonly #ignoreCase: boolean
  readonly #shape: Shape
  #compiled: Partial<Record<Reading, RegExp>> = {}
  #withPlaces: Partial<Record<Reading, RegExp>> = {}
  #counted: Partial<Record<Reading, CountedExpression>> = {}
  #backtracking: Backtracking | null = null
  #needs: ExpressionNeeds | null = null

  constructor(source: string, options: { ignoreCase?: boolean } = {}) {
    this.source = source
    this.#ignoreCase = options.ignoreCase ?? false
    const { plain, western, groups, ignoreCase, lettersAlike } = translate(source, this.#ignoreCase)
    this.#shape = {
      hasPlain: plain !== null,
      hasWestern: western !== null,
      groups,
      ignoreCase,
      lettersAlike,
      charactersAlike: lettersAlike && !NAMES_BEYOND_ASCII.test(plain!),
    }
    this.groupCount = groups.length - 1
    // The translation itself must be an expression: what the reader let through, the runtime may still refuse.
    this.#regex(plain !== null ? 'plain' : western !== null ? 'western' : 'full')
  }

  /** Whether it may take long in a text of this length: where steps are counted, those of such an expression are. */
  mayTakeLong(length: number): boolean {
    this.#backtracking ??= new Backtracking(this.source, () => translate(this.source, this.#ignoreCase).full)
    return this.#backtracking.mayTakeLong(length)
  }

  /** With the places of its groups it takes several times as long. */
  #regex(reading: Reading, withPlaces = false): RegExp {
    return withPlaces
      ? (this.#withPlaces[reading] ??= this.#compile(reading, true))
      : (this.#compiled[reading] ??= this.#compile(reading, false))
  }

  #compile(reading: Reading, withPlaces: boolean): RegExp {
    const flags = `gm${this.#shape.ignoreCase ? 'i' : ''}${withPlaces ? 'd' : ''}`
    return makeRegExp(translate(this.source, this.#ignoreCase)[reading]!, reading === 'full' ? `${flags}v` : flags)
  }

  /** The reading that fits a text, and what it looks in. */
  #look(within: Subject): ReadingText {
    const { hasPlain, hasWestern, lettersAlike, charactersAlike } = this.#shape
    if (charactersAlike && within.ascii !== null) return { reading: 'plain', text: within.ascii.text, pairs: within.ascii.pairs }
    const { text, plainText } = within
    if (plainText !== null && (lettersAlike || (hasPlain && plainText === text))) return { reading: 'plain', text: plainText, pairs: null }
    return { reading: hasWestern && within.isWestern ? 'western' : 'full', text, pairs: null }
  }

  /** False where it is certain that it does not match, which costs less to find out than matching. */
  mayMatchIn(within: KnownSubject): boolean {
    if (!this.#shape.hasPlain) return true
    this.#needs ??= needsOf(translate(this.source, this.#ignoreCase).plain!, this.#shape.ignoreCase)
    const { characters, part, backtracking } = this.#needs
    if (characters === null && part === null) return true
    const { reading, text } = this.#look(within)
    if (reading !== 'plain') return true
    if (characters !== null && within.characters !== null && !characters.areIn(within.characters)) return false
    return part === null || backtracking!.mayTakeLong(text.length) || part.test(text)
  }

  test(within: Subject): boolean {
    const { reading, text } = this.#look(within)
    const steps = this.#stepsFor(text)
    if (steps !== null) return this.#counting(reading).exec(text, 0, steps) !== null
    const regex = this.#regex(reading)
    regex.lastIndex = 0
    return regex.test(text)
  }

  /** What its steps in a text are taken of; null where they need not be counted. */
  #stepsFor(text: string): Steps | null {
    const steps = countedSteps()
    return steps !== null && this.mayTakeLong(text.length) ? steps : null
  }

  #counting(reading: Reading): CountedExpression {
    return (this.#counted[reading] ??= new CountedExpression(this.#regex(reading)))
  }

  first(within: Subject): Match | null {
    return this.#matches(within, 1)[0] ?? null
  }

  /** Each match in turn, none overlapping; an empty match moves on by one character. */
  all(within: Subject): Match[] {
    return this.#matches(within, Infinity)
  }

  #matches(within: Subject, most: number): Match[] {
    const looked = this.#look(within)
    const { reading, text } = looked
    const steps = this.#stepsFor(text)
    if (steps !== null) return this.#countedMatches(looked, steps, most).map((found) => this.#match(found, looked, within.text))
    const regex = this.#regex(reading)
    const matches: Match[] = []
    regex.lastIndex = 0
    for (let found = regex.exec(text); found; found = regex.exec(text)) {
      matches.push(this.#match(found, looked, within.text))
      if (matches.length === most) break
      if (found[0] === '') regex.lastIndex += afterEmpty(found, looked)
    }
    return matches
  }

  #countedMatches(looked: ReadingText, steps: Steps, most = Infinity): RegExpExecArray[] {
    const { reading, text } = looked
    const counting = this.#counting(reading)
    const matches: RegExpExecArray[] = []
    for (let from = 0; from <= text.length && matches.length < most; ) {
      const found = counting.exec(text, from, steps)
      if (found === null) break
      matches.push(found)
      from = found.index + (found[0] === '' ? afterEmpty(found, looked) : found[0].length)
    }
    return matches
  }

  /** The texts of all matches, in ASCII; null where it may have to look in another text. */
  inAscii(within: Subject): string[] | null {
    if (!this.#shape.charactersAlike || within.ascii === null) return null
    const { text, pairs } = within.ascii
    const steps = this.#stepsFor(text)
    if (steps !== null) return this.#countedMatches({ reading: 'plain', text, pairs }, steps).map(([found]) => found)
    return text.match(this.#regex('plain')) ?? []
  }

  /** How often it matches, without saying where. */
  count(within: Subject): number {
    const { reading, text } = this.#look(within)
    if (reading === 'full' || this.#stepsFor(text) !== null) return this.all(within).length
    return text.match(this.#regex(reading))?.length ?? 0
  }

  #match(found: RegExpExecArray, looked: ReadingText, text: string): Match {
    const start = placeInText(looked.pairs, found.index)
    const end = placeInText(looked.pairs, found.index + found[0].length)
    return {
      start,
      end,
      text: text.slice(start, end),
      groups: this.groupCount === 0 ? [] : this.#groups(found, looked, text),
      names: found.groups ?? {},
    }
  }

  #indicesAt(place: number, reading: Reading, text: string) {
    const regex = this.#regex(reading, true)
    regex.lastIndex = place
    return regex.exec(text)!.indices
  }

  /** What the author's groups caught, cut from the text itself: where another was looked in, it must be known from where to where. */
  #groups(found: RegExpExecArray, { reading, text: looked, pairs }: ReadingText, text: string): (string | null)[] {
    const [, ...groups] = this.#shape.groups
    if (looked === text) return groups.map((group) => found[group] ?? null)
    const indices = found.indices ?? this.#indicesAt(found.index, reading, looked)
    return groups.map((group) => {
      const span = indices![group]
      return span ? text.slice(placeInText(pairs, span[0]), placeInText(pairs, span[1])) : null
    })
  }
}

/** From the middle of a pair the full reading would go back to its beginning. */
const afterEmpty = ({ index }: RegExpExecArray, { reading, text }: ReadingText) =>
  reading === 'full' && text.codePointAt(index)! > 0xffff ? 2 : 1

/** What the plain reading of an expression cannot match without. */
interface ExpressionNeeds {
  characters: NeededCharacters | null
  part: RegExp | null
  /** What looking for the part may take. */
  backtracking: Backtracking | null
}

/** A longer one has so many ways to match that nothing can be said of all of them. */
const LONGEST_READ = 1000

function needsOf(plain: string, ignoreCase: boolean): ExpressionNeeds {
  const tree = plain.length > LONGEST_READ ? null : readExpression(plain)
  if (tree === null) return { characters: null, part: null, backtracking: null }
  const characters = NeededCharacters.of(tree, ignoreCase || plain.includes('(?i:'))
  const part = neededPart(plain, tree)
  return {
    characters,
    part: part === null ? null : makeRegExp(part, ignoreCase ? 'mi' : 'm'),
    backtracking: part === null ? null : new Backtracking(part, () => part),
  }
}

/**
 * Rules are read once to be checked and once more to be run, and many share their exceptions; what is long past is read again, should
 * another reading of it be asked for.
 */
const translations = new Map<string, Translated>()
const MOST_KEPT = 200

function translate(source: string, ignoreCase: boolean): Translated {
  const key = `${ignoreCase ? 'i' : '-'}${source}`
  const known = translations.get(key)
  if (known) return known
  const translated = new ExpressionReader(source, ignoreCase).translate()
  if (translations.size >= MOST_KEPT) translations.clear()
  translations.set(key, translated)
  return translated
}
