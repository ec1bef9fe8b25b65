import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { readSettings } from '../../db/settings/settings.ts'
import { acceptedLanguages } from '../../languages.ts'
import type { LanguageKey } from '../../languages.ts'
import { wordsIn } from '../../rules/definition/rule-words.ts'
import type { ToldWords } from '../../rules/definition/rule-words.ts'
import type { Rule } from '../../rules/definition/rule.ts'
import { vary } from '../base/compression.ts'
import { sendJson } from '../base/passthrough.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** In which rules explain themselves where the request names no language; null: English. */
    workspaceLanguage: LanguageKey | null
  }
  interface FastifyContextConfig {
    /** Its answers have texts of rules, in the caller's language. */
    ruleWords?: boolean
    operationId?: string
  }
}

type Asking = Pick<FastifyRequest, 'headers' | 'workspaceLanguage'>

/** In which languages rules explain themselves to a request, the preferred first. */
export const languagesFor = ({ headers, workspaceLanguage }: Asking): LanguageKey[] =>
  headers['accept-language'] === undefined && workspaceLanguage === null
    ? ENGLISH
    : [...new Set([...acceptedLanguages(headers['accept-language']), ...(workspaceLanguage ? [workspaceLanguage] : []), 'EN' as const])]

const ENGLISH: LanguageKey[] = ['EN']

/** What is asked for most and uses no rules; anything else may. */
const WITHOUT_RULES = new Set([
  'listAudits',
  'getAudit',
  'listKeys',
  'createKey',
  'listMembers',
  'invite',
  'getDocument',
  'reviewViolation',
  'commentOnViolation',
  'decide',
  'getReviewJob',
  'countScope',
  'undo',
  'comment',
])

/** Requests that may use the rules wait until these can be used at once; all others, and health checks, do not. */
export function waitForRules(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const { needs, open, operationId = '' } = request.routeOptions.config
    if (isRead || open || needs === 'nothing' || needs === 'session' || request.is404 || WITHOUT_RULES.has(operationId)) return done()
    readRules().then(() => done(), done)
  })
}

let isRead = false

async function readRules(): Promise<void> {
  // Loaded on first use, so that the server answers before the rules are read.
  await (await import('../../packs/read-apart.ts')).readRulesApart()
  isRead = true
}

/** Answers of routes with `ruleWords` are given in the caller's language; what is sent as text or as a stream says so itself. */
export function tellInLanguageOfCaller(app: FastifyInstance, db: pg.Pool, workspaceOf: (request: FastifyRequest) => string): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.ruleWords) vary(reply, 'Accept-Language')
    done()
  })
  app.addHook('preSerialization', (request, reply, payload: unknown, done) => {
    if (!request.routeOptions.config.ruleWords || reply.statusCode >= 400) return done(null, payload)
    told(db, workspaceOf(request), languagesFor(request), payload).then((answer) => done(null, answer), done)
  })
}

/** The same for JSON that is passed through. */
export function sendTold(
  db: pg.Pool,
  workspaceId: string,
  request: Asking,
  reply: FastifyReply,
  body: string,
): FastifyReply | Promise<FastifyReply> {
  const answer = toldJson(db, workspaceId, languagesFor(request), body)
  return typeof answer === 'string' ? sendJson(reply, answer) : answer.then((json) => sendJson(reply, json))
}

/** JSON is parsed only where it may have to be told in another language; otherwise the text is answered at once, as for most requests. */
export function toldJson(db: pg.Pool, workspaceId: string, languages: LanguageKey[], body: string): string | Promise<string> {
  // Quotation marks inside a text are escaped: this finds fields alone.
  if (languages[0] === 'EN' && !/"language":(?!"EN")/.test(body)) return body
  const given: unknown = JSON.parse(body)
  return told(db, workspaceId, languages, given).then((answer) => (answer === given ? body : JSON.stringify(answer)))
}

/** Loaded on first use, so that the server answers before the rules are read; kept, since resolving an import costs each request. */
let builtInRules: Promise<typeof import('../../packs/library.ts')> | undefined

/** An answer in which each text that a rule says is told in the first of some languages that the rule has. */
export async function told<Answer>(db: pg.Pool, workspaceId: string, languages: LanguageKey[], answer: Answer): Promise<Answer> {
  const ids = new Set<string>()
  const foreign = new Set<string>()
  collect(answer, null, ids, foreign)
  if (ids.size === 0) return answer
  const { isBuiltIn, ruleById } = await (builtInRules ??= import('../../packs/library.ts'))
  // What built-in rules say of an English text is stored in English.
  const needed = languages[0] === 'EN' ? [...ids].filter((id) => foreign.has(id) || !isBuiltIn(id)) : [...ids]
  if (needed.length === 0) return answer
  const own = needed.some((id) => !isBuiltIn(id)) ? await ownRules(db, workspaceId) : () => undefined
  const rules = new Map(needed.map((id) => [id, isBuiltIn(id) ? ruleById(id) : own(id)]))
  return inWords(answer, rules, languages) as Answer
}

async function ownRules(db: pg.Pool, workspaceId: string): Promise<(id: string) => Rule | undefined> {
  const { ownRules: hash } = await readSettings(db, workspaceId)
  if (hash === null) return () => undefined
  const [{ fetchRuleSet }, { ruleOfSet }] = await Promise.all([import('../../packs/kept-rule-sets.ts'), import('../../packs/own-rules.ts')])
  await fetchRuleSet(db, workspaceId, hash)
  return (id) => ruleOfSet(hash, id)
}

/** Rules that are found by the name that a reader of another language than English sees; null: there are none beside the stored names. */
export async function rulesNamedFor(request: Asking, term: string): Promise<string[] | null> {
  const languages = languagesFor(request)
  if (languages[0] === 'EN') return null
  const { rulesNamed } = await import('../../packs/rule-names.ts')
  const named = rulesNamed(term, languages)
  return named.length > 0 ? named : null
}

/** The fields in which answers tell what a rule says. */
const FIELDS: Record<string, keyof ToldWords> = {
  rule_name: 'name',
  name: 'name',
  label: 'name',
  rule_description: 'description',
  description: 'description',
  rule_explanation: 'explanation',
  explanation: 'explanation',
  reason: 'reason',
  solution: 'solution',
  recommended_solution: 'solution',
}
const NAMES = Object.keys(FIELDS)
const IN_LANGUAGE_OF_TEXT = ['reason', 'solution', 'recommended_solution']

type Row = Record<string, unknown>
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !(value instanceof Date)

/** The rule that an object is about: `rule_id` of a finding, `id` of a rule, `value` of an option. */
function ruleIn(row: Row): string | null {
  for (const key of ['rule_id', 'id', 'value']) {
    const id = row[key]
    if (typeof id === 'string' && id.length < 200 && id.includes('.')) return id
  }
  return null
}

function collect(value: unknown, language: unknown, ids: Set<string>, foreign: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, language, ids, foreign)
  else if (isRow(value)) {
    const spoken = 'language' in value ? value['language'] : 'language_key' in value ? value['language_key'] : language
    const id = ruleIn(value)
    if (id !== null) {
      ids.add(id)
      // Names and explanations are stored as the rule's file has them at its top, the others in the language of the text.
      if (spoken !== 'EN' && IN_LANGUAGE_OF_TEXT.some((key) => typeof value[key] === 'string')) foreign.add(id)
    }
    for (const key in value) if (typeof value[key] === 'object') collect(value[key], spoken, ids, foreign)
  }
}

/** What rules were found to say in other words. A rule's object lives as long as its library, and the same texts are read often. */
const toldBefore = new WeakMap<Rule, Map<string, string | null | undefined>>()
const MOST_TOLD = 500

/** To know which language's message a reason was filled from, the messages of all languages are tried. */
function fieldIn(rule: Rule, field: keyof ToldWords, text: string, languages: LanguageKey[]): string | null | undefined {
  let known = toldBefore.get(rule)
  if (!known) toldBefore.set(rule, (known = new Map()))
  const key = `${languages.join()} ${field} ${text}`
  if (!known.has(key)) {
    if (known.size >= MOST_TOLD) known.clear()
    known.set(key, wordsIn(rule, { [field]: text }, languages)[field])
  }
  return known.get(key)
}

/** A copy where a text is replaced: the route may have cached the answer itself. */
function inWords(value: unknown, rules: ReadonlyMap<string, Rule | undefined>, languages: LanguageKey[]): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => inWords(item, rules, languages))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (!isRow(value)) return value
  const changes: Row = {}
  const rule = rules.get(ruleIn(value) ?? '')
  if (rule) {
    for (const key of NAMES) {
      const text = value[key]
      if (typeof text !== 'string') continue
      const words = fieldIn(rule, FIELDS[key]!, text, languages)
      if (words !== text) changes[key] = words
    }
  }
  for (const key in value) {
    if (typeof value[key] !== 'object') continue
    const inner = inWords(value[key], rules, languages)
    if (inner !== value[key]) changes[key] = inner
  }
  return Object.keys(changes).length === 0 ? value : { ...value, ...changes }
}
