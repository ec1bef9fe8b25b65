import type { LanguageKey } from '../../languages.ts'
import { mapLines, toBlocks } from '../markdown/blocks.ts'
import { toMarkdown } from '../markdown/markdown.ts'
import type { ModelCall } from '../base/model.ts'
import { paragraph } from '../markdown/nodes.ts'
import type { BlockNode, InlineNode } from '../markdown/nodes.ts'
import { asData, DATA_RULE, LANGUAGE_NAMES, section, wordsText } from '../prompt/prompt.ts'
import type { Brief } from '../prompt/prompt.ts'
import type { Loss } from '../figures/survived.ts'

/** Lines of a document as Markdown, in the order of reading. The structure around them is never sent and so never lost. */
export function linesOf(blocks: readonly BlockNode[]): string[] {
  const lines: string[] = []
  for (const block of blocks) {
    if (block.type === 'image') lines.push(asMarkdown([{ type: 'text', text: block.attrs.alt }]))
    mapLines(block, (line) => {
      for (const part of partsOf(line)) lines.push(asMarkdown(part))
      return line
    })
  }
  return lines
}

const asMarkdown = (line: InlineNode[]) => toMarkdown([paragraph(line)]).trim()
const textOf = (line: readonly InlineNode[]) => line.map((node) => (node.type === 'text' ? node.text : ' ')).join('')

/** The same document with other lines in place of its own: also what a picture shows is said in words. */
export function withLines(blocks: readonly BlockNode[], lines: readonly string[]): BlockNode[] {
  let at = 0
  return blocks.map((block) => {
    if (block.type === 'image') return { ...block, attrs: { ...block.attrs, alt: textOf(inlineOf(lines[at++] ?? '')) || block.attrs.alt } }
    return mapLines(block, (line) =>
      partsOf(line).flatMap((_, index): InlineNode[] => {
        const written = inlineOf(lines[at++] ?? '')
        return index === 0 ? written : [{ type: 'hardBreak' }, ...written]
      }),
    )
  })
}

/** A line with breaks inside is translated part by part. */
function partsOf(line: readonly InlineNode[]): InlineNode[][] {
  const parts: InlineNode[][] = [[]]
  for (const node of line) {
    if (node.type === 'hardBreak') parts.push([])
    else parts.at(-1)!.push(node)
  }
  return parts
}

/** What a parser would take for the number of a list item: the day of a date, mostly. */
const NUMBER_MARKER = /^((?:[*#]+\s+)?\d+)([.)])(?=\s|$)/
/** A sign before an amount, such as "> 5 kg", is no quotation and no list item. */
const SIGN_MARKER = /^([-+>])(?=\s*[\d\p{Sc}])/u

/** Whatever an answer's line begins with, it is the text of one line: a dash before words makes no list and is left out. */
function inlineOf(markdown: string): InlineNode[] {
  const found: InlineNode[] = []
  for (const block of toBlocks(markdown.trim().replace(NUMBER_MARKER, '$1\\$2').replace(SIGN_MARKER, '\\$1')))
    mapLines(block, (line) => {
      if (found.length > 0 && line.length > 0) found.push({ type: 'text', text: ' ' })
      found.push(...line.map((node): InlineNode => (node.type === 'hardBreak' ? { type: 'text', text: ' ' } : node)))
      return line
    })
  return found
}

/** An answer's line as the document will have it: this is what is compared with the source. Empty where nothing of it is text. */
export const storedLine = (markdown: string): string => asMarkdown(inlineOf(markdown))

/** Without a letter there is nothing to translate. */
export const isTranslatable = (line: string): boolean => /\p{L}{2}/u.test(line.replaceAll(/\]\([^)]*\)/g, ']'))

export interface LineToTranslate {
  text: string
  /** Names in it that stay as they are. */
  keep: readonly string[]
  /** What an earlier answer lost of it. */
  lost?: readonly Loss[]
}

interface TranslationBrief {
  from: LanguageKey
  to: LanguageKey
  title: string
  words: Brief['words']
}

const LOST_TEXTS: Record<Loss['kind'], (text: string) => string> = {
  figure: (text) => `the figure ${text} was missing`,
  added_figure: (text) => `the figure ${text} does not stand in the source`,
  currency: (text) => `the currency ${text} does not stand in the source`,
  name: (text) => `the name ${text} was missing`,
  link: (text) => `the link to ${text} was missing`,
  notice: (text) => `the mark ${text} was missing`,
  untranslated: () => 'it was not translated',
}

/** The call for some lines. Where an earlier answer lost something, it says what. */
export function translationCall(brief: TranslationBrief, lines: readonly LineToTranslate[]): Pick<ModelCall, 'instructions' | 'data'> {
  const [from, to] = [LANGUAGE_NAMES[brief.from], LANGUAGE_NAMES[brief.to]]
  const instructions = [
    `You translate a text of a company from ${from} into ${to}.`,
    section(
      'Task',
      `The material holds \`lines\` of the text with their numbers. Translate each into ${to} as a native writer of the trade would: ` +
        'the same statement, the same tone, neither more nor less. Every figure, price, percentage and date stays what it is, written as ' +
        `${to} writes it; prices stay in their currency. What stands under \`keep\` stays in the line, character for character. Marks ` +
        'such as ⟦1⟧ stand for a fixed wording: put each where it belongs and do not change it. Markdown stays: bold, italics, and ' +
        'links with their addresses.',
      ...(lines.some(({ lost }) => lost)
        ? ['Each line was translated before; `fault` says what was wrong with that translation. Write it without that fault.']
        : []),
    ),
    ...wordsText(brief.words),
    section('Material', DATA_RULE),
    section('Form', 'One line for each line: its number in square brackets, then its translation, such as `[1] The line.` No other line.'),
  ].join('\n\n')
  return {
    instructions,
    data: asData({
      title: brief.title,
      lines: lines.map(({ text, keep, lost }, index) => ({
        number: index + 1,
        text,
        ...(keep.length > 0 ? { keep } : {}),
        ...(lost ? { fault: lost.map((loss) => LOST_TEXTS[loss.kind](loss.text)).join('; ') } : {}),
      })),
    }),
  }
}
