import { readWritingHeads } from '../../db/documents/writing-heads.ts'
import { invalid } from '../../errors.ts'
import type { Guidelines } from '../../generation/voice/guidelines.ts'
import { localeOf } from '../../generation/base/locale.ts'
import { soundsLike } from '../../generation/voice/measure-voice.ts'
import type { OffVoice } from '../../generation/voice/measure-voice.ts'
import type { Model, Tokens } from '../../generation/base/model.ts'
import { mustSurvive } from '../../generation/figures/survival.ts'
import { applyPairsToEntered } from '../../generation/voice/tone.ts'
import { ownVoice } from '../../generation/voice/voice.ts'
import type { Voice } from '../../generation/voice/voice.ts'
import type { LanguageKey } from '../../languages.ts'
import { terminologyFor } from '../../library/terminology.ts'
import { shelfOfHeads } from '../../library/library.ts'
import type { Shelf } from '../../library/library.ts'
import type { Writing } from '../../models/writing.ts'
import { guideOf } from '../../checks/check-apart.ts'
import { plainTone, voiceFor } from '../order/request.ts'
import { askedUntilWhole } from '../write/rewrite.ts'
import type { Remaining } from '../write/within-rules.ts'

/** A voice as it stands on the shelf, or as somebody is just writing it. */
export type TriedVoice = { toneMetaId: string } | { name: string; content: string }

interface VoiceTry {
  name: string
  /** How much of the paragraph sounds like the voice as it is, and where not. */
  before: { score: number | null; off: OffVoice[] }
  /** The paragraph in the voice; null where there is none. */
  markdown: string | null
  after: { score: number | null; off: OffVoice[] } | null
  findings: Remaining[]
  made_by: 'model' | 'rules' | null
  message: string
  tokens: Tokens | null
}

const NEEDS_MODEL = 'Without a model only its pairs of words are written, and this paragraph has none of them.'

/** A paragraph scored against voices and written in each of them: by a model, or without one with the voice's pairs of words. */
export async function tryVoices(
  writing: Writing,
  workspaceId: string,
  userId: string,
  { text, language, voices }: { text: string; language: LanguageKey; voices: readonly TriedVoice[] },
): Promise<VoiceTry[]> {
  const heads = await readWritingHeads(writing.db, workspaceId)
  const shelf = await shelfOfHeads(writing.db, workspaceId, heads)
  const spoken = await Promise.all(voices.map((voice, index) => spokenVoice(shelf, voice, language, index)))
  const [{ correct }, { profileOf, withOwnRules }, { linesFor }] = await Promise.all([
    import('../write/within-rules.ts'),
    import('../../packs/profile.ts'),
    import('../../checks/rule-guide.ts'),
  ])
  const profile = await withOwnRules(writing.db, workspaceId, profileOf(heads.settings, null, {}))
  const model = await writing.modelFor(workspaceId, heads.settings, { purpose: 'document', userId })
  const rules = model ? linesFor(await guideOf(language, profile), text, null) : []
  const words = model ? await terminologyFor(writing.db, workspaceId, language, text) : []

  const written = async (voice: Voice): Promise<Pick<VoiceTry, 'made_by' | 'message' | 'tokens'> & { draft: string | null }> => {
    if (!model) {
      const draft = applyPairsToEntered(text, voice.pairs, localeOf(language).tag)
      return draft === text
        ? { draft: null, made_by: null, message: NEEDS_MODEL, tokens: null }
        : { draft, made_by: 'rules', message: '', tokens: null }
    }
    const { versions, message, tokens } = await askInVoice(model, voice, { text, language, rules, words, names: heads.names })
    return { draft: versions[0]?.markdown ?? null, made_by: versions.length > 0 ? 'model' : null, message, tokens }
  }

  return Promise.all(
    spoken.map(async (voice): Promise<VoiceTry> => {
      const guidelines = guidelinesOf(voice)
      const { draft, ...made } = await written(voice)
      const corrected = draft === null ? null : await correct(draft, language, profile, { values: [], names: heads.names }, null)
      const markdown = corrected?.markdown.trim() ?? null
      return {
        name: voice.name,
        before: soundsLike(text, guidelines, language),
        markdown,
        after: markdown === null ? null : soundsLike(markdown, guidelines, language),
        findings: corrected?.remaining ?? [],
        ...made,
      }
    }),
  )
}

type Material = { text: string; language: LanguageKey; names: readonly string[] } & Pick<
  Parameters<typeof askedUntilWhole>[1],
  'rules' | 'words'
>

const askInVoice = (model: Model, voice: Voice, { text, language, rules, words, names }: Material) =>
  askedUntilWhole(
    model,
    {
      action: 'tone',
      passage: { text, before: '', after: '' },
      language,
      voice,
      rules,
      words,
      keep: mustSurvive({ text, language }, names),
      facts: [],
      form: {},
      request: '',
      faults: [],
    },
    language,
    names,
    [],
  )

async function spokenVoice(shelf: Shelf, voice: TriedVoice, language: LanguageKey, index: number): Promise<Voice> {
  if ('content' in voice) return ownVoice({ ...voice, language }, (await plainTone(language)).address, language)
  const found = await voiceFor(shelf, { metaId: voice.toneMetaId }, language)
  if (found) return found
  throw invalid({ loc: ['body', 'voices', index, 'tone_meta_id'], msg: 'Value error, there is no such tone of voice', type: 'value_error' })
}

/** What of a voice can be seen in a text without a model. */
const guidelinesOf = ({ address, do: dos, dont, use, avoid, pairs }: Voice): Guidelines => ({
  address,
  do: dos,
  dont,
  use,
  avoid: [...avoid, ...pairs.map(([from, to]) => `${from} -> ${to}`)],
  examples: [],
  other: '',
})
