/** What runs on the embedded PostgreSQL must run on any other: suites that matter run once on each. */
export function servers(plainServer: () => Promise<{ url: string; stop(): Promise<void> }>): {
  name: string
  start(): Promise<{ url: string | undefined; stop(): Promise<void> }>
}[] {
  return [
    { name: 'the embedded PostgreSQL', start: async () => ({ url: undefined, stop: async () => undefined }) },
    { name: 'a PostgreSQL named by its URL', start: plainServer },
  ]
}
