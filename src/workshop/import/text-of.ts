const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** A rule file's text as it is, byte order mark and line ends included, so that it can be given back byte for byte; null: it is no text. */
export function exactText(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null
  try {
    return utf8.decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}
