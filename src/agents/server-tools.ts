import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Type, type Static } from 'typebox'
import { PlainError, UsageError } from '../errors.ts'
import { LANGUAGE_KEYS } from '../languages.ts'
import { REVIEW_ACTIONS, REVIEW_CHART, REVIEW_STATES, SEVERITIES } from '../reviews/chart/chart.ts'
import { json, type CallOptions, type ServerCalls } from './server-calls.ts'
import { maybe, oneOf } from './schema.ts'
import type { Tool, Work } from './tool.ts'

/*
 * What an agent can do on a server. The server decides by the key what is allowed, and its refusals are answered in its words. It sees the
 * key's workspace alone.
 */

const id = (description: string) => Type.String({ maxLength: 100, description })
const ELSEWHERE = { readOnlyHint: true, openWorldHint: true }
const v1 = (work: Pick<Work, 'signal'>, headers?: Record<string, string>): CallOptions => ({
  version: 'v1',
  signal: work.signal,
  ...(headers ? { headers } : {}),
})
const onPath = (value: string) => encodeURIComponent(value)

const Form = Type.Array(Type.Object({}, { additionalProperties: true }), { description: 'The fields of its form.' })
const Templates = Type.Object({
  templates: Type.Array(
    Type.Object({
      id: Type.String(),
      key: Type.String({ description: 'Its name.' }),
      templateMetas: Type.Array(Type.Object({ languageKey: Type.String(), form: Form })),
    }),
  ),
})
const TemplatesInput = Type.Object({ language: Type.Optional(oneOf(LANGUAGE_KEYS, 'EN where nothing is said.')) })

export const listTemplates = (server: ServerCalls): Tool<typeof TemplatesInput, typeof Templates> => ({
  name: 'list_templates',
  title: 'List the templates',
  description: 'The templates that documents can be written from, with the fields of their forms in one language.',
  input: TemplatesInput,
  output: Templates,
  annotations: ELSEWHERE,
  async run({ language = 'EN' }, work) {
    const all = await server.call<Static<typeof Templates>['templates']>('GET', '/template', undefined, v1(work))
    return {
      templates: all.map(({ id: templateId, key, templateMetas }) => ({
        id: templateId,
        key,
        templateMetas: templateMetas
          .filter(({ languageKey }) => languageKey === language)
          .map(({ languageKey, form }) => ({ languageKey, form })),
      })),
    }
  },
})

const GenerateInput = Type.Object({
  template_id: id('Of list_templates.'),
  language: oneOf(LANGUAGE_KEYS, 'The language to write in.'),
  input: Type.Record(Type.String(), Type.Unknown(), { description: "The fields of the template's form." }),
  tone_id: Type.Optional(id('A tone of voice.')),
})
const Generated = Type.Object({
  document_id: Type.String(),
  title: maybe<string>('string', 'Its title.'),
  text: Type.String({ description: 'What was written, as Markdown.' }),
})
interface StoredDocument {
  title: string | null
  /** Markdown; empty until it is written. */
  generatedOutput: string
}

/** Milliseconds between two looks at a document that is being written, and looks at most. */
const LOOK_EVERY = 500
const MOST_LOOKS = 1200

export const generate = (server: ServerCalls): Tool<typeof GenerateInput, typeof Generated> => ({
  name: 'generate_document',
  title: 'Write a document',
  description:
    'Writes a document from a template; it is stored in the workspace, and its text was checked by the ' +
    'rules. If the call is cancelled the ' +
    'document is still written.',
  input: GenerateInput,
  output: Generated,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  async run({ template_id, language, input, tone_id }, work) {
    const order = { templateId: template_id, language_key: language, input: JSON.stringify(input), toneOfVoiceMetaId: tone_id ?? null }
    const headers = { prefer: 'respond-async', 'idempotency-key': randomUUID() }
    const { documentId } = await server.call<{ documentId: string }>('POST', '/document', json(order), v1(work, headers))
    for (let look = 1; look <= MOST_LOOKS; look++) {
      const document = await server
        .call<StoredDocument>('GET', `/document/${onPath(documentId)}`, undefined, v1(work))
        .catch((error: unknown) => unseen(documentId, error))
      if (document.generatedOutput !== '') return { document_id: documentId, title: document.title, text: document.generatedOutput }
      await work.progress(look, MOST_LOOKS, 'the document is being written')
      await sleep(LOOK_EVERY, undefined, { signal: work.signal })
    }
    throw new PlainError(`The document ${documentId} is still being written: read it later as imprimatur://documents/${documentId}`)
  },
})

/** The document was ordered all the same; a caller that is not told so would order a second one. */
function unseen(documentId: string, error: unknown): never {
  if (!(error instanceof UsageError || error instanceof PlainError)) throw error
  throw new PlainError(`The document ${documentId} was ordered and is written, but cannot be shown: ${error.message}`)
}

const AuditsInput = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Audits at most; 20 where nothing is said.' })),
})
const Audits = Type.Object({
  audits: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      status: Type.String(),
      total_violations: Type.Integer(),
      failed_assets: Type.Integer({ description: 'Pages and files that could not be read.' }),
      incomplete_assets: Type.Integer({ description: 'Those not checked whole, since a rule met a limit there.' }),
    }),
  ),
})

export const listAudits = (server: ServerCalls): Tool<typeof AuditsInput, typeof Audits> => ({
  name: 'list_audits',
  title: 'List the audits',
  description: 'The audits of the workspace, newest first.',
  input: AuditsInput,
  output: Audits,
  annotations: ELSEWHERE,
  async run({ limit = 20 }, { signal }) {
    const place = `/audits?limit=${limit}`
    const { audits } = await server.call<Static<typeof Audits>>('GET', place, undefined, { version: 'v2', signal })
    const shown = ({ id, name, status, total_violations, failed_assets, incomplete_assets }: (typeof audits)[number]) => ({
      id,
      name,
      status,
      total_violations,
      failed_assets,
      incomplete_assets,
    })
    return { audits: audits.map(shown) }
  },
})

const Violation = Type.Object({
  id: Type.String(),
  review_state: oneOf(REVIEW_STATES, 'What was decided.'),
  severity: maybe<string>('string', 'How grave it is.'),
  rule_id: maybe<string>('string', 'The rule.'),
  violating_text: maybe<string>('string', 'The words.'),
  reason: Type.String(),
  law: maybe<string>('string', 'The law behind the rule.'),
})
const PageInput = Type.Object({
  audit_id: id('Of list_audits.'),
  review_state: Type.Optional(oneOf([...REVIEW_STATES, 'all'] as const, 'Only violations in this state; undecided where nothing is said.')),
  severity: Type.Optional(oneOf(SEVERITIES, 'Only violations of this severity.')),
  search: Type.Optional(Type.String({ maxLength: 200, description: 'Only violations with these words.' })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Page, from 1.' })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Violations of a page; 20 where nothing is said.' })),
})
const Page = Type.Object({
  violations: Type.Array(Violation),
  total: Type.Integer(),
  page: Type.Integer(),
  has_more: Type.Boolean({ description: 'Another page exists.' }),
})

export const pageViolations = (server: ServerCalls): Tool<typeof PageInput, typeof Page> => ({
  name: 'list_violations',
  title: 'Page through violations',
  description: 'The violations of an audit, highest severity first, page by page.',
  input: PageInput,
  output: Page,
  annotations: ELSEWHERE,
  run({ audit_id, ...filters }, work) {
    const query = new URLSearchParams(Object.entries(filters).map(([key, value]) => [key, String(value)]))
    return server.call('GET', `/audits/${onPath(audit_id)}/violations?${query}`, undefined, v1(work))
  },
})

const OneInput = Type.Object({ violation_id: id('Of list_violations.') })
const Detail = Type.Object({
  ...Violation.properties,
  asset_name: maybe<string>('string', 'Where it was found.'),
  asset_url: maybe<string>('string', 'Its address.'),
  recommended_solution: maybe<string>('string', 'How to fix it.'),
  suggested_text: maybe<string>('string', 'What to write instead.'),
  dismissal_reason: maybe<string>('string', 'Why it was dismissed, where it was.'),
  group_id: maybe<string>('string', 'Violations with the same one are the same finding on several assets.'),
  jurisdiction: Type.Array(Type.String()),
  rule_description: maybe<string>('string', 'What the rule checks.'),
  rule_explanation: maybe<string>('string', 'Why it is a rule.'),
  comments: Type.Array(Type.Object({ content: Type.String(), author_email: maybe<string>('string', 'Who wrote it.') })),
})

const violation = (server: ServerCalls, violationId: string, work: Work) =>
  server.call<Static<typeof Detail>>('GET', `/violations/${onPath(violationId)}`, undefined, v1(work))

export const explainViolation = (server: ServerCalls): Tool<typeof OneInput, typeof Detail> => ({
  name: 'explain_violation',
  title: 'Explain a violation',
  description: 'One violation with its rule, the law behind it, what to do, what was decided, and the comments of people.',
  input: OneInput,
  output: Detail,
  annotations: ELSEWHERE,
  run: ({ violation_id }, work) => violation(server, violation_id, work),
})

const DecideInput = Type.Object({
  violation_id: id('Of list_violations.'),
  action: oneOf(REVIEW_ACTIONS, REVIEW_ACTIONS.map((action) => `${action}: ${REVIEW_CHART[action].meaning}`).join('. ')),
  reason: Type.Optional(Type.String({ minLength: 1, maxLength: 2000, description: 'Why; required for dismiss, and only for that.' })),
  apply_to_group: Type.Optional(Type.Boolean({ description: 'For every violation that is the same finding.' })),
  confirm: Type.Optional(
    Type.Boolean({ description: 'false, or left out: only shows what would be decided. true: decides; do so only when a person agreed.' }),
  ),
})
const Decision = Type.Object({
  decided: Type.Boolean({ description: 'Whether it was done; otherwise this is what would be.' }),
  violation_id: Type.String(),
  rule_id: maybe<string>('string', 'The rule.'),
  violating_text: maybe<string>('string', 'The words.'),
  state_before: oneOf(REVIEW_STATES, 'The state before.'),
  state_after: oneOf(REVIEW_STATES, 'The state after.'),
  violations_updated: maybe<number>('integer', 'To how many violations it was applied; null in a preview.'),
  note: Type.String({ description: 'What is to be known of it.' }),
})

interface Reviewed {
  review_state: Static<typeof Decision>['state_after']
  violations_updated: number
  pending?: object
}

export const decide = (server: ServerCalls): Tool<typeof DecideInput, typeof Decision> => ({
  name: 'decide_violation',
  title: 'Decide about a violation',
  description:
    'Records a review decision. Without confirm it changes nothing and shows what would be decided. With ' +
    'confirm: true the decision is recorded in ' +
    "the audit's trail under the name of the key, which must be allowed to decide.",
  input: DecideInput,
  output: Decision,
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
  async run({ violation_id, action, reason, apply_to_group = false, confirm = false }, work) {
    if (REVIEW_CHART[action].reason === 'required' && !reason?.trim()) throw new UsageError(`${action} needs a reason`)
    if (REVIEW_CHART[action].reason === 'refused' && reason !== undefined) throw new UsageError(`${action} takes no reason`)
    const { rule_id, violating_text, review_state: before, group_id } = await violation(server, violation_id, work)
    const common = { violation_id, rule_id, violating_text, state_before: before }
    const others = apply_to_group && group_id !== null ? ' It holds for every violation of its group.' : ''
    if (!confirm) {
      const note = `Nothing was changed.${others} Call again with confirm: true when a person agreed.`
      return { ...common, decided: false, state_after: REVIEW_CHART[action].to, violations_updated: null, note }
    }
    const body = json({ action, ...(reason === undefined ? {} : { reason }), apply_to_group })
    const answer = await server.call<Reviewed>(
      'POST',
      `/violations/${onPath(violation_id)}/review`,
      body,
      v1(work, { 'idempotency-key': randomUUID() }),
    )
    const note = answer.pending ? 'A second person must agree; until then the state is unchanged.' : `Recorded.${others}`
    return { ...common, decided: true, state_after: answer.review_state, violations_updated: answer.violations_updated, note }
  },
})
