import { Type } from 'typebox'
import { oneOf } from './schema.ts'

const Whole = (description: string) => Type.Integer({ minimum: 0, description })
const Cost = Type.Unsafe<number | null>({
  type: ['number', 'null'],
  description: 'In the currency of the prices; null: nobody said what the model costs.',
})

export const TrialPagesSchema = Type.Object(
  {
    pages: Type.Array(
      Type.Object({
        page: Type.String({ description: 'What the page is called in requests.' }),
        language: Type.String(),
        subject: Type.String({ description: 'The rule of the second reading that reads it.' }),
        faults: Whole('Faults that are planted on it.'),
      }),
    ),
  },
  { title: 'TrialPages' },
)

export const PageTriedSchema = Type.Object(
  {
    model: Type.String(),
    page: Type.String(),
    language: Type.String(),
    subject: Type.String(),
    faults: Whole('Faults that are planted on the page.'),
    by_rules: Whole('Of them, those that the rules find without a model.'),
    found: Whole('Of them, those that are found with the model.'),
    wrong: Whole('What the model says of lawful sentences.'),
    lowered_rightly: Whole('Findings of rules on lawful sentences that the model lowered.'),
    lowered_wrongly: Whole('Findings of rules on faults that the model lowered.'),
    questions: Whole('Questions that the page took.'),
    not_judged: Type.Array(Type.String(), { description: 'What could not be judged, and why.' }),
    input_tokens: Whole('Tokens of the questions.'),
    output_tokens: Whole('Tokens of the answers.'),
    cost: Cost,
    milliseconds: Whole('How long the reading with the model took.'),
  },
  { title: 'PageTried' },
)

export const ModelServersSchema = Type.Object(
  {
    servers: Type.Array(
      Type.Object({
        service: oneOf(['Ollama', 'vLLM', 'llama.cpp', 'LM Studio', 'OpenAI protocol'], { description: 'What it seems to be.' }),
        address: Type.String(),
        url: Type.Unsafe<string | null>({
          type: ['string', 'null'],
          description: 'The address to set with the model; null: none is needed.',
        }),
        models: Type.Array(Type.String(), { description: 'As provider:model.' }),
      }),
    ),
    asked: Type.Array(Type.String(), { description: 'Addresses that were asked.' }),
    closed: Type.Array(Type.String(), {
      description: 'Addresses that this workspace may not reach, by ALLOW_HOSTS and its private networks.',
    }),
  },
  { title: 'ModelServers' },
)
