import { Type } from 'typebox'
import { LanguageKeySchema, nullable, OneLine, oneOf, Timestamp } from './schema.ts'
import { MaybeText, reason, Text } from './common.ts'
import { LONGEST_EMAIL, LONGEST_LIST_OF_VALUES, LONGEST_NAME, LONGEST_PASSWORD, LONGEST_REASON, LONGEST_TOKEN } from './limits.ts'
import { PERMISSION_NAMES, ACCOUNT_EVENTS, PLANS, ROLES } from './values.ts'

const RoleSchema = oneOf(ROLES, { title: 'Role', description: 'What a member may do; owner may everything.' })
export const PlanSchema = oneOf(PLANS, { title: 'Plan' })
const Email = (description = 'E-mail address.') => Type.String({ minLength: 3, maxLength: LONGEST_EMAIL, description })
const PersonName = OneLine({ minLength: 1, maxLength: LONGEST_NAME, description: 'Name others see.' })
/** Long enough to resist guessing, short enough that hashing cannot be used to overload the server. */
const NewPassword = Type.String({ minLength: 10, maxLength: LONGEST_PASSWORD, description: 'New password, 10 to 128 characters.' })
const GivenPassword = Type.String({ minLength: 1, maxLength: LONGEST_PASSWORD, description: 'Password.' })
const Token = Type.String({ minLength: 1, maxLength: LONGEST_TOKEN, description: 'What stands after the # of the link.' })

export const WorkspaceSummary = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    plan: PlanSchema,
    language: nullable(LanguageKeySchema),
    role: RoleSchema,
    permissions: Type.Array(oneOf(PERMISSION_NAMES), { description: 'What the caller may do here; the server enforces it.' }),
    needs_second_factor: Type.Boolean({ description: 'Closed until the person signs in with a second factor.' }),
  },
  { title: 'Workspace' },
)

export const SessionSchema = Type.Object(
  {
    user: nullable(
      Type.Object(
        { id: Type.String(), email: Type.String(), name: Type.String(), language: nullable(LanguageKeySchema) },
        { description: 'Who is signed in, and the language they chose for the application (null: none); null for nobody.' },
      ),
    ),
    workspaces: Type.Array(WorkspaceSummary, { description: 'Where the person is a member, by name.' }),
    asks_code: Type.Boolean({ description: 'The password was right; the code of the second factor is asked for (user is null).' }),
    current_workspace_id: MaybeText('The workspace last chosen, otherwise the first; null without any.'),
    server: Type.Object({
      version: Type.String(),
      public_url: Text('Where links in messages lead.'),
      mail: Type.Boolean({ description: 'Whether messages (password reset, invitations) are sent.' }),
      single_sign_on: MaybeText('Name of the identity provider; null when there is none.'),
      passwords: Type.Boolean({ description: 'Whether people may sign in with a password.' }),
    }),
  },
  { title: 'Session' },
)

export const SignInInput = Type.Object({ email: Email(), password: GivenPassword }, { title: 'SignInInput' })
export const ProviderAddress = Type.Object({ url: Text('Where the browser goes to sign in.') }, { title: 'ProviderAddress' })
export const SignedOut = Type.Object(
  { done: Type.Boolean(), url: MaybeText('Where the browser goes to end its session at the identity provider too; null: nowhere.') },
  { title: 'SignedOut' },
)
export const ProviderSettings = Type.Object(
  {
    provider: nullable(
      Type.Object({
        name: Text('What the button says.'),
        issuer: Text('The provider (OIDC_ISSUER).'),
        client_id: Text('Name under which it knows this server (OIDC_CLIENT_ID).'),
        has_secret: Type.Boolean({ description: 'Whether it gave this server a secret.' }),
        scopes: Text('What is asked of it (OIDC_SCOPES).'),
        domains: Type.Array(Type.String(), { description: 'Domains that may sign in; empty: every address it has verified.' }),
        groups_claim: Text('The claim that names groups (OIDC_GROUPS_CLAIM).'),
        group_roles: Type.Array(Type.Object({ group: Type.String(), role: oneOf(ROLES) }), {
          description: 'Roles that groups give; empty: groups mean nothing.',
        }),
        signs_out_at_provider: Type.Boolean({ description: 'Whether signing out ends the session at the provider too.' }),
        joins_here: Type.Boolean({ description: 'Whether new people join this workspace by signing in.' }),
        join_role: nullable(oneOf(ROLES)),
      }),
    ),
    return_address: Text('To be registered with the provider: where it sends people back to.'),
    sign_out_address: Text('To be registered with the provider: where it sends people who have signed out.'),
    passwords: Type.Boolean({ description: 'Whether people may sign in with a password (PASSWORD_SIGN_IN).' }),
  },
  { title: 'ProviderSettings', description: 'Set by the operator, for the whole server; shown, not changed, here.' },
)
export const ProviderTest = Type.Object(
  {
    works: Type.Boolean(),
    message: Text('What was found, or what is wrong.'),
    ends_sessions: Type.Boolean({ description: 'Whether it says where sessions end (end_session_endpoint).' }),
  },
  { title: 'ProviderTest' },
)
export const ProviderAnswer = Type.Object(
  {
    query: Type.String({
      minLength: 1,
      maxLength: LONGEST_LIST_OF_VALUES,
      description: 'What the provider put behind the ? of the address it sent back to.',
    }),
  },
  { title: 'ProviderAnswer' },
)
export const SwitchInput = Type.Object({ workspace_id: Type.String() }, { title: 'SwitchInput' })
export const ForgotInput = Type.Object({ email: Email() }, { title: 'ForgotInput' })
export const PasswordInput = Type.Object({ current_password: GivenPassword, new_password: NewPassword }, { title: 'PasswordInput' })
export const ProfileInput = Type.Object(
  {
    name: Type.Optional(PersonName),
    language: Type.Optional(nullable(LanguageKeySchema)),
  },
  { title: 'ProfileInput' },
)

export const SignedInPlace = Type.Object(
  {
    id: Type.String(),
    current: Type.Boolean({ description: 'The session of this request.' }),
    created_at: Timestamp('When it began.'),
    seen_at: Timestamp('When it was last used, to the hour.'),
    expires_at: Timestamp('When it ends by itself.'),
    address: MaybeText('Network address it began from.'),
    browser: MaybeText('User agent it began with.'),
  },
  { title: 'SignedInPlace' },
)

export const AccountEvents = Type.Object(
  {
    events: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          at: Timestamp('When.'),
          what: oneOf(ACCOUNT_EVENTS),
          address: MaybeText('Network address; null: whoever runs the server.'),
          browser: MaybeText('User agent.'),
        },
        { title: 'AccountEvent' },
      ),
    ),
  },
  { title: 'AccountEvents' },
)

export const LinkInput = Type.Object({ token: Token }, { title: 'LinkInput' })
export const LinkSchema = Type.Object(
  {
    purpose: oneOf(['first-owner', 'invitation', 'reset']),
    email: MaybeText('Address it was made for; null for the first owner, who chooses.'),
    workspace_name: MaybeText('Workspace it leads to.'),
    role: nullable(oneOf(ROLES)),
    account: oneOf(['new', 'existing'], {
      description: 'existing: ask for the password the person has (whether they have one is not said); new: ask for a name and a new one.',
    }),
    expires_at: Timestamp('Until when it works.'),
  },
  { title: 'Link' },
)
export const AcceptInput = Type.Object(
  {
    token: Token,
    email: Type.Optional(nullable(Email('Only for the first owner.'))),
    name: Type.Optional(nullable(PersonName)),
    password: Type.Optional(
      nullable(
        Type.String({
          minLength: 1,
          maxLength: LONGEST_PASSWORD,
          description:
            'A new password (10 to 128 characters), or the one the person has; not needed by whoever is signed in as that person.',
        }),
      ),
    ),
  },
  { title: 'AcceptInput' },
)

export const MemberSchema = Type.Object(
  {
    id: Type.String(),
    email: Type.String(),
    name: Type.String(),
    role: RoleSchema,
    created_at: Timestamp('When the person joined.'),
    seen_at: nullable(Timestamp('When the person was last active.')),
    second_factor: nullable(Type.Boolean({ description: 'Whether the person has an authenticator app or a passkey; for owners.' })),
  },
  { title: 'Member' },
)
export const MembersSchema = Type.Object({ members: Type.Array(MemberSchema, { description: 'By name.' }) }, { title: 'Members' })
/** Why somebody or something goes, where there is no body to say it in. */
export const ReasonQuery = Type.Object({
  reason: Type.Optional(Type.String({ maxLength: LONGEST_REASON, description: 'Why; kept in the admin log.' })),
})
export const RemovalQuery = Type.Object(
  {
    keys: Type.Optional(
      oneOf(['revoke', 'keep'], { description: "keep: the workspace's keys the person made stay. The person's own never do." }),
    ),
    invitations: Type.Optional(oneOf(['withdraw', 'keep'], { description: 'keep: open invitations the person made stay.' })),
    ...ReasonQuery.properties,
  },
  { title: 'RemovalQuery' },
)
export const RoleInput = Type.Object({ role: RoleSchema, ...ReasonQuery.properties }, { title: 'RoleInput' })

export const InvitationSchema = Type.Object(
  {
    id: Type.String(),
    email: Type.String(),
    role: RoleSchema,
    created_at: Timestamp('When it was made.'),
    expires_at: Timestamp('Until when it works.'),
    invited_by: MaybeText('Name of who invited.'),
  },
  { title: 'Invitation' },
)
export const InvitationsSchema = Type.Object(
  { invitations: Type.Array(InvitationSchema, { description: 'Those neither used nor expired, newest first.' }) },
  { title: 'Invitations' },
)
export const InviteInput = Type.Object({ email: Email(), role: RoleSchema, reason }, { title: 'InviteInput' })
export const InvitedSchema = Type.Object(
  {
    invitation: InvitationSchema,
    link: Text('Leads to the invitation, to be handed over; shown this once. What is sent by mail has a token of its own.'),
    sent: Type.Boolean({ description: 'Whether a link was also sent by mail.' }),
  },
  { title: 'Invited' },
)
