import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { confidenceOf, MEASURED_FILE, readMeasured } from './measured.ts'
import type { Pack, RuleLibrary } from './pack.ts'
import { IS_PACKAGE, READ_RULES, RULE_FILES, RULES_FOLDER } from '../places.ts'
import { codeHashes } from '../upkeep/code-hashes.ts'
import { contentHashes } from '../upkeep/content-hashes.ts'
import { filesBelow, isKept, keptFile } from '../upkeep/kept-reading.ts'
import { readPackedValue } from '../upkeep/packaged.ts'
import { openRules, SPOKEN, writeRules, type OpenedRules, type RulesRead } from './kept-rules.ts'
import { meaningOf, versionOf } from './meaning.ts'
import { LANGUAGE_KEYS } from '../languages.ts'
import { loadModel, type Model } from '../rules/learned/index.ts'
import { boundedBy } from '../rules/definition/subject.ts'
import type { BuildOptions, Channel, ClassBook, Protected, Refusal, Rule, RuleFile, Sector, Subject } from '../rules/index.ts'
import { needsReadBy } from '../rules/expression/literals.ts'

const RULE_FILE = /\.ya?ml$/

export const readRuleFiles = (folder: string): RuleFile[] =>
  filesBelow(folder)
    .filter((file) => RULE_FILE.test(file))
    .map((file) => ({ path: file, content: readFileSync(file, 'utf8') }))

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

let opened: OpenedRules | undefined

/** What reads the rules begins in this file: a change in any of it may change what is read. */
const READER = path.join(import.meta.dirname, 'library.ts')

const read = (): OpenedRules => (opened ??= IS_PACKAGE ? whole(readFileSync(READ_RULES)) : openKept())

function fileHashes(): Map<string, string> {
  const files = filesBelow(RULES_FOLDER).filter((file) => RULE_FILE.test(file))
  return contentHashes('rules', [...files, ...(existsSync(MEASURED_FILE) ? [MEASURED_FILE] : [])])
}

function openKept(): OpenedRules {
  const hashes = fileHashes()
  return keptFile('rules', [...hashes, ...codeHashes(READER)], openRules, () => readAnew(hashes))
}

const readAnew = (hashes = fileHashes(), compressed = false): Buffer =>
  writeRules(readFrom(readRuleFiles(RULES_FOLDER)), hashes, { compressed })

/** Whether the rules are there without reading their files: in the package, in this process, or as they were read before. */
export const rulesAreKept = (): boolean => IS_PACKAGE || opened !== undefined || isKept('rules', [...fileHashes(), ...codeHashes(READER)])

/** Takes over what another process has read. */
export const takeRules = (bytes: Uint8Array): void => void (opened ??= whole(Buffer.from(bytes)))

/** Has the rules kept for the next start; where nothing can be kept, gives them as they would be. */
export function keepRules(): Buffer | null {
  const hashes = fileHashes()
  const contents = [...hashes, ...codeHashes(READER)]
  if (isKept('rules', contents)) return null
  const bytes = readAnew(hashes)
  keptFile('rules', contents, openRules, () => bytes)
  return isKept('rules', contents) ? null : bytes
}

/** What the package holds of the rules: all that was read from their files when it was made. */
export const packagedRules = (): Buffer => readAnew(fileHashes(), true)

function whole(bytes: Buffer): OpenedRules {
  const rules = openRules(bytes)
  if (rules === null) throw new Error(`the rules in ${READ_RULES} are not whole: install the package again`)
  return rules
}

const require = createRequire(import.meta.url)

/** What reads YAML is loaded where something has to be read: mostly it is not. */
function readFrom(files: RuleFile[]): RulesRead {
  const { loadRules } = require('../rules/load/load.ts') as typeof import('../rules/load/load.ts')
  const { compileRules } = require('../rules/engine/compile.ts') as typeof import('../rules/engine/compile.ts')
  const { readText } = require('../text/read.ts') as typeof import('../text/read.ts')
  const { parse } = require('yaml') as typeof import('yaml')
  const { rules, refused, classes } = loadRules(files, { library: true, scorer: scorerBeside })
  const measured = readMeasured()
  if (measured !== null)
    for (const rule of rules) {
      const confidence = confidenceOf(measured, rule.id)
      if (confidence !== null) rule.confidence = confidence
    }
  const packFiles = files
    .filter((file) => path.basename(file.path) === 'pack.yml')
    .map((file) => ({ file, pack: parse(file.content) as PackFile }))
  const packs = packFiles.map(({ file, pack }) => packOf(file, pack, rules))
  const byKey = new Map(packFiles.map(({ file, pack }) => [packKeyOf(file), pack]))
  const text = readText('', 'text')
  const needs = Object.fromEntries(
    SPOKEN.map((spoken) => {
      const speaking = rules.map((rule) => ({ ...rule, parts: rule.parts.filter(({ language }) => (language ?? 'all') === spoken) }))
      // A text in no language is checked in all of them.
      return [spoken, needsReadBy(() => void compileRules(speaking, { scorer: scorerBeside }).setFor(text))]
    }),
  )
  return { rules: rules.map((rule) => withPack(rule, byKey.get(rule.pack))), refused, packs, classes, needs }
}

interface PackFile {
  name: string
  description?: string
  jurisdiction?: string | string[]
  /** Of its rules that name none themselves. */
  sector?: Sector | Sector[]
  channels?: Channel | Channel[]
  about?: Subject | Subject[]
  protects?: Protected
}

const packKeyOf = (file: RuleFile) => path.basename(path.dirname(file.path))

/** A rule with the sector, the channels and the bounds of its pack, where it names none itself. */
function withPack(rule: Rule, pack: Partial<PackFile> = {}): Rule {
  const { sector = [], channels = [] } = pack
  return {
    ...rule,
    ...boundedBy(rule, pack),
    sector: rule.sector.length > 0 ? rule.sector : [sector].flat(),
    channels: rule.channels.length > 0 ? rule.channels : [channels].flat(),
  }
}

function packOf(file: RuleFile, { name, description, jurisdiction }: PackFile, rules: Rule[]): Pack {
  const key = packKeyOf(file)
  const spoken = new Set(rules.filter((rule) => rule.pack === key).flatMap((rule) => rule.parts.map((part) => part.language)))
  const speaksAll = spoken.size === 1 && spoken.has(null)
  return {
    key,
    name,
    description: description ?? null,
    regulation: jurisdiction === undefined ? null : [jurisdiction].flat().join(', '),
    languages: LANGUAGE_KEYS.filter((language) => speaksAll || spoken.has(language)),
    default: isDefault(file.content),
  }
}

/** The rules that ship with the product. */
export const ruleLibrary: RuleLibrary = { packs: () => read().packs, rules: () => read().rules }

/** A rule's file as its author wrote it; the package holds all of them in one. */
export function ruleText({ file }: Rule): string {
  if (!IS_PACKAGE) return readFileSync(file, 'utf8')
  return (readPackedValue(RULE_FILES) as Record<string, string>)[path.relative(RULES_FOLDER, file).replaceAll(path.sep, '/')]!
}

let byId: Map<string, Rule> | undefined

export const ruleById = (id: string): Rule | undefined => (byId ??= new Map(read().rules.map((rule) => [rule.id, rule]))).get(id)

const builtIn = new Map<string, boolean>()

/** Whether a rule is of a pack that ships with the product, by its id. Known without reading the rules. */
export function isBuiltIn(id: string): boolean {
  const pack = id.slice(0, Math.max(0, id.indexOf('.')))
  const known = builtIn.get(pack)
  if (known !== undefined) return known
  const isThere = /^[\w-]+$/.test(pack) && existsSync(path.join(RULES_FOLDER, pack, 'pack.yml'))
  if (builtIn.size >= MOST_ASKED) builtIn.clear()
  builtIn.set(pack, isThere)
  return isThere
}
const MOST_ASKED = 1000

let keys: string[] | undefined

/** A pack that sends texts elsewhere, or costs, says `default: false` and must be chosen. */
const isDefault = (pack: string): boolean => !/^default:\s*false\s*$/m.test(pack)

/** The packs that a workspace uses which has chosen nothing. Known without reading the rules. */
export const packKeys = (): string[] =>
  (keys ??= readdirSync(RULES_FOLDER)
    .toSorted()
    .filter((name) => {
      const file = path.join(RULES_FOLDER, name, 'pack.yml')
      return existsSync(file) && isDefault(readFileSync(file, 'utf8'))
    }))

/** The classes of words that terms of any rule may name. */
export const ruleClasses = (): ClassBook => read().classes()

/** Rule files of the library that did not load: a fault of ours, which the tests look for. */
export const refusedRules = (): Refusal[] => read().refused

function libraryVersion(rule: Rule): string {
  const { versions, hashes } = read()
  const known = versions.get(rule)
  if (known !== undefined) return known
  const version = versionOf(rule, hashes)
  versions.set(rule, version)
  return version
}

const ownVersions = new WeakMap<Rule, string>()

/** A rule that a workspace wrote has a version of its own. */
export const setRuleVersion = (rule: Rule, version: string) => void ownVersions.set(rule, version)

export const ruleVersion = (rule: Rule): string => ownVersions.get(rule) ?? libraryVersion(rule)

const ownMeanings = new WeakMap<Rule, string>()

export function ruleMeaning(rule: Rule): string {
  const known = opened?.meanings.get(rule) ?? ownMeanings.get(rule)
  if (known !== undefined) return known
  const meaning = meaningOf(rule, rule.kind === 'learned' || rule.kind === 'guideline' ? ruleVersion(rule) : '')
  ownMeanings.set(rule, meaning)
  return meaning
}
