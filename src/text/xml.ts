import { Parser } from 'htmlparser2'
import { UnreadableDocument } from './document.ts'

export interface XmlHandler {
  open?(name: string, attributes: Record<string, string>): void
  text?(piece: string): void
  close?(name: string): void
}

/** The parser moves its whole stack for every element it opens, so depth costs its square; no document comes near this. */
const DEEPEST = 1000

/** Walks through XML. Entities that a file defines for itself are not expanded, so that none can unfold to gigabytes. */
export function parseXml(xml: string, handler: XmlHandler): void {
  if (xml === '') return
  let depth = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > DEEPEST) throw new UnreadableDocument(`This file is nested more than ${DEEPEST} levels deep, which no document is.`)
        handler.open?.(name, attributes)
      },
      ontext: (piece) => handler.text?.(piece),
      onclosetag(name) {
        depth -= 1
        handler.close?.(name)
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(xml)
  parser.end()
}
