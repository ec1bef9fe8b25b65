import { asCode, inner, leftOut, type Inline, type InlineSyntax } from './inline.ts'

/** The text in the brackets of a macro, up to its first attribute. */
function bracketed(match: RegExpExecArray): Inline {
  const inside = match[1]!
  if (inside.trim() === '') return { kind: 'leave out' }
  const start = match[0].length - 1 - inside.length
  const window = /(?:\^|,\s*\w+=.*)$/.exec(inside)
  return { kind: 'text', start, end: start + (window?.index ?? inside.length), mark: 'link' }
}

export const ASCIIDOC_INLINE: InlineSyntax = {
  special: /[\\*_`+#^~{<[&(]|(?:link|image|xref|mailto|footnote|kbd|btn|menu|pass|stem|icon|anchor|https?|ftp):/g,
  rules: [
    { pattern: /\\[*_`+#^~{<[]/y, read: inner(1, 0) },
    { pattern: /\+\+\+[^+]+\+\+\+|`\+[^`]+\+`|``[^`]+``|`[^`\n]+`/y, read: asCode },
    { pattern: /\*\*[^*]+\*\*/y, read: inner(2, 2, 'strong') },
    { pattern: /(?<![\p{L}\p{N}*])\*(?=\S)[^*]*[^\s*]\*(?![\p{L}\p{N}])/uy, read: inner(1, 1, 'strong') },
    { pattern: /__[^_]+__/y, read: inner(2, 2, 'emphasis') },
    { pattern: /(?<![\p{L}\p{N}_])_(?=\S)[^_]*[^\s_]_(?![\p{L}\p{N}])/uy, read: inner(1, 1, 'emphasis') },
    { pattern: /\[[.#%][^\]\n]*\](?=#)/y, read: leftOut },
    { pattern: /##[^#]+##/y, read: inner(2) },
    { pattern: /(?<![\p{L}\p{N}#])#(?=\S)[^#]*[^\s#]#(?![\p{L}\p{N}])/uy, read: inner(1) },
    { pattern: /\^[^\s^]+\^|~[^\s~]+~/y, read: inner(1) },
    { pattern: /\{[\w-]{1,100}\}/y, read: asCode },
    {
      pattern: /<<[^<>,]*(?:,\s*([^<>]+))?>>/y,
      read: (match) =>
        match[1] === undefined
          ? leftOut()
          : { kind: 'text', start: match[0].length - 2 - match[1].length, end: match[0].length - 2, mark: 'link' },
    },
    { pattern: /<(?:\d+|\.)>/y, read: leftOut },
    { pattern: /\[\[[^\]]*\]\]/y, read: leftOut },
    { pattern: /\(\(\(?[^()]*\)?\)\)/y, read: leftOut },
    {
      pattern: /image:[^[\s]+\[([^\]]*)\]/y,
      read: (match) => ({ kind: 'apart', start: match[0].length - 1 - match[1]!.length, end: match[0].length - 1, scope: 'alt' }),
    },
    {
      pattern: /footnote:[^[\s]*\[([^\]]*)\]/y,
      read: (match) => ({ kind: 'apart', start: match[0].length - 1 - match[1]!.length, end: match[0].length - 1, scope: 'footnote' }),
    },
    { pattern: /(?:kbd|pass|stem|icon|anchor):[^[\s]*\[[^\]]*\]/y, read: asCode },
    { pattern: /(?:link|xref|mailto|btn|menu):[^[\s]*\[([^\]]*)\]/y, read: bracketed },
    { pattern: /(?:https?|ftp):\/\/[^[\s]+\[([^\]]*)\]/y, read: bracketed },
    { pattern: /(?:https?|ftp):\/\/[^\s[\]<>]+/y, read: asCode },
  ],
}
