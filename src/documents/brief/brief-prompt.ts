import type { ModelCall } from '../../generation/base/model.ts'
import type { FormEntry } from '../../generation/form/form.ts'
import { asData, DATA_RULE, LANGUAGE_NAMES, section } from '../../generation/prompt/prompt.ts'
import { bullets } from '../../generation/voice/voice.ts'
import type { LanguageKey } from '../../languages.ts'

const KINDS: Record<FormEntry['type'], string> = {
  text: 'one line',
  textarea: 'sentences',
  number: 'a number',
  boolean: '',
  select: 'one of its options',
  multiselect: '',
  list: 'a list of short entries',
  url: 'an address',
  infobase: '',
}
const isAsked = ({ type }: FormEntry) => KINDS[type] !== ''

/** Asks a model which words of a brief belong into which field. It is to find them, not to write. */
export function briefCall(
  brief: string,
  form: readonly FormEntry[],
  language: LanguageKey,
  faults: readonly string[] = [],
): Pick<ModelCall, 'instructions' | 'data'> {
  const instructions = [
    'You fill in a form from what somebody wrote.',
    section(
      'Task',
      `The material holds \`brief\`, a paragraph in ${LANGUAGE_NAMES[language]}, and \`fields\`, the fields of a form. Find ` +
        `for each field the words ` +
        'of the brief that belong into it. Leave out a field for which the brief has nothing.',
      bullets([
        'Copy words, figures and names character for character. A value that does not stand in the brief is thrown away.',
        'A field of several sentences has whole sentences of the brief, a list one part of a sentence for each entry.',
        'A number is written as `4.9`, a day as `2026-05-31`, and only where the brief names its year. For a field with ' +
          'options give the key of one.',
        'Say each thing in one field only. What the brief asks of the writer (“a text for our shop”) belongs into none.',
      ]),
      ...faults.map((fault) => `An answer before this one was not used: ${fault}`),
    ),
    section('Material', DATA_RULE),
    section(
      'Form',
      'Answer with one JSON array alone, without a remark: `[{"name": "field", "value": "…", "quote": "the words of the brief"}]`.',
    ),
  ].join('\n\n')
  const fields = form.filter(isAsked).map(({ name, label, help, type, options, format, maxLength }) => ({
    name,
    label,
    ...(help ? { help } : {}),
    is: format === 'date' ? 'a day' : format === 'questions' ? 'a list, each entry a question with its answer' : KINDS[type],
    ...(options ? { options: Object.fromEntries(options.map((option) => [option.value, option.label])) } : {}),
    ...(maxLength ? { longest: maxLength } : {}),
  }))
  return { instructions, data: asData({ brief, fields }) }
}

interface RawField {
  name: string
  value: unknown
  quote: string
}

/** The array of an answer, also in a fence or among remarks; null where there is none. */
export function readFields(answer: string): RawField[] | null {
  const [start, end] = [answer.indexOf('['), answer.lastIndexOf(']')]
  if (start < 0 || end < start) return null
  let parsed: unknown
  try {
    parsed = JSON.parse(answer.slice(start, end + 1))
  } catch {
    return null
  }
  if (!Array.isArray(parsed)) return null
  return parsed.slice(0, MOST_FIELDS).flatMap((each: unknown) => {
    const { name, value, quote } = (typeof each === 'object' && each !== null ? each : {}) as Record<string, unknown>
    return typeof name === 'string' ? [{ name, value, quote: typeof quote === 'string' ? quote.slice(0, LONGEST_QUOTE) : '' }] : []
  })
}
const MOST_FIELDS = 60
const LONGEST_QUOTE = 1000
