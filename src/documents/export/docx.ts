import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { IParagraphOptions, ParagraphChild } from 'docx'
import { pictureAsLink } from '../../generation/markdown/nodes.ts'
import type { BlockNode, InlineNode, Mark } from '../../generation/markdown/nodes.ts'
import { BCP47 } from '../../languages.ts'
import type { TextToWrite } from './page.ts'

const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const
/** Word knows nine levels of a list. */
const LEVELS = 9
const INDENT = 480

/** What surrounds a paragraph: list and level, quotation. */
type Around = Partial<Pick<IParagraphOptions, 'style' | 'numbering' | 'bullet' | 'indent'>>

const OUTSIDE = /^(https?:|mailto:|tel:)/i

const has = (marks: readonly Mark[] | undefined, type: Mark['type']) => marks?.some((mark) => mark.type === type) ?? false

function runOf(node: InlineNode, isLink: boolean): TextRun {
  if (node.type === 'hardBreak') return new TextRun({ break: 1 })
  const { text, marks } = node
  return new TextRun({
    text,
    bold: has(marks, 'bold'),
    italics: has(marks, 'italic'),
    strike: has(marks, 'strike'),
    ...(isLink ? { style: 'Hyperlink' } : has(marks, 'code') ? { style: 'CodeCharacter' } : {}),
  })
}

const hrefOf = (node: InlineNode): string | null => {
  const link = node.type === 'text' ? node.marks?.find((mark) => mark.type === 'link') : undefined
  // A place within a site that is not known here leads nowhere from a file.
  return link?.type === 'link' && OUTSIDE.test(link.attrs.href) ? link.attrs.href : null
}

function lineOf(line: readonly InlineNode[] | undefined): ParagraphChild[] {
  const children: ParagraphChild[] = []
  const nodes = line ?? []
  for (let from = 0; from < nodes.length; ) {
    const href = hrefOf(nodes[from]!)
    let to = from + 1
    while (to < nodes.length && hrefOf(nodes[to]!) === href) to++
    const runs = nodes.slice(from, to).map((node) => runOf(node, href !== null))
    if (href === null) children.push(...runs)
    else children.push(new ExternalHyperlink({ link: href, children: runs }))
    from = to
  }
  return children
}

/** Writes the blocks; lists with numbers are counted, each begins where it says. */
class Writer {
  readonly starts: number[] = []

  blocks(blocks: readonly BlockNode[], around: Around = {}, level = 0): (Paragraph | Table)[] {
    return blocks.flatMap((block) => this.block(block, around, level))
  }

  block(block: BlockNode, around: Around, level: number): (Paragraph | Table)[] {
    switch (block.type) {
      case 'paragraph':
        return [new Paragraph({ ...around, children: lineOf(block.content) })]
      case 'heading':
        return [new Paragraph({ ...around, heading: HEADINGS[block.attrs.level - 1] ?? HEADINGS[5]!, children: lineOf(block.content) })]
      case 'image':
        return this.block(pictureAsLink(block), around, level)
      case 'horizontalRule':
        return [new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: 'auto' } } })]
      case 'codeBlock': {
        const lines = (block.content ?? [])
          .map(({ text }) => text)
          .join('')
          .split('\n')
        return [
          new Paragraph({
            style: 'CodeBlock',
            children: lines.map((text, index) => new TextRun({ text, ...(index > 0 ? { break: 1 } : {}) })),
          }),
        ]
      }
      case 'blockquote':
        return this.blocks(block.content, { ...around, style: 'Quote' }, level)
      case 'bulletList':
        return block.content.flatMap(({ content }) => this.item(content, { bullet: { level: Math.min(level, LEVELS - 1) } }, level))
      case 'orderedList': {
        const reference = `list-${this.starts.push(block.attrs.start) - 1}`
        return block.content.flatMap(({ content }) =>
          this.item(content, { numbering: { reference, level: Math.min(level, LEVELS - 1) } }, level),
        )
      }
      case 'table':
        return [tableOf(block)]
    }
  }

  /** The first paragraph has the mark; what follows within the item is indented like it. */
  item(content: readonly BlockNode[], mark: Around, level: number): (Paragraph | Table)[] {
    return content.flatMap((block, index) => this.block(block, index === 0 ? mark : { indent: { left: INDENT * (level + 1) } }, level + 1))
  }
}

function tableOf({ content: rows }: BlockNode & { type: 'table' }): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      ({ content: cells }) =>
        new TableRow({
          tableHeader: cells.every(({ type }) => type === 'tableHeader') && cells.length > 0,
          children: cells.map(
            ({ type, content }) =>
              new TableCell({
                children: content.map(
                  (line) => new Paragraph({ children: lineOf(line.content), ...(type === 'tableHeader' ? { style: 'TableHeading' } : {}) }),
                ),
              }),
          ),
        }),
    ),
  })
}

const levelsFrom = (start: number) =>
  Array.from({ length: LEVELS }, (_, level) => ({
    level,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    start,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: INDENT * (level + 1), hanging: INDENT / 2 } } },
  }))

/** The document with Word's own styles for headings, lists, links and quotations, so that a house style takes hold of it. */
export async function toDocx({ title, language, blocks }: TextToWrite): Promise<Uint8Array> {
  const writer = new Writer()
  const children = writer.blocks(blocks)
  const mono = { font: 'Courier New', size: 20 }
  const document = new Document({
    title,
    creator: 'Imprimatur',
    styles: {
      default: {
        document: {
          run: { size: 22, ...(language === null ? {} : { language: { value: BCP47[language] } }) },
          paragraph: { spacing: { after: 160 } },
        },
      },
      paragraphStyles: [
        {
          id: 'Quote',
          name: 'Quote',
          basedOn: 'Normal',
          quickFormat: true,
          run: { italics: true },
          paragraph: { indent: { left: INDENT } },
        },
        { id: 'CodeBlock', name: 'Code Block', basedOn: 'Normal', quickFormat: true, run: mono },
        { id: 'TableHeading', name: 'Table Heading', basedOn: 'Normal', run: { bold: true } },
      ],
      characterStyles: [{ id: 'CodeCharacter', name: 'Code', basedOn: 'DefaultParagraphFont', run: mono }],
    },
    numbering: { config: writer.starts.map((start, index) => ({ reference: `list-${index}`, levels: levelsFrom(start) })) },
    sections: [{ children }],
  })
  return new Uint8Array(await Packer.toArrayBuffer(document))
}
