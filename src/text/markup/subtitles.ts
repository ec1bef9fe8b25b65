import type { Draft } from '../draft.ts'
import { SourceBlocks } from '../source-blocks.ts'
import { addInline, joinLines, leftOut, type InlineSyntax } from './inline.ts'
import { sourceLines, textOf, type SourceLine } from './source-lines.ts'

const TIMING = /^(?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3}\s*-->\s*(?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3}/

const CUE: InlineSyntax = {
  special: /[<{&]/g,
  rules: [
    { pattern: /<\/?[a-zA-Z\d][^<>\n]{0,200}>/y, read: leftOut },
    { pattern: /<\/?[a-zA-Z]>/y, read: leftOut },
    { pattern: /\{\\[^{}\n]{1,100}\}/y, read: leftOut },
    { pattern: /&(?:amp|lt|gt|nbsp|lrm|rlm);/y, read: ([entity]) => ({ kind: 'decode', text: ENTITIES[entity]! }) },
  ],
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00A0',
  '&lrm;': '\u200E',
  '&rlm;': '\u200F',
}

/** SRT and WebVTT: what is shown at a time is one text. Times, numbers, notes and styles are left out. */
export function readSubtitles(source: string): Draft {
  const blocks = new SourceBlocks(source)
  const lines = sourceLines(source)
  let cues = 0
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]!
    if (!TIMING.test(line.text)) {
      if (/^(?:NOTE|STYLE|REGION)\b/.test(line.text)) at = pastComment(blocks, lines, at)
      else at += 1
      continue
    }
    cues += 1
    const first = at + 1
    let end = first
    while (lines[end] !== undefined && lines[end]!.text !== '' && !TIMING.test(lines[end]!.text)) end += 1
    // without an empty line between two cues the number of the next ends this one
    if (end > first && lines[end] !== undefined && TIMING.test(lines[end]!.text) && /^\d+$/.test(lines[end - 1]!.text)) end -= 1
    const shown = lines.slice(first, end).map((each) => textOf(each))
    if (shown.length > 0) addInline(blocks, joinLines(source, shown), 'paragraph', CUE)
    at = end
  }
  if (cues === 0 && /\S/.test(source.replace(/^WEBVTT/, ''))) blocks.fail('SRT or WebVTT', 'there is no line with times', 0)
  return blocks.finish()
}

function pastComment(blocks: SourceBlocks, lines: SourceLine[], from: number): number {
  let at = from
  for (; lines[at] !== undefined && lines[at]!.text !== ''; at += 1) blocks.leaveOut('comment', lines[at]!.start, lines[at]!.end)
  return at
}
