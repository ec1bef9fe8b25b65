import { createHash } from 'node:crypto'
import type { ParsedRuleFile } from '../db/rule-sets.ts'
import { loadRules, type Refusal, type Rule, type RuleFile } from '../rules/index.ts'
import { ruleClasses, ruleLibrary, scorerBeside, setRuleVersion } from './library.ts'
import { keptRuleSet } from './kept-rule-sets.ts'

/** A version of a rule is read once, in whatever sets it is. */
const read = new Map<string, Rule | null>()
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
  const options = { classes: ruleClasses(), others: ruleLibrary.rules, scorer: scorerBeside, values: [values] }
  const { rules, refused } = loadRules([{ path, content }], options)
  return { rule: rules[0] ?? null, refused }
}

const rulesById = new WeakMap<ParsedRuleFile[], Map<string, Rule>>()

function byId(hash: string): Map<string, Rule> {
  const files = keptRuleSet(hash)
  let rules = rulesById.get(files)
  if (!rules) {
    rules = new Map(files.flatMap((file) => ruleOfFile(file) ?? []).map((rule) => [rule.id, rule]))
    rulesById.set(files, rules)
  }
  return rules
}

/** The rules of a set that this process knows. */
export const rulesOfSet = (hash: string): Rule[] => [...byId(hash).values()]

export const ruleOfSet = (hash: string, id: string): Rule | undefined => byId(hash).get(id)

function ruleOfFile(file: ParsedRuleFile): Rule | null {
  const version = hashOf(`${file.path}\n${file.content}`)
  const known = read.get(version)
  if (known !== undefined) return known
  const { rule } = readOwnRule(file, file.values)
  if (rule) setRuleVersion(rule, version)
  if (read.size >= MOST_READ) read.clear()
  read.set(version, rule)
  return rule
}
