import { addressOf, toneAddressing } from './address.ts'
import type { Value, Values } from '../form/form.ts'
import { isBlankText, oneLine } from '../base/escape.ts'
import type { Fact, Notes } from './filters.ts'
import { readDraft } from './dialect.ts'
import type { Template, Words } from '../library/library.ts'
import { withoutMarks } from './list-marks.ts'
import { localeOf } from '../base/locale.ts'
import { toMarkdown } from '../markdown/markdown.ts'
import type { BlockNode } from '../markdown/nodes.ts'
import { inOrder } from '../library/parts.ts'
import { toPlainText } from '../markdown/plain.ts'
import type { ParsedDraft } from './render.ts'
import { parseDraft, renderDraft } from './render.ts'
import { dropEmptyHeadings, dropRepeatedTitle, tidySource, useTypedMarks } from './tidy.ts'
import { titleOf } from './title.ts'
import type { Tone } from '../voice/tone.ts'
import { applyPairs, restyleDraft } from '../voice/tone.ts'

export const DRAFT_MESSAGE = 'Document generated. It is a draft made from the template without a language model.'

/** The message names what was left out, so that nobody takes it for an oversight. */
const messageOf = (unanswered: readonly string[]): string =>
  unanswered.length === 0
    ? DRAFT_MESSAGE
    : `${DRAFT_MESSAGE} Left out, as they have no answer: ${unanswered.map((question) => `“${question}”`).join(', ')}.`

export interface Draft {
  markdown: string
  title: string
  blocks: BlockNode[]
  plain: string
  /** Identifiers of the facts the text cites, in the order given. */
  usedFacts: string[]
  message: string
}

export interface DraftRequest {
  template: Template
  values: Values
  tone: Tone
  facts?: readonly Fact[]
  /** Which of the texts this order can have, from 0: other openings, another order of the parts, lists or running text. */
  variant?: number
}

/** How many kinds of text the drafts have patterns for; further variants begin again. */
const VARIANTS = 3

/**
 * Writes a document from a template's own drafts, with the values of its form, the words of the tone and the facts of the knowledge
 * base.
 */
export function writeDraft({ template, values, tone: asked, facts = [], variant = 0 }: DraftRequest): Draft {
  const tone = toneAddressing(asked, addressOf(template, values), template.phrases)
  const compiled = compile(template, tone)
  const notes: Notes = { used: new Set(), unanswered: new Set(), pairs: tone.replace }
  const scope = {
    ...compiled.words,
    ...scopeOf(template, values),
    facts: facts.filter((fact) => !isBlankText(fact.text)),
    formal: tone.address === 'formal',
    informal: tone.address === 'informal',
    short: tone.short,
    variant: variant % VARIANTS,
  }
  const rendered = compiled.steps.map((step) => renderDraft(step, scope, notes)).join('\n\n')
  const source = inOrder(rendered, template.orders[variant % Math.max(1, template.orders.length)] ?? [])
  return finish(useTypedMarks(dropRepeatedTitle(dropEmptyHeadings(readDraft(tidySource(source))))), template, values, {
    usedFacts: facts.filter((fact) => notes.used.has(fact.id)).map((fact) => fact.id),
    message: messageOf([...notes.unanswered]),
  })
}

/** From blocks to everything that is stored: Markdown, plain text and title. */
export function finish(blocks: BlockNode[], template: Template, values: Values, rest: Pick<Draft, 'usedFacts' | 'message'>): Draft {
  const main = values[template.main]
  return {
    markdown: toMarkdown(blocks),
    title: titleOf(blocks, template.name, main === undefined ? '' : oneLine(String(main))),
    blocks,
    plain: toPlainText(blocks),
    ...rest,
  }
}

interface Compiled {
  steps: ParsedDraft[]
  words: { tone: Words; say: Words; words: Words }
}

/** Drafts are compiled once for each template and tone; the result lives as long as both do. */
const compiledDrafts = new WeakMap<Template, WeakMap<Tone, Compiled>>()

function compile(template: Template, tone: Tone): Compiled {
  const known = compiledDrafts.get(template) ?? new WeakMap<Tone, Compiled>()
  compiledDrafts.set(template, known)
  let compiled = known.get(tone)
  if (!compiled) {
    const { tag } = localeOf(template.language)
    const restyle = (words: Words): Words =>
      Object.fromEntries(
        Object.entries(words).map(([name, value]) => {
          const phrase = typeof value === 'string' ? value : ((tone.isUnaddressed && value.plain) ?? value[tone.address])
          return [name, phrase === undefined ? value : applyPairs(phrase, tone.replace, tag)]
        }),
      )
    compiled = {
      steps: template.steps.map((step) => parseDraft(restyleDraft(step.draft, tone.replace, tag), template.language)),
      words: { tone: restyle(tone.words), say: restyle(template.phrases), words: restyle(template.words) },
    }
    known.set(tone, compiled)
  }
  return compiled
}

/** The form's values as a draft sees them: blank values are absent, and a chosen option has its label beside it. */
function scopeOf(template: Template, values: Values): Record<string, unknown> {
  const scope: Record<string, unknown> = {}
  const label: Record<string, string | string[]> = {}
  for (const entry of template.form) {
    const value: Value | undefined = values[entry.name]
    if (value === undefined || (typeof value === 'string' && isBlankText(value))) continue
    scope[entry.name] = entry.type === 'list' && Array.isArray(value) ? withoutMarks(value, localeOf(template.language).tag) : value
    const labelOf = (chosen: string) => entry.options?.find((option) => option.value === chosen)?.label ?? chosen
    if (entry.type === 'select') label[entry.name] = labelOf(String(value))
    if (entry.type === 'multiselect' && Array.isArray(value)) label[entry.name] = value.map(labelOf)
  }
  return { ...scope, label }
}
