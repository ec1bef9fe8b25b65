import { createHash } from 'node:crypto'
import { wholeSentence, type Finding } from '../rules/index.ts'
import type { Document } from '../text/document.ts'

/** How much of the text before and after a sentence tells it from the same sentence elsewhere on the page. */
const BESIDE = 80

const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** 64 bits, as PostgreSQL's bigint writes them. */
const key = (...texts: string[]): string =>
  createHash('sha256').update(texts.map(folded).join('\x01')).digest().readBigInt64BE(0).toString()

/** What finds a violation again in the next run of its site: its sentence and its words; and what stands beside them. */
export function memoryKeys(finding: Finding, document: Document) {
  const { text, sentenceStart: from, sentenceEnd: to, block } = finding
  return keysOf({ sentence: wholeSentence(finding, document), text, block, from, to }, document)
}

/** `text`: what tells it from others in its sentence; `from`, `to`: of the sentence, in the source. */
export function keysOf(
  { sentence, text, block, from, to }: { sentence: string; text: string; block: number; from: number; to: number },
  { source, blocks }: Document,
) {
  const before = blocks[block - 1]?.text.slice(-BESIDE) ?? ''
  const after = blocks[block + 1]?.text.slice(0, BESIDE) ?? ''
  const within = blocks[block]
  return {
    sentenceKey: key(sentence, text),
    contextKey: within
      ? key(
          sentence,
          text,
          before + source.slice(Math.max(within.start, from - BESIDE), from),
          source.slice(to, Math.min(within.end, to + BESIDE)) + after,
        )
      : key(sentence, text, ''),
  }
}

/** The same for pages of the same text, whatever the markup around it. */
export const textHash = ({ blocks }: Document): Buffer =>
  createHash('sha256')
    .update(blocks.map(({ text }) => folded(text)).join('\n'))
    .digest()
