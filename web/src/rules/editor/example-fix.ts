import type { LanguageKey } from '../../../../src/languages.ts'
import { placeOf, valueAt, withField } from '../../../../src/rules/form/change.ts'
import type { Form, PartFieldName } from '../../../../src/rules/form/fields.ts'
import { stemOf, withEnding } from '../../../../src/rules/form/inflect.ts'
import { escaped } from '../../../../src/rules/form/new-rule.ts'
import type { Schemas } from '../../base/api.ts'
import { strings } from '../../base/strings.ts'

const words = strings.ruleEditor
type Proof = Schemas['RuleTry']['proofs'][number]

/** What is wrong with an example, and one change that would fix it. */
interface ExampleFix {
  said: string
  label?: string
  fixed?: Form
}

const WORDING: PartFieldName[] = ['terms', 'trigger', 'first']

/** The list of words a rule starts from, with one more form of a term, or one more term. */
export function withForm(form: Form, language: LanguageKey | null, term: string | null, ending: string | null, text: string): Form {
  const replaced = valueAt(form, 'replace', language)
  if (form.kind === 'substitution') {
    const pairs = replaced ?? []
    const next =
      term !== null && ending !== null
        ? pairs.map((pair) => (pair.term === term ? { ...pair, term: withEnding(term, ending) } : pair))
        : [...pairs, { term: escaped(text), write: null, suggestion: null }]
    return withField(form, 'replace', placeOf(form, 'replace', language), next)
  }
  const name = form.kind === 'required' ? 'trigger' : form.kind === 'proximity' ? 'first' : 'terms'
  const list = (valueAt(form, name, language) ?? []) as string[]
  const next =
    term !== null && ending !== null ? list.map((each) => (each === term ? withEnding(term, ending) : each)) : [...list, escaped(text)]
  return withField(form, name, placeOf(form, name, language), [...new Set(next)])
}

export function withException(form: Form, language: LanguageKey | null, text: string): Form {
  const list = valueAt(form, 'exceptions', language) ?? []
  return withField(form, 'exceptions', placeOf(form, 'exceptions', language), [...new Set([...list, escaped(text)])])
}

export function fixOf(proof: Proof, form: Form, language: LanguageKey | null): ExampleFix {
  if (proof.kind === 'pass') {
    if (proof.found.startsWith('the rule failed')) return { said: proof.found }
    const found = proof.found.split(' | ')[0]!
    const at = proof.text.indexOf(found)
    const next = at < 0 ? undefined : /^\s+[\p{L}\p{M}\p{N}-]+/u.exec(proof.text.slice(at + found.length))?.[0]
    const phrase = found + (next ?? '').replaceAll(/\s+/g, ' ')
    return { said: words.fixFound(found), label: words.fixExcept(phrase), fixed: withException(form, language, phrase) }
  }
  if (proof.found === 'nothing') {
    const lists = WORDING.flatMap((name) => (valueAt(form, name, language) ?? []) as string[])
    const terms = [...lists, ...(valueAt(form, 'replace', language) ?? []).map(({ term }) => term)]
    for (const [word] of proof.text.matchAll(/[\p{L}\p{M}\p{N}-]+/gu)) {
      const term = terms.find((each) => {
        const stem = stemOf(each)
        return stem !== null && stem.length > 2 && word.length > stem.length && word.toLowerCase().startsWith(stem.toLowerCase())
      })
      if (term === undefined) continue
      const ending = word.slice(stemOf(term)!.length)
      return {
        said: `${words.fixNothing} ${words.fixEnding(ending, stemOf(term)!)}:`,
        label: words.fixEndingDo(word),
        fixed: withForm(form, language, term, ending, word),
      }
    }
    return { said: `${words.fixNothing} ${words.fixNothingHelp}` }
  }
  const place = placeOf(form, 'hits', language)
  const hits = (valueAt(form, 'hits', language) ?? []).map((hit) =>
    hit.text === proof.text ? { ...hit, found: proof.found.split(' | ') } : hit,
  )
  const isOfFound =
    !proof.found.startsWith('the rule failed') && hits.every(({ suggested, text }) => text !== proof.text || suggested === null)
  return {
    said: words.fixOther(proof.expected, proof.found),
    ...(isOfFound && { label: words.fixTake, fixed: withField(form, 'hits', place, hits) }),
  }
}
