import { invalid } from '../../errors.ts'
import type { FormEntry } from '../../generation/form/form.ts'
import { sampleValues } from '../../generation/template/template-files.ts'
import type { TemplateFault, TemplateFiles } from '../../generation/template/template-files.ts'
import { stepCall } from '../../generation/prompt/prompt.ts'
import type { LanguageKey } from '../../languages.ts'
import { terminologyFor } from '../../library/terminology.ts'
import { entryOfFiles } from '../../library/template-entry.ts'
import type { Writing } from '../../models/writing.ts'
import { writeText } from './write-text.ts'
import type { Written } from './written.ts'
import { checkRequest } from '../order/request.ts'

/** A template as it stands in somebody's editor, and what to fill its form with. */
export interface PreviewRequest {
  key: string
  files: TemplateFiles
  language: LanguageKey | null
  /** Null: the examples that its form shows. */
  input: Record<string, unknown> | null
  toneMetaId: string | null
  variant: number
  byModel: boolean
  /** Whose call to the model it is. */
  userId: string | null
}

interface Preview {
  faults: TemplateFault[]
  /** The languages that can be read. */
  forms: { language: LanguageKey; name: string; form: FormEntry[] }[]
  /** The language it was written in; null where nothing was. */
  language: LanguageKey | null
  input: Record<string, unknown>
  written: Written | null
  /** What a model is asked in each step. */
  prompts: { step: string; instructions: string }[]
}

/** What a template would write: as its documents are written, and nothing is stored. Faults of its files are a part of the answer. */
export async function previewTemplate(writing: Writing, workspaceId: string, asked: PreviewRequest): Promise<Preview> {
  const { entry, faults } = await entryOfFiles(asked.key, asked.files)
  const forms = [...entry.languages].map(([language, { name, form }]) => ({ language, name, form }))
  const language = asked.language ?? forms[0]?.language ?? null
  const template = language === null ? undefined : entry.languages.get(language)
  const nothing: Preview = { faults, forms, language: null, input: asked.input ?? {}, written: null, prompts: [] }
  if (!template || language === null) return nothing
  const input = asked.input ?? sampleValues(template.form)
  if (faults.some(({ file }) => file === 'template.yml' || file === `${language}.yml`)) return { ...nothing, language, input }
  const { toneMetaId, variant } = asked
  const request = { templateId: '', language, input: JSON.stringify(input), toneMetaId, variant }
  const order = await checkRequest(writing.db, workspaceId, request, entry)
  const spender = { purpose: 'document', userId: asked.userId } as const
  const byModel = asked.byModel && (await writing.modelFor(workspaceId, order.settings, spender, template.model.name)) !== null
  if (asked.byModel && !byModel)
    throw invalid({ loc: ['body', 'by_model'], msg: 'Value error, this workspace uses no language model', type: 'value_error' })
  const words = await terminologyFor(writing.db, workspaceId, language, Object.values(order.values).flat().join('\n'))
  const brief = { template, words, values: order.values, voice: order.voice, rules: [], guidelines: [], facts: [] }
  const prompts = template.steps.map((step) => ({ step: step.key, instructions: stepCall(brief, step, '').instructions }))
  if (template.needsModel && !byModel) return { ...nothing, language, input, prompts }
  const modelFor: Writing['modelFor'] = (id, settings, _spender, named) =>
    byModel ? writing.modelFor(id, settings, spender, named) : Promise.resolve(null)
  const written = await writeText({ ...writing, modelFor }, workspaceId, order, {})
  return { faults, forms, language, input, written, prompts }
}
