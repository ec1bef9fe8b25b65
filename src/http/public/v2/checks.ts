import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { type Static } from 'typebox'
import { checkFileApart, checkSourceApart } from '../../../checks/check-apart.ts'
import type { Asker, WrittenCheck } from '../../../checks/checker.ts'
import type { FileToCheck } from '../../../checks/check-source.ts'
import { AppError, invalid } from '../../../errors.ts'
import { labelsTakenBy } from '../../../text/document-types.ts'
import { askedChoice } from '../../shared/markets.ts'
import { AtOnce } from '../../base/at-once.ts'
import { sendTold } from '../../shared/rule-words.ts'
import { whileConnected } from '../../base/while-connected.ts'
import { publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { readCheckForm, sentFile } from './check-form.ts'
import { MOST_TEXT, CheckInput, CheckSchema, CheckForm } from '../../../contract/public/v2/checks.ts'

/** A text held against the rules of the key's workspace, while the caller waits; nothing is stored. */
export const checkRoutesV2 = (db: pg.Pool): PublicRoute[] => [
  publicRoute({
    method: 'POST',
    path: '/checks',
    operationId: 'checkText',
    tag: 'Checks',
    scope: 'check',
    config: { unkept: 'changes nothing' },
    summary: 'Check a text or a file against the rules of the workspace; nothing is stored',
    ruleWords: true,
    description:
      'The rules of packs and those of the workspace, its allow-list and its severities: the same that its audits run with. ' +
      'The same text gives the same findings every time. A text is sent as JSON, a file by multipart/form-data as `file`: ' +
      `${labelsTakenBy('upload')}, at most 20 MB with at most a million characters of text.`,
    body: CheckInput,
    form: { schema: CheckForm, read: readCheckForm },
    // A character may be written in six bytes.
    bodyLimit: 6 * MOST_TEXT + 65_536,
    example: { text: 'Our eco-friendly soap is climate neutral.', language: 'EN' },
    success: { status: 200, schema: CheckSchema, description: 'What was found.' },
    errors: [401, 403, 413, 422, 429, 503],
    async handle(request, reply) {
      const { text, format = 'text', language = null } = request.body
      const profile = await profileAsked(db, request)
      const file = sentFile(request)
      const workspaceId = workspaceOf(request)
      const asker = { workspaceId, signal: whileConnected(reply) }
      const { json } = file
        ? await filesAtOnce.run(workspaceId, () => checkedFile({ ...file, language, profile, mostText: MOST_TEXT }, asker))
        : await textsAtOnce.run(workspaceId, () => checkSourceApart({ source: text, format, language, profile }, asker))
      return sendTold(db, workspaceId, request, reply, json)
    },
  }),
]

/** Whole texts wait in memory here; workspaces take turns with what is under way. */
export const textsAtOnce = new AtOnce(16, 'Several texts of this workspace are being checked; wait until one of them is done.')

/** Files are read one after the other: none of the workspaces has all the turns. */
const filesAtOnce = new AtOnce(4, 'Several files of this workspace are being checked; wait until one of them is done.')

async function checkedFile(file: FileToCheck, asker: Asker): Promise<WrittenCheck> {
  const checked = await checkFileApart(file, asker)
  if ('unreadable' in checked) throw invalid({ loc: ['body', 'file'], msg: `Value error, ${checked.unreadable}`, type: 'value_error' })
  if ('tooLong' in checked)
    throw new AppError(
      413,
      `This file holds ${checked.tooLong} characters of text; at most ${MOST_TEXT} are checked at once. Start an audit.`,
    )
  return checked
}

type Chosen = Pick<Static<typeof CheckInput>, 'packs' | 'markets' | 'sectors' | 'channels'>

/** The rules of the key's workspace, as a request chooses among them. */
export async function profileAsked(db: pg.Pool, request: Pick<FastifyRequest, 'holder'> & { body: Chosen }) {
  const { packs = null, markets, sectors, channels } = request.body
  // Loaded on first use, so that the server answers before the rules are read.
  const [{ readProfile }, { ruleLibrary }, { refuseNoRules }] = await Promise.all([
    import('../../../packs/profile.ts'),
    import('../../../packs/library.ts'),
    import('../../../packs/refuse-no-rules.ts'),
  ])
  const known = new Set(ruleLibrary.packs().map(({ key }) => key))
  const faults = (packs ?? []).flatMap((key, index) =>
    known.has(key) ? [] : [{ loc: ['body', 'packs', index], msg: 'Value error, there is no such pack', type: 'value_error' }],
  )
  if (faults.length > 0) throw invalid(...faults)
  const choice = { ...(markets && { markets }), ...(sectors && { sectors }), ...(channels && { channels }) }
  const profile = await readProfile(db, workspaceOf(request), packs, askedChoice(choice))
  if (packs !== null || Object.keys(choice).length > 0) refuseNoRules(profile)
  return profile
}
