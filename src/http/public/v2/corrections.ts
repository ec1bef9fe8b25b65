import type pg from 'pg'
import { correctSourceApart } from '../../../checks/check-apart.ts'
import { sendTold } from '../../shared/rule-words.ts'
import { whileConnected } from '../../base/while-connected.ts'
import { publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { profileAsked, textsAtOnce } from './checks.ts'
import { CorrectInput, CorrectedSchema, MOST_TEXT_TO_CORRECT } from '../../../contract/public/v2/checks.ts'

/** A text with what a program may change in it, by the rules of the key's workspace; nothing is stored. */
export const correctionRoutesV2 = (db: pg.Pool): PublicRoute[] => [
  publicRoute({
    method: 'POST',
    path: '/checks/mended',
    operationId: 'mendText',
    tag: 'Checks',
    scope: 'check',
    config: { unkept: 'changes nothing' },
    summary: 'Apply to a text what a program may change; nothing is stored',
    ruleWords: true,
    description:
      'Applies the suggestions of class `wording` to Markdown or plain text, as `imprimatur audit --fix` does: never in names, ' +
      'quotations, figures or clauses, and never a removal or advice. Answers the text, what was changed, which suggestions are left to ' +
      'people, and what the rules still find.',
    body: CorrectInput,
    // A character may be written in six bytes.
    bodyLimit: 6 * MOST_TEXT_TO_CORRECT + 65_536,
    example: { text: 'We utilize recycled steel.', language: 'EN', packs: ['plain-language'] },
    success: { status: 200, schema: CorrectedSchema, description: 'The text, and what is still found in it.' },
    errors: [401, 403, 413, 422, 429, 503],
    async handle(request, reply) {
      const { text, format = 'text', language = null } = request.body
      const source = { source: text, format, language, profile: await profileAsked(db, request) }
      const workspaceId = workspaceOf(request)
      const asker = { workspaceId, signal: whileConnected(reply) }
      const { json } = await textsAtOnce.run(workspaceId, () => correctSourceApart(source, asker))
      return sendTold(db, workspaceId, request, reply, json)
    },
  }),
]
