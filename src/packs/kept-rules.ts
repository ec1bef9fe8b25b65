import path from 'node:path'
import type { Pack } from './pack.ts'
import { meaningOf, versionOf } from './meaning.ts'
import { RULES_FOLDER } from '../places.ts'
import { openSections, writeSections, type Sections } from '../upkeep/sections.ts'
import { LANGUAGE_KEYS, type LanguageKey } from '../languages.ts'
import type { ClassBook, Refusal, Rule, RulePart } from '../rules/index.ts'
import { rememberNeeds, type KeptNeeds } from '../rules/expression/literals.ts'

/*
 * The rules as they are kept between starts: what is asked of every rule in one section, and what a rule says, looks for and is proved
 * on in one of each language. A page in one language never reads the others.
 */

export interface RulesRead {
  rules: Rule[]
  refused: Refusal[]
  packs: Pack[]
  classes: ClassBook
  /** What the expressions of a language need, `all` for those of every language: finding that out takes longer than all the rest. */
  needs: Partial<Record<Spoken, Record<string, KeptNeeds>>>
}

export type Spoken = LanguageKey | 'all'

export const SPOKEN: readonly Spoken[] = [...LANGUAGE_KEYS, 'all']

export interface OpenedRules {
  rules: Rule[]
  refused: Refusal[]
  packs: Pack[]
  classes(): ClassBook
  hashes: Map<string, string>
  versions: Map<Rule, string>
  meanings: Map<Rule, string>
}

/** Of a part what only its own language's texts ask for. */
const LATER = ['message', 'solution', 'where', 'unless', 'exceptions', 'hits', 'passes', 'keys'] as const
type Later = Pick<RulePart, (typeof LATER)[number] | 'classes'>
type AtOnce = Omit<RulePart, keyof Later>

interface Main {
  rules: (Omit<Rule, 'parts'> & { parts: AtOnce[] })[]
  refused: Refusal[]
  packs: Pack[]
  hashes: [file: string, hash: string][]
  versions: string[]
  meanings: string[]
}

interface Section {
  /** The words of each class that the parts name: many name the same. */
  words: RulePart['classes']
  /** By the number of the rule. */
  parts: Record<number, Omit<Later, 'classes'> & { classes: string[] }>
  needs: Record<string, KeptNeeds>
}

const spokenBy = (part: Pick<RulePart, 'language'>): Spoken => part.language ?? 'all'

export function writeRules(read: RulesRead, hashes: ReadonlyMap<string, string>, options: { compressed: boolean }): Buffer {
  const versions = read.rules.map((rule) => versionOf(rule, hashes))
  const main: Main = {
    rules: read.rules.map((rule) => ({ ...rule, file: withinRules(rule.file), parts: rule.parts.map(withoutLater) })),
    refused: read.refused,
    packs: read.packs,
    hashes: [...hashes].map(([file, hash]) => [withinRules(file), hash]),
    versions,
    meanings: read.rules.map((rule, number) => meaningOf(rule, versions[number]!)),
  }
  const sections = Object.fromEntries(SPOKEN.map((spoken) => [spoken, sectionOf(spoken, read)]))
  return writeSections({ main, classes: read.classes, ...sections }, options)
}

const withinRules = (file: string) => path.relative(RULES_FOLDER, file).replaceAll(path.sep, '/')

function withoutLater(part: RulePart): AtOnce {
  const rest: Partial<RulePart> = { ...part }
  for (const name of [...LATER, 'classes'] as const) delete rest[name]
  return rest as AtOnce
}

function sectionOf(spoken: Spoken, { rules, needs }: RulesRead): Section {
  const section: Section = { words: {}, parts: {}, needs: needs[spoken] ?? {} }
  for (const [number, { parts }] of rules.entries())
    for (const part of parts) {
      if (spokenBy(part) !== spoken) continue
      const { message, solution, where, unless, exceptions, hits, passes, keys, classes } = part
      Object.assign(section.words, classes)
      section.parts[number] = { message, solution, where, unless, exceptions, hits, passes, keys, classes: Object.keys(classes) }
    }
  return section
}

/** Null where the file is not whole. */
export function openRules(bytes: Buffer): OpenedRules | null {
  const sections = openSections(bytes)
  if (sections === null) return null
  const main = sections('main') as Main
  const file = (within: string) => path.join(RULES_FOLDER, within)
  const later = readersOf(sections)
  const rules = main.rules.map(
    (rule, number): Rule => ({
      ...rule,
      file: file(rule.file),
      parts: rule.parts.map((part) => partOf(part, later[spokenBy(part)], number)),
    }),
  )
  const byRule = (values: string[]) => new Map(rules.map((rule, number) => [rule, values[number]!]))
  return {
    rules,
    refused: main.refused,
    packs: main.packs,
    classes: once(() => sections('classes') as ClassBook),
    hashes: new Map(main.hashes.map(([within, hash]) => [file(within), hash])),
    versions: byRule(main.versions),
    meanings: byRule(main.meanings),
  }
}

type Reader = () => Record<number, Later>

function readersOf(sections: Sections): Record<Spoken, Reader> {
  const reader = (spoken: Spoken) =>
    once(() => {
      const { words, parts, needs } = sections(spoken) as Section
      rememberNeeds(needs)
      const known = parts as unknown as Record<number, Later>
      for (const [number, { classes }] of Object.entries(parts))
        known[Number(number)]!.classes = Object.fromEntries(classes.map((name) => [name, words[name]!]))
      return known
    })
  return Object.fromEntries(SPOKEN.map((spoken) => [spoken, reader(spoken)])) as Record<Spoken, Reader>
}

/** The part with all that its section says of it, read when one of them is first asked for. A copy of it (`{ ...part }`) reads it too. */
const partOf = (part: AtOnce, later: Reader, number: number): RulePart => ({
  ...part,
  get message() {
    return later()[number]!.message
  },
  get solution() {
    return later()[number]!.solution
  },
  get where() {
    return later()[number]!.where
  },
  get unless() {
    return later()[number]!.unless
  },
  get exceptions() {
    return later()[number]!.exceptions
  },
  get hits() {
    return later()[number]!.hits
  },
  get passes() {
    return later()[number]!.passes
  },
  get keys() {
    return later()[number]!.keys
  },
  get classes() {
    return later()[number]!.classes
  },
})

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}
