import { AppError } from '../../errors.ts'
import { readInThread } from '../../library/read-in-thread.ts'
import { findPassage } from '../passage.ts'
import type { PassageFound } from '../passage.ts'

/** Longer texts are searched in a thread: a text made to harm takes its time there. */
const SEARCHED_HERE = 100_000

export async function findInSource(content: string, passage: string, page: number | null): Promise<PassageFound | null> {
  if (content.length <= SEARCHED_HERE) return findPassage(content, passage, page)
  const answer = await readInThread<{ found: PassageFound | null }>(SOURCE_THREAD, { content, passage, page })
  if ('found' in answer) return answer.found
  throw new AppError(422, 'Looking for the passage takes too long; name a shorter one.')
}

export const SOURCE_THREAD = new URL('./source-thread.ts', import.meta.url)
