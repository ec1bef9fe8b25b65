import { RULE_PARTS } from '../contract/values.ts'
import type { RulePart } from '../contract/values.ts'
/** What changed of a rule, in the words of the workshop's form: one line for each part that is another now. */
interface ChangeInWords {
  part: RulePart
  /** Of a section of one language; null: of the whole rule. */
  language: string | null
  /** The key in the file. */
  key: string
  added: string[]
  removed: string[]
}

const KEYS: Record<Exclude<RulePart, 'other'>, string[]> = {
  name: ['name', 'description'],
  // biome-ignore format: one line for each is a page
  looks_for: [
    'extends', 'terms', 'tokens', 'raw', 'swap', 'replace', 'first', 'second', 'trigger', 'text', 'pattern', 'within', 'order',
    'mode', 'token', 'min', 'max', 'either', 'match', 'formula', 'condition', 'metrics', 'grade', 'guideline', 'threshold',
    'model', 'ignorecase', 'compounds', 'accents', 'scope', 'where', 'nonword',
  ],
  leaves_alone: [
    'exceptions',
    'unless',
    'negations',
    'quotations',
    'reports',
    'claim',
    'yields',
    'doubts',
    'disarmed_by',
    'supersedes',
    'limit',
  ],
  tells: ['message', 'solution', 'suggestion', 'suggest', 'remove', 'add', 'action', 'link'],
  severity: ['severity', 'level'],
  runs: ['applies', 'jurisdiction', 'sector', 'channels', 'default'],
  law: ['explanation', 'source'],
  examples: ['hits', 'passes'],
}

const partOf = (key: string): RulePart =>
  (Object.keys(KEYS) as (keyof typeof KEYS)[]).find((part) => KEYS[part].includes(key.toLowerCase().split('.')[0]!)) ?? 'other'

type Values = Record<string, unknown>
const isMap = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The entries of a value as texts: of a list each, of a mapping `key: value`, of anything else itself. */
function entriesOf(value: unknown): string[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.map(asText)
  if (isMap(value)) return Object.entries(value).flatMap(([key, each]) => entriesOf(each).map((text) => `${key}: ${text}`))
  return [String(value)]
}

function asText(value: unknown): string {
  if (!isMap(value)) return String(value)
  const { text, html, markdown } = value
  return String(text ?? html ?? markdown ?? JSON.stringify(value))
}

/** What two versions of a rule say differently, in the order of the form. */
export function changesInWords(before: Values, after: Values): ChangeInWords[] {
  const [one, other] = [sectionsOf(before), sectionsOf(after)]
  const languages = [...new Set([...one.keys(), ...other.keys()])]
  const changes = languages.flatMap((language) => {
    const [old, now] = [one.get(language) ?? {}, other.get(language) ?? {}]
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key): ChangeInWords[] => {
      const [was, is] = [entriesOf(old[key]), entriesOf(now[key])]
      const added = is.filter((entry) => !was.includes(entry))
      const removed = was.filter((entry) => !is.includes(entry))
      return added.length + removed.length === 0 ? [] : [{ part: partOf(key), language, key, added, removed }]
    })
  })
  return changes.toSorted((a, b) => RULE_PARTS.indexOf(a.part) - RULE_PARTS.indexOf(b.part))
}

/** Parts that a rule has and that stayed as they were. */
export function partsAsBefore(after: Values, changes: ChangeInWords[]): RulePart[] {
  const there = new Set([...sectionsOf(after).values()].flatMap((section) => Object.keys(section).map(partOf)))
  return RULE_PARTS.filter((part) => part !== 'other' && there.has(part) && !changes.some((change) => change.part === part))
}

function sectionsOf(values: Values): Map<string | null, Values> {
  const { languages, ...own } = values
  const sections = new Map<string | null, Values>([[null, own]])
  if (isMap(languages)) for (const [language, section] of Object.entries(languages)) if (isMap(section)) sections.set(language, section)
  return sections
}
