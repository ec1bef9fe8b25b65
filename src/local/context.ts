import { hash } from 'node:crypto'
import { wholeSentence, type Finding } from '../rules/index.ts'
import type { Document } from '../text/document.ts'

/** Characters of a neighbour that are looked at. */
const NEAR = 160

/**
 * Where a finding stands, told by its words and not by its line: hashes of what stands before its sentence, of the sentence, and of what
 * follows, joined by dots. A baseline knows a finding again by it when lines were added above or the file was moved.
 */
export function contextOf(document: Document, finding: Finding): string {
  const { blocks, source } = document
  const block = blocks[finding.block]
  const text = block?.text ?? source
  const sentence = finding.sentence === '' ? finding.text : wholeSentence(finding, document)
  const found = text.lastIndexOf(sentence, block ? finding.blockStart : finding.start)
  const start = found === -1 ? finding.blockStart : found
  const end = found === -1 ? finding.blockEnd : found + sentence.length
  const before = text.slice(Math.max(0, start - NEAR), start).trim() || (block ? (blocks[finding.block - 1]?.text ?? '').slice(-NEAR) : '')
  const after = text.slice(end, end + NEAR).trim() || (block ? (blocks[finding.block + 1]?.text ?? '').slice(0, NEAR) : '')
  return [before, sentence, after].map(hashed).join('.')
}

export const hashed = (text: string) => hash('sha1', text.replaceAll(/\s+/g, ' ').trim(), 'hex').slice(0, 12)
