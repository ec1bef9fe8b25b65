import { LANGUAGE_KEYS } from '../../../src/languages.ts'
import { FORM_KINDS } from '../../../src/rules/form/fields.ts'
import type { FormKind } from '../../../src/rules/form/fields.ts'

/** What a new rule begins with, as the address says it. */
export interface NewRuleSearch {
  copy?: string
  kind?: FormKind
  term?: string
  sentence?: string
  language?: string
}

const LONGEST = 600

export function newRuleSearch(given: Record<string, unknown>): NewRuleSearch {
  const text = (name: string) => (typeof given[name] === 'string' && given[name] !== '' ? given[name].slice(0, LONGEST) : undefined)
  const kind = FORM_KINDS.find((each) => each === given['kind'])
  const language = LANGUAGE_KEYS.find((each) => each === given['language'])
  const [copy, term, sentence] = [text('copy'), text('term'), text('sentence')]
  return {
    ...(copy !== undefined && { copy }),
    ...(kind !== undefined && { kind }),
    ...(term !== undefined && { term }),
    ...(sentence !== undefined && { sentence }),
    ...(language !== undefined && { language }),
  }
}
