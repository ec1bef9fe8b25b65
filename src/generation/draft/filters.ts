import type { Context, FilterImplOptions } from 'liquidjs'
import type { LanguageKey } from '../../languages.ts'
import { toHashtags, toPair, toQuestion, toThread, toVoices } from './entries.ts'
import { escapeMarkdown, isBlankText, Markdown, oneLine } from '../base/escape.ts'
import { greets, signsOff } from './greetings.ts'
import { hasOwnMark, isGermanClause } from './kinds.ts'
import { countsItself, withoutPhrase } from './list-marks.ts'
import { localeOf } from '../base/locale.ts'
import { aboutName, asHeading, asItems, asOneLine, asRows, asRunning, capitalArticle, holdsName, holdsQuestion } from './patterns.ts'
import { isDatelined, lineAbout, signature, undated, underLabel } from './patterns.ts'
import { toProse } from './prose.ts'
import { toScenes } from './scenes.ts'
import { safeHref } from '../markdown/nodes.ts'
import { asSentence, bare, ended, lowerFirst, sentencesOf, upperFirst } from '../base/sentences.ts'
import { summarise } from './summarise.ts'
import { applyPairsToEntered } from '../voice/tone.ts'

/** A passage of a knowledge base, as retrieved by the caller. */
export interface Fact {
  id: string
  title: string | null
  text: string
  source: string | null
  /** The language it is in, where that is known. */
  language?: LanguageKey | null
  /** Said by whoever orders the text: there is no source to name. */
  isOwn?: true
}

/** What rendering collects beside the text: facts printed, questions left out, and the tone's word pairs for texts that are rewritten. */
export interface Notes {
  used: Set<string>
  /** Questions without an answer. */
  unanswered: Set<string>
  pairs: readonly (readonly [string, string])[]
}

type FilterContext = { context: Context }

const textOf = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : value instanceof Markdown
      ? value.source
      : oneLine(typeof value === 'string' ? value : String(value))
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(textOf).filter((entry) => !isBlankText(entry))
const linesOf = (value: string): string[] =>
  value
    .split(/[\r\n\u2028\u2029]+/u)
    .map(oneLine)
    .filter((line) => !isBlankText(line))
const notesOf = (filter: FilterContext): Notes => (filter.context.environments as { notes: Notes }).notes

/** The filters drafts may use, in one language. docs/templates.md describes each. */
export function filtersFor(language: LanguageKey): Record<string, FilterImplOptions> {
  const locale = localeOf(language)
  const { tag, colon } = locale
  return {
    fill: (phrase: unknown, value: unknown) => {
      const typed = textOf(value)
      // At the end of a phrase it stands as typed; inside, its full stop would end the sentence.
      const shown = textOf(phrase).endsWith('{}') ? typed : bare(typed, tag)
      return typed === '' ? '' : textOf(phrase).replaceAll(shown.endsWith('.') ? /\{\}\.?/gu : '{}', () => shown)
    },
    plainSpaces: (value: unknown) => textOf(value).replace(/\p{Zs}+/gu, ' '),
    bare: (value: unknown) => bare(textOf(value), tag),
    article: (value: unknown, text: unknown) => capitalArticle(textOf(value), textOf(text), tag),
    signature: (value: unknown) => {
      const lines = typeof value === 'string' ? linesOf(value) : []
      // Who signs on two lines keeps them: a name, and what the person is.
      return lines.length < 2
        ? signature(textOf(value), tag)
        : new Markdown(lines.map((line) => escapeMarkdown(signature(line, tag))).join('\\\n'))
    },
    heading: (value: unknown) => asHeading(textOf(value), tag),
    typed: (value: unknown) => upperFirst(textOf(value), tag),
    holds: (value: unknown, name: unknown) => holdsName(textOf(value), textOf(name)),
    datelined: (value: unknown, place: unknown) => isDatelined(textOf(value), bare(textOf(place), tag)),
    signsOff: (value: unknown) => signsOff(textOf(value), tag),
    asks: (value: unknown) => holdsQuestion(textOf(value), tag),
    greets: (value: unknown) => greets(textOf(value), tag),
    undated: (value: unknown, place: unknown) => undated(textOf(value), bare(textOf(place), tag)),
    sentence: (value: unknown) => (isBlankText(textOf(value)) ? '' : asSentence(textOf(value), tag)),
    // A label with an end mark of its own gets no colon: a capital follows, in German also where a clause does.
    ended: (value: unknown, label: unknown) =>
      isBlankText(textOf(value)) ? '' : (isCapitalAfter(textOf(label), textOf(value), tag) ? asSentence : ended)(textOf(value), tag),
    upperFirst: (value: unknown) => upperFirst(textOf(value), tag),
    lowerFirst: (value: unknown) => lowerFirst(textOf(value), tag),
    list: (value: unknown) => locale.list(listOf(value).map((entry) => bare(entry, tag))),
    named: (value: unknown) => listOf(value).map((entry) => locale.heading(upperFirst(bare(entry, tag), tag))),
    plural: (count: unknown, forms: unknown) => {
      const number = Number(count)
      const words = (forms ?? {}) as Record<string, string>
      return (words[locale.plural(number)] ?? words.other ?? '').replaceAll('{}', locale.number(number))
    },
    count: (value: unknown) => [...textOf(value)].length,
    number: (value: unknown) => (typeof value === 'number' ? locale.number(value) : textOf(value)),
    currency: (value: unknown, code: unknown) =>
      typeof value !== 'number' ? textOf(value) : textOf(code) === '' ? locale.amount(value) : locale.currency(value, textOf(code)),
    figure: (value: unknown) => /\d(?:.*\d)?/u.exec(textOf(value))?.[0] ?? '',
    date: (value: unknown) => locale.date(textOf(value)),
    prose: (value: unknown) => new Markdown(toProse(String(value ?? ''), tag)),
    pairs: (value: unknown) => listOf(value).map(toPair),
    without: (value: unknown, phrase: unknown) => withoutPhrase(listOf(value), textOf(phrase)),
    counted: (value: unknown) => countsItself(listOf(value)),
    scenes: (value: unknown) => toScenes(listOf(value), tag),
    voices: (value: unknown) => toVoices(listOf(value)),
    sections: (value: unknown) =>
      listOf(value)
        .map(toPair)
        .filter((pair) => pair.label !== ''),
    bullets: (value: unknown) =>
      listOf(value)
        .map(toPair)
        .filter((pair) => pair.label === '')
        .map((pair) => pair.text),
    labelled: (value: unknown, label: unknown) =>
      isBlankText(textOf(value))
        ? ''
        : isLabelled(textOf(value), textOf(label))
          ? upperFirst(textOf(value), tag)
          : (labelled(upperFirst(textOf(label), tag), textOf(value), colon) ?? textOf(value)),
    questions(this: FilterContext, value: unknown) {
      const entries = listOf(value).map((entry) => toQuestion(entry, tag))
      for (const { question, answer } of entries) if (answer === '') notesOf(this).unanswered.add(question)
      return entries.filter(({ answer }) => answer !== '').map((entry) => ({ ...entry, asked: entry.question !== '' }))
    },
    about: (value: unknown, name: unknown, isNamed: unknown) =>
      new Markdown(aboutName(String(value ?? ''), textOf(name), locale, isNamed === true)),
    opening: (value: unknown, name: unknown, most: unknown) => {
      // Not always what the thing is: the Russian dash would say that it is.
      const line = lineAbout(textOf(value), textOf(name), { ...locale, apposition: `${colon} ` })
      return [...line].length <= Number(most) ? line : asSentence(textOf(value), tag)
    },
    under: (value: unknown, label: unknown) => new Markdown(underLabel(String(value ?? ''), textOf(label), locale)),
    items: (value: unknown) => asItems(listOf(value), tag),
    rows: (value: unknown) => asRows(listOf(value), tag),
    running: (value: unknown) => new Markdown(asRunning(listOf(value), tag)),
    inOneLine: (value: unknown, more: unknown) => asOneLine(textOf(value), listOf(more), tag),
    rotate: (value: unknown, by: unknown) => {
      const list = Array.isArray(value) ? value : []
      const at = list.length === 0 ? 0 : Number(by) % list.length
      return [...list.slice(at), ...list.slice(0, at)]
    },
    per: (value: unknown, phrase: unknown) => (textOf(value) === '' ? '' : textOf(phrase).replace('{}', () => textOf(value))),
    hashtags: (value: unknown) => toHashtags(listOf(value), tag),
    thread: (value: unknown, limit: unknown) => toThread(textOf(value), Number(limit) || 280, tag),
    link: (address: unknown, text: unknown) => toLink(textOf(address), upperFirst(textOf(text), tag)),
    summarise: (value: unknown, count: unknown) => summarise(String(value ?? ''), Math.max(1, Number(count) || 3), tag),
    sentences: (value: unknown) => sentencesOf(oneLine(String(value ?? '')), tag),
    lines: (value: unknown) => linesOf(String(value ?? '')),
    rewrite(this: FilterContext, value: unknown) {
      return applyPairsToEntered(textOf(value), notesOf(this).pairs, tag)
    },
    cite(this: FilterContext, fact: unknown) {
      // Its source is for whoever checks the text: it is recorded with the document, not printed.
      const { id, text } = fact as Fact
      notesOf(this).used.add(id)
      return upperFirst(oneLine(text), tag)
    },
  }
}

const isCapitalAfter = (label: string, text: string, tag: string): boolean =>
  hasOwnMark(label, tag) || (tag === 'de' && (isGermanClause(text) || sentencesOf(text, tag).length > 1))

/** Somebody typed the label too: `P.S. The shop is closed.` in the field for a postscript, `start at once` in that for the start. */
function isLabelled(value: string, label: string): boolean {
  if (/^P\.?\s?S[.:!]+\s/iu.test(value)) return true
  if (/^\p{L}{4,}$/u.test(label) && new RegExp(`^${label}(?=\\s)`, 'iu').test(value)) return true
  const letters = label.match(/\p{L}/gu) ?? []
  const isTyped = new RegExp(`^${letters.join('[.\\s-]*')}\\s?[.:!]+\\s`, 'iu').test(value)
  // PS The shop is closed.
  return letters.length > 0 && (isTyped || (letters.length === 2 && new RegExp(`^${letters.join('')}\\s\\p{Lu}`, 'u').test(value)))
}

function labelled(label: string, value: string, colon: string): Markdown | null {
  // The semicolon is the question mark of Greek.
  const shown = label.replace(/[\s,:]+$/u, '').replace(/(?<!\p{Script=Greek})[\s,;:]+$/u, '')
  // P.S. already ends with a punctuation mark; so do other abbreviations (RR. HH., Vol.), which need their colon.
  const mark = /[!?…;\u037e]$|^\p{Lu}{2}\.$|^(?:\p{L}\.[\s-]*)+$/u.test(shown) ? '' : colon
  return shown === '' ? null : new Markdown(`**${escapeMarkdown(shown + mark)}** ${escapeMarkdown(value)}`)
}

function toLink(address: string, text: string): Markdown | string {
  const href = safeHref(address)
  return href === null ? address : new Markdown(`[${escapeMarkdown(text === '' ? href : text)}](${href})`)
}
