import type { Block, Document, Mark } from '../../text/document.ts'
import { Expression } from '../expression/expression.ts'
import { subject } from '../expression/plain-text.ts'
import { counting, Steps, TooManySteps } from '../expression/steps.ts'

/** What a `.vale.ini` says is not to be read. */
export interface ValeIgnores {
  /** Expressions: what they find is left out as code is, within a line or as a block. */
  tokens: string[]
  blocks: string[]
  /** Inline elements whose text is left out, elements that are passed over, and classes of either. */
  inline: string[] | null
  skipped: string[] | null
  classes: string[]
  /** What begins and ends a comment besides `<!--` and `-->`. */
  comments: [start: string, end: string] | null
}

export const NOTHING_IGNORED: ValeIgnores = { tokens: [], blocks: [], inline: null, skipped: null, classes: [], comments: null }

const REASON = 'ignored by .vale.ini'
const MARKS: Record<string, Mark['scope']> = {
  a: 'link',
  strong: 'strong',
  b: 'strong',
  em: 'emphasis',
  i: 'emphasis',
  del: 'deleted',
  s: 'deleted',
  code: 'code',
  tt: 'code',
  kbd: 'code',
}
const SCOPES: Record<string, string> = {
  blockquote: 'blockquote',
  li: 'list',
  ul: 'list',
  ol: 'list',
  table: 'table',
  td: 'table.cell',
  th: 'table.header',
  caption: 'table.caption',
  p: 'paragraph',
  h1: 'heading.h1',
  h2: 'heading.h2',
  h3: 'heading.h3',
  h4: 'heading.h4',
  h5: 'heading.h5',
  h6: 'heading.h6',
  figcaption: 'figure.caption',
  alt: 'alt',
}
/** These are never read, whatever the settings say. */
const NEVER_READ = ['script', 'style', 'pre', 'figure', 'noscript', 'iframe', 'code', 'tt', 'kbd']

/** The elements named in `IgnoredScopes` and `SkippedScopes` that are not known here. */
export const unknownElements = (names: string[], kind: 'inline' | 'skipped') =>
  names.filter((name) => !NEVER_READ.includes(name) && !(name in (kind === 'inline' ? MARKS : SCOPES)))

/** Steps that the expressions of a team's settings may take on one document. */
const MOST_STEPS = 50_000_000

/**
 * A source with what is ignored crossed out, letter for letter as long, so that every place in it stays what it is. It is to be
 * read in place of the source itself. Null: its expressions take too many steps.
 */
export function withoutIgnored(source: string, type: Document['type'], ignores: ValeIgnores): string | null {
  try {
    return counting(new Steps(MOST_STEPS), () => withoutExpressions(source, type, ignores))
  } catch (error) {
    if (error instanceof TooManySteps) return null
    throw error
  }
}

function withoutExpressions(source: string, type: Document['type'], ignores: ValeIgnores): string {
  let text = source
  const mark = CODE_MARKS[type]
  if (mark !== undefined) {
    for (const expression of ignores.blocks) text = replaced(text, expression, blanks)
    for (const expression of ignores.tokens) text = replaced(text, expression, (piece) => asCode(piece, mark))
    if (ignores.comments)
      text = replaced(text, `(?s)(${ignores.comments.map((delimiter) => RegExp.escape(delimiter)).join(').*?(')})`, blanks)
  }
  if (type === 'html' && ignores.classes.length > 0) text = withoutClasses(text, ignores.classes)
  return text
}

function replaced(text: string, source: string, by: (piece: string) => string): string {
  let made = ''
  let end = 0
  for (const match of new Expression(source).all(subject(text))) {
    if (match.end === match.start) continue
    made += text.slice(end, match.start) + by(match.text)
    end = match.end
  }
  return made + text.slice(end)
}

const blanks = (piece: string) => piece.replaceAll(/[^\n]/g, ' ')

/** Formats of prose in which expressions ignore something, and what they mark code within a line with. */
const CODE_MARKS: Partial<Record<Document['type'], string>> = { markdown: '`', mdx: '`', asciidoc: '`', rst: '``' }

/** Code within a line, as long as what was there; what is too short for its marks is blank. */
const asCode = (piece: string, mark: string) =>
  piece.replaceAll(/[^\n]+/g, (line) =>
    line.length <= 2 * mark.length ? blanks(line) : mark + 'x'.repeat(line.length - 2 * mark.length) + mark,
  )

const TAG = /<(\/?)([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi

/** The text inside elements of these classes, up to the closing tag that belongs to each. */
function withoutClasses(source: string, classes: string[]): string {
  let text = source
  for (const tag of source.matchAll(TAG)) {
    const named = /\bclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(tag[3]!)
    if (tag[1] !== '' || !named || !(named[1] ?? named[2] ?? named[3]!).split(/\s+/).some((name) => classes.includes(name))) continue
    const start = tag.index + tag[0].length
    const end = endOf(source, tag[2]!.toLowerCase(), start)
    text =
      text.slice(0, start) +
      text.slice(start, end).replaceAll(/(<[^>]*>)|[^<\n]/g, (piece, inner: string | undefined) => inner ?? ' '.repeat(piece.length)) +
      text.slice(end)
  }
  return text
}

function endOf(source: string, name: string, from: number): number {
  let depth = 1
  for (const tag of source.slice(from).matchAll(TAG)) {
    if (tag[2]!.toLowerCase() !== name) continue
    depth += tag[1] === '' ? 1 : -1
    if (depth === 0) return from + tag.index
  }
  return source.length
}

/**
 * A document as read from the crossed-out source, with the source itself and without the elements that are ignored; and where those
 * parts are.
 */
export function withIgnores(
  document: Document,
  source: string,
  ignores: ValeIgnores,
): { document: Document; ignored: { start: number; end: number }[] } {
  const inline = new Set((ignores.inline ?? []).map((name) => MARKS[name]))
  const skipped = (ignores.skipped ?? []).map((name) => SCOPES[name]).filter((scope) => scope !== undefined)
  const isSkipped = (block: Block) => skipped.some((scope) => block.scope === scope || block.scope.startsWith(`${scope}.`))
  const left = document.blocks.filter((block) => !isSkipped(block))
  const gone = document.blocks.filter(isSkipped)
  const blocks = inline.size === 0 ? left : left.map((block) => masked(block, inline))
  const crossed = crossedOut(document.source, source)
  const characters = crossed.reduce((sum, { start, end }) => sum + lengthOf(source.slice(start, end)), 0)
  const account = accountOf(
    document.account,
    characters,
    gone.reduce((sum, block) => sum + checkedIn(block), 0),
  )
  return { document: { ...document, source, blocks, account }, ignored: [...crossed, ...gone.map(({ start, end }) => ({ start, end }))] }
}

/** In code points. */
const lengthOf = (text: string) => Array.from(text).length
const checkedIn = (block: Block) => lengthOf(block.text)

function masked(block: Block, scopes: Set<Mark['scope'] | undefined>): Block {
  let { text } = block
  for (const mark of block.marks ?? [])
    if (scopes.has(mark.scope)) text = text.slice(0, mark.start) + '*'.repeat(mark.end - mark.start) + text.slice(mark.end)
  return text === block.text ? block : { ...block, language: block.language, text }
}

/** Where the two differ. */
function crossedOut(one: string, other: string): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = []
  for (let at = 0; at < other.length; at++) {
    if (one[at] === other[at]) continue
    const last = ranges.at(-1)
    if (last && last.end === at) last.end = at + 1
    else ranges.push({ start: at, end: at + 1 })
  }
  return ranges
}

/** Every character is still counted once: what was crossed out had been counted as code, markup or white space. */
function accountOf(account: Document['account'], crossed: number, dropped: number): Document['account'] {
  if (crossed + dropped === 0) return account
  let open = crossed
  const leftOut = account.leftOut
    .toSorted((one) => (['code', 'markup', 'white space'].includes(one.reason) ? -1 : 1))
    .map(({ reason, characters }) => {
      const taken = Math.min(open, characters)
      open -= taken
      return { reason, characters: characters - taken }
    })
  const kept = leftOut.filter(({ characters }) => characters > 0)
  const checked = account.checked - dropped - open
  const characters = account.characters
  return {
    characters,
    checked,
    leftOut: [...kept, { reason: REASON, characters: characters - checked - kept.reduce((sum, one) => sum + one.characters, 0) }],
  }
}
