import { parse, postprocess, preprocess } from 'micromark'
import { frontmatter } from 'micromark-extension-frontmatter'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import type { Draft } from './draft.ts'
import { MarkdownBlocks } from './markdown-blocks.ts'

/** GitHub's extensions without its bare links: looking for those at every letter costs a third of the time and changes no text. */
const EXTENSIONS = [gfmTable(), gfmStrikethrough(), gfmTaskListItem(), gfmFootnote(), frontmatter(['yaml', 'toml'])]

/** The parts of micromark's tokens that are used here. */
export interface MarkdownToken {
  type: string
  start: { offset: number }
  end: { offset: number }
}

/**
 * Reads Markdown (CommonMark, GitHub's tables, task lists, strike-through and footnotes, front matter) from micromark's tokens:
 * they carry the exact place of every escape, entity and line prefix, which a syntax tree has already folded away.
 */
export function readMarkdown(source: string): Draft {
  const parser = parse({ extensions: EXTENSIONS })
  const events = postprocess(parser.document().write(preprocess()(source, undefined, true)))
  const blocks = new MarkdownBlocks(source)
  for (const [kind, token] of events) {
    if (kind === 'enter') blocks.enter(token)
    else blocks.exit(token)
  }
  return blocks.finish()
}
