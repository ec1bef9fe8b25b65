import { languageKeyOf, type LanguageKey } from '../../languages.ts'
import type { Draft } from '../draft.ts'
import { jsonTexts } from '../json.ts'
import { SourceBlocks } from '../source-blocks.ts'
import { addMessage } from './message.ts'

/** Flutter's translations: JSON in which keys that begin with @ are about a message and hold none. */
export function readArb(source: string): Draft {
  const blocks = new SourceBlocks(source)
  let language: LanguageKey | null | undefined
  for (const { block, start, end, keys } of jsonTexts(source)) {
    const key = keys.at(-1) ?? ''
    if (key === '@@locale') language = languageKeyOf(block.text)
    if (keys.some((each) => each.startsWith('@'))) blocks.leaveOut('comments and notes', start, end)
    else if (!block.isEmpty) addMessage(blocks, block, { scope: `field.${key}`, language })
  }
  return blocks.finish()
}
