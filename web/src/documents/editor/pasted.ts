/**
 * HTML from the clipboard as the editor's schema reads it. Word writes lists as paragraphs with a marker in the text (mso-list), headings
 * as styles and empty paragraphs as spacing; Google Docs wraps all in a bold element that is not bold and nests lists beside items.
 */
export function pastedHtml(html: string): string {
  const page = new DOMParser().parseFromString(html.replaceAll(/<!\[(?:end)?if[^>]*\]>/gi, ''), 'text/html')
  const { body } = page
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml, colgroup, o\\:p')) {
    if (element.localName === 'o:p' && element.textContent.trim() !== '') element.replaceWith(...element.childNodes)
    else element.remove()
  }
  removeComments(page)
  // Word's own mso-bidi-font-weight says nothing about bold.
  for (const wrapper of body.querySelectorAll('b'))
    if (/(?:^|;)font-weight:(?:normal|400)/.test(styleOf(wrapper))) wrapper.replaceWith(...wrapper.childNodes)
  readStyles(body)
  readMarks(body)
  gatherLists(page)
  nestLists(body)
  for (const table of body.querySelectorAll('table')) readTable(table)
  for (const link of body.querySelectorAll('a[href]')) link.setAttribute('href', withoutRedirect(link.getAttribute('href')!))
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) plainHeading(heading)
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) if (isEmpty(paragraph)) paragraph.remove()
  return body.innerHTML
}

const styleOf = (element: Element): string => element.getAttribute('style')?.toLowerCase().replaceAll(/\s/g, '') ?? ''
const isEmpty = (element: Element): boolean =>
  element.textContent.replaceAll(/[\s\u00a0]/g, '') === '' && element.querySelector('img, hr') === null && !element.closest('td, th')

function removeComments(page: Document): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

function renamed(element: Element, name: string): HTMLElement {
  const other = element.ownerDocument.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

/** Word's styles: MsoTitle, MsoHeading2 or an outline level are headings, its quotations are quotations. */
function readStyles(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    const name = paragraph.className
    const level = /(?:^|\s)(?:Mso)?Heading([1-6])\b/i.exec(name)?.[1] ?? /mso-outline-level:([1-6])/.exec(styleOf(paragraph))?.[1]
    if (/\bMsoTitle\b/i.test(name)) renamed(paragraph, 'h1')
    else if (level !== undefined) renamed(paragraph, `h${level}`)
    else if (/\bMso(?:Intense)?Quote/i.test(name)) {
      const quotation = paragraph.ownerDocument.createElement('blockquote')
      paragraph.replaceWith(quotation)
      quotation.append(paragraph)
    }
  }
}

const MARKS: [name: string, written: RegExp][] = [
  ['strong', /(?:^|;)font-weight:(?:bold|[6-9]00)/],
  ['em', /(?:^|;)font-style:italic/],
  ['s', /(?:^|;)text-decoration(?:-line)?:[^;]*line-through/],
]

/** Formatting that is only a style becomes an element: our content security policy lets no style attribute be read. */
function readMarks(body: HTMLElement): void {
  for (const span of body.querySelectorAll('span[style]')) {
    const style = styleOf(span)
    for (const [name, written] of MARKS) {
      if (!written.test(style)) continue
      const mark = body.ownerDocument.createElement(name)
      mark.append(...span.childNodes)
      span.append(mark)
    }
  }
}

const NUMBERED = /^\(?(\d{1,4}|[a-z]{1,4})[.)]/i

interface WordItem {
  element: HTMLElement
  level: number
  number: number | null
}

/** A paragraph that Word shows as an entry of a list; its marker is taken out of the text. */
function wordItem(element: HTMLElement): WordItem | null {
  const level = /mso-list:[^;]*level(\d)/.exec(styleOf(element))?.[1]
  if (level === undefined) return null
  const marker = [...element.querySelectorAll<HTMLElement>('span')].find((span) => /mso-list:ignore/.test(styleOf(span)))
  const text = (marker?.textContent ?? '').replaceAll(/[\s\u00a0]/g, '')
  marker?.remove()
  const written = NUMBERED.exec(text)?.[1]
  return { element, level: Number(level), number: written === undefined ? null : /^\d/.test(written) ? Number(written) : 1 }
}

/** Paragraphs in a row that Word shows as a list become one. */
function gatherLists(page: Document): void {
  let open: { list: HTMLElement; level: number }[] = []
  let last: Element | null = null
  for (const element of page.body.querySelectorAll<HTMLElement>('p, li, h1, h2, h3, h4, h5, h6')) {
    const item = element.localName === 'p' ? wordItem(element) : null
    if (!item) continue
    if (element.previousElementSibling !== last || last === null) open = []
    while (open.length > 0 && open.at(-1)!.level > item.level) open.pop()
    const kind = item.number === null ? 'ul' : 'ol'
    if (open.at(-1)?.level === item.level && open.at(-1)!.list.localName !== kind) open.pop()
    const entry = page.createElement('li')
    const text = page.createElement('p')
    text.append(...element.childNodes)
    entry.append(text)
    if (open.at(-1)?.level !== item.level) {
      const list = page.createElement(kind)
      if (item.number !== null && item.number > 1) list.setAttribute('start', String(item.number))
      const inside = open.at(-1)?.list.lastElementChild
      if (inside) inside.append(list)
      else element.before(list)
      open.push({ list, level: item.level })
    }
    open.at(-1)!.list.append(entry)
    last = open[0]!.list
    element.remove()
  }
}

/** Docs puts an inner list beside the item it belongs to: it goes into that item. */
function nestLists(body: HTMLElement): void {
  for (const inner of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = inner.previousElementSibling
    if (before?.localName === 'li') before.append(inner)
    else inner.replaceWith(...inner.childNodes)
  }
}

/** The first row of a table is its head; a cell over several columns leaves the others empty. */
function readTable(table: HTMLTableElement): void {
  const width = Math.max(0, ...[...table.rows].map((row) => [...row.cells].reduce((sum, cell) => sum + cell.colSpan, 0)))
  for (const [index, row] of [...table.rows].entries()) {
    for (const cell of Array.from(row.cells)) {
      const { colSpan } = cell
      const named = renamed(cell, index === 0 ? 'th' : 'td')
      if (named.querySelector('p') === null) {
        const line = table.ownerDocument.createElement('p')
        line.append(...named.childNodes)
        named.append(line)
      }
      for (let more = 1; more < colSpan; more++) named.after(table.ownerDocument.createElement(index === 0 ? 'th' : 'td'))
    }
    while (row.cells.length < width) row.append(table.ownerDocument.createElement(index === 0 ? 'th' : 'td'))
  }
}

/** Docs sends readers of a published text through an address of its own. */
function withoutRedirect(href: string): string {
  const target = /^https:\/\/www\.google\.com\/url\?(.*)$/.exec(href)?.[1]
  return (target && new URLSearchParams(target).get('q')) || href
}

/** A heading is bold by itself: bold of the whole of it says nothing. */
function plainHeading(heading: Element): void {
  for (const element of heading.querySelectorAll<HTMLElement>('b, strong, span')) {
    if (element.textContent.trim() !== heading.textContent.trim()) continue
    if (element.localName === 'span') element.removeAttribute('style')
    else element.replaceWith(...element.childNodes)
  }
}
