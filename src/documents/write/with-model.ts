import { guideOf } from '../../checks/check-apart.ts'
import { AppError } from '../../errors.ts'
import { ModelFailure } from '../../generation/base/model.ts'
import { finish } from '../../generation/draft/draft.ts'
import { supportingTexts } from '../../generation/figures/supporting.ts'
import { toBlocks, withoutPictures } from '../../generation/markdown/blocks.ts'
import { isPair } from '../../generation/voice/voice.ts'
import { usableFacts } from '../../library/knowledge.ts'
import type { Knowledge } from '../../library/knowledge.ts'
import { terminologyFor } from '../../library/terminology.ts'
import type { Writing } from '../../models/writing.ts'
import type { Order } from '../order/request.ts'
import { answeredFor, materialOfOrder } from './answered.ts'
import { factsUsed, ModelWriter } from './by-model.ts'
import type { StepModels, Watcher } from './by-model.ts'
import { uncorrectedMessage, wrongLanguageMessage } from './report.ts'
import { statusOf } from './trouble.ts'
import { loadRules, usedOf } from './written.ts'
import type { Written } from './written.ts'

const WRITTEN = 'Document generated.'

/** The text as a model writes it, in the steps of its template. */
export async function writeWithModel(
  models: StepModels,
  writing: Writing,
  workspaceId: string,
  order: Order,
  known: Knowledge,
  watcher: Watcher,
): Promise<Written> {
  const { template, values, voice, settings, names } = order
  const { language } = template
  const { choice, sources = [], variant = 0, earlier = [] } = order.request
  const facts = [...sources, ...usableFacts(known.facts, language, true).used]
  const [{ correct }, { profileOf, withOwnRules }, { linesFor }] = await loadRules()
  const profile = await withOwnRules(writing.db, workspaceId, profileOf(settings, null, choice))
  const guide = await guideOf(language, profile)
  const own = { values: supportingTexts(values, facts), names }
  const brief = {
    template,
    values,
    voice,
    facts,
    variant,
    earlier,
    rules: linesFor(guide, [template.name, ...own.values].join('\n'), template.channel),
    words: await terminologyFor(writing.db, workspaceId, language, own.values.join('\n')),
    // A pair of words speaks one language; what else a guideline asks for, it asks of any.
    guidelines: known.guidelines
      .filter((guideline) => guideline.language === null || guideline.language === language || !isPair(guideline.text))
      .map(({ text }) => text),
  }
  try {
    const writer = new ModelWriter(models, brief, watcher)
    const text = finish(withoutPictures(toBlocks(await writer.text())), template, values, { usedFacts: [], message: WRITTEN })
    const corrected = await correct(text.markdown, language, profile, own, {
      rewrite: (sentences) => writer.correct(sentences),
      earning: new Set(guide.earning),
    })
    const usedFacts = factsUsed(corrected.markdown, facts, language)
    const message = [WRITTEN, wrongLanguageMessage(writer.inLanguage, language), uncorrectedMessage(corrected)]
      .filter((sentence) => sentence !== '')
      .join(' ')
    const draft = finish(corrected.changed ? toBlocks(corrected.markdown) : text.blocks, template, values, { usedFacts, message })
    const material = materialOfOrder(order, facts, [...names, ...(profile.names ?? [])])
    const answered = await answeredFor(writing.db, workspaceId, order, draft.markdown, material)
    return {
      draft,
      facts: usedOf(facts, usedFacts),
      remaining: corrected.remaining,
      changes: corrected.changes,
      ...answered,
      model: writer.names,
      tokens: writer.tokens,
    }
  } catch (error) {
    if (error instanceof ModelFailure) throw new AppError(statusOf(error), error.message, { cause: error })
    throw error
  }
}
