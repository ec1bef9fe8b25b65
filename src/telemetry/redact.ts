/** What stands where a secret stood. */
const REDACTED = '[redacted]'

/**
 * What gives something away by its form alone, wherever it comes from: keys of the API, tokens of links and sessions (32 random bytes in
 * base64url, with a signature behind them in cookies), passwords in addresses, credentials of headers.
 */
const BY_FORM = [
  /\bimp_[\w-]{20,}/,
  /(?<![\w-])[\w-]{43}(?![\w-])(?:\.[\w%+/=-]+)?/,
  /(?<=session_token=)[^;\s"\\]+/,
  /(?<=:\/\/[^/\s:@"]*:)[^/\s@"]+(?=@)/,
  /(?<=\b(?:Bearer|Basic) )[\w.~+/=-]{8,}/i,
]

/** Shorter ones would hit ordinary words. */
const SHORTEST = 6

/** Takes secrets out of a line: those of a known form, and those that are known word by word. */
export function createRedactor(secrets: readonly string[]): (line: string) => string {
  const known = [...new Set(secrets.flatMap(formsOf))].filter((form) => form.length >= SHORTEST)
  // The longest first: one may be the beginning of another.
  const words = known.sort((one, other) => other.length - one.length).map((form) => RegExp.escape(form))
  const pattern = new RegExp([...words, ...BY_FORM.map(({ source }) => source)].join('|'), 'g')
  return (line) => line.replace(pattern, REDACTED)
}

/** A secret as it is, as JSON writes it and as addresses write it; of an address its password, with which the rest is no secret. */
function formsOf(secret: string): string[] {
  const password = passwordOf(secret)
  if (password === null) return written(secret)
  return [password, safely(() => decodeURIComponent(password))].flatMap(written)
}

function passwordOf(secret: string): string | null {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(secret)) return null
  return /:\/\/[^/@]*?:(.*)@/.exec(secret)?.[1] ?? ''
}

const written = (text: string) => [text, JSON.stringify(text).slice(1, -1), safely(() => encodeURIComponent(text))]

function safely(work: () => string): string {
  try {
    return work()
  } catch {
    return ''
  }
}
