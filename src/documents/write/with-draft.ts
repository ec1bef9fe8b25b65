import { AppError } from '../../errors.ts'
import { toBlocks } from '../../generation/markdown/blocks.ts'
import { finish, writeDraft } from '../../generation/draft/draft.ts'
import type { Draft, DraftRequest } from '../../generation/draft/draft.ts'
import { DraftError } from '../../generation/draft/render.ts'
import { toneFromGuidelines } from '../../generation/voice/tone.ts'
import { supportingTexts } from '../../generation/figures/supporting.ts'
import { usableFacts } from '../../library/knowledge.ts'
import type { Knowledge } from '../../library/knowledge.ts'
import type { Writing } from '../../models/writing.ts'
import { checkAssembling } from '../order/assembling.ts'
import type { Order } from '../order/request.ts'
import { factsUsed, otherLanguage } from './by-model.ts'
import { foreignInputMessage, leftOutMessage } from './report.ts'
import { loadRules, usedOf } from './written.ts'
import type { Written } from './written.ts'

/** The text as the template's own draft gives it, without a model. */
export async function writeWithDraft(
  writing: Writing,
  workspaceId: string,
  order: Order,
  { facts: found, guidelines }: Knowledge,
): Promise<Written> {
  checkAssembling(order)
  const { template, values, settings, names } = order
  const { language } = template
  const { used: facts, leftOut } = usableFacts(found, language, false)
  const [{ correct }, { profileOf, withOwnRules }] = await loadRules()
  const spoken = guidelines.filter((guideline) => guideline.language === null || guideline.language === language)
  const tone =
    spoken.length > 0
      ? guided(
          order,
          spoken.map(({ text }) => text),
        )
      : order.tone
  const { variant = 0, choice, sources = [] } = order.request
  const draft = draftOf({ template, values, tone, facts, variant })
  const own = { values: supportingTexts(values, facts), names }
  const profile = await withOwnRules(writing.db, workspaceId, profileOf(settings, null, choice))
  const corrected = await correct(draft.markdown, language, profile, own, null)
  const { usedFacts } = draft
  const message = [
    draft.message,
    foreignInputMessage(otherLanguage(enteredText(order), language, LEAST_ENTERED), language),
    leftOutMessage(leftOut),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
  return {
    draft: { ...(corrected.changed ? finish(toBlocks(corrected.markdown), template, values, { usedFacts, message }) : draft), message },
    facts: usedOf([...facts, ...sources], [...usedFacts, ...factsUsed(corrected.markdown, sources, language)]),
    remaining: corrected.remaining,
    changes: corrected.changes,
    unsupported: [],
    lost: [],
    model: null,
    tokens: null,
  }
}

/** Names and a word or two say nothing of the language. */
const LEAST_ENTERED = 60

/** What a person wrote in sentences and lists. */
const enteredText = ({ template, values }: Order): string =>
  template.form
    .filter(({ type }) => type === 'textarea' || type === 'list')
    .flatMap(({ name }) => values[name] ?? [])
    .join('. ')

/** A draft that cannot be written is a mistake of its template's author, who is told where. */
function draftOf(request: DraftRequest): Draft {
  try {
    return writeDraft(request)
  } catch (error) {
    if (error instanceof DraftError)
      throw new AppError(422, [{ loc: ['body', 'templateId'], msg: `Value error, ${error.message}`, type: 'value_error' }], {
        cause: error,
      })
    throw error
  }
}

/** Guidelines of a knowledge base speak to drafts as those of a tone do: the form of address, and pairs of words. */
const guided = ({ tone }: Order, guidelines: readonly string[]) => ({
  ...toneFromGuidelines(tone, tone.key, tone.name, guidelines.join('\n')),
  description: tone.description,
})
