/** An expression as a tree. Each part says from where to where it is written; a character that is one of several, which. */
export type Node = { from: number; to: number } & (
  | { kind: 'characters'; source: string }
  | { kind: 'sequence' | 'choice'; parts: Node[] }
  | { kind: 'repeat'; part: Node; min: number; max: number }
  | { kind: 'look'; part: Node }
  | { kind: 'nothing' }
)

export type Repeat = Node & { kind: 'repeat' }

/** A piece repeated up to so often is looked at as so many pieces, more often as a loop. */
export const MOST_COPIES = 6
export const isLoop = (node: Repeat) => node.max > MOST_COPIES

export function inner(node: Node): Node[] {
  if (node.kind === 'sequence' || node.kind === 'choice') return node.parts
  return node.kind === 'repeat' || node.kind === 'look' ? [node.part] : []
}

/** Any character at all. */
const ANY = '[^]'

/** All of ASCII that is printed, and one or two of each sort beyond it. */
const SAMPLES = [
  ...'\t\n\r',
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'\u00a0éÉßłŁαΑςжЖ字٣\u0301’“”«–—…€₂😀',
]
const ALL = (1n << BigInt(SAMPLES.length)) - 1n

const known = new Map<string, bigint>()
const MOST_KNOWN = 2000

/**
 * Which samples a class, an escape or a letter stands for, in either case: the bits of a number. A letter beyond the samples counts as
 * any of them: too many rather than too few.
 */
export function samplesOf(source: string): bigint {
  const before = known.get(source)
  if (before !== undefined) return before
  if (source.length === 1) return keep(source, bitOf(source.toLowerCase()) | bitOf(source.toUpperCase()))
  if (source === ANY) return ALL
  return keep(source, bitsOf(new RegExp(`^${source}$`, 'iv')))
}

const exact = new Map<string, bigint>()

/** The same with its case: which samples it really takes, as far as that can be said. */
export function exactSamplesOf(source: string): bigint {
  const before = exact.get(source)
  if (before !== undefined) return before
  const bits = source.length === 1 ? bitOf(source) : source === ANY ? ALL : bitsOf(new RegExp(`^${source}$`, 'v'))
  if (exact.size >= MOST_KNOWN) exact.clear()
  exact.set(source, bits)
  return bits
}

const LIKELY = [...'aexz1 _-.,A'].map(bitOf)

/** One of the samples; one that stands in many texts, where there is such a one. */
export function sampleIn(bits: bigint): string {
  const bit = LIKELY.find((likely) => (bits & likely) !== 0n) ?? bits & -bits
  return SAMPLES[bit.toString(2).length - 1] ?? 'a'
}

function bitsOf(expression: RegExp): bigint {
  let bits = 0n
  for (const [index, sample] of SAMPLES.entries()) if (expression.test(sample)) bits |= 1n << BigInt(index)
  return bits
}

function keep(source: string, bits: bigint): bigint {
  const kept = bits === 0n ? ALL : bits
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(source, kept)
  return kept
}

function bitOf(character: string): bigint {
  const index = SAMPLES.indexOf(character)
  return index < 0 ? 0n : 1n << BigInt(index)
}

const QUANTIFIER = /(?:([*+?])|\{(\d+)(,)?(\d*)\})\??/y
const GROUP = /\((?:\?(?:([=!]|<[=!])|[a-z]*(?:-[a-z]+)?:|<\w+>))?/y
const ESCAPE = /\\(?:[pP]\{[^}]*\}|x[\da-fA-F]{2}|u[\da-fA-F]{4}|u\{[\da-fA-F]+\}|k<\w+>|[^])/y

/** Reads an expression as JavaScript has it, with the flag v; null where it cannot. */
export function readExpression(source: string): Node | null {
  let at = 0
  const take = (expression: RegExp): RegExpExecArray | null => {
    expression.lastIndex = at
    const match = expression.exec(source)
    if (match) at += match[0].length
    return match
  }
  const choice = (): Node => {
    const from = at
    const parts: Node[] = [sequence()]
    while (source[at] === '|') {
      at++
      parts.push(sequence())
    }
    return parts.length === 1 ? parts[0]! : { kind: 'choice', parts, from, to: at }
  }
  const sequence = (): Node => {
    const from = at
    const parts: Node[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(quantified(atom()))
    return parts.length === 1 ? parts[0]! : { kind: 'sequence', parts, from, to: at }
  }
  const quantified = (part: Node): Node => {
    const { from: start } = part
    const match = take(QUANTIFIER)
    if (!match) return part
    const [, quantifier, from, comma, to] = match
    if (quantifier !== undefined)
      return { kind: 'repeat', part, min: quantifier === '+' ? 1 : 0, max: quantifier === '?' ? 1 : Infinity, from: start, to: at }
    return {
      kind: 'repeat',
      part,
      min: Number(from),
      max: comma === undefined ? Number(from) : to === '' ? Infinity : Number(to),
      from: start,
      to: at,
    }
  }
  const atom = (): Node => {
    const from = at
    const characters = (written: string): Node => ({ kind: 'characters', source: written, from, to: at })
    const group = take(GROUP)
    if (group) {
      const part = choice()
      at++
      // A group is written with its parentheses.
      return group[1] === undefined ? { ...part, from, to: at } : { kind: 'look', part, from, to: at }
    }
    const first = source[at]!
    if (first === '^' || first === '$') {
      at++
      return { kind: 'nothing', from, to: at }
    }
    if (first === '[') return characters(bracketed())
    const escape = take(ESCAPE)?.[0]
    if (escape === undefined) {
      const character = String.fromCodePoint(source.codePointAt(at)!)
      at += character.length
      return characters(character === '.' ? ANY : character)
    }
    if (/^\\[bB]$/.test(escape)) return { kind: 'nothing', from, to: at }
    // What a group caught may be anything, and of any length.
    if (/^\\(?:k<|[1-9])/.test(escape)) return { kind: 'repeat', part: characters(ANY), min: 0, max: Infinity, from, to: at }
    return characters(escape)
  }
  /** A class, which may have classes within it. */
  const bracketed = (): string => {
    const start = at
    let depth = 0
    do {
      const character = source[at]
      if (character === undefined) throw new Error('a “[” is not closed')
      if (character === '\\') at++
      else if (character === '[') depth++
      else if (character === ']') depth--
      at++
    } while (depth > 0)
    return source.slice(start, at)
  }
  try {
    const tree = choice()
    return at === source.length ? tree : null
  } catch {
    return null
  }
}
