import type { Db } from '../db/base/pool.ts'
import { readSettings } from '../db/settings/settings.ts'
import type { LanguageKey } from '../languages.ts'
import { wordsIn } from '../rules/definition/rule-words.ts'
import type { ToldWords } from '../rules/definition/rule-words.ts'
import type { Rule } from '../rules/definition/rule.ts'

/** Loaded on first use, so that the server answers before the rules are read; kept, since resolving an import costs each request. */
let builtInRules: Promise<typeof import('./library.ts')> | undefined

/** An answer in which each text that a rule says is told in the first of some languages that the rule has. */
export async function told<Answer>(db: Db, workspaceId: string, languages: LanguageKey[], answer: Answer): Promise<Answer> {
  const ids = new Set<string>()
  const foreign = new Set<string>()
  collect(answer, null, ids, foreign)
  if (ids.size === 0) return answer
  const { isBuiltIn, ruleById } = await (builtInRules ??= import('./library.ts'))
  // What built-in rules say of an English text is stored in English.
  const needed = languages[0] === 'EN' ? [...ids].filter((id) => foreign.has(id) || !isBuiltIn(id)) : [...ids]
  if (needed.length === 0) return answer
  const own = needed.some((id) => !isBuiltIn(id)) ? await ownRules(db, workspaceId) : () => undefined
  const rules = new Map(needed.map((id) => [id, isBuiltIn(id) ? ruleById(id) : own(id)]))
  return inWords(answer, rules, languages) as Answer
}

async function ownRules(db: Db, workspaceId: string): Promise<(id: string) => Rule | undefined> {
  const { ownRules: hash } = await readSettings(db, workspaceId)
  if (hash === null) return () => undefined
  const [{ fetchRuleSet }, { ruleOfSet }] = await Promise.all([import('./kept-rule-sets.ts'), import('./own-rules.ts')])
  await fetchRuleSet(db, workspaceId, hash)
  return (id) => ruleOfSet(hash, id)
}

/** The fields in which answers tell what a rule says. */
const FIELDS: Record<string, keyof ToldWords> = {
  rule_name: 'name',
  name: 'name',
  label: 'name',
  rule_description: 'description',
  description: 'description',
  rule_explanation: 'explanation',
  explanation: 'explanation',
  reason: 'reason',
  solution: 'solution',
  recommended_solution: 'solution',
}
const NAMES = Object.keys(FIELDS)
const IN_LANGUAGE_OF_TEXT = ['reason', 'solution', 'recommended_solution']

type Row = Record<string, unknown>
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !(value instanceof Date)

/** The rule that an object is about: `rule_id` of a finding, `id` of a rule, `value` of an option. */
function ruleIn(row: Row): string | null {
  for (const key of ['rule_id', 'id', 'value']) {
    const id = row[key]
    if (typeof id === 'string' && id.length < 200 && id.includes('.')) return id
  }
  return null
}

function collect(value: unknown, language: unknown, ids: Set<string>, foreign: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, language, ids, foreign)
  else if (isRow(value)) {
    const spoken = 'language' in value ? value['language'] : 'language_key' in value ? value['language_key'] : language
    const id = ruleIn(value)
    if (id !== null) {
      ids.add(id)
      // Names and explanations are stored as the rule's file has them at its top, the others in the language of the text.
      if (spoken !== 'EN' && IN_LANGUAGE_OF_TEXT.some((key) => typeof value[key] === 'string')) foreign.add(id)
    }
    for (const key in value) if (typeof value[key] === 'object') collect(value[key], spoken, ids, foreign)
  }
}

/** What rules were found to say in other words. A rule's object lives as long as its library, and the same texts are read often. */
const toldBefore = new WeakMap<Rule, Map<string, string | null | undefined>>()
const MOST_TOLD = 500

/** To know which language's message a reason was filled from, the messages of all languages are tried. */
function fieldIn(rule: Rule, field: keyof ToldWords, text: string, languages: LanguageKey[]): string | null | undefined {
  let known = toldBefore.get(rule)
  if (!known) toldBefore.set(rule, (known = new Map()))
  const key = `${languages.join()} ${field} ${text}`
  if (!known.has(key)) {
    if (known.size >= MOST_TOLD) known.clear()
    known.set(key, wordsIn(rule, { [field]: text }, languages)[field])
  }
  return known.get(key)
}

/** A copy where a text is replaced: the route may have cached the answer itself. */
function inWords(value: unknown, rules: ReadonlyMap<string, Rule | undefined>, languages: LanguageKey[]): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => inWords(item, rules, languages))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (!isRow(value)) return value
  const changes: Row = {}
  const rule = rules.get(ruleIn(value) ?? '')
  if (rule) {
    for (const key of NAMES) {
      const text = value[key]
      if (typeof text !== 'string') continue
      const words = fieldIn(rule, FIELDS[key]!, text, languages)
      if (words !== text) changes[key] = words
    }
  }
  for (const key in value) {
    if (typeof value[key] !== 'object') continue
    const inner = inWords(value[key], rules, languages)
    if (inner !== value[key]) changes[key] = inner
  }
  return Object.keys(changes).length === 0 ? value : { ...value, ...changes }
}
