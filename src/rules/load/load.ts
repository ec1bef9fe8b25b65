import { LANGUAGE_KEYS, type LanguageKey } from '../../languages.ts'
import { refuseOutOfBounds } from './bounds.ts'
import { isClassFile, readClasses, refuseBrokenClasses, takeClasses, type ClassBook } from './classes.ts'
import { refuseContradiction, refuseOwnSearch } from './contradiction.ts'
import { appliesOf } from '../definition/applies.ts'
import { CLAIMS } from '../definition/claim.ts'
import { RuleFault } from '../definition/fault.ts'
import { lawsOf, takeLaws, type Law } from '../definition/laws.ts'
import { inherited } from './inherit.ts'
import { meant } from './meant.ts'
import { readLists, refusePointless } from './pointless.ts'
import { buildCheck } from '../engine/build.ts'
import type { BuildOptions } from '../kinds/kind.ts'
import { hasValeExceptions } from '../engine/compile.ts'
import {
  CHANNELS,
  KINDS,
  RULE_SEVERITIES,
  SECTORS,
  SUGGESTION_CLASSES,
  type Hit,
  type Kind,
  type Refusal,
  type Rule,
  type RuleFile,
  type RulePart,
  type Sample,
  type RuleSeverity,
} from '../definition/rule.ts'
import { refuseUntrueClass } from './suggestion-class.ts'
import { supersededIds, withoutMisleading } from './supersedes.ts'
import { isKey, isKindKey, isLanguageKey, isOwnFormat, keysOf, LIBRARY_KEYS, NEEDED } from './schema.ts'
import { boundsOf } from '../definition/subject.ts'
import { flagOf, mapOf, numberOf, oneOf, textOf, textsOf } from '../definition/values.ts'
import { YamlFile } from './yaml.ts'

export interface LoadOptions extends BuildOptions {
  /** Rules of the built-in library must also carry their source and their proof. */
  library?: boolean
  /** Rules that are loaded apart from these, and that these may name. */
  others?: () => readonly Rule[]
  /** What `plainValues` said of the same files. */
  values?: readonly (Values | null)[]
  /** Classes that are known beside those of the files. */
  classes?: ClassBook
}

export interface Loaded {
  rules: Rule[]
  refused: Refusal[]
  /** The classes that terms may name, those known before included. */
  classes: ClassBook
}

type Values = Record<string, unknown>

const LEVELS: Record<string, RuleSeverity> = { suggestion: 'LOW', warning: 'MEDIUM', error: 'HIGH' }

/** Files that live beside rules and are none: a pack's own description, test cases, what lies in a folder set aside (`.github`, `_old`). */
function isBeside(path: string): boolean {
  const parts = path.split('/')
  const name = parts.at(-1)!
  if (!/\.ya?ml$/.test(name) || /^pack\.ya?ml$|[._]test\.ya?ml$/.test(name)) return true
  const styles = parts.lastIndexOf('styles')
  return parts.slice(styles >= 0 ? styles + 1 : -2, -1).some((folder) => /^[._]/.test(folder))
}

/**
 * Rule files to rules. A path ends in `<pack>/<id>.yml`, deeper folders join the id; what cannot be taken is refused with its place,
 * and the rest loads.
 */
export function loadRules(files: RuleFile[], options: LoadOptions = {}): Loaded {
  const rules: Rule[] = []
  const refused: Refusal[] = []
  const ids = new Map<string, string>()
  const read = new Map<string, Values>()
  const parsed: { id: string; pack: string; yaml: YamlFile; values: Values }[] = []
  const classes: ClassBook = { ...options.classes }
  const classFiles: { yaml: YamlFile; values: Values }[] = []
  for (const [index, file] of files.entries()) {
    const path = file.path.replaceAll('\\', '/')
    if (isBeside(path)) continue
    const yaml = new YamlFile(file.path, file.content, options.values?.[index] ?? null)
    const { id, pack } = idOf(path, options.library === true)
    const result = yaml.read()
    if ('refusal' in result) {
      refused.push(result.refusal)
      continue
    }
    if (isClassFile(path)) {
      try {
        readClasses(result.values, classes)
        classFiles.push({ yaml, values: result.values })
      } catch (fault) {
        refused.push(yaml.refusal(fault))
      }
      continue
    }
    const first = ids.get(id)
    if (first !== undefined) {
      refused.push(yaml.refusal(new RuleFault(`the id “${id}” is already taken by ${first}`)))
      continue
    }
    ids.set(id, file.path)
    read.set(id, result.values)
    parsed.push({ id, pack, yaml, values: result.values })
  }
  for (const { yaml, values } of classFiles) {
    try {
      refuseBrokenClasses(values, classes)
    } catch (fault) {
      refused.push(yaml.refusal(fault))
    }
  }
  for (const { id, pack, yaml, values } of parsed) {
    try {
      const rule = ruleOf(id, pack, yaml.path, inherited(values, read), options)
      for (const part of rule.parts) {
        refusePointless(rule, part)
        takeClasses(rule, part, classes, !hasValeExceptions(rule, part))
        readLists(part, buildCheck(rule, part, null, options).patterns, !hasValeExceptions(rule, part))
        refuseOutOfBounds(rule, part)
        refuseContradiction(rule, part)
        refuseUntrueClass(rule, part, options.library === true)
      }
      rules.push(rule)
    } catch (fault) {
      refused.push(yaml.refusal(fault))
    }
  }
  const misleading = withoutMisleading(rules, options.others ?? (() => []))
  for (const [rule, fault] of misleading) refused.push(parsed.find(({ id }) => id === rule.id)!.yaml.refusal(fault))
  return { rules: misleading.size === 0 ? rules : rules.filter((rule) => !misleading.has(rule)), refused, classes }
}

/**
 * What stands in each file, before anything is made of it, to be kept for the next time; null for one that is no rule, or that cannot
 * be read.
 */
export function plainValues(files: RuleFile[]): (Values | null)[] {
  return files.map((file) => {
    const result = isBeside(file.path.replaceAll('\\', '/')) ? null : new YamlFile(file.path, file.content).read()
    return result !== null && 'values' in result ? result.values : null
  })
}

/** In the library a pack has no folders below it; elsewhere folders below `styles/<Style>` join the name. */
function idOf(path: string, library: boolean): { id: string; pack: string } {
  const parts = path.replace(/\.ya?ml$/, '').split('/')
  const styles = library ? -1 : parts.lastIndexOf('styles')
  const names = styles >= 0 && styles < parts.length - 2 ? parts.slice(styles + 1) : parts.slice(-2)
  return { id: names.join('.'), pack: names.length > 1 ? names[0]! : 'local' }
}

function ruleOf(id: string, pack: string, file: string, raw: Values, options: LoadOptions): Rule {
  const values = lowerCased(raw, [])
  const kind = kindOf(values)
  for (const key of Object.keys(values))
    if (!isKey(kind, key)) throw new RuleFault(`the key “${key}” is not known for ${kind}${meant(key, keysOf(kind))}`, [key])
  const sections = lowerCased(mapOf(values.languages, ['languages']), ['languages'])
  if (values.languages !== undefined && Object.keys(sections).length === 0)
    throw new RuleFault('“languages” is empty: leave it out for every language', ['languages'])
  if (typeof values.name === 'string' && values.name.trim() === '') throw new RuleFault('“name” is empty', ['name'])
  const source = values.source === undefined ? null : sourceOf(values.source)
  const rule: Rule = {
    id,
    pack,
    file,
    kind,
    format: isOwnFormat(kind, Object.keys(values)) ? 'own' : 'vale',
    isTried: options.library === true,
    name: values.name === undefined ? id : textOf(values.name, ['name']),
    description: values.description === undefined ? '' : textOf(values.description, ['description']).trim(),
    explanation: values.explanation === undefined ? '' : textOf(values.explanation, ['explanation']).trim(),
    source,
    jurisdiction: textsOf(values.jurisdiction, ['jurisdiction']),
    sector: textsOf(values.sector, ['sector']).map((sector) => oneOf(sector, SECTORS, ['sector'], 'retail')),
    channels: textsOf(values.channels, ['channels']).map((channel) => oneOf(channel, CHANNELS, ['channels'], 'website')),
    severity: severityOf(values),
    supersedes: supersededIds(textsOf(values.supersedes, ['supersedes']), id, pack),
    confidence: values.confidence === undefined ? null : shareOf(values.confidence),
    link: values.link === undefined || values.link === null ? (source?.url ?? null) : textOf(values.link, ['link']),
    limit: numberOf(values.limit, ['limit'], 0),
    isDefault: flagOf(values.default, ['default'], true),
    yields: textsOf(values.yields, ['yields']),
    doubts: textsOf(values.doubts, ['doubts']),
    disarmedBy: textsOf(values.disarmed_by, ['disarmed_by']),
    applies: appliesOf(values.applies),
    ...boundsOf(values),
    parts: [],
  }
  if (rule.doubts.length > 0) refuseOwnSearch(values, [])
  if (values.laws !== undefined) throw new RuleFault('“laws” stands in a language’s section; the rule’s own law is its “source”', ['laws'])
  const laws = new Map<RulePart, Law[]>()
  if (Object.keys(sections).length === 0) rule.parts.push(partOf(kind, null, values, []))
  for (const [key, section] of Object.entries(sections)) {
    const language = LANGUAGE_KEYS.find((candidate) => candidate === key.toUpperCase())
    if (!language) throw new RuleFault(`“${key.toUpperCase()}” is no language key; they are ${LANGUAGE_KEYS.join(' ')}`, ['languages', key])
    const own = lowerCased(mapOf(section, ['languages', key]), ['languages', key])
    for (const name of Object.keys(own)) {
      if (!isKey(kind, name))
        throw new RuleFault(`the key “${name}” is not known for ${kind}${meant(name, keysOf(kind))}`, ['languages', key, name])
      if (!isLanguageKey(kind, name)) throw new RuleFault(`the key “${name}” cannot stand in a language section`, ['languages', key, name])
    }
    if (rule.doubts.length > 0) refuseOwnSearch(own, ['languages', key])
    const part = { ...partOf(kind, language, { ...values, ...own }, ['languages', key]), ...toldOf(own, ['languages', key]) }
    laws.set(part, lawsOf(own.laws, ['languages', key, 'laws']))
    rule.parts.push(part)
  }
  takeLaws(rule, laws)
  if (options.library) {
    checkLibraryRule(rule, values)
    if (typeof values.message === 'string' && rule.parts.every(({ language }) => language !== null && language !== 'EN'))
      rule.english = { message: values.message, solution: typeof values.solution === 'string' ? values.solution.trim() : '' }
  }
  return rule
}

/** What a language's section says of the whole rule. */
function toldOf(own: Values, at: string[]): Pick<RulePart, 'name' | 'description' | 'explanation'> {
  const told: Pick<RulePart, 'name' | 'description' | 'explanation'> = {}
  for (const key of ['name', 'description', 'explanation'] as const) {
    if (own[key] === undefined || own[key] === null) continue
    told[key] = textOf(own[key], [...at, key]).trim()
    if (told[key] === '') throw new RuleFault(`“${key}” is empty`, [...at, key])
  }
  return told
}

function shareOf(value: unknown): number {
  const share = numberOf(value, ['confidence'], 0)
  if (share < 0 || share > 1) throw new RuleFault('“confidence” is a share between 0 and 1', ['confidence'])
  return share
}

/** Keys may be written in capitals, and then must not stand there twice. */
function lowerCased(values: Values, at: string[]): Values {
  const result: Values = {}
  for (const [key, value] of Object.entries(values)) {
    const lower = key.toLowerCase()
    if (Object.hasOwn(result, lower)) throw new RuleFault(`“${key}” stands here twice, in capitals and without`, [...at, key])
    result[lower] = value
  }
  return result
}

function kindOf(values: Values): Kind {
  const named = values.extends
  if (named === undefined || named === null) throw new RuleFault('the key “extends” is missing')
  if (named === 'script') throw new RuleFault('“script” is not supported: a rule is data, a script would be a program', ['extends'])
  const kind = KINDS.find((candidate) => candidate === named)
  if (!kind)
    throw new RuleFault(`“${String(named)}” is no kind of rule${meant(String(named), KINDS) || `; the kinds are ${KINDS.join(', ')}`}`, [
      'extends',
    ])
  return kind
}

function severityOf(values: Values): RuleSeverity {
  const level = oneOf(values.level, ['suggestion', 'warning', 'error'] as const, ['level'], 'warning')
  return values.severity === undefined ? LEVELS[level]! : oneOf(values.severity, RULE_SEVERITIES, ['severity'], 'MEDIUM')
}

/** Some Vale packages name their source in plain text: an address, or the page of a book. */
function sourceOf(value: unknown): Rule['source'] {
  if (typeof value === 'string') return { citation: value, url: /^https?:/.test(value) ? value : null, verified: false }
  const source = mapOf(value, ['source'])
  for (const key of Object.keys(source))
    if (!['citation', 'url', 'verified'].includes(key)) throw new RuleFault(`the key “${key}” is not known in source`, ['source', key])
  if (source.citation === undefined) throw new RuleFault('the source has no citation', ['source'])
  const url = source.url === undefined || source.url === null ? null : textOf(source.url, ['source', 'url'])
  if (url !== null && !/^https?:\/\//i.test(url))
    throw new RuleFault('“url” must be an address that begins with https:// or http://', ['source', 'url'])
  return {
    citation: textOf(source.citation, ['source', 'citation']),
    url,
    verified: flagOf(source.verified, ['source', 'verified']),
  }
}

function partOf(kind: Kind, language: LanguageKey | null, values: Values, at: string[]): RulePart {
  for (const group of NEEDED[kind] ?? []) {
    if (!group.some((key) => values[key] !== undefined && values[key] !== null))
      throw new RuleFault(`${kind} needs ${group.map((key) => `“${key}”`).join(' or ')}`, at.length > 0 ? at : ['extends'])
  }
  if (values.message === undefined || values.message === null) throw new RuleFault('the key “message” is missing', at)
  const where = mapOf(values.where, [...at, 'where'])
  const unless = mapOf(values.unless, [...at, 'unless'])
  for (const key of Object.keys(where))
    if (!['page', 'not_page', 'subject'].includes(key)) throw new RuleFault(`the key “${key}” is not known in where`, [...at, 'where', key])
  for (const key of ['page', 'subject']) {
    const list = where[key]
    if (Array.isArray(list) && list.length === 0)
      throw new RuleFault(`“${key}” is empty: leave it out for every page`, [...at, 'where', key])
  }
  for (const key of Object.keys(unless)) {
    if (!['before', 'after', 'sentence', 'block', 'page'].includes(key))
      throw new RuleFault(`the key “${key}” is not known in unless`, [...at, 'unless', key])
  }
  const scope = textsOf(values.scope, [...at, 'scope'])
  for (const one of scope)
    for (const piece of one.split('&'))
      if (/\s/.test(piece.trim().split('.')[0]!)) throw new RuleFault(`the scope “${one}” contains blanks`, [...at, 'scope'])
  return {
    language,
    message: textOf(values.message, [...at, 'message']),
    solution: values.solution === undefined ? '' : textOf(values.solution, [...at, 'solution']).trim(),
    scope,
    where: {
      page: textsOf(where.page, [...at, 'where', 'page']),
      notPage: textsOf(where.not_page, [...at, 'where', 'not_page']),
      subject: textsOf(where.subject, [...at, 'where', 'subject']),
    },
    unless: {
      before: textsOf(unless.before, [...at, 'unless', 'before']),
      after: textsOf(unless.after, [...at, 'unless', 'after']),
      sentence: textsOf(unless.sentence, [...at, 'unless', 'sentence']),
      block: textsOf(unless.block, [...at, 'unless', 'block']),
      page: textsOf(unless.page, [...at, 'unless', 'page']),
    },
    negations: flagOf(values.negations, [...at, 'negations']),
    quotations: flagOf(values.quotations, [...at, 'quotations']),
    reports: flagOf(values.reports, [...at, 'reports']),
    claim: values.claim === undefined || values.claim === null ? null : oneOf(values.claim, CLAIMS, [...at, 'claim'], 'any'),
    exceptions: textsOf(values.exceptions, [...at, 'exceptions']),
    suggestion:
      values.suggestion !== undefined && values.suggestion !== null
        ? oneOf(values.suggestion, SUGGESTION_CLASSES, [...at, 'suggestion'], 'advice')
        : null,
    hits: samplesOf(values.hits, [...at, 'hits']).map(({ sample, entry, path }) => hitOf(sample, entry, path)),
    passes: samplesOf(values.passes, [...at, 'passes']).map(({ sample, entry, path }) => passOf(sample, entry, path)),
    keys: Object.fromEntries(Object.entries(values).filter(([key]) => isKindKey(kind, key.toLowerCase()))),
    classes: {},
    at,
  }
}

function samplesOf(value: unknown, at: string[]): { sample: Sample; entry: Values; path: (string | number)[] }[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) throw new RuleFault(`“${at.at(-1)}” must be a list`, at)
  return value.map((item: unknown, index) => {
    const path = [...at, index]
    if (typeof item !== 'object' || item === null) return { sample: { format: 'text', text: textOf(item, path) }, entry: {}, path }
    const entry = item as Values
    for (const key of Object.keys(entry)) {
      if (!['text', 'html', 'markdown', 'found', 'suggested'].includes(key))
        throw new RuleFault(`the key “${key}” is not known in ${at.at(-1)}`, [...path, key])
    }
    const [format, another] = (['text', 'html', 'markdown'] as const).filter((candidate) => entry[candidate] !== undefined)
    if (!format) throw new RuleFault('a sample needs text, html or markdown', path)
    if (another) throw new RuleFault(`a sample is ${format} or ${another}, not both`, [...path, another])
    return { sample: { format, text: textOf(entry[format], [...path, format]) }, entry, path }
  })
}

function passOf(sample: Sample, entry: Values, path: (string | number)[]): Sample {
  const promised = ['found', 'suggested'].find((key) => entry[key] !== undefined)
  if (promised !== undefined) throw new RuleFault(`a text to be left alone has nothing “${promised}”`, [...path, promised])
  return sample
}

function hitOf(sample: Sample, entry: Values, path: (string | number)[]): Hit {
  const found = entry.found === undefined ? null : textsOf(entry.found, [...path, 'found'])
  if (found?.length === 0) throw new RuleFault('a hit in which nothing is found is one of the “passes”', [...path, 'found'])
  return {
    ...sample,
    found,
    suggested: entry.suggested === undefined ? null : textOf(entry.suggested, [...path, 'suggested']),
  }
}

function checkLibraryRule(rule: Rule, values: Values) {
  for (const key of LIBRARY_KEYS) {
    const inSections = key === 'solution' && rule.parts.every((part) => part.solution !== '')
    if (values[key] === undefined && !inSections) throw new RuleFault(`a rule of the library needs “${key}”`)
  }
  for (const part of rule.parts) {
    const place = part.language === null ? [] : ['languages', part.language]
    // What a language model answers differs from one to the next, so a guideline cannot carry a proof.
    if (rule.kind === 'guideline') continue
    if (part.hits.length === 0 || part.passes.length === 0)
      throw new RuleFault('a rule of the library needs “hits” and “passes” in each language', place)
  }
}
