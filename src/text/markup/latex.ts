import type { Draft } from '../draft.ts'
import { MappedText } from '../mapped-text.ts'
import { SourceBlocks } from '../source-blocks.ts'
import { addInline } from './inline.ts'
import { LATEX_INLINE } from './latex-inline.ts'

/** Environments that hold code, formulas or drawings. */
const NOT_TEXT_IN = new Set(
  (
    'verbatim Verbatim lstlisting minted alltt comment equation align gather multline eqnarray displaymath math tikzpicture pgfpicture ' +
    'filecontents thebibliography picture algorithm algorithmic'
  ).split(' '),
)
const ARGUMENTS = String.raw`(?:\[[^\]\n]*\]|\{[^{}\n]*\})*`
/** What ends a run of text, or is no text. */
const BREAK = new RegExp(
  [
    String.raw`(?<comment>(?<!\\)%[^\n]*)`,
    String.raw`\\begin\s*\{(?<begin>[^{}\n]*)\}${ARGUMENTS}`,
    String.raw`\\end\s*\{[^{}\n]*\}`,
    String.raw`\$\$[^$]*\$\$`,
    String.raw`\\\[[^\\]*(?:\\[^\]][^\\]*)*\\\]`,
    String.raw`\\(?<heading>part|chapter|(?:sub){0,2}section|paragraph|title|caption|footnote)\*?(?:\[[^\]\n]*\])?\{`,
    String.raw`\\item\b(?:\s*\[(?<term>[^\]\n]*)\])?`,
    String.raw`\\(?:maketitle|tableofcontents)\b`,
    String.raw`(?<gap>\n[ \t]*\n\s*)`,
  ].join('|'),
  'g',
)
const HEADINGS: Record<string, string> = {
  part: 'heading.h1',
  chapter: 'heading.h1',
  title: 'title',
  section: 'heading.h2',
  subsection: 'heading.h3',
  subsubsection: 'heading.h4',
  paragraph: 'heading.h5',
  caption: 'caption',
  footnote: 'footnote',
}

/** LaTeX: the paragraphs, headings, captions and notes between \begin{document} and \end{document}; not commands, formulas and code. */
export function readLatex(source: string): Draft {
  return new LatexReader(source).read()
}

class LatexReader {
  readonly #source: string
  readonly #blocks: SourceBlocks
  #text: MappedText
  #scope = 'paragraph'

  constructor(source: string) {
    this.#source = source
    this.#blocks = new SourceBlocks(source)
    this.#text = new MappedText(source)
  }

  read(): Draft {
    const begin = /\\begin\s*\{document\}/.exec(this.#source)
    const start = begin === null ? 0 : begin.index + begin[0].length
    const end = this.#source.indexOf('\\end{document}', start)
    if (begin !== null) this.#preamble(begin.index)
    this.#range(start, end === -1 ? this.#source.length : end)
    this.#flush()
    return this.#blocks.finish()
  }

  #preamble(end: number): void {
    const title = /\\title\s*(?:\[[^\]]*\])?\{/.exec(this.#source.slice(0, end))
    if (title !== null) this.#argument(title.index + title[0].length, 'title')
  }

  #range(from: number, to: number): void {
    const source = this.#source
    const pattern = new RegExp(BREAK)
    let at = from
    pattern.lastIndex = from
    for (let match = pattern.exec(source); match !== null && match.index < to; match = pattern.exec(source)) {
      this.#text.copy(at, match.index)
      at = match.index + match[0].length
      const { comment, begin, heading, term, gap } = match.groups!
      if (comment !== undefined) this.#blocks.leaveOut('comment', match.index, at)
      else if (heading !== undefined) {
        if (heading === 'footnote') at = this.#apart(at, heading)
        else {
          this.#flush()
          at = this.#argument(at, HEADINGS[heading]!)
        }
      } else if (match[0].startsWith('\\item')) {
        this.#flush()
        this.#scope = 'list.item'
        if (term !== undefined) this.#add(at - 1 - term.length, at - 1, 'list.term')
      } else {
        if (gap !== undefined || begin !== undefined || !match[0].startsWith('$')) this.#flush()
        if (match[0].startsWith('\\end')) this.#scope = 'paragraph'
        if (begin !== undefined && begin.startsWith('quot')) this.#scope = 'blockquote'
        if (begin !== undefined && NOT_TEXT_IN.has(begin.replace('*', ''))) {
          const end = source.indexOf(`\\end{${begin}}`, at)
          this.#blocks.leaveOut('code', match.index, end === -1 ? to : end)
          at = end === -1 ? to : end
        }
      }
      pattern.lastIndex = at
    }
    if (at < to) this.#text.copy(at, to)
  }

  /** A footnote in the middle of a sentence is a text of its own. */
  #apart(start: number, name: string): number {
    const close = closingBrace(this.#source, start)
    this.#add(start, close, HEADINGS[name]!)
    return Math.min(close + 1, this.#source.length)
  }

  #argument(start: number, scope: string): number {
    const end = this.#apartAs(start, scope)
    if (scope === 'title' || scope === 'heading.h1') this.#blocks.title ??= this.#source.slice(start, end - 1)
    return end
  }

  #apartAs(start: number, scope: string): number {
    const close = closingBrace(this.#source, start)
    this.#add(start, close, scope)
    return Math.min(close + 1, this.#source.length)
  }

  #add(start: number, end: number, scope: string): void {
    const text = new MappedText(this.#source)
    text.copy(start, end)
    addInline(this.#blocks, text, scope, LATEX_INLINE)
  }

  #flush(): void {
    const { text } = this.#text
    if (text.trim() !== '') {
      const trimmed = new MappedText(this.#source)
      const lead = text.length - text.trimStart().length
      trimmed.take(this.#text, lead, text.trimEnd().length)
      addInline(this.#blocks, trimmed, this.#scope, LATEX_INLINE)
    }
    this.#text = new MappedText(this.#source)
  }
}

const LONGEST_ARGUMENT = 20_000

function closingBrace(source: string, from: number): number {
  const end = Math.min(source.length, from + LONGEST_ARGUMENT)
  let depth = 1
  for (let at = from; at < end; at += 1) {
    if (source[at] === '\\') at += 1
    else if (source[at] === '{') depth += 1
    else if (source[at] === '}' && --depth === 0) return at
  }
  return end
}
