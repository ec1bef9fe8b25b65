import { findDocumentForDesk } from '../../db/documents/shown.ts'
import { readWritingHeads } from '../../db/documents/writing-heads.ts'
import { AppError, invalid } from '../../errors.ts'
import { toBlocks, withoutPictures } from '../../generation/markdown/blocks.ts'
import { cleanAnswer, isRefusal } from '../../generation/prompt/clean.ts'
import type { Fact } from '../../generation/draft/filters.ts'
import { toMarkdown } from '../../generation/markdown/markdown.ts'
import { addTokens, ModelFailure, NO_TOKENS } from '../../generation/base/model.ts'
import type { Model, Tokens } from '../../generation/base/model.ts'
import type { BlockNode } from '../../generation/markdown/nodes.ts'
import { formData } from '../../generation/prompt/prompt.ts'
import { readVersions, rewriteCall } from '../../generation/prompt/rewrite-prompt.ts'
import type { Passage, Rewrite, RewriteBrief } from '../../generation/prompt/rewrite-prompt.ts'
import { mustSurvive, survivalOf } from '../../generation/figures/survival.ts'
import { Material } from '../../answered/material.ts'
import { unansweredIn } from '../../answered/unanswered.ts'
import { readText } from '../../text/read.ts'
import { FIGURES } from './answered.ts'
import { supportingTexts } from '../../generation/figures/supporting.ts'
import type { LanguageKey } from '../../languages.ts'
import { terminologyFor } from '../../library/terminology.ts'
import { shelfOfHeads } from '../../library/library.ts'
import type { Writing } from '../../models/writing.ts'
import type { Profile } from '../../packs/profile.ts'
import { guideOf } from '../../checks/check-apart.ts'
import { findSupport } from './find-support.ts'
import type { Support } from './find-support.ts'
import { voiceFor } from '../order/request.ts'
import { statusOf } from './trouble.ts'
import type { MadeChange } from './tracked-text.ts'
import type { Remaining } from './within-rules.ts'

interface RewriteOrder extends Passage {
  action: Rewrite | 'support'
  /** `tone`: the tone to change to. */
  toneMetaId: string | null
  /** `translate`: the language to translate into. */
  language: LanguageKey | null
  /** `instruction`: what is asked for. */
  request: string
}

/** One text that may take the passage's place. The rules have run on it. */
interface Proposal {
  markdown: string
  findings: Remaining[]
  /** Wording that rules changed in it. */
  changes: MadeChange[]
  /** Figures, names and addresses of the passage it lacks, and figures nobody supplied. */
  lost: string[]
  added: string[]
  made_by: 'model' | 'rules'
}

interface Rewritten {
  proposals: Proposal[]
  support: Support[]
  /** Why there is nothing, or less than was asked for. */
  message: string
  model: string | null
  tokens: Tokens | null
}

const NEEDS_MODEL = 'This needs a language model, and this workspace uses none. An owner sets one in Settings, Model.'
const PLAIN_LANGUAGE = 'plain-language'

/** Proposals for a passage of a document; the document itself stays as it is. Null: there is no such document. */
export async function rewritePassage(
  writing: Writing,
  workspaceId: string,
  userId: string,
  documentId: string,
  order: RewriteOrder,
): Promise<Rewritten | null> {
  const document = await findDocumentForDesk(writing.db, workspaceId, documentId)
  if (!document) return null
  const heads = await readWritingHeads(writing.db, workspaceId)
  const written = (document.language_key ?? 'EN') as LanguageKey
  const nothing = { proposals: [], support: [], message: '', model: null, tokens: null }
  if (order.action === 'support') {
    const support = await findSupport(writing.db, workspaceId, heads.infobases, order.text, written)
    const message =
      heads.infobases.length === 0 ? 'This workspace has no knowledge base yet.' : support.length === 0 ? 'Nothing found.' : ''
    return { ...nothing, support, message }
  }
  const [{ correct }, { profileOf, withOwnRules }] = await Promise.all([import('./within-rules.ts'), import('../../packs/profile.ts')])
  const profile = await withOwnRules(writing.db, workspaceId, profileOf(heads.settings, null, document.choice ?? {}))
  const facts = document.facts as unknown as Fact[]
  const input = (document.input ?? {}) as Record<string, unknown>
  const own = { values: supportingTexts(input, facts), names: heads.names }
  const spender = { purpose: 'document', templateId: document.template_id, userId } as const
  const shelf = await shelfOfHeads(writing.db, workspaceId, heads)
  const entry = shelf.templates.find(({ id }) => id === document.template_id)
  const template = entry?.languages.get(written)
  const model = await writing.modelFor(workspaceId, heads.settings, spender, template?.model.name)
  if (model === null) {
    if (order.action !== 'simplify') throw new AppError(422, [{ loc: ['body', 'action'], msg: NEEDS_MODEL, type: 'value_error' }])
    return { ...nothing, ...(await simplifiedByRules(order.text, written, profile, own)) }
  }
  const language = (order.action === 'translate' ? order.language : null) ?? written
  const asked = order.action === 'tone' && order.toneMetaId !== null ? { metaId: order.toneMetaId } : { toneId: document.tone_id }
  const voice = await voiceFor(shelf, asked, language)
  if (voice === null) throw invalid({ loc: ['body', 'tone_meta_id'], msg: 'there is no such tone of voice', type: 'value_error' })
  const { linesFor } = await import('../../checks/rule-guide.ts')
  const names = namesIn(heads.names, input, template?.main ?? null, order.action)
  const material = [order.text, ...own.values].join('\n')
  const brief: RewriteBrief = {
    action: order.action,
    passage: order,
    language,
    voice,
    rules: linesFor(await guideOf(language, profile), material, entry?.languages.values().next().value?.channel ?? null),
    words: await terminologyFor(writing.db, workspaceId, language, material),
    keep: mustSurvive({ text: order.text, language: written }, names),
    facts,
    form: template ? formData({ template, values: input as never }) : {},
    request: order.request,
    faults: [],
  }
  const answer = await askedUntilWhole(model, brief, written, names, own.values)
  const proposals: Proposal[] = []
  for (const each of answer.versions) {
    const { markdown, changes, remaining } = await correct(each.markdown, language, profile, own, null)
    proposals.push({ markdown: markdown.trim(), findings: remaining, changes, lost: each.lost, added: each.added, made_by: 'model' })
  }
  return { ...nothing, proposals, message: answer.message, model: answer.model, tokens: answer.tokens }
}

/**
 * Names that must stay: of the workspace and its people, what the text is about, and whatever was entered with a capital or a figure in
 * each word. What a text is about may be translated, unless it is such a name.
 */
function namesIn(names: readonly string[], input: Record<string, unknown>, main: string | null, action: Rewrite): string[] {
  const isName = (value: string) => {
    const parts = value.trim().split(/\s+/)
    return parts.length > 1 && parts.length <= 5 && parts.every((part) => /^[\p{Lu}\p{N}]/u.test(part))
  }
  const entered = Object.values(input)
    .flat()
    .filter((value): value is string => typeof value === 'string')
  const subject = main === null || action === 'translate' ? [] : [input[main]].filter((value) => typeof value === 'string')
  return [...names, ...entered.filter(isName), ...subject]
}

interface Version {
  markdown: string
  lost: string[]
  added: string[]
}

/**
 * Asks the model, and once more where figures, names or addresses were lost or invented; what still lacks them is not offered. Only what
 * somebody asked for in their own words is offered all the same, since taking a figure out may be what was asked.
 */
export async function askedUntilWhole(
  model: Model,
  brief: RewriteBrief,
  written: LanguageKey,
  names: readonly string[],
  supplied: readonly string[],
) {
  const before = { text: brief.passage.text, language: written }
  const isFree = brief.action === 'instruction'
  // What was typed as an instruction may bring its own figures.
  const known = isFree ? [...supplied, brief.request] : brief.action === 'expand' || brief.action === 'regenerate' ? supplied : []
  let tokens = NO_TOKENS
  let writer = model.name
  let versions: Version[] = []
  let faults: string[] = []
  for (let turn = 0; turn < 2 && versions.length === 0; turn++) {
    const answer = await model.write({ ...rewriteCall({ ...brief, faults }) }).catch((error: unknown) => {
      if (error instanceof ModelFailure) throw new AppError(statusOf(error), error.message, { cause: error })
      throw error
    })
    tokens = addTokens(tokens, answer.tokens)
    writer = answer.model ?? writer
    const clean = cleanAnswer(answer.text)
    if (isRefusal(clean)) throw new AppError(502, 'The model would not write this text.')
    const all = readVersions(clean, brief.action)
      .map((text) => toMarkdown(withoutNewPictures(toBlocks(text), brief.passage.text)).trim())
      .filter((text) => text !== '' && text !== brief.passage.text.trim())
      .map((markdown): Version => {
        const survival = survivalOf(before, { text: markdown, language: brief.language }, names, known)
        return { markdown, ...survival, added: [...survival.added, ...asserted(markdown, brief, written, [...names, ...known])] }
      })
    versions = isFree ? all : all.filter(({ lost, added }) => lost.length === 0 && added.length === 0)
    faults = all.length === 0 ? ['It said the same in the same words.'] : [...new Set(all.flatMap(faultsOf))]
  }
  const message = versions.length > 0 ? '' : `What the model wrote is not offered. ${faults.join(' ')}`
  return { versions, message, model: writer, tokens }
}

/** What a version asserts beyond the passage and what else was supplied; of a translation only its figures are compared. */
function asserted(markdown: string, { passage, language }: RewriteBrief, written: LanguageKey, known: readonly string[]): string[] {
  if (language !== written) return []
  const material = new Material([passage.text, ...known], language)
  const found = unansweredIn(readText(markdown, 'markdown', { language }), material).filter(({ kind }) => !FIGURES.has(kind))
  return [...new Set(found.map(({ text }) => text))]
}

/** Pictures of the passage stay; others nobody has seen. */
const withoutNewPictures = (blocks: BlockNode[], passage: string): BlockNode[] =>
  blocks.flatMap((block) => (block.type === 'image' && passage.includes(block.attrs.src) ? [block] : withoutPictures([block])))

const quoted = (values: readonly string[]) => values.map((value) => `“${value}”`).join(', ')
const faultsOf = ({ lost, added }: Version): string[] => [
  ...(lost.length > 0 ? [`It lost ${quoted(lost)}.`] : []),
  ...(added.length > 0 ? [`It has ${quoted(added)}, which nobody supplied.`] : []),
]

/** Without a model: the rules of plain language write the wording they have for hard words and long phrases. */
async function simplifiedByRules(
  text: string,
  language: LanguageKey,
  profile: Profile,
  own: { values: string[]; names: string[] },
): Promise<Pick<Rewritten, 'proposals' | 'message'>> {
  const { correct } = await import('./within-rules.ts')
  const overrides = Object.fromEntries(Object.entries(profile.overrides).filter(([ruleId]) => !ruleId.startsWith(`${PLAIN_LANGUAGE}.`)))
  const plain: Profile = { packs: [PLAIN_LANGUAGE], overrides, allowed: profile.allowed, names: profile.names ?? [], hosts: profile.hosts }
  const simpler = await correct(text, language, plain, own, null)
  if (!simpler.changed || simpler.changes.length === 0)
    return {
      proposals: [],
      message: 'The rules of plain language have no simpler wording for this. With a language model more can be done.',
    }
  const checked = await correct(simpler.markdown, language, profile, own, null)
  const { lost, added } = survivalOf({ text, language }, { text: checked.markdown, language }, [])
  return {
    proposals: [
      { markdown: checked.markdown.trim(), findings: checked.remaining, changes: simpler.changes, lost, added, made_by: 'rules' },
    ],
    message: '',
  }
}
