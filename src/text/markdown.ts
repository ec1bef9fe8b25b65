import { parse, postprocess, preprocess } from 'micromark'
import { frontmatter } from 'micromark-extension-frontmatter'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import { UnreadableDocument } from './document.ts'
import type { Draft } from './draft.ts'
import { MarkdownBlocks } from './markdown-blocks.ts'
import { segmentsOf, type Segment } from './markdown-segments.ts'
import { simplePieces } from './markdown-simple.ts'

/** GitHub's extensions without its bare links: looking for those at every letter costs a third of the time and changes no words. */
const EXTENSIONS = [gfmTable(), gfmStrikethrough(), gfmTaskListItem(), gfmFootnote()]
const WITH_FRONT_MATTER = [...EXTENSIONS, frontmatter(['yaml', 'toml'])]
/** What could define the target of a link or a footnote for the whole document. */
const DEFINITION = /\]:/

/** The parser's time grows with the square of a part's length, and a part is a paragraph or a table. */
const LONGEST_PART = 128 * 1024
const MOST_BRACKETS = 6000
const DEEPEST_QUOTE = /^(?:[ \t]*>){100}/m
const DEEPEST_LIST = /^(?:[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]){100}(?=.*[^-*+\s])/m

type Parser = ReturnType<typeof parse>

/**
 * Made once: putting the extensions together takes longer than a short text. What a parser learns of one text is forgotten before the
 * next.
 */
const parsers: { first?: Parser; others?: Parser } = {}

function freshParsers(): [first: Parser, others: Parser] {
  const [first, others] = [
    (parsers.first ??= parse({ extensions: WITH_FRONT_MATTER })),
    (parsers.others ??= parse({ extensions: EXTENSIONS })),
  ]
  for (const parser of [first, others]) Object.assign(parser, { defined: [], lazy: {}, gfmFootnotes: undefined })
  return [first, others]
}

/**
 * Reads Markdown (CommonMark, GitHub's tables, task lists, strike-through and footnotes, front matter) from micromark's tokens:
 * they carry the exact place of every escape, entity and line prefix, which a syntax tree has already folded away.
 */
export function readMarkdown(source: string): Draft {
  const segments = segmentsOf(source)
  // most documents need no parser at all
  let parsers = DEFINITION.test(source) ? parsersWithDefinitions(source, segments) : null
  const blocks = new MarkdownBlocks(source)
  for (const segment of segments) {
    const simple = simplePieces(source, segment)
    if (simple !== null) {
      for (const piece of simple) blocks.simple(piece)
      continue
    }
    parsers ??= freshParsers()
    blocks.from(segment.start)
    for (const [kind, token] of eventsOf(source, segment, parsers[segment.start === 0 ? 0 : 1])) {
      if (kind === 'enter') blocks.enter(token)
      else blocks.exit(token)
    }
  }
  return blocks.finish()
}

/** Markdown with more syntax than GitHub's, which may go on over empty lines: it is parsed in one part. */
export function readMarkdownWith(source: string, extensions: NonNullable<Parameters<typeof parse>[0]>['extensions'] & object): Draft {
  const blocks = new MarkdownBlocks(source)
  const parser = parse({ extensions: [...WITH_FRONT_MATTER, ...extensions] })
  for (const [kind, token] of eventsOf(source, { start: 0, end: source.length } as Segment, parser)) {
    if (kind === 'enter') blocks.enter(token)
    else blocks.exit(token)
  }
  return blocks.finish()
}

function eventsOf(source: string, segment: Segment, parser: Parser) {
  const part = source.slice(segment.start, segment.end)
  if (part.length > LONGEST_PART) {
    throw new UnreadableDocument(
      'This Markdown holds a single paragraph or table of more than 128 KB. Set its parts apart with blank lines.',
    )
  }
  if ((part.match(/[[\]]/g)?.length ?? 0) > MOST_BRACKETS) {
    throw new UnreadableDocument('This Markdown holds a single paragraph or table with thousands of square brackets.')
  }
  if (DEEPEST_QUOTE.test(part)) throw new UnreadableDocument('This Markdown nests quotations more than 99 deep.')
  if (DEEPEST_LIST.test(part)) throw new UnreadableDocument('This Markdown nests lists more than 99 deep.')
  parser.lazy = {}
  return postprocess(parser.document().write(preprocess()(part, undefined, true)))
}

/** A link may be defined in any part of the document: the parts that could hold definitions are parsed once before the rest. */
function parsersWithDefinitions(source: string, segments: Segment[]): ReturnType<typeof freshParsers> {
  const [first, others] = freshParsers()
  for (const segment of segments) {
    if (DEFINITION.test(source.slice(segment.start, segment.end))) eventsOf(source, segment, first)
  }
  others.defined = first.defined
  others.gfmFootnotes = first.gfmFootnotes
  return [first, others]
}
