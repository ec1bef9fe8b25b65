/** An expression as a tree. A sign is one of the samples below, a set of them the bits of a number. */
export type Node =
  | { kind: 'signs'; signs: bigint }
  | { kind: 'sequence' | 'choice'; parts: Node[] }
  | { kind: 'repeat'; part: Node; min: number; max: number }
  | { kind: 'look'; part: Node }
  | { kind: 'nothing' }

/** All of ASCII that is printed, and one or two of each sort beyond it. */
const SAMPLES = [...'\t\n\r', ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)), ...'\u00a0éÉßłŁαΑςжЖ字٣\u0301’“”«–—…€₂😀']
const ALL = (1n << BigInt(SAMPLES.length)) - 1n

const known = new Map<string, bigint>()
const MOST_KNOWN = 2000

/** Which samples a class, an escape or a letter stands for, in either case. A letter beyond the samples counts as any of them: too many rather than too few. */
function signsOf(source: string): bigint {
  const before = known.get(source)
  if (before !== undefined) return before
  if (source.length === 1) return keep(source, bitOf(source.toLowerCase()) | bitOf(source.toUpperCase()))
  const expression = new RegExp(`^${source}$`, 'iv')
  let signs = 0n
  for (const [index, sample] of SAMPLES.entries()) if (expression.test(sample)) signs |= 1n << BigInt(index)
  return keep(source, signs)
}

function keep(source: string, signs: bigint): bigint {
  const kept = signs === 0n ? ALL : signs
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(source, kept)
  return kept
}

function bitOf(sign: string): bigint {
  const index = SAMPLES.indexOf(sign)
  return index < 0 ? 0n : 1n << BigInt(index)
}

const NOTHING: Node = { kind: 'nothing' }
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
    const parts: Node[] = [sequence()]
    while (source[at] === '|') {
      at++
      parts.push(sequence())
    }
    return parts.length === 1 ? parts[0]! : { kind: 'choice', parts }
  }
  const sequence = (): Node => {
    const parts: Node[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(quantified(atom()))
    return parts.length === 1 ? parts[0]! : { kind: 'sequence', parts }
  }
  const quantified = (part: Node): Node => {
    const match = take(QUANTIFIER)
    if (!match) return part
    const [, sign, from, comma, to] = match
    if (sign !== undefined) return { kind: 'repeat', part, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity }
    return { kind: 'repeat', part, min: Number(from), max: comma === undefined ? Number(from) : to === '' ? Infinity : Number(to) }
  }
  const atom = (): Node => {
    const group = take(GROUP)
    if (group) {
      const part = choice()
      at++
      return group[1] === undefined ? part : { kind: 'look', part }
    }
    const character = source[at]!
    if (character === '^' || character === '$') {
      at++
      return NOTHING
    }
    if (character === '[') return { kind: 'signs', signs: signsOf(bracketed()) }
    const escape = take(ESCAPE)?.[0]
    if (escape === undefined) {
      const sign = String.fromCodePoint(source.codePointAt(at)!)
      at += sign.length
      return { kind: 'signs', signs: sign === '.' ? ALL : signsOf(sign) }
    }
    if (/^\\[bB]$/.test(escape)) return NOTHING
    // What a group caught may be anything, and of any length.
    if (/^\\(?:k<|[1-9])/.test(escape)) return { kind: 'repeat', part: { kind: 'signs', signs: ALL }, min: 0, max: Infinity }
    return { kind: 'signs', signs: signsOf(escape) }
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
