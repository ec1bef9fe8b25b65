import pg from 'pg'

/** Collects the text of every statement this process sends from now on. */
export function collectStatements(): { texts: Set<string>; stop(): void } {
  const texts = new Set<string>()
  const { query } = pg.Client.prototype
  // The one method every statement goes through, whoever sends it.
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text?: string }]
    const text = typeof first === 'string' ? first : first?.text
    if (text) texts.add(text)
    return (query as unknown as (...all: unknown[]) => unknown).apply(this, args)
  } as typeof query
  return {
    texts,
    stop() {
      pg.Client.prototype.query = query
    },
  }
}
