import { createHash } from 'node:crypto'
import type { ParsedRuleFile } from '../db/rules/sets.ts'
import { loadRules, type Failure, type Refusal, type Rule, type RuleFile } from '../rules/index.ts'
import { ruleClasses, ruleLibrary, setRuleVersion } from './library.ts'
import { ruleOptions } from './rule-options.ts'
import { keptRuleSet } from './kept-rule-sets.ts'

/** A version of a rule is read once, in whatever sets it is. */
const read = new Map<string, Rule | Failure>()
const MOST_READ = 20_000

const KEPT = 24
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, KEPT)

/** Names a set: the same files have the same name in every workspace and on every machine. */
export const setHash = (files: readonly RuleFile[]): string =>
  hashOf(JSON.stringify(files.map(({ path, content }) => [path, hashOf(content)]).toSorted(([a], [b]) => (a! < b! ? -1 : 1))))

/** One rule file of a workspace: by itself, so that no rule depends on what else is published. */
export function readOwnRule(
  { path, content }: RuleFile,
  values: Record<string, unknown> | null = null,
): { rule: Rule | null; refused: Refusal[] } {
  const options = { classes: ruleClasses(), ...ruleOptions, others: ruleLibrary.rules, values: [values] }
  const { rules, refused } = loadRules([{ path, content }], options)
  return { rule: rules[0] ?? null, refused }
}

interface ReadSet {
  rules: Map<string, Rule>
  lost: Failure[]
}

const readSets = new WeakMap<ParsedRuleFile[], ReadSet>()

function readSet(hash: string): ReadSet {
  const files = keptRuleSet(hash)
  let set = readSets.get(files)
  if (!set) {
    const all = files.map(ruleOfFile)
    const rules = all.filter((one): one is Rule => 'id' in one)
    set = { rules: new Map(rules.map((rule) => [rule.id, rule])), lost: all.filter((one): one is Failure => !('id' in one)) }
    readSets.set(files, set)
  }
  return set
}

/** The rules of a set that this process knows. */
export const rulesOfSet = (hash: string): Rule[] => [...readSet(hash).rules.values()]

export const ruleOfSet = (hash: string, id: string): Rule | undefined => readSet(hash).rules.get(id)

/** Rules of a set that were published and can no longer be read, such as those that name a rule of a pack that is gone. */
export const lostRules = (hash: string): Failure[] => readSet(hash).lost

function ruleOfFile(file: ParsedRuleFile): Rule | Failure {
  const version = hashOf(`${file.path}\n${file.content}`)
  const known = read.get(version)
  if (known !== undefined) return known
  const { rule, refused } = readOwnRule(file, file.values)
  if (rule) setRuleVersion(rule, version)
  const why = refused[0] ? `line ${refused[0].line}: ${refused[0].message}` : 'it says no rule'
  const message = `it did not run, as it can no longer be read (${why})`
  const result: Rule | Failure = rule ?? { ruleId: idOfFile(file.path), message, incomplete: true }
  if (read.size >= MOST_READ) read.clear()
  read.set(version, result)
  return result
}

const idOfFile = (path: string) => path.replace(/\.ya?ml$/, '').replace('/', '.')
