import { decodeHTMLStrict } from 'entities/decode'
import type { LanguageKey } from '../../languages.ts'
import { MappedText, type Mapped } from '../mapped-text.ts'
import type { SourceBlocks } from '../source-blocks.ts'
import { isNotText } from '../values.ts'
import { argumentAt, bracePairs, type Branch } from './icu.ts'
import { PLACEHOLDER } from './placeholders.ts'

export { PLACEHOLDER_CHARACTER } from './placeholders.ts'

interface About {
  scope: string
  language?: LanguageKey | null | undefined
  record?: number | undefined
}

const TAG = /<(\/?)([a-zA-Z][\w:.-]{0,40})((?:\s(?:"[^"]{0,500}"|'[^']{0,500}'|[^<>"']){0,300})?)\/?>/y
const ENTITY = /&(?:#\d{1,7}|#x[\da-fA-F]{1,6}|[a-zA-Z]\w{1,30});/y
const BREAKS = /^(?:br|p|div|li|ul|ol|h[1-6]|tr|td|th|table|hr)$/i
const TEXT_ATTRIBUTE = /\s(alt|title|aria-label|placeholder)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
const DEEPEST = 10

/**
 * One message of a translation file: its words are checked, its placeholders are none. Each branch of a plural or a choice is a text of
 * its own, and in the text around it the whole choice is a placeholder.
 */
export function addMessage(blocks: SourceBlocks, message: Mapped, about: About): void {
  if (isNotText(message.text)) {
    const [, start = 0] = message.map
    const end = message.map.length > 0 ? endOf(message) : start
    blocks.leaveOut('values that are not text', start, end)
    return
  }
  addPart(blocks, message, { start: 0, end: message.text.length }, about, bracePairs(message.text), 0)
}

function endOf({ text, map }: Mapped): number {
  const last = map.length - 2
  return map[last + 1]! + text.length - map[last]!
}

function addPart(
  blocks: SourceBlocks,
  message: Mapped,
  range: Branch,
  about: About,
  pairs: ReadonlyMap<number, number>,
  depth: number,
): void {
  const { text } = message
  const block = new MappedText(blocks.source)
  const branches: Branch[] = []
  let from = range.start
  let lineBreak: Branch | null = null
  const breakLine = () => {
    if (lineBreak !== null && !block.isEmpty && block.last !== '\n') block.takeAs('\n', message, lineBreak.start, lineBreak.end)
    lineBreak = null
  }
  const upTo = (at: number, next: number) => {
    if (at > from) breakLine()
    block.take(message, from, at)
    from = next
  }
  const put = (shown: string, at: number, end: number) => {
    upTo(at, end)
    breakLine()
    block.takeAs(shown, message, at, end)
  }
  const mask = (at: number, end: number) => {
    upTo(at, end)
    breakLine()
    const start = block.text.length
    for (let character = at; character < end; character += 1) block.takeAs('*', message, character, character + 1)
    block.marks.push({ scope: 'code', start, end: block.text.length })
  }
  for (let at = range.start; at < range.end; ) {
    const next = nextSpecial(text, at, range.end)
    if (next >= range.end) break
    at = next
    const placeholder = matchAt(PLACEHOLDER, text, at, range.end)
    const argument = placeholder === null && text[at] === '{' ? argumentAt(text, at, range.end, pairs) : null
    if (placeholder !== null || argument !== null) {
      const end = argument?.end ?? at + placeholder![0].length
      mask(at, end)
      if (argument !== null && depth < DEEPEST) branches.push(...argument.branches)
      at = end
      continue
    }
    const tag = matchAt(TAG, text, at, range.end)
    if (tag !== null) {
      upTo(at, at + tag[0].length)
      if (BREAKS.test(tag[2]!)) lineBreak ??= { start: at, end: at + tag[0].length }
      addAttributes(blocks, message, at + 1 + tag[1]!.length + tag[2]!.length, tag[3]!, about)
      at += tag[0].length
      continue
    }
    const entity = matchAt(ENTITY, text, at, range.end)
    const decoded = entity === null ? '' : decodeHTMLStrict(entity[0])
    if (entity !== null && decoded !== entity[0]) {
      put(decoded, at, at + entity[0].length)
      at += entity[0].length
    } else if (text.startsWith("''", at) && /[\p{L}]''[\p{L}]/u.test(text.slice(at - 1, at + 3))) {
      put("'", at, at + 2)
      at += 2
    } else at += 1
  }
  upTo(range.end, range.end)
  const { scope, ...rest } = about
  blocks.add(block, scope, rest)
  for (const branch of branches) addPart(blocks, message, branch, about, pairs, depth + 1)
}

function addAttributes(blocks: SourceBlocks, message: Mapped, start: number, attributes: string, about: About): void {
  for (const match of attributes.matchAll(TEXT_ATTRIBUTE)) {
    const value = match[2] ?? match[3] ?? ''
    const at = start + match.index + match[0].length - 1 - value.length
    const block = new MappedText(blocks.source)
    block.take(message, at, at + value.length)
    const name = match[1]!.toLowerCase()
    blocks.add(block, name === 'alt' ? 'alt' : `attribute.${name}`, { language: about.language, record: about.record })
  }
}

const SPECIAL = /[{$%<&'\uFFFC]/g

function nextSpecial(text: string, from: number, end: number): number {
  SPECIAL.lastIndex = from
  return Math.min(SPECIAL.exec(text)?.index ?? end, end)
}

function matchAt(pattern: RegExp, text: string, at: number, end: number): RegExpExecArray | null {
  pattern.lastIndex = at
  const match = pattern.exec(text)
  return match !== null && at + match[0].length <= end ? match : null
}
