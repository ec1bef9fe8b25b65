/** Runs the proofs of the rules in the folders named: `node test/rules/run-proofs.ts rules/eu-consumer`. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { loadRules, runProofs } from '../../src/rules/index.ts'

function filesIn(path: string): string[] {
  return statSync(path).isDirectory() ? readdirSync(path).toSorted().flatMap((name) => filesIn(join(path, name))) : [path]
}

const paths = process.argv.slice(2).flatMap(filesIn).filter((path) => /\.ya?ml$/.test(path))
const { rules, refused } = loadRules(paths.map((path) => ({ path, content: readFileSync(path, 'utf8') })), { library: true })
for (const { file, line, message, snippet } of refused) console.log(`REFUSED ${file}:${line}: ${message}\n        ${snippet}`)
const { proofs, failed } = runProofs(rules)
for (const { rule, language, text, expected, found } of failed) console.log(`FAILED ${rule} ${language ?? ''}\n  text     ${text}\n  expected ${expected}\n  found    ${found}`)
console.log(`${rules.length} rules, ${refused.length} refused, ${proofs} proofs, ${failed.length} failed`)
process.exitCode = refused.length + failed.length > 0 ? 1 : 0
