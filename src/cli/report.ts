import { existsSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { isId } from '../db/base/ids.ts'
import { listWorkspaces } from '../db/settings/workspaces.ts'
import { PlainError, UsageError } from '../errors.ts'
import { REPORT_FORMATS } from '../evidence/report/formats/formats.ts'
import type { ReportFormat } from '../evidence/report/formats/formats.ts'
import { makeReport } from '../evidence/report/make.ts'
import { findSubject } from '../evidence/report/named-subject.ts'
import type { NamedSubject } from '../evidence/report/named-subject.ts'
import { languageKeyOf, LANGUAGE_KEYS } from '../languages.ts'
import type { LanguageKey } from '../languages.ts'
import { requiredFlag } from './command.ts'
import type { Call, Command } from './command.ts'
import { counted } from './counted.ts'
import { withDatabase } from './database.ts'

export const report: Command = {
  usage: '[AUDIT] --to FILE.pdf|.docx|.xlsx|.html',
  summary: 'Writes a report on an audit, a site over a period, a document or a claim: what was audited, found and decided.',
  options: {
    to: {
      type: 'string',
      value: 'FILE',
      help: 'The file to write, of the format that its ending says; one that is there already is left alone.',
    },
    site: { type: 'string', value: 'SITE', help: 'On a site, by its name or identifier, instead of an audit.' },
    since: { type: 'string', value: 'DAY', help: 'With --site: runs from this day on (2026-09-01).' },
    until: { type: 'string', value: 'DAY', help: 'With --site: runs up to the end of this day.' },
    document: { type: 'string', value: 'ID', help: 'On a document, instead of an audit.' },
    claim: { type: 'string', value: 'CLAIM', help: 'On a claim, by its number (C-14) or identifier, instead of an audit.' },
    workspace: { type: 'string', value: 'WORKSPACE', help: 'Where several workspaces have a site or a claim of that name.' },
    language: { type: 'string', value: 'LANGUAGE', help: 'Of the report (de, fr, …); the workspace’s otherwise.' },
  },
  words: [0, 1],
  async run(call) {
    const file = path.resolve(requiredFlag(call, 'to'))
    const format = formatOf(file)
    const language = languageOf(call)
    const asked = askedFor(call)
    if (existsSync(file)) throw new PlainError(`${file} exists already`)
    const made = await withDatabase(call.settings, async (db) => {
      const { workspace, subject } = await whereIs(db, asked, call.flags.workspace as string | undefined)
      return makeReport(db, workspace, subject, { format, language, madeBy: null }, { file })
    })
    if (!made) throw new PlainError(`There is no ${asked.kind} ${asked.name}`)
    const { findings, pages, octets, sha256 } = made
    call.print(
      { file, format, ...made },
      [
        [`${file}: ${counted(findings, 'finding')}`, pages === null ? null : counted(pages, 'page'), `${octets} bytes`]
          .filter(Boolean)
          .join(', '),
        `SHA-256: ${sha256}`,
      ].join('\n'),
    )
    return 0
  },
}

function formatOf(file: string): ReportFormat {
  const format = REPORT_FORMATS.find((one) => file.toLowerCase().endsWith(`.${one}`))
  if (!format) throw new UsageError(`--to wants a name that ends in ${REPORT_FORMATS.map((one) => `.${one}`).join(', ')}`)
  return format
}

function languageOf({ flags }: Call): LanguageKey | null {
  if (flags.language === undefined) return null
  const given = String(flags.language)
  const key = languageKeyOf(given) ?? LANGUAGE_KEYS.find((one) => one === given.toUpperCase()) ?? null
  if (key === null) throw new UsageError(`--language: ${given} is none of the languages of the product`)
  return key
}

/** Exactly one thing. */
function askedFor({ words, flags }: Call): NamedSubject {
  const asked = [
    ...words.map((name) => ({ kind: 'audit', name })),
    ...(['site', 'document', 'claim'] as const).flatMap((kind) => (flags[kind] === undefined ? [] : [{ kind, name: String(flags[kind]) }])),
  ] as NamedSubject[]
  if (asked.length !== 1) throw new UsageError('Name one audit, or one of --site, --document, --claim')
  const period = { since: dayOf('since', flags.since), until: dayOf('until', flags.until) }
  if ((period.since ?? period.until) && asked[0]!.kind !== 'site') throw new UsageError('--since and --until go with --site')
  return { ...asked[0]!, ...period }
}

function dayOf(flag: string, given: unknown): string | null {
  if (given === undefined) return null
  const day = String(given)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(`${day}T00:00:00Z`)))
    throw new UsageError(`--${flag} wants a day such as 2026-09-01`)
  return day
}

async function whereIs(db: pg.Pool, asked: NamedSubject, wanted: string | undefined) {
  const workspaces = (await listWorkspaces(db)).filter(({ id, name }) => wanted === undefined || id === wanted || name === wanted)
  if (wanted !== undefined && workspaces.length === 0) throw new PlainError(`There is no workspace ${wanted}`)
  const found = []
  for (const workspace of workspaces) {
    const subject = await findSubject(db, workspace.id, asked)
    if (subject) found.push({ workspace, subject })
  }
  if (found.length > 1) throw new PlainError(`Several workspaces have a ${asked.kind} ${asked.name}; name one with --workspace`)
  if (!found[0]) throw new PlainError(`There is no ${asked.kind} ${asked.name}${isId(asked.name) ? '' : ' of that name'}`)
  return found[0]
}
