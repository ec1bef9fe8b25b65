/** `npm run bench -- pages rules FOLDER PART`: what each rule says on a part, to choose which rules stay. Not for the kept part. */
import { packKeys } from '../../src/packs/library.ts'
import { openRuleset } from '../../src/local/ruleset.ts'
import { documentOf, LABELS, LOOKED, readIndex, readLines, type Looked, type PageLabels } from './files.ts'
import { agreed, findingsOn, lookedAt, verdictOf } from './score.ts'

export async function byRule(folder: string, part: string): Promise<void> {
  if (part === 'kept') throw new Error('The kept part is scored as a whole alone: npm run bench -- pages score FOLDER kept')
  const { compiled } = await openRuleset({ packs: packKeys(), also: [], folders: [], valeIni: null })
  const labels = Map.groupBy(readLines<PageLabels>(LABELS), ({ id }) => id)
  const looked = Map.groupBy(readLines<Looked>(LOOKED), ({ id }) => id)
  const rules = new Map<string, { right: number; debatable: number; wrong: number }>()
  for (const entry of readIndex()) {
    const readings = labels.get(entry.id)
    const document = entry.part === part && readings ? await documentOf(folder, entry) : null
    if (!document) continue
    const written = agreed(readings!)
    const seen = lookedAt(looked.get(entry.id) ?? [])
    for (const finding of findingsOn(document, compiled)) {
      const name = `${finding.ruleId} ${finding.severity}`
      const counts = rules.get(name) ?? rules.set(name, { right: 0, debatable: 0, wrong: 0 }).get(name)!
      counts[verdictOf([finding], written, seen)]++
    }
  }
  for (const [name, { right, debatable, wrong }] of [...rules].toSorted(([, one], [, other]) => other.wrong - one.wrong))
    console.log(`${name.padEnd(60)} ${right} right, ${debatable} debatable, ${wrong} wrong`)
}
