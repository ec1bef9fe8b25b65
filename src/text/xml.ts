import { Parser } from 'htmlparser2'

export interface XmlHandler {
  open?(name: string, attributes: Record<string, string>): void
  text?(piece: string): void
  close?(name: string): void
}

/** Walks through XML. Entities that a file defines for itself are not expanded, so that none can unfold to gigabytes. */
export function parseXml(xml: string, handler: XmlHandler): void {
  if (xml === '') return
  const parser = new Parser(
    {
      onopentag: (name, attributes) => handler.open?.(name, attributes),
      ontext: (piece) => handler.text?.(piece),
      onclosetag: (name) => handler.close?.(name),
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(xml)
  parser.end()
}
