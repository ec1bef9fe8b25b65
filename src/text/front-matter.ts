/** One text of the front matter that readers see elsewhere: in the browser's tab, in search results. Offsets are in the front matter. */
interface FrontMatterField {
  scope: 'title' | 'meta.description'
  start: number
  end: number
  pieces: { text: string; start: number; end: number }[]
}

const YAML_FIELD = /^(title|description):[ \t]+(\S.*?)[ \t]*$/gm
const TOML_FIELD = /^(title|description)[ \t]*=[ \t]*(["'].*["'])[ \t]*$/gm

/**
 * The title and description of a front matter, where they are written on one line, which is how they are written. A full YAML
 * reader would not say where each letter of a value stands.
 */
export function frontMatterFields(text: string, kind: string): FrontMatterField[] {
  const fields: FrontMatterField[] = []
  for (const match of text.matchAll(kind === 'toml' ? TOML_FIELD : YAML_FIELD)) {
    const value = match[2]!
    const quote = value[0] === '"' || value[0] === "'" ? value[0] : ''
    if (/^[|>&*!{[#]/.test(value)) continue
    const start = match.index + match[0].indexOf(value, match[1]!.length + 1)
    const closed = quote !== '' && value.length > 1 && value.endsWith(quote)
    const comment = quote === '' ? value.search(/\s#/) : -1
    const inner = closed
      ? { start: start + 1, end: start + value.length - 1 }
      : { start, end: start + (comment < 0 ? value.length : comment) }
    if (inner.end <= inner.start) continue
    const pieces = closed ? unescaped(text, inner.start, inner.end, quote) : [{ text: text.slice(inner.start, inner.end), ...inner }]
    fields.push({ scope: match[1] === 'title' ? 'title' : 'meta.description', ...inner, pieces })
  }
  return fields
}

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', '0': '\0' }

function unescaped(text: string, start: number, end: number, quote: string): FrontMatterField['pieces'] {
  const pieces: FrontMatterField['pieces'] = []
  const escape = quote === '"' ? /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(.))/g : /''()()(?:)/g
  let from = start
  for (const match of text.slice(start, end).matchAll(escape)) {
    const at = start + match.index
    if (at > from) pieces.push({ text: text.slice(from, at), start: from, end: at })
    from = at + match[0].length
    const hexadecimal = match[1] || match[2]
    const decoded =
      quote === "'" ? "'" : hexadecimal ? String.fromCharCode(Number.parseInt(hexadecimal, 16)) : (ESCAPES[match[3]!] ?? match[3]!)
    pieces.push({ text: decoded, start: at, end: from })
  }
  if (end > from) pieces.push({ text: text.slice(from, end), start: from, end })
  return pieces
}
