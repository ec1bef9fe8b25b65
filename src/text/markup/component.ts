import { UnreadableDocument } from '../document.ts'
import type { Draft } from '../draft.ts'
import { CrossedOut, pastHtmlComment, pastRaw } from './crossed-out.ts'

/** Elements whose content HTML reads as no markup, or not at all: one that is closed by a slash has none, but HTML knows no such slash. */
const RAW = 'textarea|title|iframe|script|style|noscript|template|video|audio|object|canvas'
const SELF_CLOSED_RAW = new RegExp(
  String.raw`<(?:${RAW})(?=[\s/])(?:[^<>{}"'/]|/(?!>)|"[^"]{0,2000}"|'[^']{0,2000}'|\{(?:[^{}]|\{[^{}]{0,2000}\}){0,2000}\}){0,2000}/>`,
  'y',
)

/** Whether an element at a place is closed by its own tag though HTML would take what follows for its content. */
export function selfClosedRaw(source: string, at: number): boolean {
  SELF_CLOSED_RAW.lastIndex = at
  return SELF_CLOSED_RAW.test(source)
}

/** Vue: the text of its template and the attributes that are shown. Scripts, style sheets and other blocks are left out. */
export function readVue(source: string): Draft {
  const page = new CrossedOut(source, 'Vue component')
  const start = source.search(/^<template\b/m)
  const end = source.lastIndexOf('\n</template>')
  if (start === -1 || end < start) {
    page.blank(0, source.length)
    return page.read()
  }
  const opening = /^<template\b[^>]{0,2000}>/.exec(source.slice(start))?.[0] ?? ''
  const language = /\blang=["']?(\w+)/.exec(opening)?.[1]
  if (language !== undefined && language !== 'html')
    throw new UnreadableDocument(`The template of this component is written in ${language}, which is not read. Check the page it makes.`)
  page.blank(0, start)
  const next = new RegExp(String.raw`\{\{|<\/?template\b|<!--|<\/?[A-Z][\w.]*|<(?:${RAW})\b`, 'g')
  next.lastIndex = start
  for (let match = next.exec(source); match && match.index < end; match = next.exec(source)) {
    const [word] = match
    if (word === '<!--') next.lastIndex = pastHtmlComment(source, match.index)
    else if (word === '{{') {
      const close = source.indexOf('}}', match.index)
      if (close === -1) page.fail('“{{” is not closed', match.index)
      page.value(match.index, close + 2)
      next.lastIndex = close + 2
    } else if (/^<\/?(?:template|[A-Z])/.test(word) || selfClosedRaw(source, match.index)) renameElement(page, word, match.index)
  }
  const last = end + 1
  renameElement(page, '</template', last)
  page.blank(last + '</template>'.length, source.length)
  return page.read()
}

/** Svelte: the text of its page and the attributes that are shown; what stands in braces is program text. */
export function readSvelte(source: string): Draft {
  const page = new CrossedOut(source, 'Svelte component')
  const next = new RegExp(String.raw`\{|<!--|<(script|style)\b[^>]{0,2000}>|<\/?[A-Z][\w.]*|<(?:${RAW})\b`, 'g')
  for (let match = next.exec(source); match; match = next.exec(source)) {
    const [word, raw] = match
    const start = match.index
    if (word === '<!--') next.lastIndex = pastHtmlComment(source, start)
    else if (raw !== undefined) next.lastIndex = pastRaw(source, start, raw.toLowerCase())
    else if (word === '{') {
      const kept = keepString(page, source, start)
      if (kept !== null) {
        next.lastIndex = kept
        continue
      }
      const end = endOfExpression(source, start)
      if (end === -1) page.fail('“{” is not closed', start)
      if (/^\{\s*\/\*/.test(source.slice(start, start + 8))) page.comment(start, end)
      else if (/^\{\s*[#:/@]/.test(source.slice(start, start + 8))) page.blank(start, end)
      else page.value(start, end)
      next.lastIndex = end
    } else if (/^<\/?[A-Z]/.test(word) || selfClosedRaw(source, start)) renameElement(page, word, start)
  }
  return page.read()
}

/** A component's own elements by a name of no meaning: HTML would take `<Title>` for a page's title. Vue's `<template>` is a section. */
export function renameElement(page: CrossedOut, word: string, start: number): void {
  const slash = word.startsWith('</') ? '</' : '<'
  const name = word.slice(slash.length)
  const other = name === 'template' ? 'section' : `x${'-'.repeat(name.length - 1)}`
  page.rename(start, start + word.length, slash + other)
}

const STRING_EXPRESSION = /\{[ \t]*(?:"([^"\\\r\n]{0,5000})"|'([^'"\\\r\n]{0,5000})'|`([^`"\\$]{0,5000})`)[ \t]*\}/y

/** Leaves the text of an expression that is nothing but a string, as a text or as the value of an attribute; null where it is more. */
export function keepString(page: CrossedOut, source: string, start: number): number | null {
  STRING_EXPRESSION.lastIndex = start
  const match = STRING_EXPRESSION.exec(source)
  if (match === null) return null
  const text = match[1] ?? match[2] ?? match[3] ?? ''
  const from = start + match[0].search(/["'`]/) + 1
  const end = start + match[0].length
  const quote = source[start - 1] === '=' ? '"' : ' '
  page.rename(start, from, quote.padStart(from - start))
  page.rename(from + text.length, end, quote)
  return end
}

/** Just past the brace that closes the one at `start`; texts of the program may hold braces of their own. -1 where there is none. */
function endOfExpression(source: string, start: number): number {
  let depth = 0
  for (let at = start; at < source.length; at++) {
    const character = source[at]
    if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at + 1
    else if (character === '"' || character === "'" || character === '`') {
      at = endOfText(source, at)
      if (at === -1) return -1
    } else if (character === '/' && source[at + 1] === '*') {
      at = source.indexOf('*/', at)
      if (at === -1) return -1
    }
  }
  return -1
}

export function endOfText(source: string, start: number): number {
  for (let at = start + 1; at < source.length; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === source[start]) return at
  }
  return -1
}
