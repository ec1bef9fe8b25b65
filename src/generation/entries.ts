import { oneLine } from './escape.ts'
import { asSentence, capital, sentencesOf } from './sentences.ts'

export interface Pair {
  label: string
  text: string
}

const LONGEST_LABEL = 90

/** An entry such as `Material: solid oak` cut at its first colon; without one the whole entry is the text. */
export function toPair(entry: string): Pair {
  const line = oneLine(entry)
  const cut = /^(.{1,90}?)\s?[:：](?=\s)\s*(.+)$/su.exec(line)
  return cut && cut[1]!.length <= LONGEST_LABEL ? { label: cut[1]!, text: cut[2]! } : { label: '', text: line }
}

export interface Question {
  question: string
  answer: string
}

/** An entry such as `How long is delivery? Two days.` cut after its question mark (`;` in Greek); without one there is no question. */
export function toQuestion(entry: string, tag: string): Question {
  const line = oneLine(entry)
  const mark = tag === 'el' ? /^(.+?[;\u037e?])\s+(.+)$/su : /^(.+?[?？؟](?:["”»’]?))\s*(.+)$/su
  const cut = mark.exec(line)
  if (cut) return { question: cut[1]!, answer: cut[2]! }
  return (tag === 'el' ? /[;\u037e?]$/u : /[?？؟]["”»’]?$/u).test(line) ? { question: line, answer: '' } : { question: '', answer: line }
}

/** Words as hashtags: `office chair` becomes `#OfficeChair`. */
export function toHashtags(entries: readonly string[], tag: string): string {
  return entries
    .map((entry) => {
      const words = entry.split(/[^\p{L}\p{M}\p{N}_]+/u).filter((word) => word !== '')
      const joined = words.length === 1 ? words[0]! : words.map((word) => capital(word, tag)).join('')
      return joined === '' ? '' : `#${joined}`
    })
    .filter((word) => word !== '')
    .join(' ')
}

/** A text cut into posts of at most `limit` characters, at the ends of sentences where possible, otherwise between words. */
export function toThread(text: string, limit: number, tag: string): string[] {
  const posts: string[] = []
  let open = ''
  for (const piece of sentencesOf(asSentence(oneLine(text), tag), tag).flatMap((sentence) => cutWords(sentence, limit))) {
    const joined = open === '' ? piece : `${open} ${piece}`
    if ([...joined].length <= limit) open = joined
    else {
      posts.push(open)
      open = piece
    }
  }
  return open === '' ? posts : [...posts, open]
}

function cutWords(sentence: string, limit: number): string[] {
  if ([...sentence].length <= limit) return [sentence]
  const pieces: string[] = []
  let open = ''
  for (const word of sentence.split(' ')) {
    const joined = open === '' ? word : `${open} ${word}`
    if ([...joined].length > limit && open !== '') {
      pieces.push(open)
      open = word
    } else open = joined
  }
  return [...pieces, open]
}
