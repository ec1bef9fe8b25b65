import { languageKeyOf, type LanguageKey } from '../../languages.ts'
import { BlockText } from '../block-text.ts'
import type { Draft } from '../draft.ts'
import { SourceBlocks } from '../source-blocks.ts'
import { addMessage } from './message.ts'
import { appendUnescaped, closingQuote } from './quoted-string.ts'

const LINE = /[^\r\n]*/y
const KEYWORD = /^(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)[ \t]*(?=")/

interface Entry {
  ids: BlockText[]
  translations: BlockText[]
}

/**
 * Gettext catalogues and their templates: translations and the strings they translate, which are published where there is no translation.
 * A translation that repeats its string is read once. Comments, contexts, the header and what is obsolete are left out.
 */
export function readPo(source: string): Draft {
  const blocks = new SourceBlocks(source)
  let entry: Entry = { ids: [], translations: [] }
  let current: BlockText | null = null
  let language: LanguageKey | null | undefined
  let at = 0
  const finishEntry = () => {
    if (entry.ids[0]?.text === '') language = languageOf(entry.translations[0]?.text ?? '') ?? language
    else addEntry(blocks, entry, language)
    entry = { ids: [], translations: [] }
    current = null
  }
  while (at < source.length) {
    LINE.lastIndex = at
    const line = LINE.exec(source)![0]
    const indent = line.length - line.trimStart().length
    const trimmed = line.trim()
    const keyword = KEYWORD.exec(trimmed)
    if (trimmed.startsWith('#')) {
      if (entry.translations.length > 0) finishEntry()
      blocks.leaveOut('comment', at, at + line.length)
    } else if (keyword !== null) {
      const name = keyword[1]!
      if ((name === 'msgctxt' || name === 'msgid') && entry.translations.length > 0) finishEntry()
      current = new BlockText(source)
      if (name.startsWith('msgid')) entry.ids.push(current)
      else if (name.startsWith('msgstr')) entry.translations.push(current)
      append(blocks, current, at + indent + keyword[0].length, at + line.length)
    } else if (trimmed.startsWith('"') && current !== null) append(blocks, current, at + indent, at + line.length)
    else if (trimmed !== '') blocks.fail('PO', 'a line is neither a comment, a keyword nor a string', at)
    at += line.length
    at += source.startsWith('\r\n', at) ? 2 : 1
  }
  finishEntry()
  return blocks.finish()
}

function append(blocks: SourceBlocks, block: BlockText, open: number, end: number): void {
  const close = closingQuote(blocks.source, open, end)
  if (close === -1) blocks.fail('PO', 'a string is not closed', open)
  appendUnescaped(block, blocks.source, open + 1, close)
}

function addEntry(blocks: SourceBlocks, { ids, translations }: Entry, language: LanguageKey | null | undefined): void {
  const translated = new Set(translations.map(({ text }) => text))
  for (const id of ids) if (!translated.has(id.text) && !id.isEmpty) addMessage(blocks, id, { scope: 'field.msgid' })
  for (const text of translations) if (!text.isEmpty) addMessage(blocks, text, { scope: 'field.msgstr', language })
}

/** Of the header, which is the translation of the empty string. */
function languageOf(header: string): LanguageKey | null | undefined {
  const tag = /^Language:[ \t]*([A-Za-z]{2,3}(?:[-_@]\w+)*)/m.exec(header)?.[1]
  return tag === undefined ? undefined : languageKeyOf(tag)
}
