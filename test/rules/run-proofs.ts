/** Runs the proofs of rules, with the classes they name: `node test/rules/run-proofs.ts rules/classes rules/alcohol`. */
import { readRuleFiles, scorerBeside } from '../../src/packs/library.ts'
import { loadRules, runProofs } from '../../src/rules/index.ts'

const { rules, refused } = loadRules(process.argv.slice(2).flatMap(readRuleFiles), { library: true, scorer: scorerBeside })
for (const { file, line, message, snippet } of refused) console.log(`REFUSED ${file}:${line}: ${message}\n        ${snippet}`)
const { proofs, failed } = runProofs(rules, { scorer: scorerBeside })
for (const { rule, language, text, expected, found } of failed)
  console.log(`FAILED ${rule} ${language ?? ''}\n  text     ${text}\n  expected ${expected}\n  found    ${found}`)
console.log(`${rules.length} rules, ${refused.length} refused, ${proofs} proofs, ${failed.length} failed`)
process.exitCode = refused.length + failed.length > 0 ? 1 : 0
