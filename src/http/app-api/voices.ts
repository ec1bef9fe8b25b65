import type { FastifyRequest } from 'fastify'
import '@fastify/multipart'
import { readSettings } from '../../db/settings/settings.ts'
import type { TriedVoice } from '../../documents/voice/voice-try.ts'
import { AppError, invalid } from '../../errors.ts'
import type { OutsideFor } from '../../fetch/outside.ts'
import type { Writing } from '../../models/writing.ts'
import { labelsTakenBy } from '../../text/document-types.ts'
import type { Route } from '../base/route.ts'
import { appRoute, visitorOf, workspaceOf } from './access.ts'
import { FilesInput } from '../../contract/audits.ts'
import { ExampleAddresses, VoiceExamples, VoiceProposalInput, VoiceProposals, VoiceTries, VoiceTryInput } from '../../contract/tones.ts'

const tag = 'Library'
const ALL = '/w/{workspace_id}/voices'
const MAX_FILE = 20 * 1024 * 1024
const MOST_FILES = 10
/** Thirty examples as files give them, escaped as JSON. */
const BODY_LIMIT = 8 * 1024 * 1024

const storable = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed()
const examples = () => import('../../library/voice-examples.ts')

/** How a house writes, from its own texts, and how a paragraph sounds in it. Nothing here is stored. */
export const voiceRoutes = (writing: Writing, outsideFor: () => Promise<OutsideFor>): Route[] => [
  appRoute({
    method: 'POST',
    path: `${ALL}/files`,
    operationId: 'readExampleFiles',
    tag,
    needs: 'write_documents',
    summary: 'The running text of files, as examples of a voice; nothing is stored',
    description: `multipart/form-data, each file a part: ${labelsTakenBy('knowledge')}, at most ${MOST_FILES} files of 20 MB each.`,
    body: FilesInput,
    consumes: 'multipart/form-data',
    success: { status: 200, schema: VoiceExamples, description: 'Their texts, and which could not be read.' },
    errors: [401, 403, 404, 413, 422, 503],
    async handle(request) {
      const given = request as unknown as FastifyRequest
      if (!given.isMultipart())
        throw invalid({ loc: ['body'], msg: 'Value error, files are sent as multipart/form-data', type: 'value_error' })
      const files: { name: string; bytes: Uint8Array }[] = []
      for await (const part of given.files({ limits: { fileSize: MAX_FILE + 1, files: MOST_FILES } })) {
        const bytes = await part.toBuffer()
        if (part.file.truncated || bytes.length > MAX_FILE) throw new AppError(413, 'A file with examples has at most 20 MB.')
        files.push({ name: storable((part.filename || 'file').split(/[\\/]/).at(-1)!.slice(0, 200)), bytes })
      }
      if (files.length === 0) throw invalid({ loc: ['body', 'file'], msg: 'Field required', type: 'missing' })
      return (await examples()).examplesOfFiles(files)
    },
  }),
  appRoute({
    method: 'POST',
    path: `${ALL}/addresses`,
    operationId: 'readExampleAddresses',
    tag,
    needs: 'write_documents',
    summary: 'The running text of pages, as examples of a voice; nothing is stored',
    description: 'Fetched under the guard that audits have: no private networks but those the workspace may read.',
    body: ExampleAddresses,
    success: { status: 200, schema: VoiceExamples, description: 'Their texts, and which could not be read.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const { allowedHosts } = await readSettings(writing.db, workspaceOf(request))
      const { examplesOfAddresses } = await examples()
      return examplesOfAddresses(request.body.urls.map(storable), (await outsideFor())(allowedHosts))
    },
  }),
  appRoute({
    method: 'POST',
    path: `${ALL}/proposals`,
    operationId: 'proposeVoice',
    tag,
    needs: 'write_documents',
    summary: 'Guidelines from examples, each with its evidence; nothing is stored',
    description:
      'With a model: what it proposes, as far as its quotations stand in the examples; what does not is only named. Without one: what ' +
      'can be measured.',
    body: VoiceProposalInput,
    bodyLimit: BODY_LIMIT,
    success: { status: 200, schema: VoiceProposals, description: 'Proposals to take or leave.' },
    errors: [401, 403, 404, 413, 422, 502, 503, 504],
    async handle(request) {
      const { language_key: language, examples: given } = request.body
      const { proposeVoice } = await import('../../documents/voice/voice-proposals.ts')
      const clean = given.map(({ name, text }) => ({ name: storable(name), text: storable(text) }))
      return proposeVoice(writing, workspaceOf(request), visitorOf(request).userId, language, clean) as never
    },
  }),
  appRoute({
    method: 'POST',
    path: `${ALL}/tries`,
    operationId: 'tryVoices',
    tag,
    needs: 'write_documents',
    summary: 'A paragraph scored against voices and written in each of them; nothing is stored',
    description: 'With a model it writes the paragraph in each voice; without one the pairs of words of the voice are written.',
    body: VoiceTryInput,
    success: { status: 200, schema: VoiceTries, description: 'One try for each voice.' },
    errors: [401, 403, 404, 422, 502, 503, 504],
    async handle(request) {
      const { text, language_key: language, voices } = request.body
      if (text.trim() === '') throw invalid({ loc: ['body', 'text'], msg: 'Value error, there is nothing to try', type: 'value_error' })
      const { tryVoices } = await import('../../documents/voice/voice-try.ts')
      const order = { text: storable(text), language, voices: voices.map(voiceOf) }
      return { tries: (await tryVoices(writing, workspaceOf(request), visitorOf(request).userId, order)) as never }
    },
  }),
]

function voiceOf({ tone_meta_id: metaId, name = '', content }: GivenVoice, index: number): TriedVoice {
  if (typeof metaId === 'string') return { toneMetaId: storable(metaId) }
  if (typeof content === 'string') return { name: storable(name).trim() || 'Voice', content: storable(content) }
  throw invalid({
    loc: ['body', 'voices', index],
    msg: 'Value error, a voice is a tone of the shelf (tone_meta_id) or guidelines (content)',
    type: 'value_error',
  })
}

interface GivenVoice {
  tone_meta_id?: string | null
  name?: string
  content?: string | null
}
