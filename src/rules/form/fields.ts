import type { LanguageKey } from '../../languages.ts'
import type { Kind, Sample, SuggestionClass } from '../definition/rule.ts'

/** What stands under a key, as the form holds it. An absent key is `undefined`. */
export type FieldType = 'text' | 'list' | 'flag' | 'number' | 'replacements' | 'hits' | 'passes'

export interface FormReplacement {
  term: string
  /** Null: found, and nothing is suggested. An empty text: leave it out. */
  write: string[] | null
  suggestion: SuggestionClass | null
}

export interface FormHit extends Sample {
  found: string[] | null
  suggested: string | null
}

export type Value = string | string[] | boolean | number | FormReplacement[] | FormHit[] | Sample[]

/** The fields by name. A name with a dot stands inside a mapping: `source.url` is `url` under `source`. */
const RULE_FIELDS = {
  name: 'text',
  description: 'text',
  explanation: 'text',
  'source.citation': 'text',
  'source.url': 'text',
  jurisdiction: 'list',
  sector: 'list',
  channels: 'list',
  severity: 'text',
  'applies.from': 'text',
  'applies.until': 'text',
  'applies.sites': 'list',
  'applies.paths': 'list',
} as const satisfies Record<string, FieldType>

/** Those that may stand at the top and in a language's section, where they hold for that language alone. */
const PART_FIELDS = {
  scope: 'list',
  'where.page': 'list',
  'where.not_page': 'list',
  'where.subject': 'list',
  terms: 'list',
  replace: 'replacements',
  trigger: 'list',
  text: 'list',
  pattern: 'list',
  first: 'list',
  second: 'list',
  mode: 'text',
  order: 'text',
  within: 'text',
  prominent: 'flag',
  add: 'text',
  token: 'text',
  min: 'number',
  max: 'number',
  formula: 'text',
  condition: 'text',
  metrics: 'list',
  grade: 'number',
  model: 'text',
  faults: 'list',
  clean: 'list',
  threshold: 'number',
  guideline: 'text',
  compounds: 'flag',
  ignorecase: 'flag',
  accents: 'text',
  exceptions: 'list',
  'unless.before': 'list',
  'unless.after': 'list',
  'unless.sentence': 'list',
  'unless.block': 'list',
  'unless.page': 'list',
  negations: 'flag',
  quotations: 'flag',
  reports: 'flag',
  claim: 'text',
  message: 'text',
  solution: 'text',
  suggestion: 'text',
  suggest: 'list',
  remove: 'flag',
  hits: 'hits',
  passes: 'passes',
} as const satisfies Record<string, FieldType>

export type RuleFieldName = keyof typeof RULE_FIELDS
export type PartFieldName = keyof typeof PART_FIELDS
export type FieldName = RuleFieldName | PartFieldName
type TypeNamed<Type extends FieldType> = Type extends 'text'
  ? string
  : Type extends 'list'
    ? string[]
    : Type extends 'flag'
      ? boolean
      : Type extends 'number'
        ? number
        : Type extends 'replacements'
          ? FormReplacement[]
          : Type extends 'hits'
            ? FormHit[]
            : Sample[]

export type PartValues = { [Name in PartFieldName]?: TypeNamed<(typeof PART_FIELDS)[Name]> }
export type RuleValues = { [Name in RuleFieldName]?: TypeNamed<(typeof RULE_FIELDS)[Name]> } & PartValues

export interface Form {
  kind: FormKind
  /** What stands at the top of the file: it holds for every language. */
  rule: RuleValues
  /** What stands in the sections of languages; empty for a rule that looks at every language. */
  languages: { [Language in LanguageKey]?: PartValues }
  /** Keys of the file that the form does not show, such as `supersedes` or `DE: tokens`. They stay as they are. */
  unshown: string[]
}

export const FIELD_TYPES: Record<FieldName, FieldType> = { ...RULE_FIELDS, ...PART_FIELDS }
export const RULE_FIELD_NAMES = Object.keys(FIELD_TYPES) as FieldName[]
export const PART_FIELD_NAMES = Object.keys(PART_FIELDS) as PartFieldName[]

/** The kinds that the form can write. The others are written as YAML. */
export const FORM_KINDS = [
  'existence',
  'substitution',
  'required',
  'proximity',
  'occurrence',
  'metric',
  'readability',
  'learned',
  'guideline',
] as const satisfies Kind[]
export type FormKind = (typeof FORM_KINDS)[number]

const TERMS: PartFieldName[] = ['compounds', 'ignorecase', 'accents']

/** The fields that only some kinds have. */
export const KIND_FIELDS: Record<FormKind, PartFieldName[]> = {
  existence: ['terms', 'suggest', 'remove', ...TERMS],
  substitution: ['replace', ...TERMS],
  required: ['trigger', 'text', 'pattern', 'within', 'prominent', 'add', ...TERMS],
  proximity: ['first', 'second', 'within', 'mode', 'order', ...TERMS],
  occurrence: ['token', 'min', 'max', 'ignorecase'],
  metric: ['formula', 'condition'],
  readability: ['metrics', 'grade'],
  learned: ['model', 'faults', 'clean', 'threshold'],
  guideline: ['guideline'],
}

const OF_SOME_KIND = new Set<FieldName>(Object.values(KIND_FIELDS).flat())

/** Whether a rule of this kind may have the field. */
export const hasField = (kind: FormKind, name: FieldName): boolean =>
  !OF_SOME_KIND.has(name) || KIND_FIELDS[kind].includes(name as PartFieldName)

/** In which order keys are written into a file that does not have them yet. */
export const KEY_ORDER = [...new Set(['extends', ...RULE_FIELD_NAMES.map((name) => name.split('.')[0]!), 'languages'])]
