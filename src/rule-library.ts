import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { Pack, RuleLibrary } from './audit-service.ts'
import { LANGUAGE_KEYS } from './languages.ts'
import { loadModel } from './rules/learned/index.ts'
import { loadRules } from './rules/index.ts'
import type { BuildOptions, Refusal, Rule, RuleFile } from './rules/index.ts'

export const RULES_FOLDER = path.join(import.meta.dirname, '../rules')

/** Every file below a folder, in a fixed order. */
export function filesBelow(folder: string): string[] {
  if (!statSync(folder).isDirectory()) return [folder]
  return readdirSync(folder).toSorted().flatMap((name) => filesBelow(path.join(folder, name)))
}

export const readRuleFiles = (folder: string): RuleFile[] =>
  filesBelow(folder).filter((file) => /\.ya?ml$/.test(file)).map((file) => ({ path: file, content: readFileSync(file, 'utf8') }))

const models = new Map<string, ReturnType<typeof loadModel>>()

/** The weights beside a learned rule, read once a process. */
export const scorerBeside: NonNullable<BuildOptions['scorer']> = (model, rule) => {
  const file = path.join(path.dirname(rule.file), model)
  if (!models.has(file)) models.set(file, loadModel(new Uint8Array(readFileSync(file))))
  const { score } = models.get(file)!
  return (sentence) => score(sentence)
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
  const { rules, refused } = loadedOnce(files)
  const contents = new Map(files.map((file) => [file.path, file.content]))
  // A rule is another version when its file changes, and its weights with it.
  const versions = new Map(rules.map((rule) => [rule.id, createHash('sha256').update(contents.get(rule.file) ?? '').digest('hex').slice(0, 16)]))
  const packs = files.filter((file) => path.basename(file.path) === 'pack.yml').map((file) => packOf(file, rules))
  built = { rules, refused, packs, versions }
  return built
}

const CACHE = path.join(import.meta.dirname, '../node_modules/.cache/imprimatur')

/**
 * Reading some hundred YAML files takes longer than checking a page, so what was read is kept beside the packages until a rule, or
 * the code that reads rules, changes. Where nothing can be written, rules are simply read each time.
 */
function loadedOnce(files: RuleFile[]): { rules: Rule[]; refused: Refusal[] } {
  const hash = createHash('sha256')
  const readers = filesBelow(path.join(import.meta.dirname, 'rules')).map((file) => ({ path: file, content: readFileSync(file, 'utf8') }))
  for (const file of [...files, ...readers]) hash.update(file.path).update('\0').update(file.content).update('\0')
  const kept = path.join(CACHE, `rules-${hash.digest('hex').slice(0, 24)}.json`)
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as { rules: Rule[]; refused: Refusal[] }
  const { rules, refused } = loadRules(files, { library: true, scorer: scorerBeside })
  try {
    mkdirSync(CACHE, { recursive: true })
    for (const old of readdirSync(CACHE).filter((name) => name.startsWith('rules-'))) rmSync(path.join(CACHE, old), { force: true })
    writeFileSync(`${kept}.${process.pid}`, JSON.stringify({ rules, refused }))
    renameSync(`${kept}.${process.pid}`, kept)
  } catch (error) {
    if (!['EACCES', 'EROFS', 'EPERM', 'ENOSPC', 'ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
  return { rules, refused }
}

function packOf(file: RuleFile, rules: Rule[]): Pack {
  const key = path.basename(path.dirname(file.path))
  const { name, description, jurisdiction } = parse(file.content) as { name: string; description?: string; jurisdiction?: string | string[] }
  const spoken = new Set(rules.filter((rule) => rule.pack === key).flatMap((rule) => rule.parts.map((part) => part.language)))
  return {
    key, name, description: description ?? null, regulation: jurisdiction === undefined ? null : [jurisdiction].flat().join(', '),
    languages: LANGUAGE_KEYS.filter((language) => spoken.has(language)), default: true,
  }
}

/** The rules that ship with the product. */
export const ruleLibrary: RuleLibrary = { packs: () => read().packs, rules: () => read().rules }

/** Rule files of the library that did not load: a fault of ours, which the tests look for. */
export const refusedRules = (): Refusal[] => read().refused

/** Names what a rule's text was when an audit ran. */
export const ruleVersion = (ruleId: string): string => read().versions.get(ruleId) ?? 'unknown'
