import compromise from 'compromise/two'
import type { TaggedToken, Tagger } from './tagger.ts'

interface TaggerTerm {
  text: string
  penn?: string | null
  offset: { start: number; length: number }
}

const SYMBOL = /[^\s\p{L}\p{N}\p{M}]/gu
const SYMBOL_TAGS: Record<string, string> = {
  '.': '.',
  '!': '.',
  '?': '.',
  ',': ',',
  ':': ':',
  ';': ':',
  '(': '(',
  ')': ')',
  '"': "''",
  "'": "''",
}

/** Parts of speech by compromise, with the punctuation it leaves out put back as tokens of its own. */
export const englishTagger: Tagger = (text) => {
  const document = compromise(text)
  document.compute('penn')
  const sentences = document.json({ offset: true, terms: { penn: true, offset: true } } as never) as { terms: TaggerTerm[] }[]
  const words: TaggedToken[] = sentences
    .flatMap((sentence) => sentence.terms)
    .filter((term) => term.text !== '')
    .flatMap((term) =>
      withoutPossessive({
        text: text.slice(term.offset.start, term.offset.start + term.offset.length),
        tag: term.penn ?? '',
        start: term.offset.start,
        end: term.offset.start + term.offset.length,
      }),
    )
  const tokens: TaggedToken[] = []
  let end = 0
  const addSymbols = (from: number, to: number) => {
    for (const match of text.slice(from, to).matchAll(SYMBOL))
      tokens.push({ text: match[0], tag: SYMBOL_TAGS[match[0]] ?? 'SYM', start: from + match.index, end: from + match.index + 1 })
  }
  for (const word of words) {
    addSymbols(end, word.start)
    tokens.push(word)
    end = word.end
  }
  addSymbols(end, text.length)
  return tokens
}

/** The Treebank takes `API's` for two tokens. */
function withoutPossessive(token: TaggedToken): TaggedToken[] {
  if (!/.['’]s$/.test(token.text)) return [token]
  const cut = token.end - 2
  return [
    { ...token, text: token.text.slice(0, -2), end: cut },
    { text: token.text.slice(-2), tag: 'POS', start: cut, end: token.end },
  ]
}
