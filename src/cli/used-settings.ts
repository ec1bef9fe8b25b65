import type { SettingName } from '../config.ts'

/** What commands read of the settings, for their help: any command takes any setting, most would only be in the reader's way. */
type Used = readonly SettingName[]

export const DATABASE_USED: Used = ['DATA', 'DATABASE_URL', 'DATABASE_POOL']

/** What fetches addresses. */
export const FETCHING_USED: Used = ['ALLOW_HOSTS', 'USER_AGENT_CONTACT', 'FETCH_SECONDS']

const MODEL: Used = ['MODEL', 'MODEL_URL', 'MODEL_KEY', 'MODEL_OTHERS', 'MODEL_SECONDS']

/** Models of workspaces have keys that are sealed, and addresses that may be private. */
export const MODELS_USED: Used = [...DATABASE_USED, ...MODEL, 'ALLOW_HOSTS', 'SECRETS_FILE', 'ENCRYPTION_KEY']

/** On this machine alone, and stored in a workspace. */
export const AUDIT_USED: Used = [
  ...FETCHING_USED,
  'CRAWL_DELAY',
  ...MODEL,
  'GUIDELINE_BUDGET',
  ...DATABASE_USED,
  'CONCURRENCY',
  'READ_SECONDS',
  'SECRETS_FILE',
  'ENCRYPTION_KEY',
]

export const SECRETS_USED: Used = [...DATABASE_USED, 'SECRETS_FILE', 'AUTH_SECRET', 'ENCRYPTION_KEY']
export const PASSPHRASE_USED: Used = [...DATABASE_USED, 'BACKUP_PASSPHRASE', 'SECRETS_FILE']

/** Where people reach the server, for a link. */
export const LINKS_USED: Used = [...DATABASE_USED, 'PUBLIC_URL', 'BASE_PATH', 'HOST', 'PORT', 'TLS_CERT']
