import type pg from 'pg'
import { finishPending } from '../../db/documents/documents.ts'
import type { TranslationRequest } from '../../db/documents/documents.ts'
import { findSource, storeLosses } from '../../db/documents/translations.ts'
import type { NewTranslation, TranslationSource } from '../../db/documents/translations.ts'
import { transaction } from '../../db/base/pool.ts'
import { readWritingHeads } from '../../db/documents/writing-heads.ts'
import { AppError, invalid, notFound } from '../../errors.ts'
import { toBlocks } from '../../generation/markdown/blocks.ts'
import { toMarkdown } from '../../generation/markdown/markdown.ts'
import { ModelFailure } from '../../generation/base/model.ts'
import { toPlainText } from '../../generation/markdown/plain.ts'
import { LANGUAGE_NAMES } from '../../generation/prompt/prompt.ts'
import { terminologyFor, noticesIn, unchangedWordsIn } from '../../library/terminology.ts'
import type { LanguageKey } from '../../languages.ts'
import type { Writing } from '../../models/writing.ts'
import { detectLanguage } from '../../text/language.ts'
import type { Watcher } from '../write/by-model.ts'
import { needsModel } from './order.ts'
import type { TranslationOrder } from './order.ts'
import { translate } from './translate.ts'
import type { LostLine, Translated } from './translate.ts'

const languageOf = (source: TranslationSource): LanguageKey => source.language_key ?? detectLanguage(source.markdown) ?? 'EN'

/** The row of a translation that is to be made; refused where there is nothing to translate. */
export async function translationToStore(
  db: pg.Pool,
  workspaceId: string,
  sourceId: string,
  { language, keep, keyId = null }: TranslationOrder,
): Promise<Omit<NewTranslation, 'createdBy'>> {
  const source = await findSource(db, workspaceId, sourceId)
  if (!source) throw notFound('Document')
  if (languageOf(source) === language)
    throw invalid({ loc: ['body', 'language_key'], msg: 'Value error, the document is in this language', type: 'value_error' })
  const request: TranslationRequest = { translate: { sourceId, language, version: source.version, keep, keyId } }
  return { title: source.title, languageKey: language, templateId: source.template_id, sourceId, sourceVersion: source.version, request }
}

interface PendingTranslation {
  id: string
  request: TranslationRequest
  createdBy: string | null
}

/** Makes a translation that waits. What the model cannot do is refused in a sentence, as with any document. */
export async function translatePending(
  writing: Writing,
  workspaceId: string,
  pending: PendingTranslation,
  { onTrouble, signal }: Pick<Watcher, 'onTrouble' | 'signal'>,
): Promise<void> {
  const { sourceId, language: to, keep, version, keyId = null } = pending.request.translate
  const source = await findSource(writing.db, workspaceId, sourceId)
  if (!source) throw new AppError(404, 'The document it was to be translated from is gone.')
  const from = languageOf(source)
  const heads = await readWritingHeads(writing.db, workspaceId)
  const spender = { purpose: 'document', templateId: source.template_id, userId: pending.createdBy, keyId } as const
  const model = await writing.modelFor(workspaceId, heads.settings, spender)
  if (model === null) throw needsModel()
  const [{ correct }, { profileOf, withOwnRules }] = await Promise.all([
    import('../write/within-rules.ts'),
    import('../../packs/profile.ts'),
  ])
  const profile = await withOwnRules(writing.db, workspaceId, profileOf(heads.settings, null))
  const text = `${source.title}\n${source.markdown}`
  const notices = await noticesIn(writing.db, workspaceId, text, from, to)
  const unchanged = await unchangedWordsIn(writing.db, workspaceId, text, from, to)
  const names = [...new Set([...heads.names, ...(profile.names ?? []), ...unchanged, ...keep])]
  let made: Translated
  try {
    const words = await terminologyFor(writing.db, workspaceId, to, text)
    made = await translate(model, {
      title: source.title,
      blocks: toBlocks(source.markdown),
      from,
      to,
      names,
      notices,
      words: words.filter(({ write }) => !notices.some(({ target }) => target === write)),
      signal,
    })
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    onTrouble?.(error)
    throw new AppError(error.trouble === 'late' ? 504 : error.trouble === 'budget' ? 403 : 502, error.message, { cause: error })
  }
  const fixed = notices.map(({ target, source: wording }) => target ?? wording)
  const corrected = await correct(toMarkdown(made.blocks), to, profile, { values: fixed, names }, null)
  const blocks = corrected.changed ? toBlocks(corrected.markdown) : made.blocks
  const row = {
    title: made.title.slice(0, 500),
    blocks,
    markdown: toMarkdown(blocks),
    plain: toPlainText(blocks),
    languageKey: to,
    templateId: source.template_id!,
    templateVersion: source.template_version!,
    toneId: source.tone_id,
    toneVersion: source.tone_version,
    infobaseId: null,
    infobaseVersion: null,
    input: source.input ?? {},
    facts: [],
    findings: corrected.remaining,
    changes: corrected.changes,
    unsupported: [],
    lost: [],
    model: made.models.join(', '),
    tokens: made.tokens,
    message: messageOf(from, version, made.lost),
    createdBy: pending.createdBy,
    bulkInputId: null,
    bulkRow: null,
  }
  await transaction(writing.db, async (client) => {
    if (await finishPending(client, workspaceId, { id: pending.id, orderId: null }, row))
      await storeLosses(client, workspaceId, pending.id, made.lost)
  })
}

function messageOf(from: LanguageKey, version: number, lost: readonly LostLine[]): string {
  const texts = lost.flatMap(({ losses }) => losses.map(({ text }) => (text.length > 60 ? `${text.slice(0, 57)}…` : text)))
  const said = `Translated from ${LANGUAGE_NAMES[from]}, version ${version}.`
  if (lost.length === 0) return `${said} All figures and names of the source are in it.`
  const more = texts.length > 3 ? ` and ${texts.length - 3} more` : ''
  const many = lost.length === 1 ? 'One paragraph is' : `${lost.length} paragraphs are`
  return `${said} ${many} to be looked at: ${texts.slice(0, 3).join(', ')}${more}.`
}
