import { ARTICLES, FOR, KIND, LETTER, POLITE, READERS_OR_PLACE, WANTED, anywhere } from './cues.ts'
import type { Span } from './parts.ts'
import type { Reading } from './reading.ts'
import { unstopped } from './reading.ts'

const KINDS = anywhere(KIND)
/** Words before and behind the kind of text that is asked for. */
const ASKED_WITHIN = 60
const ABOUT = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${FOR})\s+`, 'giu')
const ELIDED = /(?<![\p{L}])(?:d|l|all|dell|per l)[’']/giu
const SEEKS = new RegExp(
  String.raw`(?<![\p{L}])(?:${WANTED})\s*:?\s+(?:(?:an?|einen?|eine|une?|un[oa]?|een|en|ett?|um|uma|el|la)\s+)?`,
  'iu',
)
/** What follows the name of a job or a thing and is not of it. */
const ENDS_JOB = /\s(?:para|bei|chez|for|at|per|voor|bij|hos|dla|για|для|in|en|à|im|i)\s/u
const NAMED = /["„“«”»']/u
const LONGEST_NAME = 12

/** The first sentence often says what is to be written: that is no part of the text, but what it is about is its subject. */
export function readOpening(reading: Reading): void {
  const { segments, filled, fields } = reading
  const main = fields.get('main')
  const first = segments.find(({ parts, label }) => label !== null || parts.some(({ taken }) => !taken))
  if (!first) return
  const { parts } = first
  const wanted = seekedIn(reading)
  if (wanted && (fields.has('tasks') || main?.name === 'title')) {
    filled.put(main, filled.brief.slice(wanted.start, wanted.end), [wanted])
  }
  const open = parts.filter(({ taken }) => !taken)
  const named = first.label ?? open[0]
  if (!named) return
  const head: Span = { start: named.start, end: named.end }
  const text = filled.brief.slice(head.start, head.end)
  const kind = KINDS.exec(text)
  if (!kind || kind.index > ASKED_WITHIN) return firstPart(reading)
  const bracket = /\s*\([^)]*\)$/u.exec(text)
  if (bracket) {
    filled.leave({ start: head.end - bracket[0].trimStart().length, end: head.end, taken: true })
    head.end -= bracket[0].length
  }
  const isLetter = LETTER.test(text) && main !== undefined && ['subject', 'headline', 'title'].includes(main.name)
  const subject = isLetter ? cleaned(filled.brief, head) : subjectIn(filled.brief, head, kind.index + kind[0].length)
  if (subject && !filled.has(main)) filled.put(main, filled.brief.slice(subject.start, subject.end), [subject])
  if (first.label === null) open[0]!.taken = true
  firstPart(reading)
}

/** The words behind the last `for` that name neither readers nor a place. */
function subjectIn(brief: string, head: Span, from: number): Span | null {
  const text = brief.slice(head.start, head.end)
  const at = [...text.matchAll(ABOUT), ...text.matchAll(ELIDED)]
    .map(({ 0: word, index }) => index + word.length)
    .filter((start) => start >= from)
    .toSorted((one, other) => one - other)
  // What it is about ends where the next says for whom or where; a name within goes on.
  for (const [index, start] of at.entries()) {
    const own = text.slice(start, at[index + 1] ?? text.length)
    if (READERS_OR_PLACE.test(own.split(/\s/).slice(0, 3).join(' '))) continue
    const span = cleaned(brief, { start: head.start + start, end: head.end })
    return span.end > span.start && brief.slice(span.start, span.end).split(/\s+/).length <= LONGEST_NAME ? span : null
  }
  return null
}

/** Without `our`, `the` and `please`. */
function cleaned(brief: string, { start, end }: Span): Span {
  let [from, text] = [start, brief.slice(start, end)]
  text = unstopped(text.replace(POLITE, ''))
  for (let match = ARTICLES.exec(text); match; match = ARTICLES.exec(text)) {
    from += match[0].length
    text = text.slice(match[0].length)
  }
  return { start: from, end: from + text.length }
}

function seekedIn({ brief, segments }: Reading): Span | null {
  for (const { start, end } of segments) {
    const text = brief.slice(start, end)
    const found = SEEKS.exec(text)
    if (!found) continue
    const from = found.index + found[0].length
    const rest = text.slice(from).split(/[,.(\n]|\s[–-]\s/u)[0]!
    const job = rest.split(ENDS_JOB)[0]!.trimEnd()
    if (job.length > 2) return { start: start + from, end: start + from + job.length }
  }
  return null
}

/** Without a subject of its own a text is about what the brief names first. */
function firstPart({ segments, filled, fields }: Reading): void {
  const main = fields.get('main')
  if (!main || filled.has(main)) return
  const first = segments.flatMap(({ parts }) => parts).find(({ taken }) => !taken)
  if (!first || first.text.split(/\s+/).length > LONGEST_NAME) return
  const isThing = ['name', 'product', 'title'].includes(main.name) || fields.has('tasks')
  if (isThing && /\d/u.test(first.text) && !NAMED.test(first.text)) return
  const span = cleaned(filled.brief, first)
  // The subject of a letter is said again in the letter; the name of a thing is not.
  if (filled.put(main, filled.brief.slice(span.start, span.end), [span]) && isThing) first.taken = true
}
