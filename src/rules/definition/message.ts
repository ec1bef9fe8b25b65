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
