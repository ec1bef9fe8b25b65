import { TYPE_SCOPES } from '../../text/document-types.ts'
import { RuleFault } from '../definition/fault.ts'
import type { Rule, RulePart } from '../definition/rule.ts'
import { isSlotted } from '../terms/slots.ts'
import { expressionOf, termForms, type TermForm } from '../terms/terms.ts'
import { replacementOf } from '../definition/suggestion.ts'
import { flagOf, mapOf, textsOf } from '../definition/values.ts'

/** What each kind looks for, as a list of terms. */
const SOUGHT: Partial<Record<Rule['kind'], string>> = {
  existence: 'terms',
  substitution: 'replace',
  required: 'trigger',
  proximity: 'first',
}

/**
 * Of each of these a text is at most one. A heading may begin a list entry, so those two go together; `header` is a part of a page and
 * of a table.
 */
const BODIES = ['paragraph', 'table', 'figure', 'blockquote', 'button', 'label', 'alt']
const ONE_AT_MOST = [
  ['heading', ...BODIES, 'meta'],
  ['list', ...BODIES, 'meta'],
  ['heading', ...BODIES, 'title'],
  ['list', 'title'],
  ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ['main', 'nav', 'footer', 'aside'],
  ['sentence', 'strong', 'emphasis'],
  TYPE_SCOPES,
]
/** Symbols that make more of a token than its letters. */
const EXPRESSIVE = /[\\[\](){}*+?.^$|/]/
const WHOLES = ['raw', 'summary']

/** Refuses a rule of ours that takes back with one key what it says with another, so that it can never find what its author means. */
export function refuseContradiction(rule: Rule, part: RulePart): void {
  if (rule.format === 'vale') return
  for (const [index, scope] of part.scope.entries()) {
    const fault = scopeFault(scope)
    if (fault !== null) throw new RuleFault(`the scope “${scope}” fits nothing: ${fault}`, [...part.at, 'scope', index])
  }
  refuseSilenced(rule, part)
  refuseUnwantedPages(part)
  if (rule.kind === 'required') refuseAnswered(part)
  refuseOwnSuggestion(rule, part)
}

/** A rule that doubts others looks for nothing itself: keys that say where to look would be without effect. */
export function refuseOwnSearch(values: Record<string, unknown>, at: string[]): void {
  const key = ['scope', 'where', 'unless', 'exceptions', 'limit'].find((name) => !isEmpty(values[name]))
  if (key !== undefined)
    throw new RuleFault(`“${key}” means nothing beside “doubts”: the rule is asked about what other rules found, wherever that is`, [
      ...at,
      key,
    ])
}

/** Nothing, which takes back what a rule has from the one it extends. */
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === 0 || (typeof value === 'object' && Object.keys(value).length === 0)

/** Why no text can be all that a scope asks for. */
function scopeFault(scope: string): string | null {
  const pieces = scope.split('&').map((piece) => piece.trim())
  const wanted = new Set(['text', ...pieces.filter((piece) => !piece.startsWith('~')).flatMap((piece) => piece.split('.'))])
  // A field may be called anything.
  if (wanted.has('field')) return null
  if (['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].some((level) => wanted.has(level))) wanted.add('heading')
  const whole = WHOLES.find((name) => wanted.has(name))
  if (whole !== undefined && pieces.some((piece) => piece !== whole && piece !== 'text'))
    return `“${whole}” is everything at once and is no part of anything`
  for (const piece of pieces)
    if (
      piece.startsWith('~') &&
      piece
        .slice(1)
        .split('.')
        .every((name) => wanted.has(name))
    )
      return `it also asks for what is not “${piece.slice(1)}”`
  for (const names of ONE_AT_MOST) {
    const [one, other] = names.filter((name) => wanted.has(name))
    if (other !== undefined) return `nothing is both “${one}” and “${other}”`
  }
  return null
}

/** A term that stands in a list of what is left alone is never found. */
function refuseSilenced({ kind }: Rule, part: RulePart): void {
  const { keys, at, where, unless, exceptions } = part
  const lists: [string[], string[]][] = [
    [['exceptions'], exceptions],
    [['unless', 'sentence'], unless.sentence],
    [['unless', 'block'], unless.block],
    [['unless', 'page'], unless.page],
    [['where', 'not_page'], where.notPage],
  ]
  const sought = kind === 'existence' && keys.terms === undefined ? 'tokens' : SOUGHT[kind]
  const filled = lists.filter(([, list]) => list.length > 0)
  if (sought === undefined || filled.length === 0 || flagOf(keys.compounds, [...at, 'compounds'])) return
  const listed = kind === 'substitution' ? Object.keys(mapOf(keys[sought], [...at, sought])) : textsOf(keys[sought], [...at, sought])
  const fold = foldOf(part)
  for (const [path, list] of filled) {
    if (sought === 'tokens' && path[0] !== 'exceptions') continue
    const silent = new Set(list.flatMap((term) => formsOf(term).map(({ text }) => fold(text))))
    const term = listed.find(
      (one) => !(sought === 'tokens' && EXPRESSIVE.test(one)) && isCovered(one, (form) => silent.has(fold(form.text))),
    )
    if (term !== undefined)
      throw new RuleFault(`“${term}” is among the “${sought}” and among what “${path.join('.')}” leaves alone: it would never be found`, [
        ...at,
        ...path,
      ])
  }
}

/** A page that must have one of these and none of those. */
function refuseUnwantedPages(part: RulePart): void {
  const { where, unless, at } = part
  if (where.page.length === 0) return
  const fold = foldOf(part)
  for (const [path, list] of [
    [['where', 'not_page'], where.notPage],
    [['unless', 'page'], unless.page],
  ] as const) {
    const unwanted = new Set(list.map(fold))
    if (where.page.every((term) => unwanted.has(fold(term))))
      throw new RuleFault(`each page that “where.page” asks for is one that “${path.join('.')}” leaves alone`, [...at, ...path])
  }
}

/** What calls for a text is no call where it is that text. */
function refuseAnswered(part: RulePart): void {
  const { keys, at } = part
  if (flagOf(keys.prominent, [...at, 'prominent'])) return
  const fold = foldOf(part)
  const answers = [
    ...textsOf(keys.text, [...at, 'text']),
    ...textsOf(keys.pattern, [...at, 'pattern']).flatMap((term) => formsOf(term).map(({ text }) => text)),
  ].map((text) => ` ${fold(text)} `)
  const trigger = textsOf(keys.trigger, [...at, 'trigger']).find((term) =>
    isCovered(term, (form) => answers.some((answer) => ` ${fold(form.text)} `.includes(answer))),
  )
  if (trigger !== undefined)
    throw new RuleFault(`“${trigger}” calls for a text that it has in it already: nothing would ever be missing`, [...at, 'trigger'])
}

/** What is to be written instead must not be found in its turn. Where only capitals differ, they may be what the rule is about. */
function refuseOwnSuggestion({ kind }: Rule, part: RulePart): void {
  const { keys, at } = part
  const fold = foldOf(part)
  if (kind === 'existence') {
    const suggested = textsOf(keys.suggest, [...at, 'suggest'])
    const terms = new Set(suggested.length === 0 ? [] : textsOf(keys.terms, [...at, 'terms']).map(fold))
    const own = suggested.find((text) => terms.has(fold(text)))
    if (own !== undefined) throw new RuleFault(`“${own}” is to be written, and is among the “terms” that are found`, [...at, 'suggest'])
  }
  if (kind !== 'substitution') return
  const pairs = Object.entries(mapOf(keys.replace, [...at, 'replace']))
  const terms = new Set(pairs.map(([term]) => fold(term)))
  for (const [term, value] of pairs) {
    const path = [...at, 'replace', term]
    const own = replacementOf(value, path)?.texts.find((text) => text === term || (fold(text) !== fold(term) && terms.has(fold(text))))
    if (own !== undefined)
      throw new RuleFault(
        own === term ? `“${term}” is to be replaced by itself` : `“${own}” is to be written instead of “${term}”, and is itself replaced`,
        path,
      )
  }
}

const foldOf = ({ keys, at }: RulePart) =>
  !flagOf(keys.ignorecase, [...at, 'ignorecase'], true) ? (text: string) => text.trim() : (text: string) => text.trim().toLowerCase()

const formsOf = (term: string): TermForm[] => (expressionOf(term) === null && !isSlotted(term) ? termForms(term) : [])

/** Whether something holds for every way a term can be written; of an expression and of an open end that cannot be said. */
function isCovered(term: string, holds: (form: TermForm) => boolean): boolean {
  const forms = formsOf(term)
  return forms.length > 0 && forms.every((form) => !form.openStart && !form.openEnd && holds(form))
}
