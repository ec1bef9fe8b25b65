import { mdxjs } from 'micromark-extension-mdxjs'
import { UnreadableDocument } from '../document.ts'
import type { Draft } from '../draft.ts'
import { readMarkdownWith } from '../markdown.ts'

/** At each closing brace the parser tries whether what it has is JavaScript. */
const MOST_BRACES = 10_000

/** MDX: its Markdown, the text in its components, and attributes such as title and alt; not imports, exports and expressions. */
export function readMdx(source: string): Draft {
  if ((source.match(/[{}]/g)?.length ?? 0) > MOST_BRACES) throw new UnreadableDocument('This MDX file holds more than 10,000 braces.')
  try {
    return readMarkdownWith(source, [mdxjs()])
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableDocument('This MDX file is nested too deep.', { cause: error })
    const { reason, line, column } = error as { reason?: string; line?: number; column?: number }
    if (reason === undefined) throw error
    throw new UnreadableDocument(`This is not valid MDX: ${reason.split('\n', 1)[0]} (line ${line}, column ${column}).`, { cause: error })
  }
}
