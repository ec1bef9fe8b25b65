import { gridOf } from './table-grid.ts'

/**
 * HTML from the clipboard as the editor's schema reads it. Word writes lists as paragraphs with a marker in the text (mso-list), headings
 * as styles and empty paragraphs as spacing; Google Docs wraps all in a bold element that is not bold and nests lists beside items.
 */
export function pastedHtml(html: string): string {
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
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
  for (const element of body.querySelectorAll('[data-style]')) element.removeAttribute('data-style')
  return body.innerHTML
}

/** Our content security policy lets no style be read, and complains about each: styles are kept under another name while we look. */
const withoutStyles = (html: string): string =>
  html
    .replaceAll(/<!\[(?:end)?if[^>]*\]>/gi, '')
    .replaceAll(/<style\b[\s\S]*?<\/style>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))

const styleOf = (element: Element): string => element.getAttribute('data-style')?.toLowerCase().replaceAll(/\s/g, '') ?? ''
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

/** Formatting that is only a style becomes an element. */
function readMarks(body: HTMLElement): void {
  for (const span of body.querySelectorAll('span[data-style]')) {
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

/** The first row of a table is its head; a cell over several columns or rows leaves the others empty, in their places. */
function readTable(table: HTMLTableElement): void {
  // A cell reaches no further than the part of the table it is in: its head, a body, its foot.
  const parts = [...Map.groupBy(table.rows, (row) => row.parentElement).values()]
  const grids = parts.map((rows) => gridOf(rows.map((row) => [...row.cells])))
  const width = Math.max(0, ...grids.map(([first]) => first!.length))
  const lines = grids.flat()
  for (const [index, row] of parts.flat().entries()) {
    const name = index === 0 ? 'th' : 'td'
    const cells = Array.from(row.cells)
    const placed = Array.from({ length: width }, (_, column) => {
      const at = lines[index]![column] ?? null
      return at === null ? table.ownerDocument.createElement(name) : renamed(cells[at]!, name)
    })
    row.replaceChildren(...placed)
    for (const cell of placed) {
      if (cell.querySelector('p') !== null) continue
      const line = table.ownerDocument.createElement('p')
      line.append(...cell.childNodes)
      cell.append(line)
    }
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
    element.replaceWith(...element.childNodes)
  }
}
