import { parse, postprocess, preprocess } from 'micromark'
import { frontmatter } from 'micromark-extension-frontmatter'
import { gfm } from 'micromark-extension-gfm'
import type { Draft } from './draft.ts'
import { MarkdownBlocks } from './markdown-blocks.ts'

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
  const parser = parse({ extensions: [gfm(), frontmatter(['yaml', 'toml'])] })
  const events = postprocess(parser.document().write(preprocess()(source, undefined, true)))
  const blocks = new MarkdownBlocks(source)
  for (const [kind, token] of events) {
    if (kind === 'enter') blocks.enter(token)
    else blocks.exit(token)
  }
  return blocks.finish()
}
