import { RuleFault } from '../definition/fault.ts'
import type { Rule, RulePart, SuggestionClass } from '../definition/rule.ts'
import { isPartOf, needsAdvice, replacementOf } from '../definition/suggestion.ts'
import { flagOf, mapOf, mergedMapOf, textsOf } from '../definition/values.ts'

/** One thing a rule suggests, and where its file says so. */
interface Suggested {
  found: string
  texts: string[]
  path: (string | number)[]
  own: SuggestionClass | null
  /** Something is added to what stands there. */
  adds?: true
}

/** Refuses a rule that states another class for what it suggests than the content allows. A rule of the library must state one. */
export function refuseUntrueClass(rule: Rule, part: RulePart, library: boolean): void {
  const all = suggestedBy(rule, part)
  if (all.length === 0 && part.suggestion !== null)
    throw new RuleFault('“suggestion” says nothing where nothing is suggested', [...part.at, 'suggestion'])
  for (const suggested of all) {
    const stated = suggested.own ?? part.suggestion
    if (stated === null && library)
      throw new RuleFault('a rule of the library that suggests something needs “suggestion”: wording, removal or advice', suggested.path)
    if (stated === null || stated === 'advice') continue
    const fault = faultOf(suggested, stated)
    if (fault !== null) throw new RuleFault(fault, suggested.path)
  }
}

function faultOf({ found, texts, adds }: Suggested, stated: SuggestionClass): string | null {
  if (adds) return `what is added to a text is advice, not ${stated}`
  for (const text of texts) {
    const reason = needsAdvice(found, text)
    if (reason !== null) return `“${text}” ${reason}: it is advice, not ${stated}`
    if (stated === 'wording' && text === '') return 'to leave a text out is a removal, not wording'
    if (stated === 'removal' && !isPartOf(found, text))
      return `“${text}” writes more than was there: it is wording or advice, not a removal`
  }
  return null
}

function suggestedBy({ kind }: Rule, { keys, at }: RulePart): Suggested[] {
  if (kind === 'required') {
    const texts = textsOf(keys.text, [...at, 'text'])
    return texts.length === 0 ? [] : [{ found: '', texts, path: [...at, 'text'], own: null, adds: true }]
  }
  if (kind === 'substitution' && keys.replace !== undefined && keys.replace !== null)
    return Object.entries(mapOf(keys.replace, [...at, 'replace'])).flatMap(([term, value]) => {
      const path = [...at, 'replace', term]
      const replacement = replacementOf(value, path)
      return replacement === null ? [] : [{ found: term, texts: replacement.texts, path, own: replacement.stated }]
    })
  if (kind === 'substitution') return ofSwap(keys, at)
  if (kind === 'existence' && keys.terms !== undefined && keys.terms !== null) {
    const found = textsOf(keys.terms, [...at, 'terms']).join(' ')
    if (flagOf(keys.remove, [...at, 'remove'])) return [{ found, texts: [''], path: [...at, 'remove'], own: null }]
    const texts = textsOf(keys.suggest, [...at, 'suggest'])
    return texts.length === 0 ? [] : [{ found, texts, path: [...at, 'suggest'], own: null }]
  }
  return kind === 'existence' || kind === 'repetition' ? ofAction(keys, at) : []
}

function ofSwap(keys: RulePart['keys'], at: string[]): Suggested[] {
  const byAction = ofAction(keys, at)
  if (byAction.length > 0) return byAction
  return Object.entries(mergedMapOf(keys.swap, [...at, 'swap'])).flatMap(([expression, text]) =>
    typeof text === 'string' && text !== '' ? [{ found: expression, texts: [text], path: [...at, 'swap', expression], own: null }] : [],
  )
}

/** What an action makes of a text depends on the text, unless it takes it out or writes a fixed one. */
function ofAction(keys: RulePart['keys'], at: string[]): Suggested[] {
  const { name, params } = mapOf(keys.action, [...at, 'action'])
  const path = [...at, 'action']
  const found = JSON.stringify([keys.tokens ?? null, keys.raw ?? null, keys.swap ?? null])
  if (name === 'remove') return [{ found, texts: [''], path, own: null }]
  const texts = name === 'replace' ? textsOf(params, [...path, 'params']).slice(0, 1) : []
  return texts.length > 0 || name === 'edit' ? [{ found, texts, path, own: null }] : []
}
