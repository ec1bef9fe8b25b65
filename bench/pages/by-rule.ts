/**
 * `npm run bench -- pages rules FOLDER PART [--write]`: what each rule says on a part, to choose which rules stay. Not for the kept part.
 * `--write` keeps, of rules that are not grave and of which no finding was ever drawn and labelled, how often they were right on `learn`,
 * each repository once, for how likely their findings are right.
 */
import { writeFileSync } from 'node:fs'
import { packKeys } from '../../src/packs/library.ts'
import { openRuleset } from '../../src/local/ruleset.ts'
import { documentOf, LABELS, LOOKED, readIndex, readLines, type Looked, type PageLabels } from './files.ts'
import { readWeighed, WEIGHED_FILE } from '../../src/packs/weighed.ts'
import type { Seen } from '../../src/rules/index.ts'
import { isGrave } from '../quality.ts'
import { agreed, findingsOn, lookedAt, verdictOf } from './score.ts'

const UNWEIGHED = new Set(['likely'] as const)

export async function byRule(folder: string, part: string, isWritten = false): Promise<void> {
  if (part === 'kept' || (isWritten && part !== 'learn'))
    throw new Error('The kept part is scored as a whole alone: npm run bench -- pages score FOLDER kept')
  const { compiled } = await openRuleset({ packs: packKeys(), also: [], folders: [], valeIni: null })
  const labels = Map.groupBy(readLines<PageLabels>(LABELS), ({ id }) => id)
  const looked = Map.groupBy(readLines<Looked>(LOOKED), ({ id }) => id)
  /** By rule and repository: what a page promises thirty times was still one place where the rule was right. */
  const read = new Map<string, Map<string, Seen>>()
  const drawn = readWeighed().seen.rules
  const rules = new Map<string, { right: number; debatable: number; wrong: number }>()
  for (const entry of readIndex()) {
    const readings = labels.get(entry.id)
    const document = entry.part === part && readings ? await documentOf(folder, entry) : null
    if (!document) continue
    const written = agreed(readings!)
    const seen = lookedAt(looked.get(entry.id) ?? [])
    for (const finding of isWritten ? findingsOn(document, compiled, UNWEIGHED) : []) {
      // Rules were written from these pages: what they say of themselves there makes nothing grave.
      const verdict = finding.ruleId in drawn || isGrave(finding) ? 'debatable' : verdictOf([finding], written, seen)
      if (verdict === 'debatable') continue
      const ofRule = read.get(finding.ruleId) ?? read.set(finding.ruleId, new Map()).get(finding.ruleId)!
      const own = ofRule.get(entry.repo) ?? ofRule.set(entry.repo, { right: 0, all: 0 }).get(entry.repo)!
      own.all++
      if (verdict === 'right') own.right++
    }
    for (const finding of findingsOn(document, compiled)) {
      const name = `${finding.ruleId} ${finding.severity}`
      const counts = rules.get(name) ?? rules.set(name, { right: 0, debatable: 0, wrong: 0 }).get(name)!
      counts[verdictOf([finding], written, seen)]++
    }
  }
  for (const [name, { right, debatable, wrong }] of [...rules].toSorted(([, one], [, other]) => other.wrong - one.wrong))
    console.log(`${name.padEnd(60)} ${right} right, ${debatable} debatable, ${wrong} wrong`)
  if (!isWritten) return
  const weighed = readWeighed()
  const sorted = Object.fromEntries(
    [...read]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([rule, repositories]) => [rule, sharesOf([...repositories.values()])]),
  )
  writeFileSync(WEIGHED_FILE, `${JSON.stringify({ ...weighed, seen: { ...weighed.seen, read: sorted } }, null, 1)}\n`)
}

/** Each repository counts once, with the share that was right on it. */
const sharesOf = (seen: readonly Seen[]): Seen => ({
  right: Math.round(100 * seen.reduce((sum, { right, all }) => sum + right / all, 0)) / 100,
  all: seen.length,
})
