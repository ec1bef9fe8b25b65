/** A word or punctuation mark of a sentence, with its part of speech in the Penn Treebank's letters and where it stands. */
export interface TaggedToken {
  text: string
  tag: string
  start: number
  end: number
}

/** Names the parts of speech of English text; handed in, because loading one takes time that few rules need. */
export type Tagger = (text: string) => TaggedToken[]
