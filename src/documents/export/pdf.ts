import pdfmake from 'pdfmake'
import { pictureAsLink } from '../../generation/markdown/nodes.ts'
import type { BlockNode, InlineNode } from '../../generation/markdown/nodes.ts'
import { BCP47 } from '../../languages.ts'
import { fontFile } from '../../places.ts'
import type { TextToWrite } from './page.ts'

/** A part of a page as pdfmake takes it: it has no types of its own. */
type Part = Record<string, unknown>

const SIZES = [22, 17, 14, 12, 11, 11]
const OUTSIDE = /^(https?:|mailto:|tel:)/i

function inline(node: InlineNode): Part {
  if (node.type === 'hardBreak') return { text: '\n' }
  const part: Part = { text: node.text }
  for (const mark of node.marks ?? []) {
    if (mark.type === 'bold') part.bold = true
    else if (mark.type === 'italic') part.italics = true
    else if (mark.type === 'strike') part.decoration = 'lineThrough'
    else if (mark.type === 'code') part.background = '#eeeeee'
    else if (mark.type === 'link' && OUTSIDE.test(mark.attrs.href))
      Object.assign(part, { link: mark.attrs.href, color: '#1a4fa3', decoration: 'underline' })
  }
  return part
}

const line = (nodes: readonly InlineNode[] | undefined): Part[] => (nodes ?? []).map(inline)

function blockOf(block: BlockNode): Part {
  switch (block.type) {
    case 'paragraph':
      return { text: line(block.content), margin: [0, 0, 0, 8] }
    case 'heading': {
      const size = SIZES[block.attrs.level - 1] ?? 11
      return {
        text: line(block.content),
        fontSize: size,
        bold: true,
        margin: [0, 6, 0, 6],
        outline: true,
        headlineLevel: block.attrs.level,
      }
    }
    case 'image':
      return blockOf(pictureAsLink(block))
    case 'horizontalRule':
      return { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 480, y2: 0, lineWidth: 0.5, lineColor: '#888888' }], margin: [0, 6, 0, 12] }
    case 'codeBlock':
      return {
        text: (block.content ?? []).map(({ text }) => text).join(''),
        fontSize: 9.5,
        background: '#eeeeee',
        preserveLeadingSpaces: true,
        margin: [0, 0, 0, 8],
      }
    case 'blockquote':
      return { stack: block.content.map(blockOf), italics: true, margin: [18, 0, 0, 4] }
    case 'bulletList':
      return { ul: block.content.map(({ content }) => ({ stack: content.map(blockOf) })), margin: [0, 0, 0, 4] }
    case 'orderedList':
      return { ol: block.content.map(({ content }) => ({ stack: content.map(blockOf) })), start: block.attrs.start, margin: [0, 0, 0, 4] }
    case 'table': {
      const columns = Math.max(1, ...block.content.map(({ content }) => content.length))
      const body = block.content.map(({ content }) =>
        Array.from({ length: columns }, (_, index) => {
          const cell = content[index]
          return cell ? { stack: cell.content.map((each) => ({ text: line(each.content) })), bold: cell.type === 'tableHeader' } : ''
        }),
      )
      const headerRows = block.content[0]?.content.every(({ type }) => type === 'tableHeader') ? 1 : 0
      return {
        table: { headerRows, widths: Array.from({ length: columns }, () => '*'), body },
        layout: 'lightHorizontalLines',
        margin: [0, 0, 0, 10],
      }
    }
  }
}

let isReady = false

/** Fonts come from our own files, and nothing is fetched, whatever a text says. */
function prepare(): void {
  if (isReady) return
  // Bundled for a release, pdfmake has no __dirname, of which it asks whether a file lies below it. None does; the thread is our own.
  const everywhere = globalThis as { __dirname?: string }
  everywhere.__dirname ??= 'pdfmake'
  const fonts = { normal: 'Regular', bold: 'Medium', italics: 'Italic', bolditalics: 'MediumItalic' }
  const files = Object.fromEntries(Object.entries(fonts).map(([style, name]) => [style, fontFile(`Roboto-${name}.ttf`)]))
  pdfmake.setFonts({ Roboto: files })
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((file: string) => Object.values(files).includes(file))
  isReady = true
}

/** The document as a PDF with its fonts, an outline of its headings and links that can be followed. */
export async function toPdf({ title, language, blocks }: TextToWrite): Promise<Uint8Array> {
  prepare()
  const content = blocks.length > 0 ? blocks.map(blockOf) : [{ text: ' ' }]
  const pdf = pdfmake.createPdf({
    content,
    defaultStyle: { font: 'Roboto', fontSize: 11, lineHeight: 1.3 },
    pageMargins: [57, 57, 57, 57],
    info: { title, creator: 'Imprimatur', producer: 'Imprimatur' },
    displayTitle: true,
    ...(language === null ? {} : { language: BCP47[language] }),
    footer: (page: number, pages: number) => ({ text: `${page} / ${pages}`, alignment: 'center', fontSize: 8, color: '#666666' }),
    // A heading does not stand alone at the foot of a page.
    pageBreakBefore: (node: { headlineLevel?: number }, { getFollowingNodesOnPage: following }: { getFollowingNodesOnPage(): unknown[] }) =>
      node.headlineLevel !== undefined && following().length === 0,
  })
  return new Uint8Array(await pdf.getBuffer())
}
