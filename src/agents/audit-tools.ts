import { randomUUID } from 'node:crypto'
import { Type, type Static } from 'typebox'
import { LANGUAGE_KEYS } from '../languages.ts'
import { REVIEW_STATES, SEVERITIES } from '../reviews/chart/chart.ts'
import { SECTORS } from '../rules/definition/rule.ts'
import { json, type CallOptions, type ServerCalls } from './server-calls.ts'
import { maybe, oneOf } from './schema.ts'
import { Finding } from './text-tools.ts'
import type { Tool, Work } from './tool.ts'

/*
 * What an agent can do on a server by version 2 of its public API. The server decides by the key what is allowed, and refuses what it does
 * not know.
 */

const id = (description: string) => Type.String({ maxLength: 100, description })
const ELSEWHERE = { readOnlyHint: true, openWorldHint: true }
const WRITES = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true }
const v2 = ({ signal }: Pick<Work, 'signal'>, headers?: Record<string, string>): CallOptions => ({
  version: 'v2',
  signal,
  ...(headers ? { headers } : {}),
})
/** The same call, tried again, is done once. */
const once = () => ({ 'idempotency-key': randomUUID() })
const Words = (description: string) => Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200, description }))
const choice = {
  packs: Words('Only these packs of rules, in place of those of the workspace.'),
  markets: Words('Only rules that hold in these markets, as DE or EU.'),
  sectors: Type.Optional(Type.Array(oneOf(SECTORS, 'A sector.'), { description: 'Only rules for these sectors.' })),
}

const AddressInput = Type.Object({
  url: Type.String({ minLength: 1, maxLength: 2048, description: 'An http or https address.' }),
  language: Type.Optional(oneOf(LANGUAGE_KEYS, 'The language, where it is not to be detected.')),
  ...choice,
})
const AddressOutput = Type.Object({
  url: Type.String({ description: 'What was read, behind redirects.' }),
  language: maybe<string>('string', 'The language it was read in.'),
  rules: Type.Integer({ description: 'Rules that were held against it: 0 means that nothing was checked.' }),
  findings: Type.Array(Finding),
  more_findings: Type.Integer({ description: 'How many more there are than one answer may have: start an audit.' }),
  complete: Type.Boolean({ description: 'False where a rule met a limit and has not looked everywhere; not_run says which and where.' }),
  not_run: Type.Array(Type.Object({ rule_id: Type.String(), message: Type.String() }), {
    description: 'Rules that could not be carried out.',
  }),
})
type Found = Omit<Static<typeof Finding>, 'text' | 'solution'> & { violating_text: string; recommended_solution: string }

type CheckedAddress = Omit<Static<typeof AddressOutput>, 'findings' | 'not_run'> & {
  findings: Found[]
  rule_failures: { rule_id: string; message: string }[]
}

export const checkAddress = (server: ServerCalls): Tool<typeof AddressInput, typeof AddressOutput> => ({
  name: 'check_address',
  title: 'Check a page by its address',
  description: 'Reads a page and checks it against the rules of the workspace. Nothing is stored; start_audit keeps findings for review.',
  input: AddressInput,
  output: AddressOutput,
  annotations: ELSEWHERE,
  async run(given, work) {
    const answer = await server.call<CheckedAddress>('POST', '/checks/address', json(given), v2(work))
    const { url, language, rules, findings, more_findings, complete, rule_failures: not_run } = answer
    return { url, language, rules, findings: findings.map(shownFinding), more_findings, complete, not_run }
  },
})

/** Findings have the names that they have where a text is checked. */
const shownFinding = (found: Found) => ({
  rule_id: found.rule_id,
  rule_name: found.rule_name,
  severity: found.severity,
  start: found.start,
  end: found.end,
  text: found.violating_text,
  sentence: found.sentence,
  reason: found.reason,
  solution: found.recommended_solution,
  suggested_text: found.suggested_text,
  suggestion_class: found.suggestion_class,
  law: found.law,
  law_url: found.law_url,
  jurisdiction: found.jurisdiction,
  confidence: found.confidence,
})

const AuditInput = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200, description: 'What to call the audit.' }),
  urls: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 2048 }), { minItems: 1, maxItems: 1000, description: 'Pages to read, one by one.' }),
  ),
  crawl: Type.Optional(Type.String({ minLength: 1, maxLength: 2048, description: 'Where to start reading a whole site.' })),
  max_pages: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, description: 'Of a crawl; 1,000 where nothing is said.' })),
  text: Type.Optional(Type.String({ minLength: 1, maxLength: 900_000, description: 'A text to check and keep.' })),
  ...choice,
})
const Audit = Type.Object({
  id: Type.String(),
  name: Type.String(),
  status: Type.String({ description: 'PENDING and RUNNING go on: ask again with list_audits.' }),
  total_violations: Type.Integer(),
})

export const startAudit = (server: ServerCalls): Tool<typeof AuditInput, typeof Audit> => ({
  name: 'start_audit',
  title: 'Start an audit',
  description:
    'Starts an audit of pages, of a site or of a text. It runs in the background, and what it finds is stored for people to review; ' +
    'list_audits says when it has ended.',
  input: AuditInput,
  output: Audit,
  annotations: WRITES,
  async run({ name, urls, crawl, max_pages, text, ...chosen }, work) {
    const sources = [
      ...(urls ? [{ kind: 'urls', urls }] : []),
      ...(crawl === undefined ? [] : [{ kind: 'crawl', url: crawl, ...(max_pages === undefined ? {} : { max_pages }) }]),
      ...(text === undefined ? [] : [{ kind: 'text', name, text }]),
    ]
    const made = await server.call<Static<typeof Audit>>('POST', '/audits', json({ name, sources, ...chosen }), v2(work, once()))
    return { id: made.id, name: made.name, status: made.status, total_violations: made.total_violations }
  },
})

const TonesInput = Type.Object({ language: Type.Optional(oneOf(LANGUAGE_KEYS, 'Only in this language; EN where nothing is said.')) })
const Tones = Type.Object({
  tones: Type.Array(
    Type.Object({
      id: Type.String({ description: 'What generate_document takes as tone_id.' }),
      key: Type.String({ description: 'Its name for programs.' }),
      name: Type.String(),
      description: maybe<string>('string', 'What it is like.'),
      own: Type.Boolean({ description: 'Whether the workspace wrote it.' }),
    }),
  ),
})
interface ToneGiven {
  key: string
  own: boolean
  languages: { id: string; language_key: string; name: string; description: string | null }[]
}

export const listTones = (server: ServerCalls): Tool<typeof TonesInput, typeof Tones> => ({
  name: 'list_tones',
  title: 'List the tones of voice',
  description: 'The tones of voice that documents can be written in, built in and own, in one language.',
  input: TonesInput,
  output: Tones,
  annotations: ELSEWHERE,
  async run({ language = 'EN' }, work) {
    const all: ToneGiven[] = []
    for (let next: string | null = ''; next !== null; ) {
      const place: string = `/tones?limit=200${next && `&cursor=${next}`}`
      const page: { tones: ToneGiven[]; next: string | null } = await server.call('GET', place, undefined, v2(work))
      all.push(...page.tones)
      next = page.next
    }
    const shown = ({ key, own, languages }: ToneGiven) =>
      languages
        .filter(({ language_key: spoken }) => spoken === language)
        .map(({ id: metaId, name, description }) => ({ id: metaId, key, name, description, own }))
    return { tones: all.flatMap(shown) }
  },
})

const FindInput = Type.Object({
  state: Type.Optional(
    Type.Array(oneOf(REVIEW_STATES, 'A state.'), { description: 'Only in these states; every state where nothing is said.' }),
  ),
  severity: Type.Optional(Type.Array(oneOf(SEVERITIES, 'A severity.'), { description: 'Only of these severities.' })),
  rule: Words('Only of these rules.'),
  pack: Words('Only of rules of these packs.'),
  search: Type.Optional(Type.String({ maxLength: 200, description: 'Only violations with these words.' })),
  since: Type.Optional(Type.String({ maxLength: 40, description: 'Found at this time or later: 2026-11-14.' })),
  cursor: Type.Optional(Type.String({ maxLength: 500, description: '`next` of the answer before.' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: 'Violations at most; 50 where nothing is said.' })),
})
const FoundViolation = Type.Object({
  id: Type.String(),
  audit_id: maybe<string>('string', 'Its audit.'),
  review_state: oneOf(REVIEW_STATES, 'What was decided.'),
  severity: maybe<string>('string', 'How grave it is.'),
  rule_id: maybe<string>('string', 'The rule.'),
  violating_text: maybe<string>('string', 'The words.'),
  asset_url: maybe<string>('string', 'Where they were found.'),
  reason: Type.String(),
  law: maybe<string>('string', 'The law behind the rule.'),
})
const FoundPage = Type.Object({
  violations: Type.Array(FoundViolation),
  next: maybe<string>('string', 'To be sent as cursor for what follows; null: there is no more.'),
})

export const findViolations = (server: ServerCalls): Tool<typeof FindInput, typeof FoundPage> => ({
  name: 'find_violations',
  title: 'Find violations in all audits',
  description: 'Violations of all audits of the workspace, the newest audit first, in each the highest severity first, page by page.',
  input: FindInput,
  output: FoundPage,
  annotations: ELSEWHERE,
  run(given, work) {
    const query = new URLSearchParams(Object.entries(given).map(([name, value]) => [name, [value].flat().join(',')]))
    return server.call('GET', `/violations?${query}`, undefined, v2(work))
  },
})

const CommentInput = Type.Object({
  violation_id: id('Of list_violations or find_violations.'),
  content: Type.String({ minLength: 1, maxLength: 5000, description: 'The comment, for people to read.' }),
})
const Comment = Type.Object({ id: Type.String(), content: Type.String(), created_at: Type.String({ description: 'When.' }) })

export const commentOn = (server: ServerCalls): Tool<typeof CommentInput, typeof Comment> => ({
  name: 'comment_violation',
  title: 'Comment on a violation',
  description: 'Adds a comment to the thread of a violation, under the name of the key. It decides nothing and tells nobody.',
  input: CommentInput,
  output: Comment,
  annotations: WRITES,
  async run({ violation_id, content }, work) {
    const place = `/violations/${encodeURIComponent(violation_id)}/comments`
    const made = await server.call<Static<typeof Comment>>('POST', place, json({ content }), v2(work, once()))
    return { id: made.id, content: made.content, created_at: made.created_at }
  },
})
