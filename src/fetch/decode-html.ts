/** Text for finding links in; good enough for that, as addresses are ASCII or UTF-8 nearly always. */
export function decodeHtml(bytes: Uint8Array, contentType: string | null): string {
  const declared = /charset\s*=\s*["']?([\w-]+)/i.exec(contentType ?? '')?.[1]
  try {
    return new TextDecoder(declared ?? 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
