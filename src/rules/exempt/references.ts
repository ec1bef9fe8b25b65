/** A list of literature has one work a paragraph; what is longer only names a work on the way. */
const LONGEST = 500

/** Identifiers of works; volume and pages of a journal. In brackets they stand behind somebody's own claim. */
const IDENTIFIER = /\b(?:doi\s?[:.]\s?10\.|PMID\b|PMC\d{5})|\bhttps?:\/\/doi\.org\/10\.|\b(?:19|20)\d\d\s?;\s?\d+[^:]{0,15}:\s?e?\d/iu
const IN_BRACKETS = /\([^()]*\)|\[[^[\]]*\]/gu

const NAME = "\\p{Lu}[\\p{L}'’-]+"
/** "Okafor B, et al. …", "Smith, J. A., & Lee, K. (2019). …": authors first, by surname and initials. */
const AUTHORS_FIRST = new RegExp(
  `^\\s*(?:\\[?\\d{1,3}[\\].)]*\\s+)?${NAME}` +
    `(?:,? \\p{Lu}{1,3},? et al\\b|,? \\p{Lu}{2,3}, ${NAME} \\p{Lu}{1,3}[,.]|, (?:\\p{Lu}\\.[ -]?){1,3},)`,
  'u',
)
const YEAR = /\b(?:19|20)\d\d\b/u

/** "A trial of gels. Annals of Joints. 2024. Available at …": a title, who published it and when, where to read it. */
const PUBLISHED = new RegExp(
  '[.?!] [^.?!]{2,60}\\. (?:19|20)\\d\\d\\. (?:Available|Retrieved|Accessed|Verfügbar|Abgerufen|Disponible|Consulté|Disponibile|' +
    'Disponível|Beschikbaar)(?!\\p{L})',
  'u',
)

/** Whoever says "our" or "order" speaks for himself, whatever he cites. */
const OWN_WORDS = new RegExp(
  '(?<!\\p{L})(?:we|our|ours|us|you|your|buy|order|wir|unser\\p{L}*|ihre?n?|nous|notre|nos|votre|vos|onze|ons|wij|uw|nuestr\\p{L}+|' +
    'nosotros|su|nostr\\p{L}+|noi|noss\\p{L}+|nasz\\p{L}*)(?!\\p{L})',
  'iu',
)

let last: { text: string; isReference: boolean } | undefined

/**
 * Whether a block is an entry of a list of literature: the title of a work is its author's claim. Kept for the next find in the same
 * block.
 */
export function isReference(text: string): boolean {
  if (text.length > LONGEST) return false
  if (last?.text !== text) last = { text, isReference: !OWN_WORDS.test(text) && isEntry(text) }
  return last.isReference
}

const isEntry = (text: string) =>
  (AUTHORS_FIRST.test(text) && YEAR.test(text)) || IDENTIFIER.test(text.replaceAll(IN_BRACKETS, '')) || PUBLISHED.test(text)
