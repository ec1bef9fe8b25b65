import { readWritingHeads } from '../../db/documents/writing-heads.ts'
import { AppError, invalid } from '../../errors.ts'
import type { Fault } from '../../errors.ts'
import { addTokens, ModelFailure, NO_TOKENS } from '../../generation/base/model.ts'
import type { Model, Tokens } from '../../generation/base/model.ts'
import type { LanguageKey } from '../../languages.ts'
import { builtInLibrary, shelfOfHeads } from '../../library/library.ts'
import type { Writing } from '../../models/writing.ts'
import { detectLanguage } from '../../text/language.ts'
import { briefCall, readFields } from './brief-prompt.ts'
import { CAMPAIGN_FORM } from './campaign-form.ts'
import { Filled } from './filled.ts'
import type { AskedField, FilledField, Quote } from './filled.ts'
import { readBrief } from './read.ts'
import type { Reading } from './reading.ts'
import { labelsOf } from './roles.ts'
import type { BriefForm } from './roles.ts'
import { Evidence } from './verify.ts'

export interface BriefRead {
  fields: FilledField[]
  asked: AskedField[]
  unused: Quote[]
  /** What a model said that the brief does not bear out. */
  dropped: { name: string; value: string }[]
  /** The language it is in, where it is another than that of the form. */
  in_language: LanguageKey | null
  made_by: 'model' | 'reading'
  message: string
  model: string | null
  tokens: Tokens | null
}

export interface BriefOrder {
  brief: string
  language: LanguageKey
  /** Null: the brief of a campaign. */
  templateId: string | null
  userId: string | null
}

const fault = (field: string, msg: string): Fault => ({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })

/** The fields of a form from a paragraph: by the workspace's model where it has one, else by what can be read. Nothing is stored. */
export async function fillForm(writing: Writing, workspaceId: string, order: BriefOrder): Promise<BriefRead> {
  const heads = await readWritingHeads(writing.db, workspaceId)
  const form = order.templateId === null ? CAMPAIGN_FORM : await formOf(writing, workspaceId, heads, order)
  const { library } = await builtInLibrary()
  const labels = labelsOf(library.templates.filter(({ language }) => language === order.language).map((template) => template.form))
  const reading = readBrief(order.brief, form, order.language, labels)
  const model = await writing.modelFor(workspaceId, heads.settings, { purpose: 'document', userId: order.userId })
  const read = model === null ? byReading(reading) : await byModel(model, reading, order)
  return { ...read, in_language: otherLanguage(order) }
}

async function formOf(
  writing: Writing,
  workspaceId: string,
  heads: Awaited<ReturnType<typeof readWritingHeads>>,
  { templateId, language }: BriefOrder,
): Promise<BriefForm> {
  const shelf = await shelfOfHeads(writing.db, workspaceId, heads)
  const entry = shelf.templates.find(({ id }) => id === templateId)
  if (!entry) throw invalid(fault('template_id', 'there is no such template'))
  const template = entry.languages.get(language)
  if (!template) throw invalid(fault('language_key', 'the template does not write in this language'))
  return template
}

const LEAST_TOLD = 60
function otherLanguage({ brief, language }: BriefOrder): LanguageKey | null {
  const told = brief.length < LEAST_TOLD ? null : detectLanguage(brief)
  return told === language || [told, language].every((each) => each === 'DK' || each === 'NO') ? null : told
}

function byReading({ segments, filled, brief }: Reading): Omit<BriefRead, 'in_language'> {
  const left = segments.flatMap(({ parts }) => parts).filter(({ taken }) => !taken)
  return {
    fields: [...filled.fields.values()],
    asked: filled.asked,
    unused: [...filled.unused, ...left.map(({ start, end }) => ({ start, end, text: brief.slice(start, end) }))].toSorted(
      (one, other) => one.start - other.start,
    ),
    dropped: [],
    made_by: 'reading',
    message: '',
    model: null,
    tokens: null,
  }
}

const TURNS = 2

/** A model's answer as far as the brief bears it out; what it leaves of figures, days and addresses is read without it. */
async function byModel(model: Model, reading: Reading, { brief, language }: BriefOrder): Promise<Omit<BriefRead, 'in_language'>> {
  let tokens = NO_TOKENS
  let writer = model.name
  let faults: string[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    let text: string
    try {
      const answer = await model.write(briefCall(brief, reading.form, language, faults))
      tokens = addTokens(tokens, answer.tokens)
      writer = answer.model ?? writer
      text = answer.text
    } catch (error) {
      if (!(error instanceof ModelFailure) && !(error instanceof AppError)) throw error
      return { ...byReading(reading), message: `Read without the model: ${error.message}` }
    }
    const raw = readFields(text)
    if (raw !== null) return { ...borne(raw, reading, language), model: writer, tokens }
    faults = ['It was no JSON array.']
  }
  return { ...byReading(reading), message: 'Read without the model: its answer was not to be read.', tokens }
}

function borne(raw: NonNullable<ReturnType<typeof readFields>>, reading: Reading, language: LanguageKey) {
  const { brief, form } = reading
  const evidence = new Evidence(brief, language)
  const filled = new Filled(brief)
  const dropped: BriefRead['dropped'] = []
  for (const { name, value, quote } of raw) {
    const entry = form.find((each) => each.name === name)
    const found = entry && evidence.borne(entry, value, quote)
    const isPut = found ? filled.put(entry, found.value, found.spans) : false
    for (const each of Array.isArray(value) ? value : [value]) {
      const isKept = isPut && (!Array.isArray(found!.value) || found!.value.includes(String(each).trim()))
      if (!isKept) dropped.push({ name: name.slice(0, SHOWN_NAME), value: String(each).slice(0, SHOWN) })
    }
  }
  for (const entry of form) {
    const read = reading.filled.fields.get(entry.name)
    const isText = entry.type === 'text' || entry.type === 'textarea' || entry.type === 'list'
    if (read && !filled.has(entry) && (!isText || entry.format === 'date')) filled.fields.set(entry.name, read)
  }
  const asked = reading.filled.asked.filter(({ name, why }) => why !== 'required' && !filled.fields.has(name))
  for (const entry of form)
    if (entry.required && entry.default === null && !filled.has(entry) && !asked.some(({ name }) => name === entry.name))
      asked.push({ name: entry.name, why: 'required', quote: null })
  const quotes = [...filled.fields.values()].flatMap((field) => field.quotes)
  const unused = reading.segments
    .flatMap(({ parts }) => parts)
    .filter((part) => !quotes.some(({ start, end }) => start < part.end && part.start < end))
    .map(({ start, end }) => ({ start, end, text: brief.slice(start, end) }))
  return { fields: [...filled.fields.values()], asked, unused, dropped, made_by: 'model' as const, message: '' }
}
const SHOWN = 300
const SHOWN_NAME = 100
