import type { Page } from '../page/page.ts'
import type { View } from '../page/view.ts'
import { valeSentences } from './sentences.ts'
import { valeReading, type ValeReading } from './text.ts'

const readings = new WeakMap<Page, ValeReading[]>()

/** A block of a page as Vale reads it; read once. */
export function readingOf(page: Page, block: number): ValeReading {
  let known = readings.get(page)
  if (!known) readings.set(page, (known = []))
  return (known[block] ??= valeReading(page.document, block))
}

/** Names under which a block keeps what is made of it here. */
const [READING, SENTENCES] = [{}, {}]

/** The block as Vale reads it: the same view where that is the same text. */
export function valeView(block: View): View {
  const known = block.viewsFor(READING)
  if (known !== null) return known[0]!
  const { text, places } = readingOf(block.page, block.block)
  const made = text === block.text ? block : block.rewritten(text, places)
  block.keepViews(READING, [made])
  return made
}

/** The sentences as Vale divides them. */
export const valeSentenceViews = (block: View): View[] =>
  block.viewsFor(SENTENCES) ?? block.keepViews(SENTENCES, block.sentencesAt(valeSentences(block.text)))
