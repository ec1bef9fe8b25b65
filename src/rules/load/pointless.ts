import { TYPE_SCOPES } from '../../text/document-types.ts'
import type { Builder } from '../kinds/kind.ts'
import { RuleFault } from '../definition/fault.ts'
import { MOST_FILLERS, namesTooManyFillers } from '../definition/message.ts'
import type { Rule, RulePart } from '../definition/rule.ts'
import { mapOf, textsOf } from '../definition/values.ts'

/** Lists and texts that say nothing when they are empty. */
const LISTS: Partial<Record<Rule['kind'], string[]>> = {
  existence: ['terms', 'tokens', 'raw', 'suggest'],
  occurrence: ['token'],
  repetition: ['tokens'],
  conditional: ['first', 'second'],
  readability: ['metrics'],
  proximity: ['first', 'second'],
  required: ['trigger', 'text', 'pattern'],
  guideline: ['guideline'],
  learned: ['faults', 'clean'],
}
const MAPS: Partial<Record<Rule['kind'], string>> = { substitution: 'replace', consistency: 'either' }

/** Keys that say the same thing in two ways: the second would not be looked at. */
const EITHER: [string, string][] = [
  ['terms', 'tokens'],
  ['terms', 'raw'],
  ['replace', 'swap'],
  ['suggest', 'remove'],
  ['model', 'faults'],
  ['model', 'clean'],
]

/** Keys that are read only beside others: beside these they say nothing. */
const UNREAD: [string, string[]][] = [
  ['terms', ['nonword', 'append', 'vocab', 'action']],
  ['tokens', ['suggest', 'remove', 'compounds', 'accents']],
  ['raw', ['suggest', 'remove', 'compounds', 'accents']],
  ['replace', ['nonword', 'vocab', 'capitalize', 'pos', 'action']],
  ['swap', ['compounds', 'accents']],
]

/** What a rule can name as its scope; a field has any name after it. */
const SCOPES = new Set([
  ...(
    'text title meta description heading h1 h2 h3 h4 h5 h6 paragraph sentence list item term continued table header cell ' +
    'caption blockquote figure button link strong emphasis code deleted alt attr attribute placeholder label field main nav ' +
    'footer aside summary raw'
  ).split(' '),
  ...TYPE_SCOPES,
])

/** Scopes that are more or less than a block. */
const PIECES = ['sentence', 'link', 'strong', 'emphasis', 'raw', 'summary']

/**
 * Refuses what a rule says that can never find anything, or that nobody would look at. Rules in Vale's format are taken as Vale takes
 * them.
 */
export function refusePointless(rule: Rule, part: RulePart): void {
  if (rule.format === 'vale') return
  const { keys, at } = part
  if (rule.kind === 'guideline' && part.hits.length + part.passes.length > 0)
    throw new RuleFault('a guideline cannot be proved: what a language model answers differs from one to the next', [
      ...at,
      part.hits.length > 0 ? 'hits' : 'passes',
    ])
  const piece = isSet(keys.whole) ? part.scope.flatMap(wantedIn).find((name) => PIECES.includes(name)) : undefined
  if (piece !== undefined) throw new RuleFault(`a page that is read whole is read block by block: “${piece}” is none`, [...at, 'scope'])
  if (part.message.trim() === '') throw new RuleFault('“message” is empty', [...at, 'message'])
  if (namesTooManyFillers(part.message))
    throw new RuleFault(`the places of “message” are numbered from 1 to ${MOST_FILLERS}`, [...at, 'message'])
  for (const key of LISTS[rule.kind] ?? []) {
    if (isSet(keys[key]) && textsOf(keys[key], [...at, key]).every((text) => text.trim() === ''))
      throw new RuleFault(`“${key}” is empty`, [...at, key])
  }
  const map = MAPS[rule.kind]
  if (map !== undefined && isSet(keys[map]) && Object.keys(mapOf(keys[map], [...at, map])).length === 0)
    throw new RuleFault(`“${map}” is empty`, [...at, map])
  for (const [beside, unread] of UNREAD) {
    const key = isSet(keys[beside]) ? unread.find((name) => isSet(keys[name])) : undefined
    if (key !== undefined) throw new RuleFault(`“${key}” says nothing beside “${beside}”`, [...at, key])
  }
  if (rule.kind === 'required' && isSet(keys.within) && !isSet(keys.trigger))
    throw new RuleFault('“within” is how near to the “trigger”, and there is none', [...at, 'within'])
  for (const [one, other] of EITHER) {
    if (isSet(keys[one]) && isSet(keys[other])) throw new RuleFault(`“${one}” and “${other}” cannot stand together`, [...at, other])
  }
  for (const scope of part.scope)
    for (const name of namesIn(scope)) if (!SCOPES.has(name)) throw new RuleFault(`the scope “${name}” is not known`, [...at, 'scope'])
}

const isSet = (value: unknown) => value !== undefined && value !== null && value !== false

/** What a scope asks for, without what it leaves out. */
const wantedIn = (scope: string): string[] =>
  namesIn(
    scope
      .split('&')
      .filter((one) => !one.trim().startsWith('~'))
      .join('&'),
  )

const namesIn = (scope: string): string[] =>
  scope.split('&').flatMap((piece) => {
    const names = piece.trim().replace(/^~/, '').split('.')
    return names[0] === 'field' || names[0] === 'attribute' || names[0] === 'meta' ? [names[0]] : names
  })

/** Reads the lists beside what a kind looks for, so that a mistake in them is named before any text is checked. */
export function readLists({ where, unless, exceptions }: RulePart, patterns: Builder['patterns'], ownExceptions: boolean): void {
  const lists: Record<string, string[]> = {
    'where.page': where.page,
    'where.subject': where.subject,
    'where.not_page': where.notPage,
    'unless.before': unless.before,
    'unless.after': unless.after,
    'unless.sentence': unless.sentence,
    'unless.block': unless.block,
    'unless.page': unless.page,
    exceptions: ownExceptions ? exceptions : [],
  }
  for (const [key, list] of Object.entries(lists)) if (list.length > 0) patterns(key, list)
}
