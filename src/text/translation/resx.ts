import { UnreadableDocument } from '../document.ts'
import type { Draft } from '../draft.ts'
import { SourceBlocks } from '../source-blocks.ts'
import { takeXml, type XmlElement } from '../xml-source.ts'
import { addMessage } from './message.ts'
import { XmlValues } from './xml-values.ts'

/** .NET resources: the texts in them. Pictures, sizes and other values with a type are not texts, and comments are for translators. */
export function readResx(source: string): Draft {
  const values = new ResxValues(new SourceBlocks(source))
  takeXml(source, values)
  if (!values.isResx) throw new UnreadableDocument('This file is called a .NET resource file but is not: its first element is not <root>.')
  return values.blocks.finish()
}

class ResxValues extends XmlValues {
  isResx = false
  #name = ''
  #isText = false

  open = ({ name, attributes }: XmlElement, path: readonly string[]): void => {
    if (path.length === 1) this.isResx = name === 'root'
    if (name === 'data' && path.length === 2) {
      this.#name = attributes.get('name') ?? ''
      this.#isText =
        !attributes.has('mimetype') && /^(?:System\.String\b.*)?$/.test(attributes.get('type') ?? '') && !this.#name.startsWith('>>')
    } else if (name === 'value' && path[1] === 'data' && path.length === 3 && this.#isText) this.begin()
  }

  close = (name: string): void => {
    if (name === 'value' && this.value !== null) addMessage(this.blocks, this.end(), { scope: `field.${this.#name}` })
  }
}
