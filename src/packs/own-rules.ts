import { createHash } from 'node:crypto'
import type pg from 'pg'
import { readRuleSet } from '../db/rule-sets.ts'
import type { ParsedRuleFile } from '../db/rule-sets.ts'
import { loadRules, type Refusal, type Rule, type RuleFile } from '../rules/index.ts'
import { ruleClasses, ruleLibrary, scorerBeside, setRuleVersion } from './library.ts'

/** The rules a workspace wrote itself, as they were published together; by the hash of their files. */
const sets = new Map<string, { files: ParsedRuleFile[]; rules: Map<string, Rule> | null }>()
const MOST_SETS = 60
/** Fewer, so that the other side still has what it was sent. */
const MOST_SENT = 20
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

/** Makes a set known to this process or thread, which may have no database. */
export function keepRuleSet(hash: string, files: ParsedRuleFile[]): void {
  if (touched(hash)) return
  if (sets.size >= MOST_SETS) sets.delete(sets.keys().next().value!)
  sets.set(hash, { files, rules: null })
}

/** A set that this process has; it is the last to be forgotten. */
function touched(hash: string) {
  const set = sets.get(hash)
  if (set) {
    sets.delete(hash)
    sets.set(hash, set)
  }
  return set
}

/** What another process or thread must be sent before it can use the rules of a profile. */
export interface SentRules {
  hash: string
  files: ParsedRuleFile[]
}

/** Remembers what was sent to one process or thread. */
export class SentRuleSets {
  readonly #sent = new Set<string>()

  /** The set of a profile, where the other side does not have it. */
  missing(hash: string | null | undefined): SentRules | null {
    if (!hash || this.#sent.has(hash)) return null
    const set = touched(hash)
    if (!set) throw new Error(`the rules ${hash} were not fetched`)
    if (this.#sent.size >= MOST_SENT) this.#sent.clear()
    this.#sent.add(hash)
    return { hash, files: set.files }
  }
}

/** Reads a set from the database, unless this process has it. */
export async function fetchRuleSet(db: pg.Pool, workspaceId: string, hash: string): Promise<void> {
  if (!touched(hash)) keepRuleSet(hash, await readRuleSet(db, workspaceId, hash))
}

function byId(hash: string): Map<string, Rule> {
  const set = touched(hash)
  if (!set) throw new Error(`the rules ${hash} were not fetched`)
  return (set.rules ??= new Map(set.files.flatMap((file) => ruleOfFile(file) ?? []).map((rule) => [rule.id, rule])))
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
