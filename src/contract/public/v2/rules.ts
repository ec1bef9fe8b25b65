import { Type } from 'typebox'
import { CHANNELS, KINDS, RULE_SEVERITIES, SECTORS } from '../../../rules/definition/rule.ts'
import { NOT_RUN } from '../../values.ts'
import { OwnRuleSchema } from '../../own-rules.ts'
import { PacksSchema } from '../../settings.ts'
import { MaybeText, Text } from '../../common.ts'
import { LanguageKeySchema, nullable, oneOf } from '../../schema.ts'
import { FilterLanguage, FilterValue, several, cursorQuery, Next } from './lists.ts'

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

export const RulePage = Type.Object(
  {
    rules: Type.Array(Type.Object(listed, { title: 'ListedRule' }), { description: 'By identifier.' }),
    next: Next,
  },
  { title: 'RulePage' },
)

export const RuleRead = Type.Object(
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

export const PackPage = Type.Object({ ...PacksSchema.properties, next: Next }, { title: 'Packs' })

export const RulesQuery = Type.Object({
  ...cursorQuery(),
  pack: several(FilterValue, 'Only of these packs.'),
  language: several(FilterLanguage, 'Only what reads one of these languages.'),
  severity: several(oneOf(RULE_SEVERITIES), 'Only of these severities, as the workspace has them.'),
  market: several(FilterValue, 'Only what holds in one of these: a country (DE, UK, US-CA) or EU.'),
  own: Type.Optional(oneOf(['true', 'false'], { description: 'Only what the workspace wrote, or only what came with packs.' })),
})

const Ids = (description: string) => Type.Array(Type.String(), { description })

export const RulePlan = Type.Object(
  {
    applied: Type.Boolean({ description: 'Whether it was done; otherwise this is what would be.' }),
    found: Type.Integer({ description: 'Rules in the files.' }),
    refused: Type.Array(
      Type.Object({
        file: Type.String(),
        line: nullable(Type.Integer()),
        text: Type.String(),
        why: Type.String(),
        helps: Type.String({ description: 'What helps.' }),
      }),
      { description: 'Rules that cannot be read. While there is one nothing is applied.' },
    ),
    new: Ids('Rules that the workspace did not have.'),
    changed: Ids('Rules whose file says something else: each gets a draft.'),
    unchanged: Ids('Rules that it has just so.'),
    missing: Type.Array(Type.Object({ id: Type.String(), runs: Type.Boolean() }), {
      description: 'Rules of the workspace that the files do not have; with prune those that run are switched off.',
    }),
    publish: nullable(Ids('Rules that run from then on; null where nothing is to be published.')),
    not_published: Type.Array(Type.Object({ id: Type.String(), why: Type.String() }), { description: 'Rules that stay drafts, and why.' }),
  },
  { title: 'RulePlan' },
)
