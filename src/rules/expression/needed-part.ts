import type { Node } from './tree.ts'

/** What a part taken out of its expression cannot do without: groups it refers to, and what a group says of the case. */
const NOT_TO_BE_TAKEN_OUT = /\\[1-9k]|\(\?[a-z-]+:/

/**
 * An expression that is found wherever another is, and sooner. One that begins with a loop (`\w+!`, `(?:[^,]+,)+ and`) is tried at
 * each character of a text and reads on from there each time; what comes after the loop must be there as well. Null where it does not
 * begin with one.
 */
export function neededPart(source: string, tree: Node): string | null {
  if (NOT_TO_BE_TAKEN_OUT.test(source)) return null
  const part = new Shortener(source)
  const rest = part.withoutFirstLoop(tree)
  return part.hasLeftOut && rest !== null && rest !== '' ? rest : null
}

class Shortener {
  readonly #source: string
  hasLeftOut = false

  constructor(source: string) {
    this.#source = source
  }

  /** Null where nothing would be left that must be there. */
  withoutFirstLoop(node: Node): string | null {
    switch (node.kind) {
      case 'choice':
        return this.#choice(node.parts)
      case 'sequence':
        return this.#sequence(node.parts)
      case 'repeat':
        return this.#repeated(node)
      case 'characters':
        return this.#written(node)
      default:
        return null
    }
  }

  /** Worth it where each of them begins with a loop. */
  #choice(parts: Node[]): string | null {
    const rests = parts.map((part) => {
      const shortener = new Shortener(this.#source)
      return { rest: shortener.withoutFirstLoop(part), shortener }
    })
    if (rests.some(({ rest }) => rest === null)) return null
    if (!rests.every(({ shortener }) => shortener.hasLeftOut)) return `(?:${parts.map((part) => this.#written(part)).join('|')})`
    this.hasLeftOut = true
    return `(?:${rests.map(({ rest }) => rest).join('|')})`
  }

  #written({ from, to }: Node): string {
    return this.#source.slice(from, to)
  }

  /** What takes no room is left out, and what need not be there; of the first that must be, what comes after its loops. */
  #sequence(parts: Node[]): string | null {
    for (const [index, part] of parts.entries()) {
      const rest = this.withoutFirstLoop(part)
      if (rest === null) continue
      return (
        rest +
        parts
          .slice(index + 1)
          .map((other) => this.#written(other))
          .join('')
      )
    }
    return null
  }

  #repeated(node: Node & { kind: 'repeat' }): string | null {
    if (node.min === 0) return null
    if (node.max !== Infinity) return this.#written(node)
    this.hasLeftOut = true
    return this.#end(node.part)
  }

  /** Of what is repeated, the end of the last time: what comes after the last loop in it. */
  #end(node: Node): string | null {
    if (node.kind === 'characters') return this.#written(node)
    if (node.kind !== 'sequence') return null
    const last = node.parts.findLastIndex((part) => part.kind !== 'characters')
    const rest = node.parts
      .slice(last + 1)
      .map((part) => this.#written(part))
      .join('')
    return rest === '' ? null : rest
  }
}
