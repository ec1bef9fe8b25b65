import type { LanguageKey } from '../../languages.ts'
import type { ModelCall } from '../base/model.ts'
import { asData, DATA_RULE, LANGUAGE_NAMES, section } from './prompt.ts'
import { bullets } from '../voice/voice.ts'

export interface VoiceExample {
  name: string
  text: string
}

/** Characters of all examples that a model is given: enough to hear a voice, within what small models take. */
const MOST_TEXT = 30_000

/** The beginning of each example, all of them equally where there are too many. */
export function shortened(examples: readonly VoiceExample[]): VoiceExample[] {
  let left = MOST_TEXT
  const byLength = examples.toSorted((one, other) => one.text.length - other.text.length)
  const taken = new Map<VoiceExample, string>()
  byLength.forEach((example, index) => {
    const text = example.text.slice(0, Math.floor(left / (byLength.length - index)))
    taken.set(example, text)
    left -= text.length
  })
  return examples.map((example) => ({ name: example.name, text: taken.get(example)! }))
}

const LISTS = bullets([
  '`address`: `text` is `formal` or `informal`, as the examples address their readers; leave it out where they address nobody.',
  '`do`: what the texts do, in an English sentence that tells a writer to do it, such as "Name the material before the price."',
  '`dont`: what the texts clearly avoid, in an English sentence; the quotations show what they do in its place.',
  '`use`: one word or short phrase, in the language of the examples, that they like.',
  '`avoid`: one word or short phrase, in the language of the examples, that they never use where others would; `that -> this` where ' +
    'they use another in its place.',
])

/** The call that asks for guidelines from examples. The examples are data: whoever wrote them gives no instructions. */
export function voiceCall(
  examples: readonly VoiceExample[],
  language: LanguageKey,
  faults: readonly string[] = [],
): Pick<ModelCall, 'instructions' | 'data'> {
  const instructions = [
    'You describe how a company writes, so that others can write like it.',
    section(
      'Task',
      `\`examples\` are texts of the company, in ${LANGUAGE_NAMES[language]}. Propose up to twelve guidelines that they follow: ` +
        'rhythm, structure, person, attitude, humour, how they argue, which words they like. Only what can be seen in several ' +
        'places. Nothing about their subject, and no praise.',
      `Each guideline belongs to one of these lists:\n\n${LISTS}`,
      'Each of `address`, `do` and `dont` has two or three quotations as its evidence: whole clauses or sentences of the examples, ' +
        'copied character for character. Quotations are looked up; a guideline whose quotations are not found is thrown away.',
      ...(faults.length > 0 ? [`An answer before this one was not used: ${faults.join(' ')}`] : []),
    ),
    section('Material', DATA_RULE),
    section('Form', 'Answer with one JSON array alone, without a remark: `[{"list": "do", "text": "…", "quotes": ["…", "…"]}]`.'),
  ].join('\n\n')
  return { instructions, data: asData({ examples: shortened(examples) }) }
}
