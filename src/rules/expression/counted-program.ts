import { CharacterTest, Dispatch, type Beginning } from './counted-characters.ts'

/** What an instruction does; each has three operands. */
export const OP = {
  character: 0,
  set: 1,
  characterBack: 2,
  setBack: 3,
  split: 4,
  jump: 5,
  save: 6,
  match: 7,
  lineStart: 8,
  lineEnd: 9,
  textStart: 10,
  textEnd: 11,
  boundary: 12,
  noBoundary: 13,
  look: 14,
  notLook: 15,
  reference: 16,
  run: 17,
  runLazily: 18,
  forget: 19,
  count: 20,
  loop: 21,
  turn: 22,
  choose: 23,
} as const

/** Numbers of an instruction: what it does, and its operands. */
export const WIDTH = 4

/** An expression of JavaScript as instructions for `CountedExpression`. */
export interface Program {
  code: Int32Array
  sets: CharacterTest[]
  choices: Dispatch[]
  /** Runs of a single character: from how many to how many, and which way. */
  runs: { set: CharacterTest; min: number; max: number; back: boolean }[]
  loops: { counter: number; started: number; min: number; max: number; lazy: boolean; exit: number }[]
  references: { group: number; back: boolean; ignoreCase: boolean }[]
  registers: number
  groups: number
  names: Map<string, number>
  /** Where a match can begin; null: anywhere. */
  start: Dispatch | null
  unicode: boolean
}

type Node =
  | { kind: 'set'; set: CharacterTest; code: number | null }
  | { kind: 'sequence' | 'choice'; parts: Node[] }
  | { kind: 'group'; part: Node; number: number }
  | { kind: 'repeat'; part: Node; min: number; max: number; lazy: boolean; groups: [from: number, to: number] }
  | { kind: 'look'; part: Node; back: boolean; negated: boolean }
  | { kind: 'assert'; op: number }
  | { kind: 'reference'; group: number | string; ignoreCase: boolean }

const QUANTIFIER = /(?:([*+?])|\{(\d+)(,)?(\d*)\})(\??)/y
const GROUP = /\((?:\?(?:(<?[=!])|(-?)i:|:|<(\w+)>))?/y
const ESCAPE = /\\(?:[pP]\{[^}]*\}|x[\da-fA-F]{2}|u[\da-fA-F]{4}|u\{[\da-fA-F]+\}|c[A-Za-z]|k<(\w+)>|([1-9]\d*)|[^])/y
const LETTER = /\p{L}|\p{M}|[^\0-\x7f]/u

class Reader {
  readonly #source: string
  readonly #flags: string
  readonly #unicode: boolean
  #at = 0
  groups = 0
  readonly names = new Map<string, number>()

  constructor(source: string, flags: string) {
    this.#source = source
    this.#flags = flags
    this.#unicode = /[uv]/.test(flags)
  }

  read(): Node {
    const node = this.#choice(this.#flags.includes('i'))
    if (this.#at < this.#source.length) throw new Error(`the expression cannot be read from ${this.#at} on`)
    return node
  }

  #take(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at
    const match = expression.exec(this.#source)
    if (match) this.#at += match[0].length
    return match
  }

  #choice(ignoreCase: boolean): Node {
    const parts = [this.#sequence(ignoreCase)]
    while (this.#source[this.#at] === '|') {
      this.#at++
      parts.push(this.#sequence(ignoreCase))
    }
    return parts.length === 1 ? parts[0]! : { kind: 'choice', parts }
  }

  #sequence(ignoreCase: boolean): Node {
    const parts: Node[] = []
    while (this.#at < this.#source.length && this.#source[this.#at] !== '|' && this.#source[this.#at] !== ')') {
      const before = this.groups
      parts.push(this.#quantified(this.#atom(ignoreCase), before))
    }
    return parts.length === 1 ? parts[0]! : { kind: 'sequence', parts }
  }

  #quantified(part: Node, groupsBefore: number): Node {
    const match = this.#take(QUANTIFIER)
    if (!match) return part
    const [, sign, from, comma, to, lazy] = match
    const min = sign === undefined ? Number(from) : sign === '+' ? 1 : 0
    const max = sign === undefined ? (comma === undefined ? Number(from) : to === '' ? Infinity : Number(to)) : sign === '?' ? 1 : Infinity
    return { kind: 'repeat', part, min, max, lazy: lazy === '?', groups: [groupsBefore + 1, this.groups] }
  }

  #atom(ignoreCase: boolean): Node {
    const group = this.#take(GROUP)
    if (group) return this.#group(group, ignoreCase)
    const first = this.#source[this.#at]!
    if (first === '^' || first === '$') {
      this.#at++
      const isLine = this.#flags.includes('m')
      return { kind: 'assert', op: first === '^' ? (isLine ? OP.lineStart : OP.textStart) : isLine ? OP.lineEnd : OP.textEnd }
    }
    if (first === '[') return this.#set(this.#class(), ignoreCase)
    const escape = this.#take(ESCAPE)
    if (!escape) {
      const character = this.#unicode ? String.fromCodePoint(this.#source.codePointAt(this.#at)!) : first
      this.#at += character.length
      if (character === '.') return this.#set('.', ignoreCase)
      return this.#literal(character, ignoreCase)
    }
    const [written, name, number] = escape
    if (name !== undefined) return { kind: 'reference', group: name, ignoreCase }
    if (number !== undefined) return { kind: 'reference', group: Number(number), ignoreCase }
    if (written === '\\b' || written === '\\B') return { kind: 'assert', op: written === '\\b' ? OP.boundary : OP.noBoundary }
    if (/^\\[^\w]$/.test(written)) return this.#literal(written[1]!, ignoreCase)
    return this.#set(written, ignoreCase)
  }

  #literal(character: string, ignoreCase: boolean): Node {
    const code = character.codePointAt(0)!
    if (ignoreCase && LETTER.test(character)) return this.#set(character, true)
    return { kind: 'set', set: CharacterTest.of(character, this.#setFlags(false), code), code }
  }

  #set(source: string, ignoreCase: boolean): Node {
    return { kind: 'set', set: CharacterTest.of(source, this.#setFlags(ignoreCase), null), code: null }
  }

  #setFlags(ignoreCase: boolean): string {
    return this.#flags.replaceAll(/[^suv]/g, '') + (ignoreCase ? 'i' : '')
  }

  #group([, look, off, name]: RegExpExecArray, ignoreCase: boolean): Node {
    const opened = this.#source[this.#at - 1]!
    if (look !== undefined) {
      const part = this.#choice(ignoreCase)
      this.#close()
      return { kind: 'look', part, back: look.startsWith('<'), negated: look.endsWith('!') }
    }
    const captures = name !== undefined || opened === '('
    const number = captures ? ++this.groups : 0
    if (name !== undefined) this.names.set(name, number)
    const part = this.#choice(off === undefined ? ignoreCase : off === '')
    this.#close()
    return captures ? { kind: 'group', part, number } : part
  }

  #close(): void {
    if (this.#source[this.#at++] !== ')') throw new Error('a parenthesis is not closed')
  }

  /** A class, which may have classes within it where the flag v is set. */
  #class(): string {
    const start = this.#at
    const nests = this.#flags.includes('v')
    let depth = 0
    do {
      const character = this.#source[this.#at]
      if (character === undefined) throw new Error('a “[” is not closed')
      if (character === '\\') this.#at++
      else if (character === '[' && (nests || depth === 0)) depth++
      else if (character === ']') depth--
      this.#at++
    } while (depth > 0)
    return this.#source.slice(start, this.#at)
  }
}

/** Whether a part can match without taking a character. */
function mayBeEmpty(node: Node): boolean {
  switch (node.kind) {
    case 'set':
      return false
    case 'sequence':
      return node.parts.every(mayBeEmpty)
    case 'choice':
      return node.parts.some(mayBeEmpty)
    case 'group':
      return mayBeEmpty(node.part)
    case 'repeat':
      return node.min === 0 || mayBeEmpty(node.part)
    default:
      return true
  }
}

/** What a part can begin with; null: with anything, or with nothing. */
function beginningOf(node: Node): Beginning {
  switch (node.kind) {
    case 'set':
      return [node.set]
    case 'sequence': {
      const all: CharacterTest[] = []
      for (const part of node.parts) {
        if (part.kind === 'assert' || part.kind === 'look') continue
        const more = part.kind === 'repeat' ? beginningOf(part.part) : beginningOf(part)
        if (more === null) return null
        all.push(...more)
        if (!mayBeEmpty(part)) return all
      }
      return null
    }
    case 'choice': {
      const all = node.parts.map(beginningOf)
      return all.includes(null) ? null : all.flatMap((one) => one!)
    }
    case 'group':
      return beginningOf(node.part)
    case 'repeat':
      return node.min === 0 ? null : beginningOf(node.part)
    default:
      return null
  }
}

class Writer {
  readonly code: number[] = []
  readonly sets: CharacterTest[] = []
  readonly choices: Dispatch[] = []
  readonly runs: Program['runs'] = []
  readonly loops: Program['loops'] = []
  readonly references: Program['references'] = []
  readonly #names: Map<string, number>
  registers: number

  constructor(groups: number, names: Map<string, number>) {
    this.registers = 2 * (groups + 1)
    this.#names = names
  }

  /** Answers where the instruction stands, so that an operand can be set later. */
  emit(op: number, x = 0, y = 0, z = 0): number {
    return this.code.push(op, x, y, z) - WIDTH
  }

  get here(): number {
    return this.code.length
  }

  write(node: Node, back: boolean): void {
    switch (node.kind) {
      case 'set':
        if (node.code !== null) this.emit(back ? OP.characterBack : OP.character, node.code)
        else this.emit(back ? OP.setBack : OP.set, this.sets.push(node.set) - 1)
        return
      case 'sequence':
        for (const part of back ? node.parts.toReversed() : node.parts) this.write(part, back)
        return
      case 'choice':
        return this.#choice(node.parts, back)
      case 'group':
        this.emit(OP.save, 2 * node.number + (back ? 1 : 0))
        this.write(node.part, back)
        this.emit(OP.save, 2 * node.number + (back ? 0 : 1))
        return
      case 'assert':
        this.emit(node.op)
        return
      case 'look': {
        const look = this.emit(node.negated ? OP.notLook : OP.look)
        this.write(node.part, node.back)
        this.emit(OP.match)
        this.code[look + 1] = this.here
        return
      }
      case 'reference': {
        const group = typeof node.group === 'number' ? node.group : this.#names.get(node.group)!
        this.emit(OP.reference, this.references.push({ group, back, ignoreCase: node.ignoreCase }) - 1)
        return
      }
      case 'repeat':
        return this.#repeat(node, back)
    }
  }

  #choice(parts: Node[], back: boolean): void {
    const choice = new Dispatch(parts.map((part) => (back ? null : beginningOf(part))))
    this.emit(OP.choose, this.choices.push(choice) - 1)
    const ends = parts.map((part) => {
      choice.targets.push(this.here)
      this.write(part, back)
      return this.emit(OP.jump)
    })
    for (const end of ends) this.code[end + 1] = this.here
  }

  #repeat({ part, min, max, lazy, groups: [from, to] }: Node & { kind: 'repeat' }, back: boolean): void {
    if (max === 0) return
    if (part.kind === 'set') {
      this.emit(lazy ? OP.runLazily : OP.run, this.runs.push({ set: part.set, min, max, back }) - 1)
      return
    }
    const forget = () => to >= from && this.emit(OP.forget, 2 * from, 2 * to + 2)
    const isPlain = !mayBeEmpty(part) && min <= 1 && (max === 1 || max === Infinity)
    if (!isPlain) {
      const loop = { counter: this.registers++, started: this.registers++, min, max, lazy, exit: 0 }
      const number = this.loops.push(loop) - 1
      this.emit(OP.count, number)
      const again = this.emit(OP.loop, number)
      forget()
      this.write(part, back)
      this.emit(OP.turn, number, again)
      loop.exit = this.here
      return
    }
    const split = () => this.emit(OP.split)
    const set = (at: number, into: number, out: number) => {
      this.code[at + 1] = lazy ? out : into
      this.code[at + 2] = lazy ? into : out
    }
    if (min === 1) {
      const begin = this.here
      forget()
      this.write(part, back)
      if (max === Infinity) set(split(), begin, this.here)
      return
    }
    const begin = split()
    forget()
    this.write(part, back)
    if (max === Infinity) this.emit(OP.jump, begin)
    set(begin, begin + WIDTH, this.here)
  }
}

/** Reads an expression as JavaScript has it. */
export function programOf({ source, flags }: Pick<RegExp, 'source' | 'flags'>): Program {
  const reader = new Reader(source, flags)
  const tree = reader.read()
  const writer = new Writer(reader.groups, reader.names)
  writer.write(tree, false)
  writer.emit(OP.match)
  const beginning = beginningOf(tree)
  const { code, sets, choices, runs, loops, references, registers } = writer
  return {
    code: Int32Array.from(code),
    sets,
    choices,
    runs,
    loops,
    references,
    registers,
    groups: reader.groups,
    names: reader.names,
    start: beginning === null ? null : new Dispatch([beginning]),
    unicode: /[uv]/.test(flags),
  }
}
