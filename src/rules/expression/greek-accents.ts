/** An escape, or a character. */
const PIECE = /\\(?:[pP]\{[^}]*\}|[^])|[^]/gu

const WITHOUT_ACCENT: Readonly<Record<string, string>> = {
  ά: 'α',
  έ: 'ε',
  ή: 'η',
  ί: 'ι',
  ό: 'ο',
  ύ: 'υ',
  ώ: 'ω',
  ΐ: 'ϊ',
  ΰ: 'ϋ',
  Ά: 'Α',
  Έ: 'Ε',
  Ή: 'Η',
  Ί: 'Ι',
  Ό: 'Ο',
  Ύ: 'Υ',
  Ώ: 'Ω',
}

/** What stands beside a letter that is a word of its own. */
const isEdge = (piece: string | undefined) => piece === undefined || piece === ' ' || piece === '\\b'

/**
 * A Greek expression that also finds its words without accents, as they stand in capitals and in hasty writing. A letter that is a word of
 * its own keeps its accent: “ή” is “or”, “η” is “the”.
 */
export function withAccentsLeftOut(source: string): string {
  const pieces = source.match(PIECE) ?? []
  let classes = 0
  let written = ''
  for (const [at, piece] of pieces.entries()) {
    if (piece === '[') classes++
    else if (piece === ']' && classes > 0) classes--
    const bare = WITHOUT_ACCENT[piece]
    if (bare === undefined || (isEdge(pieces[at - 1]) && isEdge(pieces[at + 1]))) written += piece
    else written += classes > 0 ? piece + bare : `[${piece}${bare}]`
  }
  return written
}
