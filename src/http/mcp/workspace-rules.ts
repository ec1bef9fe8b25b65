import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { AtHand } from '../../agents/at-hand.ts'
import { noSuchRule } from '../../agents/rule-words.ts'
import { json, patiently, type ServerCalls } from '../../agents/server-calls.ts'
import { typeOf, type CheckedText, type MendedText, type TextGiven } from '../../agents/text-tools.ts'
import type { Work } from '../../agents/tool.ts'
import type { KeyHolder } from '../../db/keys/keys.ts'
import type { CheckedFinding, CheckedSource } from '../../checks/check-source.ts'
import type { CorrectedSource } from '../../checks/correct-source.ts'
import { PlainError, UsageError } from '../../errors.ts'
import type { Profile } from '../../packs/profile.ts'
import type { Rule } from '../../rules/definition/rule.ts'
import { DOCUMENT_TYPES } from '../../text/document-types.ts'
import { missingScope } from '../public/access.ts'
import type { checkedFinding } from '../../checks/finding-shape.ts'

/** The rules that a workspace's texts are checked with: texts are checked by its public API, rules are read for a key that may read. */
export class WorkspaceRules implements AtHand {
  readonly whose = 'the rules of the workspace'
  readonly sameAs = 'its audits'
  readonly #db: pg.Pool
  readonly #holder: KeyHolder
  readonly #server: ServerCalls
  readonly #log: FastifyBaseLogger

  constructor(db: pg.Pool, holder: KeyHolder, server: ServerCalls, log: FastifyBaseLogger) {
    this.#db = db
    this.#holder = holder
    this.#server = server
    this.#log = log
  }

  async check(given: TextGiven, work: Work): Promise<CheckedText> {
    return shown(await this.#ask<Checked>('/checks', given, work, 'checking'))
  }

  async mend(given: TextGiven, work: Work): Promise<MendedText> {
    const mended = await this.#ask<Checked & CorrectedSource>('/checks/mended', given, work, 'mending')
    return { text: mended.text, changes: mended.changes, left: mended.left, ...shown(mended) }
  }

  async rules(): Promise<Rule[]> {
    const { rulesOf, profile } = await this.#profile()
    return rulesOf(profile).map((rule) => asHere(rule, profile))
  }

  async rule(id: string): Promise<Rule> {
    const { ruleOf, rulesOf, profile } = await this.#profile()
    const rule = ruleOf(profile, id)
    if (!rule)
      throw noSuchRule(
        id,
        rulesOf(profile).map((one) => one.id),
      )
    return asHere(rule, profile)
  }

  async #ask<T>(place: string, given: TextGiven, { signal, progress }: Work, doing: string): Promise<T> {
    const { text, language, packs = [], markets = [], sectors = [] } = given
    const chosen = Object.entries({ packs, markets, sectors }).filter(([, list]) => list.length > 0)
    const body = json({ text, format: formatOf(given), ...(language ? { language } : {}), ...Object.fromEntries(chosen) })
    await progress(0, 1, doing)
    const answer = await patiently(() => this.#server.call<T>('POST', place, body, { signal }), signal)
    await progress(1, 1, 'done')
    return answer
  }

  async #profile() {
    const refusal = missingScope(this.#holder, 'read')
    if (refusal) throw new PlainError(refusal.message)
    try {
      const { readProfile, ruleOf, rulesOf } = await import('../../packs/profile.ts')
      return { ruleOf, rulesOf, profile: await readProfile(this.#db, this.#holder.workspaceId, null) }
    } catch (error) {
      this.#log.error({ err: error }, 'the rules of a workspace could not be read for an agent')
      throw new PlainError('The rules cannot be read now; try again soon.')
    }
  }
}

/** A rule with the severity that the workspace gives it. */
function asHere(rule: Rule, { overrides }: Profile): Rule {
  const severity = overrides[rule.id]
  return severity === undefined || severity === 'OFF' ? rule : { ...rule, severity }
}

const FORMATS = ['text', 'markdown', 'html'] as const

function formatOf(given: TextGiven): (typeof FORMATS)[number] {
  const type = typeOf(given)
  const format = FORMATS.find((one) => one === type)
  if (!format) throw new UsageError(`A server is sent plain text, Markdown and web pages, not ${DOCUMENT_TYPES[type].name}`)
  return format
}

/** A check as the public API answers it. */
type Checked = Omit<CheckedSource, 'findings'> & { findings: ReturnType<typeof checkedFinding<CheckedFinding>>[] }

/** Findings have the names that they have without a server, for the same agent may meet both. */
const shown = ({ language, rules, findings, more_findings, complete, rule_failures }: Checked): CheckedText => ({
  language,
  rules,
  findings: findings.map(
    ({ also: _also, fingerprint: _print, offsets: _offsets, language: _language, violating_text, recommended_solution, ...finding }) => ({
      ...finding,
      text: violating_text,
      solution: recommended_solution,
    }),
  ),
  more_findings,
  complete,
  // Comments in a text excuse nothing here: that is decided by people.
  suppressed: 0,
  not_run: rule_failures,
})
