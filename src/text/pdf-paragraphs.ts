import { divisionAt } from './divided-words.ts'

/** A piece of text on a page as pdf.js gives it. */
interface PdfPiece {
  str: string
  transform: number[]
  width: number
  height: number
  hasEOL: boolean
}

interface PdfParagraph {
  /** The paragraph line by line, as it stands on the page. */
  source: string
  /** The paragraph as it reads: lines joined, words that were divided at a line's end put together again. */
  text: string
  map: number[]
}

interface PdfLine {
  text: string
  y: number
  x: number
  end: number
  height: number
}

/** A gap of more than this many line heights, up or down, starts a new paragraph. */
const PARAGRAPH_GAP = 1.6
/** Text this much larger or smaller than the line before is something else: a heading, a footnote. */
const SIZE_CHANGE = 1.18

/** No word is longer. */
const FARTHEST = 60

export function pdfParagraphs(pieces: PdfPiece[]): PdfParagraph[] {
  const paragraphs: PdfLine[][] = []
  for (const line of linesOf(pieces)) {
    const current = paragraphs.at(-1)
    const previous = current?.at(-1)
    if (current === undefined || previous === undefined || startsParagraph(previous, line)) paragraphs.push([line])
    else current.push(line)
  }
  return paragraphs.map(join)
}

/** Pieces of one height on the page make a line; a gap between two of them is a space. */
function linesOf(pieces: PdfPiece[]): PdfLine[] {
  const lines: PdfLine[] = []
  let line: PdfLine | null = null
  for (const piece of pieces) {
    const x = piece.transform[4] ?? 0
    const y = piece.transform[5] ?? 0
    const height = piece.height || Math.abs(piece.transform[3] ?? 0) || 10
    if (piece.str !== '') {
      if (line !== null && Math.abs(line.y - y) < height * 0.4) {
        const gap = x - line.end
        if (gap > height * 0.2 && !/\s$/.test(line.text) && !/^\s/.test(piece.str)) line.text += ' '
        line.text += piece.str
        line.end = x + piece.width
        line.height = Math.max(line.height, height)
      } else {
        line = { text: piece.str, x, y, end: x + piece.width, height }
        lines.push(line)
      }
    }
    if (piece.hasEOL) line = null
  }
  return lines.map((each) => ({ ...each, text: each.text.replace(/\s+/g, ' ').trim() })).filter((each) => each.text !== '')
}

function startsParagraph(previous: PdfLine, line: PdfLine): boolean {
  const height = Math.max(previous.height, line.height)
  const down = previous.y - line.y
  if (down < 0 || down > height * PARAGRAPH_GAP) return true
  const ratio = previous.height / line.height
  if (ratio > SIZE_CHANGE || ratio < 1 / SIZE_CHANGE) return true
  return /^(?:[•▪◦‣●–-]|\(?\d{1,3}[.)]|[a-z]\))\s/.test(line.text)
}

function join(lines: PdfLine[]): PdfParagraph {
  let source = ''
  let text = ''
  const map: number[] = []
  for (const [index, line] of lines.entries()) {
    if (index > 0) {
      const isSoft = text.endsWith('\u00ad')
      const isHyphen = /\p{L}[-\u2010]$/u.test(text) && /^\p{Ll}/u.test(line.text)
      const division = isSoft ? 'joined' : isHyphen ? divisionAt(text.slice(-FARTHEST, -1), line.text) : 'none'
      text = division === 'joined' ? text.slice(0, -1) : division === 'hyphenated' ? text : `${text} `
      source += '\n'
      if (division !== 'none') map.push(text.length, source.length)
    } else map.push(0, 0)
    text += line.text
    source += line.text
  }
  return { source, text, map }
}
