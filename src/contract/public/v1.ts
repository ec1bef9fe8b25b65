import { Type } from 'typebox'
import { REVIEW_ACTIONS, REVIEW_STATES, SEVERITIES } from '../../reviews/chart/chart.ts'
import { RULE_SEVERITIES, SUGGESTION_CLASSES } from '../../rules/definition/rule.ts'
import { LanguageKeySchema, nullable, oneOf, Timestamp } from '../schema.ts'
import { LONGEST_COMMENT } from '../limits.ts'
import { UNSUPPORTED_KINDS } from '../values.ts'

export const ReviewStateSchema = oneOf(REVIEW_STATES, { title: 'ReviewState', description: 'Where the review of a violation stands.' })
const SeveritySchema = oneOf(SEVERITIES, { title: 'Severity', description: 'Severity of a rule.' })
const Id = (description: string) => Type.String({ description })
const MaybeText = (description: string) => nullable(Type.String({ description }))

// Documents ---------------------------------------------------------------------------------------------------

export const DocumentGenerateInput = Type.Object(
  {
    templateId: Type.String({ description: 'Template identifier, from the template endpoints.' }),
    language_key: LanguageKeySchema,
    input: Type.String({ description: "A JSON object serialized as a string, with the fields of the template's form; at most 64 KiB." }),
    toneOfVoiceMetaId: Type.Optional(MaybeText('Tone of voice to write in, from the tone of voice endpoints.')),
    variants: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 3,
        description:
          'How many texts to write that differ in wording and order. Each is a document of its own. Not with Prefer: respond-async.',
      }),
    ),
    fallback: Type.Optional(
      nullable(
        oneOf(['draft'], {
          description:
            "Where the model fails or its budget is used up, the template's own draft is written instead, and `message` says so.",
        }),
      ),
    ),
    refuse_at: Type.Optional(
      nullable(
        oneOf(RULE_SEVERITIES, {
          description:
            'Refuses a text with a finding of this severity or above: 422 lists the findings and nothing is stored. With Prefer: ' +
            'respond-async, GET of the document then answers 404 with the findings as `detail`.',
        }),
      ),
    ),
  },
  { title: 'DocumentGenerateInput' },
)

const PlaceSchema = Type.Unsafe<{ start: number; end: number } | null>({
  type: ['object', 'null'],
  required: ['start', 'end'],
  properties: { start: { type: 'integer' }, end: { type: 'integer' } },
  description: 'Where it stands in `generatedOutput`, in Unicode code points, end exclusive; null where it has no one place.',
})
const SuggestionClassSchema = nullable(
  oneOf(SUGGESTION_CLASSES, {
    description: '`wording` keeps the meaning, `removal` takes a claim out, `advice` is never applied by a program.',
  }),
)

/** What happened to a document: on every answer about it. */
const reportFields = {
  findings: Type.Array(
    Type.Object(
      {
        rule_id: Type.String(),
        rule_name: Type.String(),
        severity: oneOf(RULE_SEVERITIES),
        text: Type.String({ description: 'The words that were found.' }),
        sentence: Type.String(),
        reason: Type.String({ description: 'Why they were found.' }),
        suggested_text: MaybeText('The sentence as the rule would write it.'),
        suggestion_class: SuggestionClassSchema,
        also: Type.Array(Type.Object({ rule_id: Type.String(), rule_name: Type.String(), severity: oneOf(RULE_SEVERITIES) }), {
          description: 'Other rules that find something in the same words.',
        }),
        place: PlaceSchema,
        ignored: Type.Boolean({ description: 'A person has looked at it and lets it stand.' }),
      },
      { title: 'DocumentFinding' },
    ),
    { description: "What the workspace's rules find in the text." },
  ),
  changes: Type.Array(
    Type.Object(
      {
        number: Type.Integer(),
        rule_id: Type.String(),
        rule_name: Type.String(),
        made_by: oneOf(['suggestion', 'model'], {
          description: "`suggestion`: the rule's own wording was written; `model`: the model wrote the sentence again.",
        }),
        suggestion_class: SuggestionClassSchema,
        before: Type.String(),
        after: Type.String(),
        sentence: Type.String({ description: 'The sentence as it was delivered.' }),
        place: PlaceSchema,
        accepted: Type.Boolean({ description: 'A person has looked at it and lets it stand.' }),
      },
      { title: 'DocumentChange' },
    ),
    { description: 'What was written otherwise for the rules, by which rule and where.' },
  ),
  unsupported: Type.Array(
    Type.Object(
      {
        kind: oneOf(UNSUPPORTED_KINDS),
        text: Type.String({ description: 'As it stands in the text.' }),
        sentence: MaybeText('The sentence it stands in; null for documents that were written before this was kept.'),
        place: PlaceSchema,
      },
      { title: 'UnsupportedAssertion' },
    ),
    { description: 'What the text asserts and neither the form nor the facts nor an approved claim say.' },
  ),
  lost: Type.Array(Type.Object({ field: Type.String(), value: Type.String() }, { title: 'LostValue' }), {
    description: 'Values of the form that the text does not have: prices, figures, days, addresses, and what it is about.',
  }),
  facts: Type.Array(
    Type.Object(
      {
        number: Type.Integer({ description: 'The number it had for whoever wrote the text.' }),
        text: Type.String(),
        title: MaybeText('Its title in the knowledge base.'),
        source: MaybeText('Where it comes from.'),
      },
      { title: 'DocumentFact' },
    ),
    { description: 'Facts of the knowledge base that the text uses.' },
  ),
}

export const DocumentGenerateResponse = Type.Object(
  {
    message: Type.String({ description: 'What was done and what is left to look at, in a sentence or some.' }),
    documentId: Id('Identifier of the generated document.'),
    variants: Type.Optional(
      Type.Array(Type.String(), { description: 'Where variants were asked for: the documents, the first of which is documentId.' }),
    ),
    ...reportFields,
  },
  { title: 'DocumentGenerateResponse', required: ['message', 'documentId'] },
)

export const DocumentSchema = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    shared: Type.Boolean(),
    document: Type.Unsafe<object[] | null>({
      type: ['array', 'null'],
      items: { type: 'object', additionalProperties: true },
      description: 'The content as block nodes in the ProseMirror/Tiptap JSON form.',
    }),
    rawDocument: Type.String({ description: 'The same content as plain text.' }),
    generatedOutput: Type.String({ description: 'The same content as Markdown, as generated.' }),
    bulkInputId: MaybeText('Identifier shared by the documents of one bulk run.'),
    languageKey: nullable(LanguageKeySchema),
    templateId: MaybeText('Template it was written from.'),
    toneOfVoiceId: MaybeText('Tone of voice it was written in.'),
    message: Type.String({ description: 'How it was written and what is left to look at.' }),
    ...reportFields,
  },
  { title: 'PublicAPIDocumentSchema', required: ['id', 'title', 'shared', 'rawDocument', 'generatedOutput'] },
)

// Library -----------------------------------------------------------------------------------------------------

export const TemplateSchema = Type.Object(
  {
    id: Type.String(),
    key: Type.String({ description: 'Machine-readable name.' }),
    commands: Type.Array(Type.Object({ id: Type.String(), languageKey: LanguageKeySchema }, { title: 'TemplateCommand' }), {
      description: "The template's generation steps, one for each step and language.",
    }),
    needsModel: Type.Optional(Type.Boolean({ description: 'True: it can only be written where the workspace uses a language model.' })),
    templateMetas: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          languageKey: LanguageKeySchema,
          form: Type.Array(Type.Object({}, { additionalProperties: true }), {
            description:
              'Fields of the input: {name, type, label, help, required, placeholder, options, maxLength, default}; where they ' +
              'apply also min, format (date, date-or-words, questions), limits (of the channel, where no model writes) and ' +
              'note (never printed).',
          }),
        },
        { title: 'TemplateMeta' },
      ),
      { description: 'The template per language, with its input form.' },
    ),
  },
  { title: 'Template' },
)

export const ToneOfVoiceSchema = Type.Object(
  {
    id: Type.String(),
    key: Type.String({ description: 'Machine-readable name.' }),
    toneOfVoiceMetas: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          name: Type.String(),
          languageKey: LanguageKeySchema,
          description: MaybeText('What it sounds like.'),
          content: MaybeText('Guidelines; null for built-in tones.'),
          toneOfVoiceId: Type.String(),
        },
        { title: 'ToneOfVoiceMeta' },
      ),
    ),
  },
  { title: 'ToneOfVoice' },
)

export const InfobaseSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String({ description: 'Display name.' }),
    description: MaybeText('What it holds.'),
  },
  { title: 'Infobase', description: 'A knowledge base: product facts and guidelines.' },
)

// Audits and violations ---------------------------------------------------------------------------------------

const AuditSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    status: oneOf(['PENDING', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED']),
    created_at: Timestamp('When it was made.'),
    completed_at: nullable(Timestamp('When it ended; null until then.')),
    total_assets: Type.Integer(),
    completed_assets: Type.Integer(),
    failed_assets: Type.Integer(),
    total_violations: Type.Integer(),
  },
  { title: 'Audit' },
)

export const AuditListSchema = Type.Object(
  {
    audits: Type.Array(AuditSchema, { description: 'Newest first.' }),
    returned: Type.Integer({ description: 'Number of items in this response.' }),
    limit: Type.Integer(),
  },
  { title: 'AuditList' },
)

/** `reason` and what follows are what the rule itself says; a client may do without them. */
const AlsoSchema = Type.Object(
  {
    rule_id: Type.String(),
    rule_name: Type.String(),
    severity: SeveritySchema,
    law: MaybeText('The law or guideline that rule rests on.'),
    jurisdiction: Type.Array(Type.String(), { description: 'Where that law holds.' }),
    text: Type.Optional(Type.String({ description: 'The words that rule found.' })),
    reason: Type.Optional(Type.String({ description: 'Why that rule flags them.' })),
    solution: Type.Optional(MaybeText('How to fix it, by that rule.')),
    suggested_text: Type.Optional(MaybeText('What that rule suggests.')),
  },
  { title: 'AlsoFoundBy' },
)

const PendingSchema = Type.Object(
  {
    action: oneOf(['dismiss'], { description: 'The decision that waits.' }),
    id: Type.String({ description: 'The request.' }),
    reason: Type.String({ description: 'Why it should be dismissed.' }),
    requested_by: Type.String({ description: 'Who asked.' }),
    requested_at: Timestamp('When.'),
  },
  { title: 'PendingDecision', description: 'A dismissal that waits for a second person; until then review_state is unchanged.' },
)

export const violationFields = {
  id: Type.String(),
  audit_id: MaybeText('Audit it belongs to.'),
  review_state: ReviewStateSchema,
  severity: nullable(SeveritySchema),
  rule_id: MaybeText('Rule the violation breaks.'),
  rule_name: MaybeText('Name of that rule.'),
  asset_id: MaybeText('The asset (web page, document or post) where it was found.'),
  asset_name: MaybeText('Name of that asset.'),
  asset_url: MaybeText('URL or identifier of that asset.'),
  violating_text: MaybeText('Text that triggered the violation.'),
  reason: Type.String({ description: 'Why the text was flagged.' }),
  recommended_solution: MaybeText('How to fix it.'),
  suggested_text: MaybeText('Replacement text, when one could be suggested.'),
  dismissal_reason: MaybeText('Why it was dismissed, when it was.'),
  group_id: MaybeText('Violations with the same group_id are the same finding on several assets.'),
  assigned_to_user_ids: Type.Array(Type.String(), { description: 'Users assigned in the web application.' }),
  also: Type.Array(AlsoSchema, {
    description: 'Other rules that say the same of these words; severity is the highest of all, and a decision holds for all.',
  }),
  law: MaybeText('The law or guideline the rule rests on.'),
  jurisdiction: Type.Array(Type.String(), { description: 'Where that law holds: EU, or the code of a country.' }),
  confidence: nullable(
    Type.Number({
      description:
        'How likely the finding is right: weighed on web pages, otherwise how often its rule was; null where that was not measured.',
    }),
  ),
  language: nullable(LanguageKeySchema),
  pending: nullable(PendingSchema),
}
const ViolationSchema = Type.Object(violationFields, { title: 'Violation' })

const ReviewProgressSchema = Type.Object(
  Object.fromEntries(REVIEW_STATES.map((state) => [state, Type.Integer()])) as Record<
    (typeof REVIEW_STATES)[number],
    ReturnType<typeof Type.Integer>
  >,
  { title: 'ReviewProgress', description: 'Counts over the whole audit, regardless of any filter.' },
)

export const ViolationPageSchema = Type.Object(
  {
    audit_id: Type.String(),
    violations: Type.Array(ViolationSchema),
    total: Type.Integer({ description: 'Matching violations.' }),
    page: Type.Integer(),
    page_size: Type.Integer(),
    has_more: Type.Boolean({ description: 'Another page exists.' }),
    review_progress: ReviewProgressSchema,
  },
  { title: 'ViolationPage' },
)

export const CommentSchema = Type.Object(
  {
    id: Type.String(),
    author_email: MaybeText('Email of the author when the author belongs to the workspace.'),
    content: Type.String(),
    created_at: Timestamp('When it was written.'),
  },
  { title: 'ViolationComment' },
)

export const ViolationDetailSchema = Type.Object(
  {
    ...violationFields,
    rule_description: MaybeText('What the rule checks.'),
    rule_explanation: MaybeText('Background on the rule, such as the regulation behind it.'),
    comments: Type.Array(CommentSchema, { description: 'Oldest first.' }),
  },
  { title: 'ViolationDetail' },
)

export const ReviewInput = Type.Object(
  {
    action: oneOf(REVIEW_ACTIONS, { title: 'ReviewAction', description: 'The decision.' }),
    reason: Type.Optional(MaybeText('Required for, and accepted only with, action dismiss; at most 2,000 characters.')),
    apply_to_group: Type.Optional(
      Type.Boolean({ default: false, description: 'Applies the same decision to every violation with the same group_id.' }),
    ),
  },
  { title: 'ReviewInput' },
)

export const ReviewResponse = Type.Object(
  {
    violation_id: Type.String(),
    action: oneOf(REVIEW_ACTIONS, { title: 'ReviewAction', description: 'The decision.' }),
    review_state: ReviewStateSchema,
    violations_updated: Type.Integer({ description: 'How many violations the decision was applied to.' }),
    pending: Type.Optional(
      Type.Object(
        { id: Type.String({ description: 'The request.' }), violations: Type.Integer({ description: 'How many violations wait.' }) },
        {
          title: 'PendingResult',
          description: 'Where the workspace asks a second person: what waits. review_state is then the state the violation keeps.',
        },
      ),
    ),
  },
  { title: 'ReviewResponse' },
)

export const CommentInput = Type.Object(
  {
    comment: Type.String({ minLength: 1, maxLength: LONGEST_COMMENT, description: 'The comment; not blank.' }),
  },
  { title: 'CommentInput' },
)

export const HealthSchema = Type.Object(
  { status: oneOf(['pass', 'fail']), output: Type.Optional(Type.String({ description: 'What is wrong, where it is known.' })) },
  { title: 'Health' },
)
