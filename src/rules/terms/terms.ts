/** One way a term may be written, and which of the choices in its parentheses it took. */
export interface TermForm {
  text: string
  choices: number[]
  openStart: boolean
  openEnd: boolean
}

/** A pattern list has terms and, between slashes, expressions. */
export function expressionOf(pattern: string): string | null {
  return pattern.length > 2 && pattern.startsWith('/') && pattern.endsWith('/') ? pattern.slice(1, -1) : null
}

const MOST_FORMS = 600
const NO_CHOICES: number[] = []
/** Most terms have one place to choose at: their forms share these. */
const ONE_CHOICE: number[][] = []

type TermPiece = string | string[]

const SYNTAX = /[\\|(*]/
const UNTIDY = /^\s|\s$|\s\s|[^\S ]/

/**
 * `stem|e|er` is the stem alone and with each ending, `a(b|c)d` one of the choices, `*` at either end an open end.
 * Throws a sentence for the author where the term cannot be read. `mayBeEmpty`: one of its forms may be nothing at all.
 */
export function termForms(term: string, mayBeEmpty = false): TermForm[] {
  const trimmed = term.trim()
  const { pieces, openStart, openEnd } = SYNTAX.test(trimmed) ? read(trimmed) : { pieces: [trimmed], openStart: false, openEnd: false }
  let forms: { text: string; choices: number[] }[] = [{ text: '', choices: NO_CHOICES }]
  for (const piece of pieces) {
    if (typeof piece === 'string') for (const form of forms) form.text += piece
    else forms = forms.flatMap((form) => piece.map((choice, index) => ({ text: form.text + choice, choices: chosen(form.choices, index) })))
    if (forms.length > MOST_FORMS) throw new Error(`the term “${term}” stands for more than ${MOST_FORMS} forms`)
  }
  return forms.map(({ text, choices }) => {
    const clean = UNTIDY.test(text) ? text.replaceAll(/\s+/g, ' ').trim() : text
    if (clean === '' && !mayBeEmpty) throw new Error(`the term “${term}” has an empty form`)
    return { text: clean, choices, openStart, openEnd }
  })
}

const chosen = (before: number[], index: number): number[] => (before === NO_CHOICES ? (ONE_CHOICE[index] ??= [index]) : [...before, index])

/** The text of a replacement, with its choices taken as the term's were, where it has as many. */
export function replacementFor(replacement: string, choices: number[]): string {
  const { pieces } = read(replacement)
  let group = 0
  let text = ''
  for (const piece of pieces) {
    if (typeof piece === 'string') text += piece
    else text += piece[choices[group++] ?? 0] ?? piece[0] ?? ''
  }
  return text.replaceAll(/\s+/g, ' ').trim()
}

function read(term: string): { pieces: TermPiece[]; openStart: boolean; openEnd: boolean } {
  const pieces: TermPiece[] = []
  let literal = ''
  let choices: string[] | null = null
  let endings: string[] | null = null
  let openStart = false
  let openEnd = false
  const add = (character: string) => {
    if (choices !== null) choices[choices.length - 1] += character
    else if (endings !== null) endings[endings.length - 1] += character
    else literal += character
  }
  for (let index = 0; index < term.length; index++) {
    const character = term[index]!
    if (character === '\\' && index + 1 < term.length) add(term[++index]!)
    else if (character === ' ' && endings !== null)
      throw new Error(`the term “${term}” has a blank among its endings; write the endings in parentheses: stem(|s) next`)
    else if (character === '*' && index === 0) openStart = true
    else if (character === '*' && index === term.length - 1) openEnd = true
    else if (character === '(' && endings !== null)
      throw new Error(`the term “${term}” has a parenthesis among its endings; write the endings in parentheses too`)
    else if (character === '(' && choices === null) {
      if (literal !== '') pieces.push(literal)
      literal = ''
      choices = ['']
    } else if (character === ')' && choices !== null) {
      pieces.push(choices)
      choices = null
    } else if (character === '|' && choices !== null) choices.push('')
    else if (character === '|' && endings !== null) endings.push('')
    else if (character === '|') {
      if (literal !== '') pieces.push(literal)
      literal = ''
      endings = ['', '']
    } else add(character)
  }
  if (choices !== null) throw new Error(`the term “${term}” has a parenthesis that is not closed`)
  if (endings !== null) pieces.push(endings)
  else if (literal !== '') pieces.push(literal)
  return { pieces, openStart, openEnd }
}
