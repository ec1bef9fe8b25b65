interface Rate {
  /** Requests in a second. */
  perSecond: number
  /** Tokens left. */
  left: number
}

/**
 * What every answer to a key with a rate says of it. A row here is sent, described in the OpenAPI documents, and readable by pages of other
 * origins.
 */
const ROWS: { name: string; description: string; example: string; value: (rate: Rate) => string }[] = [
  {
    name: 'RateLimit',
    description: 'Where the key or the server has a rate: requests left (r) in so many seconds (t).',
    example: '"default";r=9;t=1',
    value: ({ left }) => `"default";r=${Math.max(0, Math.floor(left))};t=1`,
  },
  {
    name: 'RateLimit-Policy',
    description: 'Where the key or the server has a rate: requests (q) in so many seconds (w).',
    example: '"default";q=10;w=1',
    value: ({ perSecond }) => `"default";q=${perSecond};w=1`,
  },
]

export const RATE_HEADERS: readonly Omit<(typeof ROWS)[number], 'value'>[] = ROWS
export const RATE_HEADER_NAMES = ROWS.map(({ name }) => name)

export const rateHeaders = (rate: Rate): Record<string, string> =>
  Object.fromEntries(ROWS.map(({ name, value }) => [name.toLowerCase(), value(rate)]))
