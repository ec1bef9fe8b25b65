import { BlockText } from '../block-text.ts'
import type { Draft } from '../draft.ts'
import { SourceBlocks } from '../source-blocks.ts'
import { addMessage } from './message.ts'
import { appendUnescaped } from './quoted-string.ts'

const NATURAL_LINE = /[^\r\n]*/y
const KEY = /^[ \t\f]*((?:\\[^]|[^\\:= \t\f])*)[ \t\f]*[:=]?[ \t\f]*/

/** Java's .properties: a key, a separator and a value, which may go on over lines that end with a backslash. */
export function readProperties(source: string): Draft {
  const blocks = new SourceBlocks(source)
  let at = 0
  while (at < source.length) {
    const line = lineAt(source, at)
    const first = source[at + (/\S/.exec(line.text)?.index ?? line.text.length)]
    if (first === '#' || first === '!') blocks.leaveOut('comment', at, at + line.text.length)
    else if (line.text.trim() !== '') {
      at = readEntry(blocks, at)
      continue
    }
    at = line.next
  }
  return blocks.finish()
}

/** Reads one key with its value and says where the next line starts. */
function readEntry(blocks: SourceBlocks, from: number): number {
  const { source } = blocks
  const block = new BlockText(source)
  let at = from
  let key: string | null = null
  for (;;) {
    const line = lineAt(source, at)
    const goesOn = endsInOddBackslashes(line.text) && line.next < source.length
    const end = at + line.text.length - (goesOn ? 1 : 0)
    const lead = key === null ? KEY.exec(line.text)![0].length : /^[ \t\f]*/.exec(line.text)![0].length
    key ??= KEY.exec(line.text)![1]!
    appendUnescaped(block, source, Math.min(at + lead, end), end)
    at = line.next
    if (!goesOn) break
  }
  if (!block.isEmpty) addMessage(blocks, block, { scope: `field.${key}` })
  return at
}

function lineAt(source: string, at: number): { text: string; next: number } {
  NATURAL_LINE.lastIndex = at
  const text = NATURAL_LINE.exec(source)![0]
  const end = at + text.length
  return { text, next: end + (source.startsWith('\r\n', end) ? 2 : 1) }
}

function endsInOddBackslashes(line: string): boolean {
  let count = 0
  while (line[line.length - 1 - count] === '\\') count += 1
  return count % 2 === 1
}
