import { languageKeyOf, type LanguageKey } from '../../languages.ts'
import { BlockText } from '../block-text.ts'
import { UnreadableDocument } from '../document.ts'
import type { Draft } from '../draft.ts'
import { SourceBlocks } from '../source-blocks.ts'
import { takeXml, type XmlElement } from '../xml-source.ts'
import { addMessage, PLACEHOLDER_CHARACTER } from './message.ts'
import { XmlValues } from './xml-values.ts'

/** Inline elements that stand for code of the original; what is in them is that code. */
const CODE = new Set(['ph', 'x', 'bx', 'ex', 'bpt', 'ept', 'it', 'sc', 'ec', 'cp'])
/** Elements whose texts nobody publishes: suggestions, remarks, what inline codes stand for. */
const BESIDES = new Set(['alt-trans', 'note', 'notes', 'originalData', 'mtc:matches', 'matches', 'prop', 'context', 'metadata', 'glossary'])

/** XLIFF 1.2 and 2: the target of each unit, or its source where it has not been translated. */
export function readXliff(source: string): Draft {
  const values = new XliffValues(new SourceBlocks(source))
  takeXml(source, values)
  if (!values.isXliff) throw new UnreadableDocument('This file is called XLIFF but is not: its first element is not <xliff>.')
  return values.blocks.finish()
}

class XliffValues extends XmlValues {
  isXliff = false
  #source: BlockText | null = null
  #target: BlockText | null = null
  #sourceLanguage: LanguageKey | null | undefined
  #targetLanguage: LanguageKey | null | undefined
  #besides = 0
  /** Where a stretch of inline code begins; -1 outside of one. */
  #code = -1
  #codes = 0

  open = (element: XmlElement, path: readonly string[]): void => {
    const { name, attributes } = element
    if (path.length === 1) this.isXliff = name === 'xliff'
    if (name === 'xliff' || name === 'file') {
      this.#sourceLanguage = languageOf(attributes.get('source-language') ?? attributes.get('srcLang'), this.#sourceLanguage)
      this.#targetLanguage = languageOf(attributes.get('target-language') ?? attributes.get('trgLang'), this.#targetLanguage)
    }
    if (BESIDES.has(name)) this.#besides += 1
    if (this.#besides > 0) return
    if (name === 'source' || name === 'target') this.begin()
    else if (this.value !== null && CODE.has(name) && this.#codes++ === 0) this.#code = element.start
  }

  close = (name: string, _start: number, end: number): void => {
    if (this.#besides > 0) {
      if (BESIDES.has(name)) this.#besides -= 1
      return
    }
    if (name === 'source') this.#source = this.end()
    else if (name === 'target') this.#target = this.end()
    else if (name === 'trans-unit' || name === 'segment' || name === 'ignorable') this.#unit()
    else if (this.value !== null && CODE.has(name) && --this.#codes === 0) this.#mask(this.value, end)
  }

  override text(start: number, end: number): void {
    if (this.#codes === 0) super.text(start, end)
  }

  override entity(text: string, start: number, end: number): void {
    if (this.#codes === 0) super.entity(text, start, end)
  }

  /** An inline code reads as a placeholder: neither a word nor nothing. */
  #mask(value: BlockText, end: number): void {
    value.decode(PLACEHOLDER_CHARACTER.repeat(end - this.#code), this.#code, end)
  }

  #unit(): void {
    const target = this.#target?.text.trim() ? this.#target : null
    const message = target ?? this.#source
    const language = target === null ? this.#sourceLanguage : this.#targetLanguage
    if (message !== null) addMessage(this.blocks, message, { scope: target === null ? 'field.source' : 'field.target', language })
    this.#source = this.#target = null
  }
}

const languageOf = (tag: string | undefined, inherited: LanguageKey | null | undefined) =>
  tag === undefined || tag === '' ? inherited : languageKeyOf(tag)
