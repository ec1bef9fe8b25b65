/** A message with its places filled in, as Go's Sprintf does: `%s` in turn, `%[2]s` by number, `%%` a percent sign. */
export function fillMessage(message: string, fillers: readonly string[]): string {
  let at = message.indexOf('%')
  if (at < 0) return message
  let filled = ''
  let from = 0
  let next = 0
  for (; at >= 0; at = message.indexOf('%', at)) {
    const verb = verbAt(message, at)
    if (verb < 0) {
      at++
      continue
    }
    filled += message.slice(from, at)
    const number = message.slice(at + 2, verb - 1)
    from = at = verb + 1
    const letter = message.charCodeAt(verb)
    if (letter === PERCENT) {
      filled += '%'
      continue
    }
    if (number !== '') next = Number(number) - 1
    const filler = fillers[next++] ?? ''
    filled += letter === QUOTING ? `"${filler}"` : filler
  }
  return filled + message.slice(from)
}

const [PERCENT, QUOTING] = [0x25, 0x71]

/** Where the letter stands that says what a percent sign means, with a number in brackets before it or not; -1 where it means nothing. */
function verbAt(message: string, percent: number): number {
  let at = percent + 1
  if (message[at] === '[') {
    do at++
    while (isDigit(message.charCodeAt(at)))
    if (at === percent + 2 || message[at] !== ']') return -1
    at++
  }
  return at < message.length && 'sdvq%'.includes(message[at]!) ? at : -1
}

const isDigit = (code: number) => code >= 0x30 && code <= 0x39

/** `'a'`, `'a' or 'b'`, `'a', 'b', or 'c'`. */
export function alternatives(words: string[]): string {
  const quoted = words.map((word) => `'${word}'`)
  if (quoted.length < 2) return quoted.join('')
  if (quoted.length === 2) return quoted.join(' or ')
  return `${quoted.slice(0, -1).join(', ')}, or ${quoted.at(-1)}`
}

/** A reason names the words and the rule's test, which is what its message says, and the law: in brackets, as it is no sentence more. */
export function withLaw(reason: string, citation: string): string {
  if (citation === '' || reason.includes(citation)) return reason
  return reason.endsWith('.') ? `${reason.slice(0, -1)} (${citation}).` : `${reason} (${citation})`
}

/** A reason before its law was added; one without it stays as it is. */
export function withoutLaw(reason: string, citation: string): string {
  if (citation === '') return reason
  if (reason.endsWith(` (${citation}).`)) return `${reason.slice(0, -citation.length - 4)}.`
  return reason.endsWith(` (${citation})`) ? reason.slice(0, -citation.length - 3) : reason
}

/** A verb of a message: which filler it takes. */
interface Verb {
  filler: number
  isQuoted: boolean
}

/** A message as the texts around its verbs, one more than there are verbs. */
function piecesOf(message: string): { texts: string[]; verbs: Verb[] } {
  const [texts, verbs]: [string[], Verb[]] = [[], []]
  let [text, from, next] = ['', 0, 0]
  for (let at = message.indexOf('%'); at >= 0; at = message.indexOf('%', at)) {
    const verb = verbAt(message, at)
    if (verb < 0) {
      at++
      continue
    }
    text += message.slice(from, at)
    const number = message.slice(at + 2, verb - 1)
    from = at = verb + 1
    if (message[verb] === '%') {
      text += '%'
      continue
    }
    if (number !== '') next = Number(number) - 1
    texts.push(text)
    verbs.push({ filler: next++, isQuoted: message[verb] === 'q' })
    text = ''
  }
  return { texts: [...texts, text + message.slice(from)], verbs }
}

export const MOST_FILLERS = 99

/** Whether a message has a place numbered above what any rule fills. */
export const namesTooManyFillers = (message: string) => piecesOf(message).verbs.some(({ filler }) => filler >= MOST_FILLERS)

/**
 * What is said of words for which a substitution has no others: its message would name the others by an empty place, so the words and what
 * to do about them are named instead. Null where the message names the words alone.
 */
export function messageWithoutReplacement(message: string, solution: string): string | null {
  const named = new Set(piecesOf(message).verbs.map(({ filler }) => filler))
  return solution !== '' && named.has(0) && named.has(1) ? `“%s”: ${solution.replaceAll('%', '%%')}` : null
}

/** What a message was filled with to become this text; null where it cannot have become it. */
export function fillersOf(message: string, filled: string): string[] | null {
  const { texts, verbs } = piecesOf(message)
  // An array is as long as its highest index: a huge number would take all memory.
  if (verbs.some(({ filler }) => filler < 0 || filler >= MOST_FILLERS)) return null
  const last = texts.at(-1)!
  if (!filled.startsWith(texts[0]!) || !filled.endsWith(last)) return null
  const fillers: string[] = []
  let at = texts[0]!.length
  for (const [index, { filler, isQuoted }] of verbs.entries()) {
    const after = texts[index + 1]!
    const end = index === verbs.length - 1 ? filled.length - last.length : filled.indexOf(after, at)
    if (end < at) return null
    const given = filled.slice(at, end)
    fillers[filler] = isQuoted ? given.slice(1, -1) : given
    at = end + after.length
  }
  const found = Array.from(fillers, (filler) => filler ?? '')
  return fillMessage(message, found) === filled ? found : null
}
