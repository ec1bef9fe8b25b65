import type { Draft } from '../draft.ts'
import { CrossedOut, pastHtmlComment, pastRaw } from './crossed-out.ts'

/** What is met first: the beginning of program text, of a script or style sheet, or an element of MJML. */
const NEXT = /\{\{!--|\{\{\{|\{\{|\{%|\{#|<(script|style)\b[^>]{0,2000}>|<!--|<\/?mj-[\w-]+/gi
const CLOSINGS: Record<string, string> = { '{{!--': '--}}', '{{{': '}}}', '{{': '}}', '{%': '%}', '{#': '#}' }
/** Handlebars' blocks, partials and comments; the rest between two braces is a value. */
const STEERS = /^[~-]?\s*(?:[#/^!>]|else\b)/
const LIQUID_COMMENT = /^\{%-?\s*comment\b/
const END_OF_COMMENT = /\{%-?\s*endcomment\s*-?%\}/g

/** An e-mail without any markup: its paragraphs are set apart by blank lines. */
const isPlainText = (left: string) => !/<[a-z!/]/i.test(left)

/**
 * Templates of pages and e-mails: Handlebars, Mustache, Liquid, Twig, Nunjucks, Jinja, MJML. What a program puts in is crossed out and the
 * rest is read as the page or the plain text it is.
 */
export function readTemplate(source: string): Draft {
  const page = new CrossedOut(source, 'template')
  const next = new RegExp(NEXT)
  for (let match = next.exec(source); match; match = next.exec(source)) {
    const [opening, raw] = match
    const start = match.index
    if (raw !== undefined) next.lastIndex = pastRaw(source, start, raw.toLowerCase())
    else if (opening === '<!--') next.lastIndex = pastHtmlComment(source, start)
    else if (opening.startsWith('<')) renameMjml(page, opening, start)
    else next.lastIndex = crossOut(page, source, opening, start)
  }
  return page.read(isPlainText)
}

function crossOut(page: CrossedOut, source: string, opening: string, start: number): number {
  const closing = CLOSINGS[opening]!
  const found = source.indexOf(closing, start + opening.length)
  if (found === -1) page.fail(`“${opening}” is not closed`, start)
  let end = found + closing.length
  if (opening === '{{!--' || opening === '{#' || source.startsWith('{{!', start)) page.comment(start, end)
  else if (opening === '{%' && LIQUID_COMMENT.test(source.slice(start, end))) {
    END_OF_COMMENT.lastIndex = end
    const last = END_OF_COMMENT.exec(source)
    if (!last) page.fail('a comment is not closed', start)
    end = last!.index + last![0].length
    page.comment(start, end)
  } else if (opening === '{%' || STEERS.test(source.slice(start + opening.length, end))) page.blank(start, end)
  else page.value(start, end)
  return end
}

/** Each text of MJML is a block of the e-mail; its style sheets are none. */
function renameMjml(page: CrossedOut, opening: string, start: number): void {
  const slash = opening.startsWith('</') ? '</' : '<'
  const isStyle = opening.toLowerCase() === `${slash}mj-style`
  page.rename(start, start + opening.length, slash + (isStyle ? 'style' : 'div'))
}

const NEXT_TAG = /<%|<(script|style)\b[^>%]{0,2000}>|<!--/gi

/** EJS and ERB: what stands in `<% %>` is a program, `<%= %>` and `<%- %>` put a value there, `<%# %>` is a comment, `<%%` is text. */
export function readTagTemplate(source: string): Draft {
  const page = new CrossedOut(source, 'template')
  const next = new RegExp(NEXT_TAG)
  for (let match = next.exec(source); match; match = next.exec(source)) {
    const [opening, raw] = match
    const start = match.index
    if (raw !== undefined) next.lastIndex = pastRaw(source, start, raw.toLowerCase())
    else if (opening === '<!--') next.lastIndex = pastHtmlComment(source, start)
    else if (source[start + 2] === '%') {
      page.value(start, start + 3)
      next.lastIndex = start + 3
    } else {
      const close = source.indexOf('%>', start + 2)
      if (close === -1) page.fail('“<%” is not closed', start)
      const end = close + 2
      if (source[start + 2] === '#') page.comment(start, end)
      else if (/^<%(?:=|-(?!\s*(?:end|if|else|for|unless|\})\b))/.test(source.slice(start, start + 40))) page.value(start, end)
      else page.blank(start, end)
      next.lastIndex = end
    }
  }
  return page.read(isPlainText)
}
