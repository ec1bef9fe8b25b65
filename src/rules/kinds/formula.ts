/** A formula of numbers, names, + - * / %, comparisons, `&&`, `||` and `math.sqrt(…)`: read once, worked out per page. */
export type Formula = (valueOf: (name: string) => number) => number

const TOKENS = /\s*(?:(\d+(?:\.\d+)?|\.\d+)|([A-Za-z_][\w.]*)|(<=|>=|==|!=|&&|\|\||[-+*/%()<>!,]))/gy

const FUNCTIONS: Record<string, (...values: number[]) => number> = {
  'math.sqrt': Math.sqrt,
  'math.pow': Math.pow,
  'math.log': Math.log,
  'math.log10': Math.log10,
  'math.log2': Math.log2,
  'math.exp': Math.exp,
  'math.abs': Math.abs,
  'math.floor': Math.floor,
  'math.ceil': Math.ceil,
  'math.round': Math.round,
  'math.max': Math.max,
  'math.min': Math.min,
  'math.trunc': Math.trunc,
}

/** From the loosest binding to the tightest. */
const LEVELS: Record<string, (one: number, other: number) => number>[] = [
  { '||': (one, other) => (one !== 0 || other !== 0 ? 1 : 0) },
  { '&&': (one, other) => (one !== 0 && other !== 0 ? 1 : 0) },
  {
    '<': (one, other) => Number(one < other),
    '>': (one, other) => Number(one > other),
    '<=': (one, other) => Number(one <= other),
    '>=': (one, other) => Number(one >= other),
    '==': (one, other) => Number(one === other),
    '!=': (one, other) => Number(one !== other),
  },
  { '+': (one, other) => one + other, '-': (one, other) => one - other },
  { '*': (one, other) => one * other, '/': (one, other) => one / other, '%': (one, other) => one % other },
]

/** Throws a sentence where it cannot be read, or speaks of a name that is not among those known. */
export function formulaOf(source: string, known: readonly string[]): Formula {
  const tokens = tokensOf(source)
  let at = 0
  const take = (token: string) => {
    if (tokens[at] !== token) throw new Error(`“${token}” is missing in the formula “${source}”`)
    at++
  }
  const binary = (level: number): Formula => {
    const operators = LEVELS[level]
    if (!operators) return unary()
    let left = binary(level + 1)
    while (at < tokens.length && tokens[at]! in operators) {
      const operation = operators[tokens[at++]!]!
      const one = left
      const other = binary(level + 1)
      left = (valueOf) => operation(one(valueOf), other(valueOf))
    }
    return left
  }
  const unary = (): Formula => {
    const token = tokens[at++]
    if (token === undefined) throw new Error(`the formula “${source}” ends too early`)
    if (token === '-' || token === '!' || token === '+') {
      const inner = unary()
      if (token === '+') return inner
      return token === '-' ? (valueOf) => -inner(valueOf) : (valueOf) => Number(inner(valueOf) === 0)
    }
    if (token === '(') {
      const inner = binary(0)
      take(')')
      return inner
    }
    if (/^[.\d]/.test(token)) return () => Number(token)
    if (tokens[at] === '(') return call(token)
    if (!/^[A-Za-z_]/.test(token)) throw new Error(`“${token}” is not expected in the formula “${source}”`)
    const name = token.replaceAll('.', '_')
    if (!known.includes(name)) throw new Error(`“${token}” is not known in the formula “${source}”; there are ${known.join(', ')}`)
    return (valueOf) => valueOf(name)
  }
  const call = (name: string): Formula => {
    const operation = FUNCTIONS[name]
    if (!operation) throw new Error(`the function “${name}” is not known`)
    take('(')
    const values: Formula[] = []
    while (tokens[at] !== ')') {
      values.push(binary(0))
      if (tokens[at] === ',') at++
      else break
    }
    take(')')
    return (valueOf) => operation(...values.map((value) => value(valueOf)))
  }
  const formula = binary(0)
  if (at < tokens.length) throw new Error(`“${tokens[at]}” is not expected in the formula “${source}”`)
  return formula
}

function tokensOf(source: string): string[] {
  const tokens: string[] = []
  const text = source.trim()
  TOKENS.lastIndex = 0
  while (TOKENS.lastIndex < text.length) {
    const from = TOKENS.lastIndex
    const match = TOKENS.exec(text)
    if (!match) throw new Error(`the formula “${source}” cannot be read from “${text.slice(from, from + 12)}” on`)
    tokens.push(match[1] ?? match[2] ?? match[3]!)
  }
  return tokens
}
