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

export interface MissingForm {
  /** As it stands in the text. */
  word: string
  /** The wording of the rule that it is a form of, the part they share, and what the rule lacks. */
  term: string
  stem: string
  ending: string
}

/** The longest ending of a word: what is longer is another word that begins alike. */
const LONGEST_ENDING = 5

/** Words of a text that are forms of the rule's wording which it does not have: “miracles” where “miracle” is banned. */
export function missingForms(text: string, form: Form, language: LanguageKey | null): MissingForm[] {
  const lists = WORDING.flatMap((name) => (valueAt(form, name, language) ?? []) as string[])
  const terms = [...lists, ...(valueAt(form, 'replace', language) ?? []).map(({ term }) => term)]
  const found = new Map<string, MissingForm>()
  for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}-]+/gu)) {
    for (const term of terms) {
      const stem = stemOf(term)
      if (stem === null || stem.length <= 2 || word.length <= stem.length) continue
      const ending = word.slice(stem.length)
      if (ending.length > LONGEST_ENDING || !word.toLowerCase().startsWith(stem.toLowerCase())) continue
      if (!found.has(word.toLowerCase())) found.set(word.toLowerCase(), { word, term, stem, ending })
    }
  }
  return [...found.values()]
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
    const [missing] = missingForms(proof.text, form, language)
    if (missing)
      return {
        said: `${words.fixNothing} ${words.fixEnding(missing.ending, missing.stem)}:`,
        label: words.fixEndingDo(missing.word),
        fixed: withForm(form, language, missing.term, missing.ending, missing.word),
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
