import { ambiguousText } from './ambiguity.ts'
import { ExpressionReader } from './reader.ts'
import { exactSamplesOf, inner, isLoop, readExpression, sampleIn, samplesOf, type Node } from './tree.ts'

/** A beginning, and a piece that is repeated after it as often as one likes; and a text that the whole matches, whose parts it needs. */
export interface Attack {
  start: string
  piece: string
  match: string
}

const MOST_ATTACKS = 12
const LONGEST_SOURCE = 4000
const LONGEST_START = 200

/**
 * Texts on which an expression may take longest, as its author writes it: what leads to each of its loops, then what the loop can read in
 * two ways; or else a character of the loop, which those after it may share. Nothing where it cannot be read.
 */
export function attacksOn(source: string): Attack[] {
  if (source.length > LONGEST_SOURCE) return []
  try {
    const tree = readExpression(new ExpressionReader(source, true).translate().full)
    if (tree === null) return []
    const match = shortest(tree).slice(0, LONGEST_START)
    return loopsIn(tree, '')
      .slice(0, MOST_ATTACKS)
      .map((attack) => ({ ...attack, match }))
  } catch {
    return []
  }
}

function loopsIn(node: Node, before: string): Omit<Attack, 'match'>[] {
  const start = before.slice(-LONGEST_START)
  if (node.kind === 'sequence') {
    let led = before
    return node.parts.flatMap((part) => {
      const found = loopsIn(part, led)
      led += shortest(part)
      return found
    })
  }
  if (node.kind !== 'repeat' || !isLoop(node)) return inner(node).flatMap((part) => loopsIn(part, before))
  const ambiguous = node.part.kind === 'characters' ? null : ambiguousText(node)
  const { lead, piece } = ambiguous ?? { lead: '', piece: shortest({ ...node, min: 1 }) }
  return [...(piece === '' ? [] : [{ start: start + lead, piece }]), ...loopsIn(node.part, before)]
}

/** A short text that a part reads. */
function shortest(node: Node): string {
  switch (node.kind) {
    case 'characters':
      return sampleIn(exactSamplesOf(node.source) || samplesOf(node.source))
    case 'sequence':
      return node.parts.map(shortest).join('')
    case 'choice':
      return node.parts.map(shortest).toSorted((one, other) => one.length - other.length)[0]!
    case 'repeat':
      return shortest(node.part).repeat(Math.min(node.min, LONGEST_START))
    case 'look':
    case 'nothing':
      return ''
  }
}
