import { readFileSync } from 'node:fs'

interface Count {
  found: number
  right: number
}

interface JudgedSet {
  set: string
  what: string
  /** At the first judgement, before rules were changed because of it. */
  first: Count
  /** Now; absent for the corpus, where it is counted from the findings, and where nothing was judged again. */
  now?: Count
}

/** How somebody who wrote none of the rules judged a finding. Right: a reviewer wants to see it, with this severity and reason. */
export interface Judgement {
  page: string
  rule: string
  text: string
  right: boolean
  reason: string
}

const CORPUS = new URL('../../test/corpus/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, CORPUS), 'utf8')

/** The findings of HIGH and above that are committed in findings.txt. */
export function graveFindings(): { page: string; severity: string; rule: string; text: string }[] {
  return read('findings.txt')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([page, severity, rule, text]) => ({ page: page!, severity: severity!, rule: rule!, text: text! }))
    .filter(({ severity }) => severity === 'HIGH' || severity === 'CRITICAL')
}

export const keyOf = ({ page, rule, text }: { page: string; rule: string; text: string }) => `${page}\t${rule}\t${text}`

/** The sets judged; the figures of the corpus are counted from the committed findings. */
export function judged(): { sets: JudgedSet[]; findings: Judgement[] } {
  const { sets, findings } = JSON.parse(read('judged.json')) as { sets: JudgedSet[]; findings: Judgement[] }
  const right = new Set(findings.filter((one) => one.right).map(keyOf))
  const found = graveFindings()
  const now = { found: found.length, right: found.filter((one) => right.has(keyOf(one))).length }
  return { sets: sets.map((set) => (set.set === 'corpus' ? { ...set, now } : set)), findings }
}
