import { asCode, inner, leftOut, type Inline, type InlineSyntax } from './inline.ts'

/** Roles whose text is shown as it is written; that of all others is code or an identifier. */
const TEXT_ROLES =
  /^(?:ref|doc|term|abbr|guilabel|menuselection|strong|emphasis|subscript|sup|sub|superscript|title|t|any|download|numref)$/

/** Of a link only what stands before its target is shown. */
function shown(before: number, content: string): Inline {
  const target = /\s*<[^<>]*>$/.exec(content)
  const end = before + (target?.index ?? content.length)
  return target?.index === 0 ? { kind: 'leave out' } : { kind: 'text', start: before, end, mark: 'link' }
}

const BEFORE = String.raw`(?<![\p{L}\p{N}])`

export const RST_INLINE: InlineSyntax = {
  special: /[\\*`:|_[]/g,
  rules: [
    { pattern: /\\[\s]/y, read: leftOut },
    { pattern: /\\[^\s\w]/y, read: inner(1, 0) },
    { pattern: /``[^`](?:[^`]|`(?!`))*``/y, read: asCode },
    {
      pattern: new RegExp(`${BEFORE}:([\\w:.+-]{1,60}):\`([^\`]+)\``, 'uy'),
      read: (match) => (TEXT_ROLES.test(match[1]!.split(':').at(-1)!) ? shown(match[1]!.length + 3, match[2]!) : asCode()),
    },
    { pattern: /_`([^`]+)`/y, read: inner(2, 1) },
    { pattern: /`([^`]+)`__?/y, read: (match) => shown(1, match[1]!) },
    { pattern: /`([^`]+)`/y, read: inner(1) },
    { pattern: /\*\*(?=\S)(?:[^*]|\*(?!\*))+\*\*/y, read: inner(2, 2, 'strong') },
    { pattern: /\*(?=[^\s*])[^*]*[^\s*]\*/y, read: inner(1, 1, 'emphasis') },
    { pattern: /\|[^|\s][^|\n]*\|_{0,2}/y, read: asCode },
    { pattern: /\[[\w#*-]{1,40}\]_/y, read: leftOut },
    { pattern: /(?<=[\p{L}\p{N}])__?(?![\p{L}\p{N}_])/uy, read: leftOut },
  ],
}
