import { asCode, inner, leftOut, type Inline, type InlineSyntax } from './inline.ts'

/** Commands that stand for a number, a name or an address. */
const SHOWN_CODE = /^(?:cite\w*|[a-zA-Z]*ref|gls\w*|url|nolinkurl|path|verb|lstinline|mintinline|includegraphics)\*?$/
/** Commands of whose arguments nothing is shown. */
const SILENT =
  'label|index|input|include|usepackage|documentclass|bibliography|bibliographystyle|pagestyle|thispagestyle|vspace|hspace|setlength|' +
  'newcommand|renewcommand|definecolor|color|hypersetup|def|let|setcounter|addtocounter|fontsize|geometry|phantomsection|addbibresource'
/** Accents, as what is added to a letter. */
const ACCENTS: Record<string, string> = {
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '"': '\u0308',
  '~': '\u0303',
  '=': '\u0304',
  '.': '\u0307',
}
const LETTERS: Record<string, string> = {
  ss: 'ß',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  o: 'ø',
  O: 'Ø',
  aa: 'å',
  AA: 'Å',
  l: 'ł',
  L: 'Ł',
}
const SYMBOLS: Record<string, string> = { LaTeX: 'LaTeX', TeX: 'TeX', dots: '…', ldots: '…', textellipsis: '…', euro: '€', pounds: '£' }

const accented = ([match, letter]: RegExpExecArray): Inline => ({
  kind: 'decode',
  text: (letter! + ACCENTS[match[1]!]!).normalize('NFC'),
})

function command([, name]: RegExpExecArray): Inline {
  const text = LETTERS[name!] ?? SYMBOLS[name!]
  return text === undefined ? leftOut() : { kind: 'decode', text }
}

export const LATEX_INLINE: InlineSyntax = {
  special: /[\\${}~`'&-]/g,
  rules: [
    { pattern: /\\["'`^~=.]\{?([a-zA-Z])\}?/y, read: accented },
    { pattern: /\\\\\*?(?:\[[^\]\n]*\])?/y, read: () => ({ kind: 'decode', text: '\n' }) },
    { pattern: /\\[%$&#_{}]/y, read: inner(1, 0) },
    { pattern: /\\[,;:!\s/-]/y, read: ([match]) => (/[\s,;:]/.test(match[1]!) ? { kind: 'decode', text: ' ' } : leftOut()) },
    { pattern: /\\\([^]*?\\\)|\$[^$]+\$/y, read: asCode },
    { pattern: /\\verb\*?([^\w\s])[^\n]*?\1/y, read: asCode },
    { pattern: new RegExp(String.raw`\\(?:${SILENT})\*?(?:\s*(?:\[[^\]\n]*\]|\{[^{}]*\}))+\s*`, 'y'), read: leftOut },
    {
      pattern: /\\href\s*\{[^{}]*\}\s*\{([^{}]*)\}/y,
      read: (match) => ({ kind: 'text', start: match[0].length - 1 - match[1]!.length, end: match[0].length - 1, mark: 'link' }),
    },
    {
      pattern: /\\([a-zA-Z@]+\*?)((?:\s*(?:\[[^\]\n]*\]|\{[^{}]*\}))+)/y,
      read: (match) => (SHOWN_CODE.test(match[1]!) ? asCode() : argumentOf(match)),
    },
    { pattern: /\\([a-zA-Z@]+)\*?[ \t]*/y, read: command },
    { pattern: /``|''/y, read: ([match]) => ({ kind: 'decode', text: match === '``' ? '“' : '”' }) },
    { pattern: /---?/y, read: ([match]) => ({ kind: 'decode', text: match.length === 3 ? '—' : '–' }) },
    { pattern: /~/y, read: () => ({ kind: 'decode', text: '\u00A0' }) },
    { pattern: /&/y, read: () => ({ kind: 'decode', text: '\t' }) },
    { pattern: /[{}]/y, read: leftOut },
  ],
}

/** What stands in the braces of a command that is not known is text: it is shown, or checked for nothing. */
function argumentOf(match: RegExpExecArray): Inline {
  const [whole, name] = match
  const open = whole.indexOf('{')
  if (open === -1) return { kind: 'leave out' }
  const mark = /^(?:textbf|bf)/.test(name!)
    ? ('strong' as const)
    : /^(?:emph|textit|textsl)/.test(name!)
      ? ('emphasis' as const)
      : undefined
  return { kind: 'text', start: open, end: whole.length, ...(mark ? { mark } : {}) }
}
