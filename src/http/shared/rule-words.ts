import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { acceptedLanguages } from '../../languages.ts'
import type { LanguageKey } from '../../languages.ts'
import { told } from '../../packs/told.ts'
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

/** Rules that are found by the name that a reader of another language than English sees; null: there are none beside the stored names. */
export async function rulesNamedFor(request: Asking, term: string): Promise<string[] | null> {
  const languages = languagesFor(request)
  if (languages[0] === 'EN') return null
  const { rulesNamed } = await import('../../packs/rule-names.ts')
  const named = rulesNamed(term, languages)
  return named.length > 0 ? named : null
}
