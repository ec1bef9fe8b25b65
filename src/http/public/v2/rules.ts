import type pg from 'pg'
import { Type } from 'typebox'
import type { AuditService } from '../../../audits/service-interface.ts'
import { invalid, notFound } from '../../../errors.ts'
import { CHANNELS, KINDS, RULE_SEVERITIES, SECTORS } from '../../../rules/definition/rule.ts'
import { marketOf } from '../../../rules/select/markets.ts'
import { NOT_RUN } from '../../../workshop/not-run.ts'
import { OwnRuleSchema } from '../../../contract/own-rules.ts'
import { PacksSchema } from '../../../contract/settings.ts'
import { ownRule, ownRuleRoutes, ruleIdOf, workshop } from '../../shared/own-rules.ts'
import { ownRuleStateRoutes } from '../../shared/own-rule-states.ts'
import { ruleTryRoutes } from '../../shared/rule-tries.ts'
import { languagesFor } from '../../shared/rule-words.ts'
import { LanguageKeySchema, nullable, oneOf } from '../../../contract/schema.ts'
import { publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { byKeyOfPeople } from '../people.ts'
import { pageOf } from './paged.ts'
import { FilterLanguage, FilterValue, several, cursorQuery, Next } from '../../../contract/public/v2/lists.ts'

const Text = (description: string) => Type.String({ description })
const MaybeText = (description: string) => nullable(Type.String({ description }))

const listed = {
  id: Text('`pack.name`.'),
  name: Text('What it is called.'),
  pack: Text('The pack, or the folder of a rule of the workspace’s own.'),
  own: Type.Boolean({ description: 'Whether the workspace wrote it.' }),
  kind: oneOf(KINDS),
  severity: oneOf(RULE_SEVERITIES, { description: 'As the workspace has it.' }),
  languages: Type.Array(LanguageKeySchema, { description: 'Languages that it checks; empty: every one.' }),
  markets: Type.Array(Type.String(), { description: 'Where its law holds; empty: everywhere.' }),
  not_run: nullable(
    oneOf(NOT_RUN, {
      description:
        'Why audits and checks of this workspace do without it: its pack is not active, it is switched off, its days are over or to ' +
        'come, it is for another market, sector or channel, it was never published, or it can no longer be read. Null: it runs.',
    }),
  ),
}

const RulePage = Type.Object(
  {
    rules: Type.Array(Type.Object(listed, { title: 'ListedRule' }), { description: 'By identifier.' }),
    next: Next,
  },
  { title: 'RulePage' },
)

const RuleRead = Type.Object(
  {
    ...listed,
    description: Text('What it looks for.'),
    explanation: Text('Why: the law behind it, in words.'),
    message: Text('What it says of a finding; %s stands for the words that were found.'),
    solution: Text('What to do instead.'),
    law: MaybeText('The law or guideline it rests on.'),
    law_url: MaybeText('Where that can be read.'),
    law_verified: Type.Boolean({ description: 'Whether the citation was held against the law itself.' }),
    sectors: Type.Array(oneOf(SECTORS), { description: 'Whom it is for; empty: everybody.' }),
    channels: Type.Array(oneOf(CHANNELS), { description: 'Where words appear; empty: anywhere.' }),
    confidence: nullable(
      Type.Number({ description: 'The share of its findings on real pages that were faults, where that was measured.' }),
    ),
    link: MaybeText('More about it.'),
    proofs: Type.Array(
      Type.Object(
        {
          kind: oneOf(['hit', 'pass'], { description: 'hit: it finds something in the text; pass: it leaves it alone.' }),
          language: nullable(LanguageKeySchema),
          format: oneOf(['text', 'markdown', 'html']),
          text: Type.String(),
          found: Type.Unsafe<string[] | null>({
            type: ['array', 'null'],
            items: { type: 'string' },
            description: 'What it finds, in order, where the proof says so.',
          }),
          suggested: MaybeText('The text with the suggestion applied, where the proof says so.'),
        },
        { title: 'RuleProof' },
      ),
      { description: 'Texts that it is held against whenever it is loaded.' },
    ),
    own_rule: nullable(OwnRuleSchema),
  },
  { title: 'RuleRead', description: 'A rule; `own_rule` has the file and the versions of one that the workspace wrote.' },
)

const PackPage = Type.Object({ ...PacksSchema.properties, next: Next }, { title: 'Packs' })

const RulesQuery = Type.Object({
  ...cursorQuery(),
  pack: several(FilterValue, 'Only of these packs.'),
  language: several(FilterLanguage, 'Only what reads one of these languages.'),
  severity: several(oneOf(RULE_SEVERITIES), 'Only of these severities, as the workspace has them.'),
  market: several(FilterValue, 'Only what holds in one of these: a country (DE, UK, US-CA) or EU.'),
  own: Type.Optional(oneOf(['true', 'false'], { description: 'Only what the workspace wrote, or only what came with packs.' })),
})

const tag = 'Rules'

/** Packs and rules to read, and the workspace's own to write, try, publish and take back. */
export const ruleRoutesV2 = (db: pg.Pool, audits: AuditService | undefined): PublicRoute[] => {
  const entrance = byKeyOfPeople(db)
  const own = [...ownRuleRoutes(entrance, db), ...ownRuleStateRoutes(entrance, db), ...ruleTryRoutes(entrance, db, audits)]
  return [...reading(db), ...(own as PublicRoute[])]
}

const reading = (db: pg.Pool): PublicRoute[] => [
  publicRoute({
    method: 'GET',
    path: '/packs',
    operationId: 'listPacks',
    tag,
    scope: 'read',
    summary: 'Rule packs, and which of them the workspace uses',
    query: Type.Object(cursorQuery()),
    success: { status: 200, schema: PackPage, description: 'A page.' },
    errors: [401, 403, 422, 429, 503],
    async handle(request) {
      const [{ shownPacks }, { ruleLibrary }] = await Promise.all([
        import('../../../packs/shown-packs.ts'),
        import('../../../packs/library.ts'),
      ])
      const { packs } = await shownPacks(db, ruleLibrary, workspaceOf(request))
      const { page, next } = pageOf(packs, request.query)
      return { packs: page, next }
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/rules',
    operationId: 'listRules',
    tag,
    scope: 'read',
    summary: 'Rules of packs and of the workspace’s own',
    ruleWords: true,
    query: RulesQuery,
    success: { status: 200, schema: RulePage, description: 'Rules by their identifiers.' },
    errors: [401, 403, 422, 429, 503],
    async handle(request) {
      const { cursor, limit, pack: packs = null, language: languages = null, severity: severities = null, market, own } = request.query
      const filter = {
        packs,
        languages,
        severities,
        markets: market?.map(knownMarket) ?? null,
        own: own ? own === 'true' : null,
      }
      const { listRules } = await workshop()
      const { rules, more } = await listRules(db, workspaceOf(request), filter, { after: idIn(cursor), limit })
      return { rules, next: more ? Buffer.from(rules.at(-1)!.id).toString('base64url') : null }
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/rules/{rule_id}',
    operationId: 'getRule',
    tag,
    scope: 'read',
    summary: 'One rule with its law, its explanation and its proofs',
    description: 'Of a rule that the workspace wrote, what the version says that runs, or where none does the draft.',
    ruleWords: true,
    success: { status: 200, schema: RuleRead, description: 'The rule.' },
    errors: [401, 403, 404, 429, 503],
    async handle(request) {
      const [workspaceId, id] = [workspaceOf(request), ruleIdOf(request)]
      const { readRule } = await workshop()
      const rule = await readRule(db, workspaceId, id, languagesFor(request))
      if (!rule) throw notFound('Rule')
      return { ...rule, own_rule: rule.own ? await ownRule(db, workspaceId, id) : null }
    },
  }),
]

const fault = (name: string, msg: string) => invalid({ loc: ['query', name], msg: `Value error, ${msg}`, type: 'value_error' })

function knownMarket(market: string): string {
  const known = marketOf(market)
  if (known === null) throw fault('market', 'this is no market: use DE, UK, EU, US-CA')
  return known
}

function idIn(cursor: string | undefined): string {
  if (cursor === undefined) return ''
  const id = Buffer.from(cursor, 'base64url').toString('utf8')
  if (!/^[\w.-]{1,250}$/.test(id)) throw fault('cursor', 'this is no cursor: send `next` of the answer before')
  return id
}
