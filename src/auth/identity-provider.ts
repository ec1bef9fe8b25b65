import { isIP } from 'node:net'
import type { Configuration } from 'openid-client'
import type { Settings } from '../config.ts'
import { isId } from '../db/base/ids.ts'
import { AppError, UsageError } from '../errors.ts'
import { inSmallLetters, isAddress } from './address.ts'
import { asOneLine } from '../contract/one-line.ts'
import { ROLES } from '../contract/values.ts'
import type { Role } from '../contract/values.ts'

/** What a sign-in has begun with; sealed in a cookie of the browser that began it. */
export interface BegunSignIn {
  state: string
  nonce: string
  verifier: string
  redirectUri: string
}

/** Who somebody is, as the provider vouches for it. */
export interface Identity {
  /** Issuer and subject: the same subject of another issuer is somebody else. */
  account: string
  email: string
  name: string | null
  /** The role its groups give in the workspace that people join; null where groups give none. */
  groupRole: Role | null
}

interface Claims {
  iss: string
  sub: string
  email?: unknown
  email_verified?: unknown
  name?: unknown
  [claim: string]: unknown
}

/** Seconds for one answer of the provider. */
const PATIENCE = 10
/** Its settings are read again after so long, so that a change there needs no restart here. */
const FRESH = 10 * 60_000

const REFUSED = 'The sign-in was refused; begin again.'
/** What the protocol's library says when an answer is not what was asked for; anything else is a fault of the way there. */
const AWAY = 'The identity provider does not answer as it should; try again later, or tell whoever runs this server.'

/** An OpenID Connect provider named by the operator: authorization code flow with PKCE; state, nonce, issuer and signature are checked. */
export class IdentityProvider {
  readonly name: string
  /** Where people new to this server go; null: they need an invitation. */
  readonly joins: { workspaceId: string; role: Role } | null
  readonly #settings: Settings
  readonly #issuer: URL
  readonly #domains: string[]
  /** By the name of a group; empty: groups mean nothing. */
  readonly groupRoles: ReadonlyMap<string, Role>
  #found: { at: number; configuration: Promise<Configuration> } | null = null

  constructor(settings: Settings) {
    this.#settings = settings
    this.#issuer = issuerOf(settings.OIDC_ISSUER)
    if (settings.OIDC_CLIENT_ID === '') throw new UsageError('OIDC_ISSUER needs OIDC_CLIENT_ID, the name the provider knows this server by')
    this.name = settings.OIDC_NAME.trim() || 'single sign-on'
    this.#domains = domainsOf(settings.OIDC_DOMAINS)
    this.joins = joinOf(settings, this.#domains)
    this.groupRoles = groupRolesOf(settings)
    if (!['here', 'provider'].includes(settings.OIDC_SIGN_OUT))
      throw new UsageError(`OIDC_SIGN_OUT is here or provider, not "${settings.OIDC_SIGN_OUT}"`)
    if (!settings.OIDC_SCOPES.split(/\s+/).includes('openid')) throw new UsageError('OIDC_SCOPES needs openid among them')
  }

  /** What the operator has set, for owners to see. */
  get shown() {
    const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_SCOPES, OIDC_SIGN_OUT, OIDC_GROUPS_CLAIM } = this.#settings
    return {
      name: this.name,
      issuer: OIDC_ISSUER,
      client_id: OIDC_CLIENT_ID,
      has_secret: OIDC_CLIENT_SECRET !== '',
      scopes: OIDC_SCOPES,
      domains: this.#domains,
      groups_claim: OIDC_GROUPS_CLAIM,
      group_roles: [...this.groupRoles].map(([group, role]) => ({ group, role })),
      signs_out_at_provider: OIDC_SIGN_OUT === 'provider',
    }
  }

  /** Reads the provider's settings anew (the discovery document); the message says what is wrong with them. */
  async test(): Promise<{ works: boolean; message: string; ends_sessions: boolean }> {
    try {
      const found = await this.#discover()
      this.#found = { at: Date.now(), configuration: Promise.resolve(found) }
      const metadata = found.serverMetadata()
      const ends = metadata.end_session_endpoint !== undefined
      const lacking = this.#settings.OIDC_SCOPES.split(/\s+/).filter((scope) => metadata.scopes_supported?.includes(scope) === false)
      if (lacking.length > 0) return { works: true, message: `It does not list these scopes: ${lacking.join(', ')}.`, ends_sessions: ends }
      return { works: true, message: 'Its discovery document was read, and its issuer is the one that was named.', ends_sessions: ends }
    } catch (error) {
      return { works: false, message: `Its discovery document cannot be used: ${causesOf(error).join(': ')}`, ends_sessions: false }
    }
  }

  /** Where a browser ends the session it has at the provider; null where the operator or the provider does not have it so. */
  async signOutAddress(returnTo: string): Promise<string | null> {
    if (this.#settings.OIDC_SIGN_OUT !== 'provider') return null
    const client = await import('openid-client')
    const configuration = await this.#configuration()
    if (configuration.serverMetadata().end_session_endpoint === undefined) return null
    return client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo }).href
  }

  /** Where the browser goes, and what must be known when it comes back. */
  async begin(redirectUri: string): Promise<{ url: string; begun: BegunSignIn }> {
    const client = await import('openid-client')
    const configuration = await this.#configuration()
    const begun = { state: client.randomState(), nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier(), redirectUri }
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: this.#settings.OIDC_SCOPES,
      state: begun.state,
      nonce: begun.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
      code_challenge_method: 'S256',
    })
    return { url: url.href, begun }
  }

  /** Takes the provider's answer, exactly as the browser brought it, and asks the provider who it is about. */
  async finish(begun: BegunSignIn, query: string): Promise<Identity> {
    const client = await import('openid-client')
    const configuration = await this.#configuration()
    const answer = new URL(`${begun.redirectUri}?${query}`)
    let claims: Claims
    try {
      const tokens = await client.authorizationCodeGrant(configuration, answer, {
        pkceCodeVerifier: begun.verifier,
        expectedState: begun.state,
        expectedNonce: begun.nonce,
        idTokenExpected: true,
      })
      const proven = tokens.claims()!
      // Many providers say the address only here; the answer must be about the same subject.
      const lacksGroups = this.groupRoles.size > 0 && proven[this.#settings.OIDC_GROUPS_CLAIM] === undefined
      claims = proven as Claims
      if ((proven.email === undefined || lacksGroups) && configuration.serverMetadata().userinfo_endpoint) {
        const more = await client.fetchUserInfo(configuration, tokens.access_token, proven.sub)
        const groups = lacksGroups ? { [this.#settings.OIDC_GROUPS_CLAIM]: more[this.#settings.OIDC_GROUPS_CLAIM] } : {}
        claims = { ...claims, ...(proven.email === undefined ? pick(more) : {}), ...groups }
      }
    } catch (error) {
      const isDenied = error instanceof client.AuthorizationResponseError && error.error === 'access_denied'
      throw new AppError(401, isDenied ? `${this.name} did not let you in; ask whoever runs it.` : REFUSED, { cause: error })
    }
    return this.#identity(claims)
  }

  #groupRole(claim: unknown): Role | null {
    const groups = (Array.isArray(claim) ? claim : [claim]).filter((group) => typeof group === 'string')
    const roles = groups.flatMap((group) => this.groupRoles.get(group) ?? [])
    return ROLES.find((role) => roles.includes(role)) ?? null
  }

  #identity(claims: Claims): Identity {
    // The database would take one subject for another, or none at all.
    if (claims.sub.includes('\0') || !claims.sub.isWellFormed()) throw new AppError(401, REFUSED)
    const email = typeof claims.email === 'string' ? inSmallLetters(claims.email.trim()) : null
    if (email === null || !isAddress(email)) throw new AppError(403, `${this.name} does not say which e-mail address is yours.`)
    // Anybody may claim any address with many providers: only one that was verified says who somebody is.
    if (claims.email_verified !== true) throw new AppError(403, `${this.name} has not verified that ${email} is your address.`)
    if (this.#domains.length > 0 && !this.#domains.includes(email.slice(email.lastIndexOf('@') + 1)))
      throw new AppError(403, `${email} is not of a domain that may sign in here.`)
    const name = typeof claims.name === 'string' ? asOneLine(claims.name.replaceAll('\0', '')).slice(0, 200).toWellFormed() : ''
    const groupRole = this.#groupRole(claims[this.#settings.OIDC_GROUPS_CLAIM])
    return { account: `${claims.iss} ${claims.sub}`, email, name: name || null, groupRole }
  }

  async #configuration(): Promise<Configuration> {
    if (!this.#found || Date.now() - this.#found.at > FRESH) {
      const found = { at: Date.now(), configuration: this.#discover() }
      this.#found = found
      // One that cannot be reached now is asked again at the next sign-in.
      found.configuration.catch(() => {
        if (this.#found === found) this.#found = null
      })
    }
    try {
      return await this.#found.configuration
    } catch (error) {
      throw new AppError(503, AWAY, { cause: error, headers: { 'retry-after': '10' } })
    }
  }

  async #discover(): Promise<Configuration> {
    const client = await import('openid-client')
    const { OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = this.#settings
    return client.discovery(this.#issuer, id, secret || undefined, secret ? client.ClientSecretBasic(secret) : client.None(), {
      timeout: PATIENCE,
      [client.customFetch]: await guardedFetch(this.#settings, this.#issuer),
      // Signatures of ID tokens are not looked at otherwise, since they come from the provider itself.
      execute: [client.enableNonRepudiationChecks, ...(this.#issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [])],
    })
  }
}

/** The provider's own host is the operator's word; what its answers name besides must be public or in ALLOW_HOSTS. */
async function guardedFetch(settings: Settings, issuer: URL) {
  const [{ createAgent }, { createGuard, portOf }, { DEFAULT_FETCH_SETTINGS }, { listedHosts }, { fetch }] = await Promise.all([
    import('../fetch/connect.ts'),
    import('../fetch/guard.ts'),
    import('../fetch/settings.ts'),
    import('../fetch/allowance.ts'),
    import('undici'),
  ])
  const fetching = { ...DEFAULT_FETCH_SETTINGS, allow: [...listedHosts(settings.ALLOW_HOSTS), `${issuer.hostname}:${portOf(issuer)}`] }
  const guard = createGuard(fetching)
  const dispatcher = createAgent(guard, fetching)
  return (url: string, options: object): Promise<Response> =>
    fetch(guard.checkUrl(url), { ...options, redirect: 'manual', dispatcher }) as unknown as Promise<Response>
}

const pick = ({ email, email_verified, name }: { email?: unknown; email_verified?: unknown; name?: unknown }) => ({
  email,
  email_verified,
  ...(typeof name === 'string' && { name }),
})

/** What went wrong and what was behind it, outermost first, for the log and for whoever sets this up. */
export function causesOf(error: unknown): string[] {
  const causes: string[] = []
  for (let at = error; at instanceof Error && causes.length < 5; at = at.cause) {
    const { error: code, error_description: said } = at as { error?: unknown; error_description?: unknown }
    const more = [code, said].filter((each) => typeof each === 'string').join(', ')
    causes.push(asOneLine(more === '' ? at.message : `${at.message} (${more})`).slice(0, 300))
  }
  return causes
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

function issuerOf(setting: string): URL {
  const wrong = new UsageError(`OIDC_ISSUER is the https address of an OpenID Connect provider, not "${setting}"`)
  if (!URL.canParse(setting)) throw wrong
  const issuer = new URL(setting)
  // Without TLS anybody on the way could say who signs in; on this machine there is no way.
  if (issuer.protocol !== 'https:' && !(issuer.protocol === 'http:' && LOOPBACK.test(issuer.hostname))) throw wrong
  return issuer
}

function domainsOf(setting: string): string[] {
  const domains = setting
    .split(',')
    .map((part) => part.trim().toLowerCase().replace(/^@/, ''))
    .filter(Boolean)
  const wrong = domains.find((domain) => !/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(domain) || isIP(domain) !== 0)
  if (wrong !== undefined) throw new UsageError(`OIDC_DOMAINS names domains such as company.example, not "${wrong}"`)
  return domains
}

function joinOf({ OIDC_WORKSPACE, OIDC_ROLE }: Settings, domains: string[]): { workspaceId: string; role: Role } | null {
  if (OIDC_WORKSPACE === '') return null
  if (!isId(OIDC_WORKSPACE)) throw new UsageError('OIDC_WORKSPACE is the identifier of a workspace (imprimatur workspace list)')
  const role = OIDC_ROLE as Role
  if (role === 'owner' || !ROLES.includes(role)) throw new UsageError(`OIDC_ROLE is editor, reviewer or viewer, not "${OIDC_ROLE}"`)
  // A public provider verifies everybody's address: without domains the whole world would join.
  if (domains.length === 0) throw new UsageError('OIDC_WORKSPACE needs OIDC_DOMAINS: whose addresses may join by signing in')
  return { workspaceId: OIDC_WORKSPACE, role }
}

function groupRolesOf({ OIDC_GROUP_ROLES, OIDC_WORKSPACE }: Settings): Map<string, Role> {
  const roles = new Map<string, Role>()
  for (const part of OIDC_GROUP_ROLES.split(',').filter((each) => each.trim() !== '')) {
    const at = part.lastIndexOf('=')
    const [group, role] = [part.slice(0, Math.max(0, at)).trim(), part.slice(at + 1).trim() as Role]
    if (group === '' || !ROLES.includes(role))
      throw new UsageError(`OIDC_GROUP_ROLES names groups and roles such as legal=reviewer (${ROLES.join(', ')}), not "${part.trim()}"`)
    roles.set(group, role)
  }
  if (roles.size > 0 && OIDC_WORKSPACE === '')
    throw new UsageError('OIDC_GROUP_ROLES needs OIDC_WORKSPACE: where the groups have their roles')
  return roles
}
