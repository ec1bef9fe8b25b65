import type { LanguageKey } from '../../languages.ts'
import type { Rule } from '../definition/rule.ts'
import type { Page } from './page.ts'
import type { Scope } from './scope.ts'
import type { View } from './view.ts'

/** A part of a page that a model reads in one go. */
export interface Piece<Block = View> {
  text: string
  blocks: Block[]
}

/** What fits into one question and leaves room for the answer. */
const LONGEST = 15_000

/** The sections of a guideline's languages say the same: one of them speaks of a text, also of one whose language is not known. */
export function isReadAs(language: LanguageKey | null, view: View, { parts }: Rule): boolean {
  if (language === null) return true
  if (view.language !== null) return view.language === language
  return language === (parts.find((part) => part.language === 'EN') ?? parts[0])?.language
}

/** The page as a model reads it whole: a line for each block. */
export const piecesOf = (page: Page, scope: Scope, language: LanguageKey | null, rule: Rule): Piece[] =>
  blocksTogether(page.blocks.filter((block) => isReadAs(language, block, rule) && scope.within(block).includes(block)))

/** Blocks, a line for each, cut between blocks where there are many. */
export function blocksTogether<Block extends { text: string }>(blocks: readonly Block[]): Piece<Block>[] {
  const pieces: Piece<Block>[] = []
  let length = 0
  for (const block of blocks) {
    if (block.text.trim() === '') continue
    if (pieces.length === 0 || length + block.text.length > LONGEST) {
      pieces.push({ text: '', blocks: [] })
      length = 0
    }
    pieces.at(-1)!.blocks.push(block)
    length += block.text.length + 1
  }
  for (const piece of pieces) piece.text = piece.blocks.map(({ text }) => text).join('\n')
  return pieces
}
