import { Type } from 'typebox'
import { RULE_SEVERITIES } from '../rules/definition/rule.ts'
import { CAUSES } from '../rules/select/choice.ts'
import { LanguageKeySchema, nullable, OneLine, oneOf, Timestamp } from './schema.ts'
import { Count, MaybeText, reason, Text } from './common.ts'
import { InvitationSchema, PlanSchema } from './people.ts'
import {
  LONGEST_ALLOWED_NOTE,
  LONGEST_ALLOWED_SITE,
  LONGEST_ALLOWED_TEXT,
  LONGEST_HOST,
  LONGEST_KEY_NAME,
  LONGEST_MEMBER_ID,
  LONGEST_NAME,
  LONGEST_PACK,
  LONGEST_REASON,
  LONGEST_RULE_ID,
} from './limits.ts'
import { MOST_OVERLAP_HOURS } from './limits.ts'
import { KEY_OWNERS, KEY_SCOPES } from './values.ts'

const BelongsTo = oneOf(KEY_OWNERS, {
  description: "Whose it is: a person's key ends with the membership, the workspace's stays until it is revoked.",
})
export const KeySchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    prefix: Text('How the key starts.'),
    belongs_to: BelongsTo,
    scopes: Type.Array(oneOf(KEY_SCOPES), { description: 'What it may do.' }),
    rate_limit: nullable(Type.Integer({ description: "Requests a second; null: the server's limit." })),
    created_by: nullable(
      Type.Object({ id: Type.String(), name: Type.String() }, { description: 'Who made it; null once that person has left.' }),
    ),
    created_at: Timestamp('When it was made.'),
    expires_at: nullable(Timestamp('When it stops working; null: it does not by itself.')),
    last_used_at: nullable(Timestamp('When it was last used.')),
    last_used_from: MaybeText('The network address it was last used from.'),
    replaced_by: MaybeText('The key that takes its place.'),
    revoked_at: nullable(Timestamp('When it was revoked.')),
  },
  { title: 'ApiKey' },
)
export const KeysSchema = Type.Object({ keys: Type.Array(KeySchema, { description: 'Newest first.' }) }, { title: 'ApiKeys' })
/** Why something is changed; goes into the admin log. */
export const KeyInput = Type.Object(
  {
    name: OneLine({ minLength: 1, maxLength: LONGEST_KEY_NAME, description: 'What it is for.' }),
    belongs_to: Type.Optional(BelongsTo),
    scopes: Type.Optional(
      Type.Array(oneOf(KEY_SCOPES), {
        minItems: 1,
        maxItems: KEY_SCOPES.length,
        description: 'What it may do; all but `administer` and `keys` where nothing is said.',
      }),
    ),
    expires_on: Type.Optional(
      nullable(
        Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', description: 'Its last day, as 2027-01-31 (UTC); null: it does not expire.' }),
      ),
    ),
    rate_limit: Type.Optional(
      nullable(
        Type.Integer({ minimum: 1, maximum: 100_000, description: "Requests a second; null: the server's limit, which it cannot exceed." }),
      ),
    ),
    reason,
  },
  { title: 'ApiKeyInput' },
)
export const KeyRotation = Type.Object(
  {
    overlap_hours: Type.Integer({
      minimum: 0,
      maximum: MOST_OVERLAP_HOURS,
      description: 'How long the old key still works; 0: no longer.',
    }),
    reason,
  },
  { title: 'ApiKeyRotation' },
)
export const KeyCreated = Type.Object(
  {
    key: Text('The key itself, shown this once.'),
    curl: Text('A command that works as pasted.'),
    api_key: KeySchema,
  },
  { title: 'ApiKeyCreated' },
)

export const MadeByMember = Type.Object(
  {
    keys: Type.Array(KeySchema, { description: 'API keys in use.' }),
    invitations: Type.Array(InvitationSchema, { description: 'Open ones.' }),
  },
  { title: 'MadeByMember' },
)

export const PlanDetails = Type.Object(
  {
    plan: PlanSchema,
    api_access: Type.Boolean({ description: 'Whether the public API answers for this workspace.' }),
    plans: Type.Array(Type.Object({ plan: PlanSchema, api_access: Type.Boolean() })),
    members: Count('Members.'),
    keys: Count('API keys in use.'),
    audits: Count('Audits.'),
  },
  { title: 'PlanDetails' },
)
export const WorkspaceInput = Type.Object(
  { name: OneLine({ minLength: 1, maxLength: LONGEST_NAME, description: 'Name of the workspace.' }), reason },
  { title: 'WorkspaceInput' },
)

export const LanguageSetting = Type.Object(
  { language: nullable(LanguageKeySchema) },
  { title: 'LanguageSetting', description: 'In which rules explain themselves to requests that name no language; null: English.' },
)
export const LanguageInput = Type.Object({ language: nullable(LanguageKeySchema), reason }, { title: 'LanguageInput' })

/** A pack of rules as the settings and a new audit show it. */
const PackSchema = Type.Object(
  {
    key: Text('Identifier, as rules name it.'),
    name: Type.String(),
    description: MaybeText('What it is about.'),
    regulation: MaybeText('The law behind it.'),
    rules: Count('How many of its rules run here: not switched off, and for the markets, sectors and channels chosen.'),
    of: Count('How many rules it has.'),
    languages: Type.Array(LanguageKeySchema, { description: 'Languages it reads.' }),
    active: Type.Boolean({ description: 'Whether audits of this workspace use it unless told otherwise.' }),
  },
  { title: 'Pack' },
)
export const PacksSchema = Type.Object({ packs: Type.Array(PackSchema) }, { title: 'Packs' })
export const PacksInput = Type.Object(
  { active: Type.Array(Type.String({ maxLength: LONGEST_PACK }), { maxItems: 500, description: 'Keys of the packs to use.' }), reason },
  { title: 'PacksInput' },
)

const RuleSeveritySchema = oneOf(RULE_SEVERITIES)
const RuleSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    pack: Type.String(),
    description: Type.String(),
    explanation: Type.String(),
    kind: Type.String(),
    languages: Type.Array(LanguageKeySchema),
    jurisdiction: Type.Array(Type.String()),
    channels: Type.Array(Type.String(), { description: 'Empty: all of them.' }),
    confidence: nullable(
      Type.Number({ description: 'The share of its findings on real pages that were faults, where that was measured.' }),
    ),
    confidence_of: Count('Labelled sentences of real pages that it found: what the confidence was measured on; 0: it is that of its pack.'),
    source: nullable(Type.Object({ citation: Type.String(), url: MaybeText('Where it can be read.'), verified: Type.Boolean() })),
    severity: RuleSeveritySchema,
    override: nullable(oneOf([...RULE_SEVERITIES, 'OFF'], { description: "The workspace's own severity; OFF: not used." })),
    left_out: nullable(oneOf(CAUSES, { description: 'The choice that leaves it out: it is for another market, sector or channel.' })),
  },
  { title: 'Rule' },
)
export const RulesSchema = Type.Object({ rules: Type.Array(RuleSchema), total: Count('How many match.') }, { title: 'Rules' })

/** Who answers for an exception, and how long it holds. */
const answeredFor = {
  owner_id: Type.Optional(nullable(Type.String({ maxLength: LONGEST_MEMBER_ID, description: 'The member who answers for it.' }))),
  until: Type.Optional(
    nullable(
      Type.String({
        pattern: '^[12]\\d{3}-\\d{2}-\\d{2}$',
        description: 'The last day on which it holds (UTC), such as 2027-01-31; null: no end.',
      }),
    ),
  ),
}

const OverrideSchema = Type.Object(
  {
    rule_id: Type.String({ minLength: 1, maxLength: LONGEST_RULE_ID }),
    severity: oneOf([...RULE_SEVERITIES, 'OFF'], { description: 'OFF: the rule is not used.' }),
    reason: Type.Optional(nullable(Type.String({ maxLength: LONGEST_REASON, description: 'Why.' }))),
    ...answeredFor,
  },
  { title: 'SeverityOverride' },
)
const overrides = Type.Array(OverrideSchema, { maxItems: 5000 })
export const OverridesSchema = Type.Object({ overrides }, { title: 'SeverityOverrides' })
export const OverridesInput = Type.Object({ overrides, reason }, { title: 'SeverityOverridesInput' })

export const AllowedText = Type.Object(
  {
    text: Type.String({
      minLength: 1,
      maxLength: LONGEST_ALLOWED_TEXT,
      description: 'A text that is no violation here, whatever its case.',
    }),
    rule_id: nullable(Type.String({ maxLength: LONGEST_RULE_ID, description: 'Only for this rule; null: for every rule.' })),
    note: Type.String({ maxLength: LONGEST_ALLOWED_NOTE, description: 'Why it is allowed.' }),
    ...answeredFor,
    site: Type.Optional(
      nullable(
        Type.String({
          maxLength: LONGEST_ALLOWED_SITE,
          description: 'Only there: a host (shop.example), the beginning of a path (/uk), or both (shop.example/uk).',
        }),
      ),
    ),
    language: Type.Optional(nullable(LanguageKeySchema)),
  },
  { title: 'AllowedText' },
)
const entries = Type.Array(AllowedText, { maxItems: 5000 })
export const AllowListSchema = Type.Object({ entries }, { title: 'AllowList' })
export const AllowListInput = Type.Object({ entries, reason }, { title: 'AllowListInput' })

const names = Type.Array(Type.String({ minLength: 1, maxLength: LONGEST_NAME }), {
  maxItems: 5000,
  description: 'Names of the company, its products and people. One with a capital counts as it is written, one without in any capitals.',
})
export const OwnNamesSchema = Type.Object({ names }, { title: 'OwnNames' })
export const OwnNamesInput = Type.Object({ names, reason }, { title: 'OwnNamesInput' })

const HostsSchema = Type.Object(
  {
    hosts: Type.Array(Type.String({ minLength: 1, maxLength: LONGEST_HOST }), {
      maxItems: 500,
      description: 'Private networks audits may read: host, *.domain, host:port, an address or a range such as 10.1.0.0/16.',
    }),
  },
  { title: 'AllowedHosts' },
)

export const HostsInput = Type.Object({ ...HostsSchema.properties, reason }, { title: 'AllowedHostsInput' })

export const ShownHosts = Type.Object(
  {
    ...HostsSchema.properties,
    allowed: Type.Array(Type.String(), { description: 'What the operator allows (ALLOW_HOSTS); empty: no private network at all.' }),
  },
  { title: 'ShownHosts' },
)
