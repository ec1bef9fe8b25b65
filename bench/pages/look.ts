/**
 * Findings looked at one by one. Whoever reads hundreds of whole pages overlooks faults, so that a right finding counts as wrong: here each
 * sentence in which something was found is written among as many others of the same pages, in an order that says nothing, and
 * labelled by readers who do not know which is which.
 */
import { createHash } from 'node:crypto'
import { appendFileSync, writeFileSync } from 'node:fs'
import { packKeys } from '../../src/packs/library.ts'
import { openRuleset } from '../../src/local/ruleset.ts'
import type { Block, Document } from '../../src/text/document.ts'
import { sourceSpan } from '../../src/text/position.ts'
import { sentences as sentencesOf } from '../../src/text/sentences.ts'
import { documentOf, LABELS, LOOKED, readIndex, readLines, type Looked, type PageLabels } from './files.ts'
import { findingsOn, meet } from './score.ts'

const CONTEXT = 400
/** A sentence of a few letters is a label or a button. */
const SHORTEST = 25

interface Sentence {
  start: number
  end: number
  text: string
  shown: object
}

/** Writes the sentences of a part that a reader is to label: `n` is what the answer names, and all that says where it stands. */
export async function writeLook(folder: string, part: string, to: string): Promise<void> {
  const { compiled } = await openRuleset({ packs: packKeys(), also: [], folders: [], valeIni: null })
  const labels = Map.groupBy(readLines<PageLabels>(LABELS), ({ id }) => id)
  const known = new Set(readLines<Looked>(LOOKED).map(({ id, start, end }) => `${id} ${start} ${end}`))
  const rows: { n: string; shown: object }[] = []
  for (const entry of readIndex()) {
    const document = entry.part === part && labels.has(entry.id) ? await documentOf(folder, entry) : null
    if (!document) continue
    const { kind, sold } = labels.get(entry.id)![0]!
    const title = document.blocks.find(({ scope }) => scope.startsWith('heading'))?.text.slice(0, 120) ?? ''
    const all = sentencesIn(document)
    const found = findingsOn(document, compiled)
    const isFound = (one: Sentence) => found.some(({ sentenceStart: start, sentenceEnd: end }) => meet({ start, end }, one))
    const once = all.filter((one, at) => all.findIndex(({ text }) => text === one.text) === at)
    const hits = once.filter(isFound)
    const others = once.filter((one) => !isFound(one) && one.text.length >= SHORTEST).toSorted(byHash(entry.id))
    for (const one of [...hits, ...others.slice(0, hits.length)]) {
      const n = `${entry.id}-${one.start}-${one.end}`
      if (!known.has(n.replaceAll('-', ' '))) rows.push({ n, shown: { page: { kind, sold, title, lang: entry.lang }, ...one.shown } })
    }
  }
  const lines = rows.toSorted((one, other) => (hash(one.n) < hash(other.n) ? -1 : 1)).map(({ n, shown }) => JSON.stringify({ n, ...shown }))
  writeFileSync(to, lines.map((line) => `${line}\n`).join(''))
  console.log(`${lines.length} sentences`)
}

/** Keeps what readers said: JSON lines with `n`, `reader` and `label`. */
export function addLooked(files: readonly string[]): void {
  const lines = files.flatMap((file) => readLines<{ n: string; reader: string; label: Looked['label'] }>(file))
  for (const { n, reader, label } of lines) {
    const [id, start, end] = n.split('-')
    appendFileSync(LOOKED, `${JSON.stringify({ id, start: Number(start), end: Number(end), reader, label })}\n`)
  }
  console.log(`${lines.length} labels`)
}

function sentencesIn(document: Document): Sentence[] {
  let heading = ''
  return document.blocks.flatMap((block) => {
    if (block.scope.startsWith('heading')) heading = block.text.slice(0, CONTEXT)
    return sentencesOf(block.text, block.language).map(({ start, end }) => shownSentence(document, block, heading, start, end))
  })
}

function shownSentence(document: Document, block: Block, heading: string, start: number, end: number): Sentence {
  const at = document.blocks.indexOf(block)
  const before = `${document.blocks[at - 1]?.text ?? ''} | ${block.text.slice(0, start)}`.slice(-CONTEXT)
  const after = `${block.text.slice(end)} | ${document.blocks[at + 1]?.text ?? ''}`.slice(0, CONTEXT)
  const text = block.text.slice(start, end).slice(0, 2 * CONTEXT)
  return {
    ...sourceSpan(block, start, end),
    text,
    shown: { heading, before, sentence: text, after, role: `${block.region} ${block.scope}` },
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const byHash = (id: string) => (one: Sentence, other: Sentence) => (hash(`${id} ${one.start}`) < hash(`${id} ${other.start}`) ? -1 : 1)
