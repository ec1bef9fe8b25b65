import { wordsOf } from '../model.ts'
import type { Line, Out, Part, ReportedFinding, ReportHead, ReportWriter, Words } from '../model.ts'
import { linesOf } from './finding-lines.ts'
import { safe, STYLE } from './html-style.ts'

/** One page that needs nothing else. Text of pages and of people is never markup. */
export class HtmlReport implements ReportWriter {
  readonly #out: Out
  readonly #head: ReportHead
  /** Of the table or list that is open: what is said where nothing follows, and how it begins and ends. */
  #open: { begin: string; close: string; none: string; some: boolean; numbers: boolean[] } | null = null
  #sections = 0

  constructor(out: Out, head: ReportHead) {
    this.#out = out
    this.#head = head
    out(`<!doctype html><html lang="${head.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>${safe(head.title)}</title>
<style>${STYLE}</style></head><body>\n`)
  }

  write(part: Part): void {
    switch (part.kind) {
      case 'cover':
        return this.#out(`<header><p class="ws">${safe(part.workspace)}</p><h1>${safe(part.title)}<br>${safe(part.subject)}</h1>
<p>${safe(part.note)}</p>${facts(part.facts)}</header>\n`)
      case 'section':
        this.#sections++
        return this.#out(`<h2 id="s${this.#sections}">${this.#sections} ${safe(part.title)}</h2>\n`)
      case 'text':
        return this.#out(`<p>${html(part.text)}</p>\n`)
      case 'facts':
        return this.#out(facts(part.facts))
      case 'commands':
        return this.#out(`<pre>${part.lines.map(safe).join('\n')}</pre>\n`)
      case 'table': {
        const heads = part.columns.map(({ name, isNumber }) => `<th${isNumber ? ' class="n"' : ''}>${safe(name)}</th>`).join('')
        const begin = `<table><thead><tr>${heads}</tr></thead><tbody>\n`
        const numbers = part.columns.map(({ isNumber }) => isNumber ?? false)
        this.#open = { begin, close: '</tbody></table>\n', none: part.none, some: false, numbers }
        return
      }
      case 'row':
        this.#begin()
        return this.#out(`<tr>${part.cells.map((cell, at) => this.#cell(cell, at)).join('')}</tr>\n`)
      case 'findings':
        this.#open = { begin: '', close: '', none: part.none, some: false, numbers: [] }
        return
      case 'finding':
        this.#begin()
        return this.#out(this.#finding(part.finding))
      case 'end': {
        const { some, close, none } = this.#open!
        this.#open = null
        return this.#out(some ? close : `<p>${safe(none)}</p>\n`)
      }
    }
  }

  end(): void {
    this.#out('</body></html>\n')
  }

  #begin(): void {
    if (this.#open!.some) return
    this.#open!.some = true
    this.#out(this.#open!.begin)
  }

  #cell(cell: Line | number | null, at: number): string {
    const text = cell === null ? '' : typeof cell === 'number' ? number(cell, this.#head.tag) : html(cell)
    return `<td${this.#open!.numbers[at] ? ' class="n"' : ''}>${text}</td>`
  }

  #finding(finding: ReportedFinding): string {
    const { severity, title, number: n, of, before, found, after, id } = finding
    const grade = severity === null ? '' : `<b class="${severity.key}">${safe(severity.name)}</b> · `
    return `<article id="${id}"><h3>${grade}${safe(title)} <small>${n}/${of}</small></h3>
<blockquote>${safe(before)}<mark>${safe(found)}</mark>${safe(after)}</blockquote>
${linesOf(finding, this.#head.labels)
  .map(([name, line]) => `<p><b>${safe(name)}:</b> ${html(line)}</p>\n`)
  .join('')}<small>${id}</small></article>\n`
  }
}

const formats = new Map<string, Intl.NumberFormat>()
function number(n: number, tag: string): string {
  if (!formats.has(tag)) formats.set(tag, new Intl.NumberFormat(tag))
  return formats.get(tag)!.format(n)
}

const facts = (all: [string, Line][]): string =>
  `<table class="facts">${all.map(([name, line]) => `<tr><th>${safe(name)}</th><td>${html(line)}</td></tr>`).join('\n')}</table>\n`

export const html = (line: Line): string =>
  typeof line === 'string' ? safe(line).replaceAll('\n', '<br>') : wordsOf(line).map(run).join('')

function run({ text, bold, code, quiet, mark, href }: Words): string {
  let html = safe(text).replaceAll('\n', '<br>')
  if (code) html = `<code>${html}</code>`
  if (quiet) html = `<small>${html}</small>`
  if (bold) html = `<b>${html}</b>`
  if (mark) html = `<mark>${html}</mark>`
  return href === undefined ? html : `<a href="${safe(href)}" rel="noreferrer">${html}</a>`
}
