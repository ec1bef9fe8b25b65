import type { UnsupportedKind } from '../contract/values.ts'

/** What a sentence asserts, by its place in the sentence; nothing of its material says it. */
export interface Found {
  kind: UnsupportedKind
  start: number
  end: number
}

/** A text with blanks in some places, every other character where it stood: what was read once is not read as something else. */
export function masked(text: string, places: readonly { start: number; end: number }[]): string {
  let out = text
  for (const { start, end } of places) out = out.slice(0, start) + ' '.repeat(end - start) + out.slice(end)
  return out
}
