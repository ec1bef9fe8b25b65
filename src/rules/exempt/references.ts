/** A list of literature has one work a paragraph; what is longer only names a work on the way. */
const LONGEST = 500

/**
 * What only a reference to a publication has, in whatever language: identifiers of works, and volume and pages of a journal. In
 * parentheses they stand behind somebody's own claim.
 */
const IDENTIFIED =
  /(?<![([]\s*)(?:\b(?:doi\s?[:.]\s?10\.|PMID\b|PMC\d{5})|\bhttps?:\/\/doi\.org\/10\.|\b(?:19|20)\d\d\s?;\s?\d+[^:]{0,15}:\s?e?\d)/iu

const NAME = "\\p{Lu}[\\p{L}'’-]+"
/** "Okafor B, et al. …", "Smith, J. A., & Lee, K. (2019). …": authors first, by surname and initials, and somewhere the year. */
const AUTHORS_FIRST = new RegExp(
  `^\\s*(?:\\[?\\d{1,3}[\\].)]*\\s+)?${NAME}` +
    `(?:,? \\p{Lu}{1,3},? et al\\b|,? \\p{Lu}{1,3}, ${NAME} \\p{Lu}{1,3}[,.]|, (?:\\p{Lu}\\.[ -]?){1,3},)` +
    '(?=.*\\b(?:19|20)\\d\\d\\b)',
  'su',
)

/** "A trial of gels. Annals of Joints. 2024. Available at …": a title, who published it and when, where to read it. */
const PUBLISHED = /[.?!] [^.?!]{2,60}[.,] (?:19|20)\d\d\. /u

let last: { text: string; isReference: boolean } | undefined

/**
 * Whether a block is an entry of a list of literature: the title of a work is its author's claim. Kept for the next find in the same
 * block.
 */
export function isReference(text: string): boolean {
  if (text.length > LONGEST) return false
  if (last?.text !== text) last = { text, isReference: AUTHORS_FIRST.test(text) || IDENTIFIED.test(text) || PUBLISHED.test(text) }
  return last.isReference
}
