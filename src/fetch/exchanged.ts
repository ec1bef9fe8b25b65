/** A request and the head of its answer as they went over the wire; the body is kept, or not, by who asked. */
export interface Exchanged {
  /** When it was asked. */
  at: string
  url: string
  method: string
  sent: [name: string, value: string][]
  status: number
  statusText: string
  received: [name: string, value: string][]
}

/** As undici writes it: these two first, then what it was given. */
export const requestSent = (url: URL, method: string, headers: Record<string, string>): Pick<Exchanged, 'url' | 'method' | 'sent'> => ({
  url: url.href,
  method,
  sent: [['host', url.host], ['connection', 'keep-alive'], ...Object.entries(headers)],
})

/** Names and values in turn, as they came: bytes of a header are Latin-1. */
export function pairsOf(raw: unknown): [string, string][] {
  const all = Array.isArray(raw) ? raw.map((one: unknown) => (Buffer.isBuffer(one) ? one.toString('latin1') : String(one))) : []
  return Array.from({ length: all.length >> 1 }, (_, i) => [all[2 * i]!, all[2 * i + 1]!])
}
