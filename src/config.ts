import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { UsageError } from './errors.ts'

/**
 * Every setting there is: its name in the environment and in the settings file, its default, what it does.
 * Flags are the same names in lower case (`--log-level`). `path`: names a file or folder; in the settings file relative to that file.
 */
export const SETTINGS = [
  { name: 'PORT', default: '8080', help: 'Port the server listens on; 0 picks a free one.' },
  { name: 'HOST', default: '127.0.0.1', help: 'Address the server listens on; 0.0.0.0 for every network.' },
  { name: 'PROCESSES', default: '1', help: 'Processes that serve share the port with; more than one uses more cores.' },
  {
    name: 'DATA',
    path: true,
    default: '.imprimatur',
    help: 'Folder of the embedded database and files; as a flag relative to where it is typed, else to the project.',
  },
  {
    name: 'DISK_FREE_MB',
    default: '100',
    help: 'Megabytes that must be free where the data folder lies; below, health fails and says so. 0 is off.',
  },
  { name: 'DATABASE_URL', default: '', secret: true, help: 'A PostgreSQL 15 or newer to use instead of the embedded one.' },
  { name: 'DATABASE_POOL', default: '10', help: 'Connections each process keeps to the database.' },
  {
    name: 'DATABASE_CONNECT_SECONDS',
    default: '3',
    help: 'Seconds a request waits for a connection to the database before it is told to come back.',
  },
  {
    name: 'DATABASE_STATEMENT_SECONDS',
    default: '6',
    help: 'Seconds one statement of a request may take; migrations and jobs have their own limits.',
  },
  { name: 'DATABASE_LOCK_SECONDS', default: '5', help: 'Seconds a statement of a request waits for a lock.' },
  {
    name: 'DATABASE_IDLE_SECONDS',
    default: '5',
    help: 'Seconds a transaction of a request may do nothing before the database ends it, so that a lost server holds no locks.',
  },
  {
    name: 'STOP_GRACE_SECONDS',
    default: '3',
    help: 'Seconds that requests are still served after SIGTERM, while health says 503, so that a proxy sends them elsewhere.',
  },
  {
    name: 'TRAIL_HEADS',
    path: true,
    default: '',
    help: 'File to which the signed heads of all trails are appended every hour (docs/trail.md); keep it where the database is not.',
  },
  {
    name: 'TRAIL_KEY_FILE',
    path: true,
    default: '',
    help: 'Private Ed25519 key (PEM) that signs heads; made as trail-key.pem in DATA when not set.',
  },
  {
    name: 'BACKUP_DIR',
    path: true,
    default: '',
    help: 'Folder in which serve makes backups by itself (docs/backup.md); empty: none.',
  },
  { name: 'BACKUP_EVERY', default: '24h', help: 'Time between two backups: 24h, 30m, 7d. One process of all machines makes them.' },
  { name: 'BACKUP_KEEP', default: '14', help: 'How many of the newest backups are kept in BACKUP_DIR.' },
  {
    name: 'BACKUP_PASSPHRASE',
    default: '',
    secret: true,
    help: 'Passphrase that backups are encrypted with, at least 12 characters, and opened with again; empty: they are not encrypted.',
  },
  {
    name: 'RATE_LIMIT',
    default: '',
    help: 'Requests a second for each API key, counted by all processes together; 0 is off. Not set: 60,000 a minute in each process.',
  },
  {
    name: 'RATE_LIMIT_PEOPLE',
    default: '6000',
    help: 'Requests a minute to the application by one person, or one address before signing in, in each process; 0 is off.',
  },
  { name: 'TLS_CERT', path: true, default: '', help: 'File of the certificate (PEM) to serve HTTPS with.' },
  { name: 'TLS_KEY', path: true, default: '', help: 'File of the private key (PEM) to serve HTTPS with.' },
  { name: 'LOG_LEVEL', default: 'warn', help: 'What is logged: fatal, error, warn, info, debug, trace or silent.' },
  {
    name: 'LOG_FORMAT',
    default: 'auto',
    help: 'json: all of standard error is JSON, progress too; text: for people; auto: text on a terminal, elsewhere records are JSON.',
  },
  {
    name: 'METRICS_PORT',
    default: '',
    help: 'Port for /metrics, /livez and /readyz of serve and worker (docs/monitoring.md); 0 picks one.',
  },
  { name: 'METRICS_HOST', default: '127.0.0.1', help: 'Address that METRICS_PORT is on; 0.0.0.0 for every network.' },
  {
    name: 'METRICS_TOKEN',
    default: '',
    secret: true,
    help: "Bearer token that /metrics asks for; without METRICS_PORT it opens /metrics on the server's own port.",
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    default: '',
    help: 'OpenTelemetry collector (http://collector:4318) that traces are sent to over HTTP; empty: none are made.',
  },
  { name: 'OTEL_EXPORTER_OTLP_HEADERS', default: '', secret: true, help: 'Headers for the collector: name=value, separated by commas.' },
  { name: 'OTEL_TRACES_SAMPLER_ARG', default: '1', help: 'Share of requests and jobs that are traced, from 0 to 1.' },
  {
    name: 'TRUST_PROXY',
    default: '',
    help: 'Addresses or networks of proxies whose X-Forwarded headers are believed, separated by commas.',
  },
  {
    name: 'ALLOW_ADDRESSES',
    default: '',
    help: 'Network addresses or networks that may use the server, separated by commas; without it every address may.',
  },
  {
    name: 'CORS_ORIGINS',
    default: '',
    help: 'Origins such as https://app.example.com, separated by commas, whose pages may call the public API from a browser; * is any.',
  },
  { name: 'PUBLIC_URL', default: '', help: 'Address people reach the web application at, for links in messages; needed with SMTP_URL.' },
  {
    name: 'BASE_PATH',
    default: '',
    help: 'Path below which people reach the server behind a proxy (/imprimatur); when not set, the path of PUBLIC_URL.',
  },
  {
    name: 'AUTH_SECRET',
    default: '',
    secret: true,
    help: 'Secret that signs session cookies, at least 32 characters; made and kept in SECRETS_FILE when not set.',
  },
  {
    name: 'OIDC_ISSUER',
    default: '',
    help: 'Issuer of an OpenID Connect provider people sign in with (https://login.company.example); its settings are found below it.',
  },
  { name: 'OIDC_CLIENT_ID', default: '', help: 'Name under which the provider knows this server.' },
  { name: 'OIDC_CLIENT_SECRET', default: '', secret: true, help: 'Secret the provider gave this server.' },
  { name: 'OIDC_NAME', default: 'single sign-on', help: 'Name of the provider on the button of the sign-in page.' },
  {
    name: 'OIDC_DOMAINS',
    default: '',
    help: 'Domains of e-mail addresses that may sign in with the provider, separated by commas; empty: every address it has verified.',
  },
  {
    name: 'OIDC_WORKSPACE',
    default: '',
    help: 'Workspace (its identifier) that people new to this server join by signing in; empty: they need an invitation.',
  },
  { name: 'OIDC_ROLE', default: 'viewer', help: 'Role in OIDC_WORKSPACE: editor, reviewer or viewer.' },
  {
    name: 'OIDC_GROUP_ROLES',
    default: '',
    help:
      'Roles in OIDC_WORKSPACE by groups of the provider (legal=reviewer, admins=owner); followed at every sign-in, OIDC_ROLE for ' +
      'whoever is in none.',
  },
  { name: 'OIDC_GROUPS_CLAIM', default: 'groups', help: 'The claim in which the provider names the groups of a person.' },
  {
    name: 'OIDC_SCOPES',
    default: 'openid email profile',
    help: 'Scopes that are asked of the provider, separated by blanks; some name groups only for one more, such as groups.',
  },
  {
    name: 'OIDC_SIGN_OUT',
    default: 'here',
    help: 'What signing out ends: the session here, or with provider also that at the provider (RP-initiated logout).',
  },
  {
    name: 'PASSWORD_SIGN_IN',
    default: 'on',
    help: 'Whether people may sign in with a password: on, or off where OIDC_ISSUER is set and everybody uses it.',
  },
  {
    name: 'SECRETS_FILE',
    path: true,
    default: '',
    help: 'File of the secrets the server made for itself, alike on every machine; secrets.json in the data folder when not set.',
  },
  {
    name: 'SMTP_URL',
    default: '',
    secret: true,
    help: 'Mail server for password resets and invitations (smtp://user:password@host:587); without it links are printed and copied.',
  },
  { name: 'MAIL_FROM', default: 'Imprimatur <imprimatur@localhost>', help: 'Sender of messages.' },
  { name: 'WORKER', default: 'on', help: 'Whether serve also works on audits itself: on, or off where separate workers do.' },
  {
    name: 'IDLE_SECONDS',
    default: '30',
    help: 'Seconds without work after which serve ends its worker and what tries rules and reads files; 0 keeps them.',
  },
  { name: 'CONCURRENCY', default: '2', help: 'Jobs a worker has under way at once.' },
  {
    name: 'ALLOW_HOSTS',
    default: '',
    help: 'Private hosts, addresses or networks that workspaces may reach, separated by commas: each chooses among them. Empty: none.',
  },
  { name: 'CRAWL_DELAY', default: '0', help: 'Milliseconds between two requests to the same host; robots.txt may ask for more.' },
  { name: 'USER_AGENT_CONTACT', default: '', help: 'An address named in the user agent, where site owners learn who reads them.' },
  { name: 'FETCH_SECONDS', default: '30', help: 'Seconds a page may take, redirects included.' },
  {
    name: 'READ_SECONDS',
    default: '30',
    help: 'Seconds of processor time to read and check one page or file, and two more for each of its megabytes; past them it is failed.',
  },
  {
    name: 'UPLOAD_MEGABYTES',
    default: '2000',
    help: 'Megabytes of uploaded files that a workspace may have waiting; they are kept a day.',
  },
  { name: 'KEEP_DAYS', default: '0', help: 'Days that page snapshots and extracted texts are kept; 0 keeps them.' },
  {
    name: 'MODEL',
    default: '',
    help: 'Language model that writes, as provider:model (docs/models.md); without one the templates write drafts themselves.',
  },
  { name: 'MODEL_URL', default: '', help: "Address of the model's service, where it is not the provider's own." },
  { name: 'MODEL_KEY', default: '', secret: true, help: "Key of the model's service." },
  {
    name: 'MODEL_OTHERS',
    default: '',
    help: 'Further models of the service of MODEL that templates may ask for, with its address and key (openai:gpt-4.1, openai:o4-mini).',
  },
  {
    name: 'MODEL_PRICE',
    default: '',
    help: 'Price of a million input and a million output tokens of MODEL (3/15), for its cost in /metrics.',
  },
  {
    name: 'MODEL_SERVERS',
    default: '127.0.0.1:11434,127.0.0.1:8000,127.0.0.1:8080,127.0.0.1:1234',
    help: 'Addresses of this machine where model servers are looked for (Ollama, vLLM, llama.cpp, LM Studio). Empty: nowhere.',
  },
  { name: 'MODEL_SECONDS', default: '120', help: 'Seconds one call of a model may take, retries included.' },
  {
    name: 'ENCRYPTION_KEY',
    default: '',
    secret: true,
    help: "Secret that seals the keys of workspaces' own models, at least 32 characters; made and kept in SECRETS_FILE when not set.",
  },
  { name: 'GUIDELINE_BUDGET', default: '500', help: 'Questions an audit may put to a model for guideline rules; 0 asks none.' },
] as const satisfies readonly { name: string; default: string; help: string; secret?: true; path?: true }[]

/** What settings stand in, looked for in the folder where a command is typed. */
export const SETTINGS_FILE = 'imprimatur.server.yml'

export type SettingName = (typeof SETTINGS)[number]['name']

/** The settings as given: flags before the environment before the settings file before the defaults. */
export type Settings = Record<SettingName, string>

/** A value and what says it: `environment PORT`, `imprimatur.server.yml:3`, `default`. */
export interface Chosen {
  value: string
  from: string
  /** The file that a secret was read from. */
  secretFile?: string
}

/** What a settings file says: by the names of the settings, and of secrets also with _FILE. Paths are absolute. */
export interface SettingsFile {
  values: ReadonlyMap<string, Chosen>
}

export type GivenFlags = Partial<Record<SettingName, string>>

/** Which value of each setting applies, and where it stands. */
export function chooseSettings(
  flags: GivenFlags,
  root: string,
  file?: SettingsFile,
  environment = process.env,
): Record<SettingName, Chosen> {
  const first = (name: SettingName, isSecret: boolean): Chosen | undefined => {
    if (flags[name] !== undefined) return { value: flags[name], from: `flag ${flagOf(name)}` }
    if (environment[name] !== undefined) return { value: environment[name], from: `environment ${name}` }
    const [secret, line] = [isSecret && environment[`${name}_FILE`], file?.values.get(name)]
    if (secret) return { value: readSecret(secret), from: `environment ${name}_FILE`, secretFile: secret }
    if (line) return line
    const named = isSecret ? file?.values.get(`${name}_FILE`) : undefined
    return named && { ...named, value: readSecret(named.value), secretFile: named.value }
  }
  const chosen = {} as Record<SettingName, Chosen>
  for (const { name, default: fallback, ...rest } of SETTINGS)
    chosen[name] = { ...(first(name, 'secret' in rest) ?? { value: fallback, from: 'default' }) }
  // What a person types means their own folder; the rest means the project.
  chosen.DATA.value = flags.DATA === undefined ? path.resolve(root, chosen.DATA.value) : path.resolve(flags.DATA)
  Object.assign(chosen, settledPlace(chosen))
  return chosen
}

/** PUBLIC_URL and BASE_PATH say the same path: whichever names it, both have it. */
function settledPlace({ BASE_PATH, PUBLIC_URL }: Record<'BASE_PATH' | 'PUBLIC_URL', Chosen>) {
  const url = PUBLIC_URL.value.replace(/\/+$/, '')
  const path = URL.canParse(url) ? new URL(url).pathname.replace(/\/+$/, '') : ''
  const given = `/${BASE_PATH.value}`.replace(/\/+$/, '').replace(/^\/+/, '/')
  return {
    BASE_PATH: given === '' && path !== '' ? { value: path, from: PUBLIC_URL.from } : { ...BASE_PATH, value: given },
    PUBLIC_URL: { ...PUBLIC_URL, value: path === '' && url !== '' ? url + given : url },
  }
}

/** The path before every address of the server, '' for none; refused where PUBLIC_URL names another. */
export function basePath({ BASE_PATH, PUBLIC_URL }: Settings): string {
  if (!/^(\/[\w.~-]+)*$/.test(BASE_PATH)) throw new UsageError(`BASE_PATH is a path such as /imprimatur, not "${BASE_PATH}"`)
  if (PUBLIC_URL !== '' && !URL.canParse(PUBLIC_URL))
    throw new UsageError(`PUBLIC_URL is an address such as https://host/path, not "${PUBLIC_URL}"`)
  const named = PUBLIC_URL === '' ? BASE_PATH : new URL(PUBLIC_URL).pathname.replace(/\/+$/, '')
  if (named !== BASE_PATH) throw new UsageError(`BASE_PATH ${BASE_PATH} is not the path of PUBLIC_URL ${PUBLIC_URL}; set one of them`)
  return BASE_PATH
}

/** Reads the settings; `flags` are those of the command line, already taken apart. */
export const readSettings = (flags: GivenFlags, root: string, environment = process.env): Settings =>
  settingsOf(chooseSettings(flags, root, undefined, environment))

export const settingsOf = (chosen: Record<SettingName, Chosen>): Settings =>
  Object.fromEntries(Object.entries(chosen).map(([name, { value }]) => [name, value])) as Settings

export const flagOf = (name: string): string => `--${name.toLowerCase().replaceAll('_', '-')}`

/** Settings that give something away: by NAME_FILE in the environment, or by a flag with -file, they are read from a file. */
export const SECRET_SETTINGS: readonly SettingName[] = SETTINGS.filter((setting) => 'secret' in setting).map(({ name }) => name)

/** The first line of a file, since editors end it with a line break. */
export function readSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/)[0]!.trim()
  } catch (error) {
    throw new UsageError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}); it should hold a secret`)
  }
}

/** A setting that must be a whole number. */
export function wholeNumber(settings: Settings, name: SettingName, minimum = 0, maximum = Number.MAX_SAFE_INTEGER): number {
  const value = Number(settings[name])
  if (!/^\d+$/.test(settings[name]) || value < minimum || value > maximum) {
    throw new UsageError(`${name} must be a whole number from ${minimum} to ${maximum}, not "${settings[name]}"`)
  }
  return value
}

/** What the first of several serving processes tells the others: where the database is, and the port. */
export const sharedSettings = (environment = process.env): Pick<Settings, 'DATABASE_URL' | 'PORT'> => ({
  DATABASE_URL: environment.DATABASE_URL ?? '',
  PORT: environment.PORT ?? '0',
})

/** The environment of a process that this one starts, which reads how to log, count and trace from it, however this one was told. */
export const childEnvironment = (settings: Settings, environment = process.env): NodeJS.ProcessEnv => ({
  ...environment,
  LOG_LEVEL: settings.LOG_LEVEL,
  LOG_FORMAT: settings.LOG_FORMAT,
  // Only that there are figures: the first process answers for all.
  METRICS_PORT: settings.METRICS_PORT === '' && settings.METRICS_TOKEN === '' ? '' : '0',
  METRICS_TOKEN: '',
  OTEL_EXPORTER_OTLP_ENDPOINT: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_EXPORTER_OTLP_HEADERS: settings.OTEL_EXPORTER_OTLP_HEADERS,
  OTEL_TRACES_SAMPLER_ARG: settings.OTEL_TRACES_SAMPLER_ARG,
})

/** The names of all variables, settings or not. */
export const variableNames = (environment = process.env): string[] => Object.keys(environment)

/** Holds the API key that commands use which speak to a server as a program does. */
export const KEY_VARIABLE = 'IMPRIMATUR_API_KEY'
export const keyOfEnvironment = (environment = process.env): string | undefined => environment[KEY_VARIABLE]

/** The folder in which programs keep what they can make again. */
export const userCache = (environment = process.env): string => environment['XDG_CACHE_HOME'] || path.join(homedir(), '.cache')
