export interface SourceLine {
  /** Where the line begins, indentation included, and where it ends, without the line break and trailing space. */
  start: number
  end: number
  indent: number
  /** Without indentation and trailing space. */
  text: string
}

/** The lines of a source, each with its indentation; a tab counts as up to eight columns. */
export function sourceLines(source: string): SourceLine[] {
  const lines: SourceLine[] = []
  for (const match of source.matchAll(/([^\r\n]*)(?:\r\n|\r|\n|$)/g)) {
    if (match[0] === '' && match.index === source.length) break
    const line = match[1]!
    const text = line.trim()
    const lead = line.length - line.trimStart().length
    let indent = 0
    for (let at = 0; at < lead && text !== ''; at += 1) indent = line[at] === '\t' ? indent - (indent % 8) + 8 : indent + 1
    lines.push({ start: match.index, end: match.index + line.trimEnd().length, indent, text })
  }
  return lines
}

/** The place of a line's text, without its indentation and its first `skip` characters. */
export const textOf = (line: SourceLine, skip = 0): { start: number; end: number } => ({
  start: Math.min(line.end, line.end - line.text.length + skip),
  end: line.end,
})
