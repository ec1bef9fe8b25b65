import { OWN_KINDS } from '../definition/rule.ts'
import type { Kind } from '../definition/rule.ts'

/** Keys any rule may have, whatever its kind. `tests` are Vale's own cases: they are left to Vale. */
const COMMON = [
  'extends',
  'message',
  'level',
  'scope',
  'link',
  'limit',
  'name',
  'description',
  'action',
  'matchcase',
  'tests',
  'severity',
  'explanation',
  'source',
  'laws',
  'jurisdiction',
  'sector',
  'channels',
  'supersedes',
  'confidence',
  'solution',
  'languages',
  'where',
  'unless',
  'negations',
  'quotations',
  'reports',
  'claim',
  'default',
  'yields',
  'exceptions',
  'suggestion',
  'hits',
  'passes',
  'applies',
  'about',
  'protects',
  'elsewhere',
]

/**
 * Keys Vale does not know: a rule with one of them is one of ours. `suggestion`, `confidence`, `applies`, `about`, `protects`, `hits` and
 * `passes` are not among them: they say nothing about how a text is read, so that a team may state them in its Vale rules without having
 * them read in another way.
 */
export const OWN_KEYS = [
  'severity',
  'explanation',
  'jurisdiction',
  'sector',
  'channels',
  'supersedes',
  'solution',
  'languages',
  'where',
  'unless',
  'negations',
  'quotations',
  'reports',
  'claim',
  'default',
  'yields',
  'terms',
  'replace',
]

export const isOwnFormat = (kind: Kind, keys: string[]) => OWN_KINDS.includes(kind) || keys.some((key) => OWN_KEYS.includes(key))

const TERM_KEYS = ['compounds', 'accents', 'ignorecase']

const KIND_KEYS: Record<Kind, string[]> = {
  existence: ['tokens', 'raw', 'nonword', 'append', 'vocab', 'terms', 'suggest', 'remove', ...TERM_KEYS],
  substitution: ['swap', 'replace', 'nonword', 'vocab', 'capitalize', 'pos', ...TERM_KEYS],
  occurrence: ['token', 'min', 'max', 'ignorecase'],
  repetition: ['tokens', 'max', 'ignorecase', 'alpha', 'vocab'],
  consistency: ['either', 'nonword', 'ignorecase'],
  conditional: ['first', 'second', 'ignorecase', 'vocab'],
  capitalization: ['match', 'style', 'indicators', 'threshold', 'vocab', 'prefix'],
  metric: ['formula', 'condition'],
  readability: ['metrics', 'grade'],
  // `ignorecase` says nothing here: a word may always begin with a capital.
  spelling: ['filters', 'ignore', 'custom', 'append', 'dictionaries', 'aff', 'dic', 'dicpath', 'threshold', 'vocab', 'ignorecase'],
  sequence: ['tokens', 'ignorecase'],
  required: ['trigger', 'text', 'pattern', 'within', 'prominent', 'add', ...TERM_KEYS],
  proximity: ['first', 'second', 'within', 'mode', 'order', ...TERM_KEYS],
  learned: ['model', 'faults', 'clean', 'threshold', 'measured'],
  guideline: ['guideline', 'whole', 'doubts', 'disarmed_by'],
}

const RULE_ONLY = [
  'extends',
  'source',
  'severity',
  'level',
  'jurisdiction',
  'sector',
  'channels',
  'supersedes',
  'confidence',
  'languages',
  'limit',
  'link',
  'tests',
  'default',
  'yields',
  'doubts',
  'disarmed_by',
  'applies',
  'about',
  'protects',
  'elsewhere',
]

export const keysOf = (kind: Kind): string[] => [...COMMON, ...KIND_KEYS[kind]]

export function isKey(kind: Kind, key: string): boolean {
  return COMMON.includes(key) || KIND_KEYS[kind].includes(key)
}

/** Whether a key is for the kind itself to read; the others are read by `loadRules`, which keeps what they say elsewhere. */
export const isKindKey = (kind: Kind, key: string): boolean => KIND_KEYS[kind].includes(key) || key === 'action'

export function isLanguageKey(kind: Kind, key: string): boolean {
  return isKey(kind, key) && !RULE_ONLY.includes(key)
}

/** What a rule of the built-in library must say beyond what any rule must. */
export const LIBRARY_KEYS = ['name', 'description', 'explanation', 'source', 'jurisdiction', 'severity', 'solution']

/** What each kind cannot do without: one key of each group. */
export const NEEDED: Partial<Record<Kind, string[][]>> = {
  existence: [['tokens', 'raw', 'terms']],
  substitution: [['swap', 'replace']],
  occurrence: [['token'], ['min', 'max']],
  repetition: [['tokens']],
  consistency: [['either']],
  conditional: [['first'], ['second']],
  capitalization: [['match']],
  metric: [['formula'], ['condition']],
  readability: [['metrics'], ['grade']],
  sequence: [['tokens']],
  required: [['text', 'pattern']],
  proximity: [['first'], ['second']],
  learned: [['model', 'faults']],
  guideline: [['guideline']],
}
