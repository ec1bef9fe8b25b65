import type { LanguageKey } from '../../languages.ts'
import { readGuidelines } from './guidelines.ts'

interface SpokenTone {
  languageKey: LanguageKey
  name: string
  description: string | null
  content: string | null
}

export const TONE_PARTS = ['name', 'description', 'address', 'do', 'dont', 'use', 'avoid', 'examples', 'other'] as const
type TonePart = (typeof TONE_PARTS)[number]

/** What one part of a tone says now and did not before, and the other way round. */
export interface ToneChange {
  language: LanguageKey
  part: TonePart
  added: string[]
  removed: string[]
}

function partsOf(tone: SpokenTone | undefined): Record<TonePart, string[]> {
  const { address, other, ...lists } = readGuidelines(tone?.content ?? '')
  const one = (text: string | null | undefined) => (text ? [text] : [])
  return {
    name: one(tone?.name),
    description: one(tone?.description),
    address: one(address),
    ...lists,
    other: other.split('\n').filter((line) => line.trim() !== ''),
  }
}

/** The entries of one list that the other lacks, each as often as it lacks it. */
function without(entries: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return entries.filter((entry) => {
    const at = left.indexOf(entry)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}

/** What two versions of a tone say differently; the order of a list is no difference. */
export function toneChanges(before: readonly SpokenTone[], after: readonly SpokenTone[]): ToneChange[] {
  const languages = [...new Set([...after, ...before].map(({ languageKey }) => languageKey))]
  return languages.flatMap((language) => {
    const [was, is] = [before, after].map((tones) => partsOf(tones.find(({ languageKey }) => languageKey === language)))
    return TONE_PARTS.map((part) => ({
      language,
      part,
      added: without(is![part], was![part]),
      removed: without(was![part], is![part]),
    })).filter(({ added, removed }) => added.length + removed.length > 0)
  })
}
