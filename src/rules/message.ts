/** A message with its places filled in, as Go's Sprintf does: `%s` in turn, `%[2]s` by number, `%%` a percent sign. */
export function fillMessage(message: string, fillers: string[]): string {
  let next = 0
  return message.replaceAll(/%(?:\[(\d+)\])?([sdvq%])/g, (_whole, number: string | undefined, verb: string) => {
    if (verb === '%') return '%'
    if (number !== undefined) next = Number(number) - 1
    const filler = fillers[next++] ?? ''
    return verb === 'q' ? `"${filler}"` : filler
  })
}

/** `'a'`, `'a' or 'b'`, `'a', 'b', or 'c'`. */
export function alternatives(words: string[]): string {
  const quoted = words.map((word) => `'${word}'`)
  if (quoted.length < 2) return quoted.join('')
  if (quoted.length === 2) return quoted.join(' or ')
  return `${quoted.slice(0, -1).join(', ')}, or ${quoted.at(-1)}`
}
