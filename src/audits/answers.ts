import { ModelFailure } from '../generation/base/model.ts'

/** Longer answers are read as far as that: a model that goes on without end has nothing more to say. */
const LONGEST_ANSWER = 200_000
const MOST_ENTRIES = 50
const LONGEST_REASON = 500

type Entry = Record<string, unknown>

/**
 * The list that a model was asked for, out of whatever it wrote around it: thoughts, fences, remarks before and after. The last one that
 * is whole counts, since models that think aloud try answers first. One that is not there, or not whole, is a failure and never a clean
 * text.
 */
export function entriesOf(answer: string, name: string): Entry[] {
  const text = withoutThoughts(answer.slice(0, LONGEST_ANSWER))
  let found: Entry[] | null = null
  for (const json of objectsIn(text)) {
    const list = listIn(json, name)
    if (list !== null) found = list
  }
  if (found === null) throw new ModelFailure('failed', 'The model answered with something that cannot be read.')
  return found.slice(0, MOST_ENTRIES)
}

export const reasonOf = (reason: unknown): { reason?: string } =>
  typeof reason === 'string' && reason.trim() !== '' ? { reason: oneLine(reason).slice(0, LONGEST_REASON) } : {}

/** What is shown of a model's words is one line of plain text: no control characters, nothing that turns the direction of writing. */
const oneLine = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/[\u202A-\u202E\u2066-\u2069\u200E\u200F]/g, '')
    .toWellFormed()
    .trim()

const withoutThoughts = (text: string) => text.replaceAll(/<(think|thinking|reasoning)>[\s\S]*?<\/\1>/gi, '')

function listIn(json: string, name: string): Entry[] | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(json)
  } catch {
    return null
  }
  const list = isEntry(parsed) ? parsed[name] : null
  if (!Array.isArray(list)) return null
  const entries = list.flatMap((one: unknown) => (isEntry(one) ? [one] : typeof one === 'string' ? [{ quotation: one }] : []))
  // Something was said that nobody can read: that is not the same as nothing.
  return list.length > 0 && entries.length === 0 ? null : entries
}

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value)

/** How often a brace that never closes is passed over: what stands in prose is mostly one. */
const MOST_STRAY = 50

/** Every outermost {…} of a text that closes; strings are skipped, whatever braces they hold. */
function* objectsIn(text: string): Generator<string> {
  let strays = 0
  let at = text.indexOf('{')
  while (at >= 0) {
    const end = endOf(text, at)
    if (end !== null) yield text.slice(at, end)
    else if (++strays > MOST_STRAY) return
    at = text.indexOf('{', end ?? at + 1)
  }
}

/** Where what opens at a place is closed; null where it never is. */
function endOf(text: string, start: number): number | null {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const character = text[at]
    if (character === '"') {
      at = endOfString(text, at)
      if (at < 0) return null
    } else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at + 1
  }
  return null
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at
  }
  return -1
}
