/**
 * Measures the rule library on the corpus: how many planted faults each pack finds, and what else it finds. `npm run bench -- corpus
 * [pack]`; with a pack, missed faults and other findings are listed.
 */
import { corpusFindings, scoreOf } from '../test/corpus/score.ts'

export async function run(args: string[] = []): Promise<void> {
  const findings = await corpusFindings()
  const scores = scoreOf(findings)
  for (const score of scores) {
    console.log(
      `${score.pack.padEnd(26)} planted ${String(score.planted).padStart(4)}  found ${String(score.found).padStart(4)}  recall ` +
        `${(score.found / score.planted).toFixed(3)}  beside ${score.beside.length} (HIGH or above ` +
        `${score.beside.filter((finding) => finding.severity === 'HIGH' || finding.severity === 'CRITICAL').length})`,
    )
    if (!args.includes(score.pack)) continue
    for (const fault of score.missed)
      console.log(`   MISSED ${fault.page}  ${fault.missing ? 'missing near ' : ''}"${fault.text}"  (${fault.what})`)
    for (const finding of score.beside) console.log(`   BESIDE ${finding.page}  ${finding.severity} ${finding.rule_id}  "${finding.text}"`)
  }
  const planted = scores.reduce((sum, score) => sum + score.planted, 0)
  const found = scores.reduce((sum, score) => sum + score.found, 0)
  console.log(`all: recall ${(found / planted).toFixed(3)} (${found} of ${planted})`)
}
