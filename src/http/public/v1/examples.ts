import { namedId } from '../../../db/base/ids.ts'

/** Invented examples for the OpenAPI document, in the shape of real responses. Templates and tones are those that ship with it. */

export const AUDIT = {
  id: '0199f3a2-6a10-7c41-9d0e-5a1f2b3c4d5e',
  name: 'Spring campaign',
  status: 'COMPLETED',
  created_at: '2026-11-14T23:41:09.123Z',
  completed_at: '2026-11-14T23:43:30.500Z',
  total_assets: 40,
  completed_assets: 39,
  failed_assets: 1,
  total_violations: 1,
}

export const VIOLATION = {
  id: '0199f3a2-7b21-7d52-8e1f-6b2a3c4d5e6f',
  audit_id: AUDIT.id,
  review_state: 'undecided',
  severity: 'HIGH',
  rule_id: 'eu-green-claims.generic-claim',
  rule_name: 'Generic environmental claim',
  asset_id: '0199f3a2-6c32-7e63-9f20-7c3b4d5e6f70',
  asset_name: 'Summer bottles',
  asset_url: 'https://shop.example/bottles',
  violating_text: 'eco-friendly',
  reason: '"eco-friendly" is a generic environmental claim that nothing on the page supports.',
  recommended_solution: 'Say what exactly is better, and by how much.',
  suggested_text: 'A bottle made of 80% recycled steel.',
  dismissal_reason: null,
  group_id: '0199f3a2-8d43-7f74-a031-8d4c5e6f7081',
  assigned_to_user_ids: [],
  also: [
    {
      rule_id: 'us-green-guides.general-benefit',
      rule_name: 'General environmental benefit',
      severity: 'MEDIUM',
      law: '16 CFR 260.4',
      jurisdiction: ['US'],
      text: 'eco-friendly',
      reason: '"eco-friendly" claims a general environmental benefit.',
      solution: 'Name the benefit that can be proved.',
      suggested_text: null,
    },
  ],
  law: 'Directive 2005/29/EC, Annex I, no. 4a',
  jurisdiction: ['EU'],
  confidence: null,
  language: 'EN',
  pending: null,
}

export const COMMENT = {
  id: '0199f3a4-1e54-7085-b142-9e5d6f708192',
  author_email: 'rosa@company.example',
  content: 'Legal has seen the certificate; it covers the steel only.',
  created_at: '2026-11-14T23:50:00.000Z',
}

/** What an answer says of a document's text. */
export const REPORT = {
  findings: [
    {
      rule_id: 'eu-green-claims.eco-friendly',
      rule_name: 'Eco-friendly',
      severity: 'HIGH',
      text: 'eco-friendly',
      sentence: 'An eco-friendly bottle.',
      reason: '"eco-friendly" is a generic environmental claim that nothing on the page supports.',
      suggested_text: null,
      suggestion_class: null,
      also: [],
      place: { start: 53, end: 65 },
      ignored: false,
    },
  ],
  changes: [
    {
      number: 1,
      rule_id: 'plain-language.hard-words',
      rule_name: 'Hard words',
      made_by: 'suggestion',
      suggestion_class: 'wording',
      before: 'retains',
      after: 'keeps',
      sentence: 'It keeps tea warm for eight hours.',
      place: { start: 19, end: 24 },
      accepted: false,
    },
  ],
  unsupported: [],
  lost: [],
  facts: [{ number: 1, text: 'Keeps tea warm for eight hours.', title: null, source: 'Test of 2026' }],
}

export const DOCUMENT = {
  id: '0199f3a5-2f65-7196-8253-af6e70819203',
  title: 'Steel bottle',
  shared: false,
  document: [
    { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Steel bottle' }] },
    { type: 'paragraph', content: [{ type: 'text', text: 'Keeps tea warm for eight hours.' }] },
  ],
  rawDocument: 'Steel bottle\n\nKeeps tea warm for eight hours.',
  generatedOutput: '# Steel bottle\n\nKeeps tea warm for eight hours.\n',
  bulkInputId: null,
  languageKey: 'EN',
  templateId: namedId('template:product-description'),
  toneOfVoiceId: null,
  message: 'Document generated.',
  ...REPORT,
}

export const TEMPLATE = {
  id: DOCUMENT.templateId,
  key: 'product-description',
  commands: [{ id: '1f2e3d4c-5b6a-8978-8695-a4b3c2d1e0f9', languageKey: 'EN' }],
  templateMetas: [
    {
      id: namedId(`${DOCUMENT.templateId}:EN`),
      languageKey: 'EN',
      form: [
        {
          name: 'product',
          type: 'text',
          label: 'Product',
          help: 'The name customers know.',
          required: true,
          placeholder: 'Steel bottle',
          options: null,
          maxLength: 120,
        },
      ],
    },
  ],
}

const TONE_ID = namedId('tone:friendly')
export const TONE = {
  id: TONE_ID,
  key: 'friendly',
  toneOfVoiceMetas: [
    {
      id: namedId(`${TONE_ID}:EN`),
      name: 'Friendly',
      languageKey: 'EN',
      description: 'Warm and close, like a good neighbour.',
      content: null,
      toneOfVoiceId: TONE_ID,
    },
  ],
}

export const INFOBASE = { id: '0199f3a6-3076-72a7-9364-b07f81920314', name: 'Bottles', description: 'Facts about our steel bottles.' }
