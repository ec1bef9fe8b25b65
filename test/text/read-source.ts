import assert from 'node:assert/strict'
import { sourceSpan } from '../../src/text/position.ts'
import { readDocument } from '../../src/text/read.ts'
import { expectExact } from './expect-exact.ts'

/** What is read of a source, each block with its scope; every place in it is exact. */
export async function texts(name: string, source: string): Promise<string[]> {
  const document = await readDocument(source, { name })
  expectExact(document)
  return document.blocks.map(({ scope, text }) => `${scope}: ${text}`)
}

/** The source at the place of some words that were read. */
export async function cut(name: string, source: string, words: string): Promise<string> {
  const { blocks } = await readDocument(source, { name })
  const block = blocks.find(({ text }) => text.includes(words))
  assert.ok(block, `“${words}” is read`)
  const at = block.text.indexOf(words)
  const span = sourceSpan(block, at, at + words.length)
  return source.slice(span.start, span.end)
}
