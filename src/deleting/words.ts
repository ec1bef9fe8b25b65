import { SEVERITIES } from '../reviews/chart/chart.ts'

/** What a tombstone says beside when and by whom; the same fields are hashed into its entry. */
export interface AuditTombstone {
  name: string
  created_at: string
  run: number
  site_id: string | null
  assets: number
  findings: number
  by_severity: Record<string, number>
  decided: number
  comments: number
  trail: { length: number; head: string }
}

const numbers = new Intl.NumberFormat('en')
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

export const count = (value: number, one: string, many: string): string => `${numbers.format(value)} ${value === 1 ? one : many}`
export const day = (iso: string | Date): string => days.format(new Date(iso))

/** The other kinds' fields, as far as a sentence needs them. */
interface Fields {
  name: string
  runs: number
  characters: number
  pseudonym: string
  blocked?: boolean
  matter: string
  pages: number
  texts: number
  audits: number
}

const WORDS: Record<string, (fields: Fields) => string> = {
  audit: (fields) => {
    const { name, created_at: created, assets, findings, by_severity: severities, decided, trail } = fields as unknown as AuditTombstone
    const worst = [...SEVERITIES.toReversed(), 'NONE']
      .filter((severity) => (severities[severity] ?? 0) > 0)
      .map((severity) => `${numbers.format(severities[severity]!)} ${severity === 'NONE' ? 'without severity' : severity.toLowerCase()}`)
    return (
      `run of ${day(created)}, “${name}”: ${count(assets, 'asset', 'assets')}, ${count(findings, 'finding', 'findings')}` +
      `${worst.length > 0 ? ` (${worst.join(', ')})` : ''}, ${numbers.format(decided)} decided, ` +
      `${count(trail.length, 'trail entry', 'trail entries')} kept by hash`
    )
  },
  site: ({ name, runs }) => `“${name}” with ${count(runs, 'run', 'runs')}`,
  document: ({ name, characters }) => `“${name}”: ${count(characters, 'character', 'characters')}, kept by hash`,
  person: ({ pseudonym, blocked, matter }) =>
    blocked ? `held for ${matter}: deleted when the hold is lifted` : `now shown as “${pseudonym}”`,
  retention: ({ pages, texts, audits }) =>
    [
      pages > 0 && `${count(pages, 'page', 'pages')} as they were`,
      texts > 0 && count(texts, 'extracted text', 'extracted texts'),
      audits > 0 && count(audits, 'audit', 'audits'),
    ]
      .filter(Boolean)
      .join(', '),
}
const NAMES: Record<string, string> = {
  audit: 'Audit',
  site: 'Site',
  document: 'Document',
  person: 'Data of a person',
  retention: 'Old data',
}

/** A tombstone in a sentence. */
export const tombstoneText = (kind: string, fields: Record<string, unknown>, by: string, at: string | Date): string =>
  `${NAMES[kind] ?? kind} ${fields.blocked ? 'blocked' : 'deleted'} by ${by} on ${day(at)}, ` +
  (WORDS[kind]?.(fields as unknown as Fields) ?? '')
