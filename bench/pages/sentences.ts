/** The sentences of read pages, with what readers and rules say of each: what a learned reader is trained and tried on. */
import { writeFileSync } from 'node:fs'
import { packKeys } from '../../src/packs/library.ts'
import { openRuleset } from '../../src/local/ruleset.ts'
import { sourceSpan } from '../../src/text/position.ts'
import { sentences as sentencesOf } from '../../src/text/sentences.ts'
import { documentOf, LABELS, readIndex, readLines, type PageLabels } from './files.ts'
import { agreed, findingsOn, meet } from './score.ts'

const CONTEXT = 200

/** Of `learn` and `choose` alone. */
export async function writeSentences(folder: string, to: string): Promise<void> {
  const { compiled } = await openRuleset({ packs: packKeys(), also: [], folders: [], valeIni: null })
  const labels = Map.groupBy(readLines<PageLabels>(LABELS), ({ id }) => id)
  const lines: string[] = []
  for (const entry of readIndex()) {
    const readings = labels.get(entry.id)
    const document = entry.part !== 'kept' && readings ? await documentOf(folder, entry) : null
    if (!document) continue
    const faults = agreed(readings!)
    const found = findingsOn(document, compiled)
    let heading = ''
    for (const block of document.blocks) {
      if (block.scope.startsWith('heading')) heading = block.text.slice(0, CONTEXT)
      for (const { start, end } of sentencesOf(block.text, block.language)) {
        const span = sourceSpan(block, start, end)
        const met = faults.filter((fault) => meet(fault, span))
        const label = met.some((fault) => fault.label === 'fault') ? 1 : met.length > 0 ? 0.5 : 0
        const rules = found.filter((finding) => meet({ start: finding.sentenceStart, end: finding.sentenceEnd }, span))
        lines.push(
          JSON.stringify({
            id: entry.id,
            part: entry.part,
            lang: entry.lang,
            text: block.text.slice(start, end).slice(0, 600),
            before: block.text.slice(Math.max(0, start - CONTEXT), start),
            after: block.text.slice(end, end + CONTEXT),
            heading,
            role: `${block.region} ${block.scope}`,
            label,
            rules: rules.map(({ severity }) => severity),
            readers: readings!.length,
          }),
        )
      }
    }
  }
  writeFileSync(to, lines.map((line) => `${line}\n`).join(''))
  console.log(`${lines.length} sentences`)
}
