import { BlockText } from '../block-text.ts'
import type { Draft } from '../draft.ts'
import { SourceBlocks } from '../source-blocks.ts'
import { addMessage } from './message.ts'
import { appendUnescaped, closingQuote } from './quoted-string.ts'

const GAP = /[\s\uFEFF]*/y
const BARE_KEY = /[\w.$-]+/y

/** Apple's .strings: `"key" = "value";` with comments between. */
export function readAppleStrings(source: string): Draft {
  const blocks = new SourceBlocks(source)
  let at = gap(blocks, 0)
  while (at < source.length) {
    const keyStart = at
    let key: string
    if (source[at] === '"') {
      const close = closed(blocks, at)
      key = source.slice(at + 1, close)
      at = close + 1
    } else {
      BARE_KEY.lastIndex = at
      key = BARE_KEY.exec(source)?.[0] ?? blocks.fail('strings', 'a key in quotation marks is missing', at)
      at += key.length
    }
    at = gap(blocks, at)
    const block = new BlockText(source)
    if (source[at] === '=') {
      at = gap(blocks, at + 1)
      if (source[at] !== '"') blocks.fail('strings', 'a value in quotation marks is missing', at)
      const close = closed(blocks, at)
      appendUnescaped(block, source, at + 1, close)
      at = gap(blocks, close + 1)
    } else if (source[keyStart] === '"') appendUnescaped(block, source, keyStart + 1, keyStart + 1 + key.length)
    if (source[at] !== ';') blocks.fail('strings', 'a semicolon is missing', at)
    if (!block.isEmpty) addMessage(blocks, block, { scope: `field.${key}` })
    at = gap(blocks, at + 1)
  }
  return blocks.finish()
}

function closed(blocks: SourceBlocks, open: number): number {
  const close = closingQuote(blocks.source, open)
  return close === -1 ? blocks.fail('strings', 'a string is not closed', open) : close
}

/** Past white space and comments. */
function gap(blocks: SourceBlocks, from: number): number {
  const { source } = blocks
  for (let at = from; ; ) {
    GAP.lastIndex = at
    at += GAP.exec(source)![0].length
    const closing = source.startsWith('/*', at) ? '*/' : source.startsWith('//', at) ? '\n' : null
    if (closing === null) return at
    const found = source.indexOf(closing, at + 2)
    if (found === -1 && closing === '*/') blocks.fail('strings', 'a comment is not closed', at)
    const end = found === -1 ? source.length : found + closing.length
    blocks.leaveOut('comment', at, end)
    at = end
  }
}
