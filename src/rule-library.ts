import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { Pack, RuleLibrary } from './audit-service.ts'
import { filesBelow, keptReading } from './kept-reading.ts'
import { LANGUAGE_KEYS } from './languages.ts'
import { loadModel, type Model } from './rules/learned/index.ts'
import { loadRules } from './rules/index.ts'
import type { BuildOptions, Refusal, Rule, RuleFile } from './rules/index.ts'

export const RULES_FOLDER = path.join(import.meta.dirname, '../rules')

export const readRuleFiles = (folder: string): RuleFile[] =>
  filesBelow(folder).filter((file) => /\.ya?ml$/.test(file)).map((file) => ({ path: file, content: readFileSync(file, 'utf8') }))

const models = new Map<string, Model>()

/** Read when the first sentence asks for it, once a process: most texts are in one language. */
function modelIn(file: string): Model {
  const known = models.get(file)
  if (known) return known
  const model = loadModel(new Uint8Array(readFileSync(file)))
  models.set(file, model)
  return model
}

/** The weights beside a learned rule. */
export const scorerBeside: NonNullable<BuildOptions['scorer']> = (model, rule) => {
  const file = path.join(path.dirname(rule.file), model)
  if (!existsSync(file)) return null
  return (sentence, _language, words) => modelIn(file).score(sentence, words)
}

interface Built {
  rules: Rule[]
  refused: Refusal[]
  packs: Pack[]
  versions: Map<string, string>
}

let built: Built | undefined

function read(): Built {
  if (built) return built
  const files = readRuleFiles(RULES_FOLDER)
  const { rules, refused } = keptReading('rules', files, path.join(import.meta.dirname, 'rules'), () => loadRules(files, { library: true, scorer: scorerBeside }))
  const contents = new Map(files.map((file) => [file.path, file.content]))
  // A rule is another version when its file changes, and its weights with it.
  const versions = new Map(rules.map((rule) => [rule.id, createHash('sha256').update(contents.get(rule.file) ?? '').digest('hex').slice(0, 16)]))
  const packs = files.filter((file) => path.basename(file.path) === 'pack.yml').map((file) => packOf(file, rules))
  built = { rules, refused, packs, versions }
  return built
}

function packOf(file: RuleFile, rules: Rule[]): Pack {
  const key = path.basename(path.dirname(file.path))
  const { name, description, jurisdiction } = parse(file.content) as { name: string; description?: string; jurisdiction?: string | string[] }
  const spoken = new Set(rules.filter((rule) => rule.pack === key).flatMap((rule) => rule.parts.map((part) => part.language)))
  const speaksAll = spoken.size === 1 && spoken.has(null)
  return {
    key, name, description: description ?? null, regulation: jurisdiction === undefined ? null : [jurisdiction].flat().join(', '),
    languages: LANGUAGE_KEYS.filter((language) => speaksAll || spoken.has(language)), default: isDefault(file.content),
  }
}

/** The rules that ship with the product. */
export const ruleLibrary: RuleLibrary = { packs: () => read().packs, rules: () => read().rules }

let keys: string[] | undefined

/** A pack that sends texts elsewhere, or costs, says `default: false` and must be chosen. */
const isDefault = (pack: string): boolean => !/^default:\s*false\s*$/m.test(pack)

/** The packs that a workspace uses which has chosen nothing. Known without reading the rules. */
export const packKeys = (): string[] => (keys ??= readdirSync(RULES_FOLDER).toSorted().filter((name) => {
  const file = path.join(RULES_FOLDER, name, 'pack.yml')
  return existsSync(file) && isDefault(readFileSync(file, 'utf8'))
}))

/** Rule files of the library that did not load: a fault of ours, which the tests look for. */
export const refusedRules = (): Refusal[] => read().refused

/** Names what a rule's text was when an audit ran. */
export const ruleVersion = (ruleId: string): string => read().versions.get(ruleId) ?? 'unknown'
