import type { ExtractedText } from '../extracted.ts'
import type { Reason } from '../ledger.ts'
import { parseXml } from '../xml.ts'

/** Which elements of an XML format hold what. */
export interface ParagraphGrammar {
  paragraphs: ReadonlySet<string>
  /** Elements whose text is shown; null where all text in a paragraph is. */
  texts: ReadonlySet<string> | null
  leftOut: ReadonlyMap<string, Reason>
  /** Elements that stand for a character. */
  characters: ReadonlyMap<string, string>
  /** What a paragraph is, by its own attributes and the elements it stands in. */
  scopeOf: (attributes: Record<string, string>, name: string, open: readonly string[]) => string
  /** An alternative text, which is an attribute. */
  alternative?: (name: string, attributes: Record<string, string>) => string | undefined
  opened?: (name: string, attributes: Record<string, string>) => void
}

interface Paragraph {
  name: string
  text: string
  scope: () => string
}

/** Takes the paragraphs of one part of a document. A paragraph may stand in another one: in a note, in a text box. */
export function takeParagraphs(xml: string, text: ExtractedText, grammar: ParagraphGrammar): void {
  const open: string[] = []
  const paragraphs: Paragraph[] = []
  const leftOut: { name: string; reason: Reason }[] = []
  let shown = 0
  parseXml(xml, {
    open: (name, attributes) => {
      open.push(name)
      grammar.opened?.(name, attributes)
      const reason = grammar.leftOut.get(name)
      if (reason !== undefined) leftOut.push({ name, reason })
      if (leftOut.length > 0) return
      const alternative = grammar.alternative?.(name, attributes)
      if (alternative) text.add(alternative, 'alt')
      if (grammar.paragraphs.has(name)) {
        const within = [...open]
        paragraphs.push({ name, text: '', scope: () => grammar.scopeOf(attributes, name, within) })
      } else if (grammar.texts?.has(name)) shown += 1
      const character = grammar.characters.get(name)
      if (character !== undefined && paragraphs.length > 0) paragraphs.at(-1)!.text += character
    },
    text: (piece) => {
      const left = leftOut.at(-1)
      if (left !== undefined) text.leaveOut(left.reason, piece)
      else if (paragraphs.length > 0 && (grammar.texts === null || shown > 0)) paragraphs.at(-1)!.text += piece
    },
    close: (name) => {
      open.pop()
      if (leftOut.length > 0) {
        if (leftOut.at(-1)!.name === name) leftOut.pop()
        return
      }
      if (grammar.texts?.has(name)) shown -= 1
      if (paragraphs.at(-1)?.name !== name) return
      const paragraph = paragraphs.pop()!
      text.add(paragraph.text, paragraph.scope())
    },
  })
}
