import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { sourceSpan } from '../../src/text/position.ts'
import type { Document } from '../../src/text/document.ts'
import { documentOf, LABELS, readIndex, readLines, type Fault, type PageLabels } from './files.ts'

type Read = Omit<PageLabels, 'reader' | 'faults'> & { faults: (Omit<Fault, 'start' | 'end'> & { q: string; why?: string })[] }

/** Keeps where each sentence stands instead of the sentence. The reader is named by the file: `kept-1.A.jsonl` is A's. */
export async function addReadings(folder: string, files: string[]): Promise<void> {
  const index = new Map(readIndex().map((entry) => [entry.id, entry]))
  const kept = new Map(readLines<PageLabels>(LABELS).map((labels) => [`${labels.id} ${labels.reader}`, labels]))
  let [placed, lost] = [0, 0]
  for (const file of files) {
    const reader = path.basename(file).split('.').at(-2)!
    for (const { id, kind, sold, by, to, honest, faults } of readLines<Read>(file)) {
      const entry = index.get(id)
      const document = entry ? await documentOf(folder, entry) : null
      if (!document) continue
      const placedFaults = faults.flatMap(({ q, area, law, severity, label }): Fault[] => {
        const span = placeOf(document, q)
        if (span) placed++
        else lost++
        return span ? [{ ...span, area, law, severity, label }] : []
      })
      kept.set(`${id} ${reader}`, { id, reader, kind, sold, by, to, honest, faults: placedFaults })
    }
  }
  const lines = [...kept.values()].toSorted((one, other) => (`${one.id} ${one.reader}` < `${other.id} ${other.reader}` ? -1 : 1))
  writeFileSync(LABELS, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  console.log(`${placed} sentences placed, ${lost} not found in what we read of their pages; ${lines.length} readings in all`)
}

const folded = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim()

/** The first place of a sentence. One that runs over several blocks is known by the longest of its parts that stand in one. */
function placeOf(document: Document, sentence: string): { start: number; end: number } | null {
  const words = folded(sentence).split(' ')
  for (let length = words.length; length >= Math.min(3, words.length); length--)
    for (let from = 0; from + length <= words.length; from++) {
      const span = exactPlace(document, words.slice(from, from + length).join(' '))
      if (span) return span
    }
  return null
}

function exactPlace(document: Document, wanted: string): { start: number; end: number } | null {
  const pattern = new RegExp(
    wanted
      .split(' ')
      .map((word) => RegExp.escape(word))
      .join('[\\s\\u00a0]+'),
    'iu',
  )
  for (const block of document.blocks) {
    const match = pattern.exec(block.text)
    if (match) return sourceSpan(block, match.index, match.index + match[0].length)
  }
  return null
}
