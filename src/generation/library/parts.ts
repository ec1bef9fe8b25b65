/** A line of a draft that begins a part: `~~ features`. Values are escaped, so that no value can be one. */
export const PART = /^~~ ([a-zA-Z]+)$/gm

/** A rendered draft with its parts in the order given; what stands before the first part stays first. */
export function inOrder(source: string, order: readonly string[]): string {
  const [before = '', ...rest] = source.split(PART)
  const parts: { name: string; text: string }[] = []
  for (let at = 0; at < rest.length; at += 2) parts.push({ name: rest[at]!, text: rest[at + 1] ?? '' })
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return [before, ...parts.toSorted((a, b) => place(a.name) - place(b.name)).map(({ text }) => text)].join('\n\n')
}
