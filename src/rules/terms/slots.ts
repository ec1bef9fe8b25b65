import { termForms, type TermForm } from './terms.ts'

/** What stands in braces in a term, or the plain words between two of them. */
export type SlotPiece = WordsPiece | ClassPiece | GapPiece | FigurePiece | StartPiece

interface Placed {
  /** The author left no blank before it: it must follow at once. */
  joined: boolean
  optional: boolean
}

interface WordsPiece extends Placed {
  kind: 'words'
  text: string
  forms: TermForm[]
}

interface ClassPiece extends Placed {
  kind: 'class'
  names: string[]
  /** One or several, as people list them: "hair, skin and nails". */
  several: boolean
}

export interface GapPiece extends Placed {
  kind: 'gap'
  least: number
  most: number
}

interface FigurePiece extends Placed {
  kind: 'figure'
  figure: Figure
}

/** The beginning of the sentence. */
interface StartPiece extends Placed {
  kind: 'start'
}

export const FIGURES = ['number', 'percent', 'money'] as const
export type Figure = (typeof FIGURES)[number]

/** A sentence is short, and what stands further apart has little to do with each other. */
const WIDEST_GAP = 12
const MOST_PIECES = 16
const BRACE = /(?<!\\)[{}]/
const CLASS_NAME = /^[a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)*$/

/** Whether a term has slots: `{organ}`. A brace that stands for itself has a backslash before it. */
export const isSlotted = (term: string): boolean => BRACE.test(term) && !(term.length > 2 && term.startsWith('/') && term.endsWith('/'))

/** The classes a term names. */
export const classesIn = (term: string): string[] => readSlots(term).flatMap((piece) => (piece.kind === 'class' ? piece.names : []))

/** Reads a term with slots. Throws a sentence for the author where it cannot be read. */
export function readSlots(term: string): SlotPiece[] {
  const pieces: SlotPiece[] = []
  let rest = term.trim()
  let joined = false
  while (rest !== '') {
    const brace = BRACE.exec(rest)
    if (brace?.index === 0) {
      const end = rest.indexOf('}')
      if (rest[0] === '}' || end < 0) throw new Error(`the term “${term}” has a brace that is not ${rest[0] === '}' ? 'opened' : 'closed'}`)
      pieces.push({ ...slotOf(rest.slice(1, end).trim(), term), joined } as SlotPiece)
      rest = rest.slice(end + 1)
      joined = !/^\s/.test(rest)
      rest = rest.trimStart()
      continue
    }
    const text = brace === null ? rest : rest.slice(0, brace.index)
    pieces.push({ ...wordsOf(text.trim()), joined })
    joined = brace !== null && !/\s$/.test(text)
    rest = rest.slice(text.length)
  }
  refuseLoose(pieces, term)
  return pieces
}

/** Words may have an empty choice, `(|the|your)`, and may then be left out. */
function wordsOf(text: string): Omit<WordsPiece, 'joined'> {
  const forms = termForms(text, true)
  const written = forms.filter((form) => form.text !== '')
  return { kind: 'words', text, forms: written, optional: written.length < forms.length }
}

function slotOf(written: string, term: string): Omit<SlotPiece, 'joined'> {
  const optional = written.endsWith('?')
  const body = optional ? written.slice(0, -1) : written
  if (body === 'start') return { kind: 'start', optional: false } as Omit<StartPiece, 'joined'>
  if (body === 'any' || body.startsWith('any:')) return gapOf(body.slice(4), term)
  const figure = FIGURES.find((one) => one === body)
  if (figure !== undefined) return { kind: 'figure', figure, optional } as Omit<FigurePiece, 'joined'>
  const several = body.endsWith('+')
  const names = (several ? body.slice(0, -1) : body).split('|').map((name) => name.trim())
  const wrong = names.find((name) => !CLASS_NAME.test(name))
  if (wrong !== undefined)
    throw new Error(
      `“{${written}}” in the term “${term}” names no class: write {organ}, {organ|illness}, {organ?}, {organ+}, {any:0-3}, ` +
        `{${FIGURES.join('}, {')}} or {start}`,
    )
  return { kind: 'class', names, several, optional } as Omit<ClassPiece, 'joined'>
}

function gapOf(width: string, term: string): Omit<GapPiece, 'joined'> {
  const match = /^(\d+)(?:-(\d+))?$/.exec(width)
  if (!match) throw new Error(`the term “${term}” has a gap without an end: write how many words, {any:0-3}`)
  const least = Number(match[1])
  const most = Number(match[2] ?? match[1])
  if (most < least || most === 0) throw new Error(`the gap {any:${width}} in the term “${term}” is empty`)
  if (most > WIDEST_GAP) throw new Error(`the gap {any:${width}} in the term “${term}” is wider than ${WIDEST_GAP} words`)
  return { kind: 'gap', least, most, optional: false }
}

/** What would match anywhere, or take time without end. */
function refuseLoose(pieces: SlotPiece[], term: string) {
  if (pieces.length > MOST_PIECES) throw new Error(`the term “${term}” has more than ${MOST_PIECES} parts`)
  const first = pieces[0]!
  const last = pieces.at(-1)!
  if (first.kind === 'gap' || last.kind === 'gap') throw new Error(`the term “${term}” begins or ends with a gap, which says nothing`)
  if (first.optional || last.optional)
    throw new Error(`the term “${term}” begins or ends with something that may be left out, which says nothing`)
  if (pieces.some((piece, index) => piece.kind === 'start' && index > 0))
    throw new Error(`{start} is the beginning of the sentence: in the term “${term}” it must come first`)
  if (!pieces.some((piece) => (piece.kind === 'class' || piece.kind === 'words') && !piece.optional))
    throw new Error(`the term “${term}” has no word or class that must be there`)
}
