import type { FastifyReply } from 'fastify'
import type pg from 'pg'
import { Type } from 'typebox'
import { isDay } from '../../claims/content.ts'
import { oneOf } from '../../contract/schema.ts'
import { findWorkspace } from '../../db/settings/workspaces.ts'
import { AppError, invalid, notFound, PlainError } from '../../errors.ts'
import { REPORT_FORMATS, REPORT_TYPES } from '../../evidence/report/formats/formats.ts'
import { periodOf } from '../../evidence/report/named-subject.ts'
import type { ReportSubject } from '../../evidence/report/subject.ts'
import { LANGUAGE_KEYS } from '../../languages.ts'
import { AtOnce } from '../base/at-once.ts'
import type { Entrance } from '../base/entrance.ts'
import { idOf } from '../base/path-ids.ts'
import type { Route } from '../base/route.ts'
import { whileConnected } from '../base/while-connected.ts'

const tag = 'Reports'

/** Each has a thread and a connection to the database for as long as it is made. */
const ofWorkspace = new AtOnce(2, 'Two reports of this workspace are being made; try again when one is ready.')
const ofProcess = new AtOnce(4, 'Many reports are being made; try again in a moment.')
const EVERYBODY = ''

const wishes = {
  format: oneOf(REPORT_FORMATS, { default: 'pdf', description: 'Of the file.' }),
  language: Type.Optional(oneOf(LANGUAGE_KEYS, { description: 'Of the report; otherwise the workspace’s, or English.' })),
}
const file = {
  status: 200,
  schema: Type.String(),
  description: 'The file.',
  mediaType: REPORT_TYPES.pdf,
  otherTypes: Object.fromEntries(
    REPORT_FORMATS.filter((one) => one !== 'pdf').map((one) => [REPORT_TYPES[one].split(';')[0]!, Type.String()]),
  ),
}
const STREAMED = 'Sent as it is made, all of it as of one moment; a connection that breaks off leaves no whole file.'

const Day = (description: string) => Type.String({ pattern: '^[12]\\d{3}-\\d{2}-\\d{2}$', description })
const period = {
  since: Type.Optional(Day('The first day of the period, in UTC; absent: from the first run.')),
  until: Type.Optional(Day('The last day of the period; absent: up to now.')),
}

/** What there are reports on, each with the words of its route. */
const SUBJECTS = [
  {
    kind: 'audit',
    what: 'Audit',
    operationId: 'reportOnAudit',
    summary: 'A report on an audit that has ended: what was read and what was not, findings, decisions, rules, how to check it',
    query: Type.Object(wishes),
  },
  {
    kind: 'site',
    what: 'Site',
    operationId: 'reportOnSite',
    summary: 'A report on a site over a period: each run, what changed, time to decision, and the last run in full',
    query: Type.Object({ ...wishes, ...period }),
  },
  {
    kind: 'document',
    what: 'Document',
    operationId: 'reportOnDocument',
    summary: 'A report on a document: its text, versions, approvals, findings, what it asserts, comments',
    query: Type.Object(wishes),
  },
  {
    kind: 'claim',
    what: 'Claim',
    operationId: 'reportOnClaim',
    summary: 'A report on a claim: wordings, conditions, proofs, versions, approvals, and where it was said',
    query: Type.Object(wishes),
  },
] as const

/** Reports as files; programs and the application have the same. */
export const reportRoutes = ({ prefix, route, who, actor }: Entrance, db: pg.Pool): Route[] =>
  SUBJECTS.map(({ kind, what, operationId, summary, query }) =>
    route({
      method: 'GET',
      path: `${prefix}/${kind}s/{${kind}_id}/report`,
      operationId,
      tag,
      needs: 'read',
      summary,
      description: STREAMED,
      query,
      success: file,
      errors: [401, 403, 404, 409, 422, 429, 503],
      async handle(request, reply) {
        const { workspaceId } = who(request)
        const { format, language, since = null, until = null } = request.query as Wishes
        for (const [field, day] of Object.entries({ since, until }))
          if (day !== null && !isDay(day))
            throw invalid({ loc: ['query', field], msg: 'Value error, the calendar has no such day', type: 'value_error' })
        const id = idOf(request, `${kind}_id`)
        const subject: ReportSubject = kind === 'site' ? { kind, id, ...periodOf({ since, until }) } : { kind, id }
        return send(reply, db, { workspaceId, what, subject, madeBy: actor(request).name, format, ...(language ? { language } : {}) })
      },
    }),
  )

interface Wishes {
  format: (typeof REPORT_FORMATS)[number]
  language?: (typeof LANGUAGE_KEYS)[number]
  since?: string
  until?: string
}

interface Asked {
  workspaceId: string
  what: string
  subject: ReportSubject
  madeBy: string
  format: (typeof REPORT_FORMATS)[number]
  language?: (typeof LANGUAGE_KEYS)[number]
}

async function send(reply: FastifyReply, db: pg.Pool, asked: Asked): Promise<unknown> {
  const { workspaceId, what, subject, madeBy, format, language = null } = asked
  const signal = whileConnected(reply)
  const begun = Promise.withResolvers<unknown>()
  const make = async () => {
    const [workspace, { streamReport }] = await Promise.all([findWorkspace(db, workspaceId), import('../../evidence/report/stream.ts')])
    const report = await streamReport(db, workspace!, subject, { format, language, madeBy, signal })
    if (!report) throw notFound(what)
    reply.headers({ 'content-type': REPORT_TYPES[format], 'content-disposition': attachment(report.subject, format) })
    begun.resolve(reply.send(report.bytes))
    await report.ended
  }
  // Its places are taken until it is made, which is after it has begun to be sent.
  const made = ofWorkspace.run(workspaceId, () => ofProcess.run(EVERYBODY, make))
  made.catch((error: unknown) => begun.reject(error instanceof PlainError ? new AppError(409, error.message) : error))
  return begun.promise
}

function attachment(subject: string, format: string): string {
  const name = subject
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}._ -]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 80)
    .trim()
  return `attachment; filename="report.${format}"; filename*=UTF-8''${encodeURIComponent(`${name || 'report'}.${format}`)}`
}
