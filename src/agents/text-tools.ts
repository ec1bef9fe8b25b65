import { Type, type Static } from 'typebox'
import { UsageError } from '../errors.ts'
import { LANGUAGE_KEYS } from '../languages.ts'
import { RULE_SEVERITIES, SECTORS, SUGGESTION_CLASSES } from '../rules/definition/rule.ts'
import { DOCUMENT_TYPE_KEYS, DOCUMENT_TYPES, isBytesType, typeByName, type DocumentType } from '../text/document-types.ts'
import type { AtHand } from './at-hand.ts'
import { maybe, oneOf } from './schema.ts'
import { READS, type Tool } from './tool.ts'

const MOST_TEXT = 4 * 1024 * 1024
const FORMATS = DOCUMENT_TYPE_KEYS.filter((type) => !isBytesType(type))
const Words = (description: string) => Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200, description }))

const TextInput = Type.Object({
  text: Type.String({ maxLength: MOST_TEXT, description: 'The text.' }),
  format: Type.Optional(oneOf(FORMATS, 'How it is written; otherwise what the ending of the name says, or plain text.')),
  name: Type.Optional(
    Type.String({ maxLength: 1000, description: 'The path of the file it is or will be: settings of the project for that path hold.' }),
  ),
  language: Type.Optional(oneOf(LANGUAGE_KEYS, 'The language, where it is not to be detected.')),
  packs: Words('Only these packs of rules, in place of those of the project.'),
  markets: Words('Only rules that hold in these markets, as DE or EU.'),
  sectors: Type.Optional(Type.Array(oneOf(SECTORS, 'A sector.'), { description: 'Only rules for these sectors.' })),
})
export type TextGiven = Static<typeof TextInput>

const Place = Type.Object({ line: Type.Integer(), column: Type.Integer() }, { description: 'From 1, in characters.' })
export const Finding = Type.Object({
  rule_id: Type.String(),
  rule_name: Type.String(),
  severity: oneOf(RULE_SEVERITIES, 'How grave it is.'),
  start: Place,
  end: Place,
  text: Type.String({ description: 'The words it is about.' }),
  sentence: Type.String({ description: 'Of a long one what stands around the words, with … where it is cut.' }),
  reason: Type.String({ description: 'What is wrong with them.' }),
  solution: Type.String({ description: 'What to do instead.' }),
  suggested_text: maybe<string>('string', 'The sentence with the suggestion applied.'),
  suggestion_class: Type.Unsafe<(typeof SUGGESTION_CLASSES)[number] | null>({
    type: ['string', 'null'],
    enum: [...SUGGESTION_CLASSES, null],
    description: 'wording may be applied by a program; removal and advice are for people to decide.',
  }),
  law: maybe<string>('string', 'The law or guideline behind the rule.'),
  law_url: maybe<string>('string', 'Where it can be read.'),
  jurisdiction: Type.Array(Type.String(), { description: 'Where it holds.' }),
  confidence: maybe<number>('number', 'How likely it is right, where that was measured.'),
})
const Checked = {
  language: maybe<string>('string', 'The language it was read in.'),
  rules: Type.Integer({ description: 'Rules that were held against it: 0 means that nothing was checked.' }),
  findings: Type.Array(Finding),
  more_findings: Type.Integer({ description: 'How many more there are than one answer may have: check the text in parts.' }),
  complete: Type.Boolean({ description: 'False where a rule met a limit and has not looked everywhere; not_run says which and where.' }),
  suppressed: Type.Integer({ description: 'Findings that comments in it or the project file excuse.' }),
  not_run: Type.Array(Type.Object({ rule_id: Type.String(), message: Type.String() }), {
    description: 'Rules that could not be carried out.',
  }),
}
const CheckOutput = Type.Object(Checked)
export type CheckedText = Static<typeof CheckOutput>
const MendOutput = Type.Object({
  text: Type.String({ description: 'The text with what a program may change.' }),
  changes: Type.Array(Type.Object({ rule_id: Type.String(), start: Place, before: Type.String(), after: Type.String() }), {
    description: 'What was changed.',
  }),
  left: Type.Array(Type.Object({ reason: Type.String(), count: Type.Integer() }), { description: 'Suggestions left to people, and why.' }),
  ...Checked,
})

export type MendedText = Static<typeof MendOutput>

export const checkText = (hand: AtHand): Tool<typeof TextInput, typeof CheckOutput> => ({
  name: 'check_text',
  title: 'Check a text',
  description:
    `Checks a text against ${hand.whose} and answers what is wrong with it, each finding with its exact place, the law behind it and ` +
    `what to write instead. Nothing is stored. The same text gives the same findings as ${hand.sameAs}.`,
  input: TextInput,
  output: CheckOutput,
  annotations: READS,
  run: (given, work) => hand.check(given, work),
})

export const mendText = (hand: AtHand): Tool<typeof TextInput, typeof MendOutput> => ({
  name: 'mend_text',
  title: 'Mend a text within the rules',
  description:
    'Applies the suggestions that only change the wording to Markdown or plain text, as imprimatur audit --fix does: never in names, ' +
    'quotations, figures or clauses, never a removal or advice. Answers the text, what was changed, and what is still found, which a ' +
    'person must decide.',
  input: TextInput,
  output: MendOutput,
  annotations: READS,
  async run(given, work) {
    const type = typeOf(given)
    if (!DOCUMENT_TYPES[type].fixable)
      throw new UsageError(
        `A program changes only Markdown and plain text, not ${DOCUMENT_TYPES[type].name}: check_text says what to change`,
      )
    return hand.mend(given, work)
  },
})

/** What a text is said to be, or what the ending of its name says. */
export function typeOf(given: Pick<TextGiven, 'format' | 'name'>): DocumentType {
  const type = given.format ?? (given.name === undefined ? undefined : typeByName(given.name)) ?? 'text'
  if (isBytesType(type))
    throw new UsageError(`${given.name} is ${DOCUMENT_TYPES[type].name}, not a text: imprimatur audit reads such files`)
  return type
}
