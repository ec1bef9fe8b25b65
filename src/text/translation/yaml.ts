import { Composer, isAlias, isCollection, isMap, isPair, isScalar, isSeq, Parser, type CST, type Node, type Pair } from 'yaml'
import { languageKeyOf, type LanguageKey } from '../../languages.ts'
import { UnreadableDocument } from '../document.ts'
import type { Draft } from '../draft.ts'
import { SourceBlocks } from '../source-blocks.ts'
import { addMessage } from './message.ts'
import { scalarText } from './yaml-scalar.ts'

const DEEPEST = 200
/** Ten times the largest translation file; the parser keeps hundreds of bytes for each token. */
const MOST = 8 * 1024 * 1024

interface Place {
  key: string
  language: LanguageKey | null | undefined
  record: number | undefined
  depth: number
}

/** YAML: each text value is a field, named for its key. An alias is not followed: what it repeats was read where it stands. */
export function readYaml(source: string): Draft {
  if (source.length > MOST) throw new UnreadableDocument('This YAML file is larger than 8 MB. Split it into smaller files.')
  const blocks = new SourceBlocks(source)
  const tokens = [...new Parser().parse(source)]
  refuseDeep(tokens)
  for (const document of new Composer({ uniqueKeys: false, keepSourceTokens: false, strict: false }).compose(tokens, true, source.length)) {
    const [error] = document.errors
    if (error) blocks.fail('YAML', sentenceOf(error.message), error.pos[0])
    if (document.contents !== null) readNode(blocks, document.contents as Node)
  }
  leaveOutComments(blocks, tokens)
  return blocks.finish()
}

const sentenceOf = (message: string) =>
  message
    .split('\n', 1)[0]!
    .replace(/ at line \d+.*$/, '')
    .replace(/\.$/, '')

/** Every text of a tree, without recursion. */
function readNode(blocks: SourceBlocks, root: Node): void {
  const byLanguage = isMap(root) && root.items.length > 0 && root.items.every((pair) => isLanguage(keyOf(pair)))
  const waiting: { node: unknown; place: Place }[] = [{ node: root, place: { key: '', language: undefined, record: undefined, depth: 0 } }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, place } = next
    if (isScalar(node) && typeof node.value === 'string') {
      const [start, end] = node.range!
      const text = scalarText(blocks.source, start, end, node.value, node.type ?? 'PLAIN')
      const scope = place.key === '' ? 'field' : `field.${place.key}`
      addMessage(blocks, text, { scope, language: place.language, record: place.record })
      if (place.key.toLowerCase() === 'title' && place.depth === 1) blocks.title ??= node.value
    } else if (isAlias(node) || !isCollection(node)) continue
    else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) {
        waiting.push({ node: item, place: { ...place, record: place.record ?? index + 1 } })
      }
    } else {
      for (const pair of (node.items as Pair[]).filter(isPair)) {
        const key = keyOf(pair)
        const language = byLanguage && place.depth === 0 ? languageKeyOf(key) : place.language
        waiting.push({ node: pair.value, place: { ...place, key, language, depth: place.depth + 1 } })
      }
    }
  }
}

const keyOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : '')

/** The first key of a file of translations names their language: `en:`, `pt-BR:`. */
const isLanguage = (key: string) => /^[a-z]{2}(?:[-_][A-Za-z]{2,4})?$/.test(key)

/** The composer calls itself for each level, and so would whoever built a tree; the tokens are looked at before. */
function refuseDeep(tokens: CST.Token[]): void {
  const waiting: { token: unknown; depth: number }[] = tokens.map((token) => ({ token, depth: 0 }))
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { token, depth } = next
    if (depth > DEEPEST) throw new UnreadableDocument(`This YAML file is nested more than ${DEEPEST} levels deep.`)
    const { items, value, key } = token as { items?: unknown[]; value?: unknown; key?: unknown }
    for (const item of items ?? []) waiting.push({ token: item, depth })
    for (const below of [value, key]) if (typeof below === 'object' && below !== null) waiting.push({ token: below, depth: depth + 1 })
  }
}

function leaveOutComments(blocks: SourceBlocks, tokens: CST.Token[]): void {
  const waiting: unknown[] = [...tokens]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { type, source, offset } = next as { type?: string; source?: string; offset?: number }
    if (type === 'comment') blocks.leaveOut('comment', offset!, offset! + source!.length)
    for (const part of Object.values(next as object)) {
      if (Array.isArray(part)) for (const each of part) if (typeof each === 'object' && each !== null) waiting.push(each)
      if (typeof part === 'object' && part !== null && !Array.isArray(part)) waiting.push(part)
    }
  }
}
