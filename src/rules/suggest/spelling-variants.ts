/** A spelling and the other spelling of the same word: what it says, and how it stands in a sentence, is the same. */
type Variant = readonly [spelling: RegExp, other: string]

/** American spellings of British ones. */
const AMERICAN: readonly Variant[] = [
  [/our(?=\p{L}*$)/u, 'or'],
  [/is(?=(?:e[sdr]?|ers|ing|ations?|able)$)/, 'iz'],
  [/ys(?=(?:e[sdr]?|ers|ing)$)/, 'yz'],
  [/ll(?=(?:ed|ing|ings|er|ers|or|ors)$)/, 'l'],
  [/([tb])re(?=s?$)/, '$1er'],
  [/ogue(?=s?$)/, 'og'],
  [/ae|oe/, 'e'],
  [/(?<=lic|def|off|pret)en[c](?=es?$)/, 'ens'],
  [/practis(?=(?:e|es|ed|ing)$)/, 'practic'],
  [/(?<=^progra)mme(?=s?$)/, 'm'],
  [/grey/, 'gray'],
  [/dgement(?=s?$)/, 'dgment'],
  [/(?<=^(?:to|after|back|for))wards$/, 'ward'],
  [/^amongst$/, 'among'],
  [/^whilst$/, 'while'],
  [/^learnt$/, 'learned'],
]

/** British spellings of American ones. Left out is what Britons spell in two ways for two meanings: a program, a licence, a metre. */
const BRITISH: readonly Variant[] = [
  [/or(?=(?:s|ed|ing|ful|ite|ites|able|al)?$)/, 'our'],
  [/iz(?=(?:e[sdr]?|ers|ing|ations?|able)$)/, 'is'],
  [/yz(?=(?:e[sdr]?|ers|ing)$)/, 'ys'],
  [/l(?=(?:ed|ing|ings|er|ers)$)/, 'll'],
  [/(?<=dg)ment(?=s?$)/, 'ement'],
]

/** The longer or older form, and what says exactly the same in its place, form by form. */
const PLAINER: Record<string, string> = {
  utilize: 'use',
  utilizes: 'uses',
  utilized: 'used',
  utilizing: 'using',
  utilise: 'use',
  utilises: 'uses',
  utilised: 'used',
  utilising: 'using',
  'prior to': 'before',
  'due to the fact that': 'because',
  'in the event that': 'if',
  'despite the fact that': 'although',
}

/** Small words that mean something else where they are part of another word: "every day", "set up", "may be", "log in". */
const APART = new Set(
  (
    'a about after all any around at away back before behind by can could do down each every for from get in into it like log make may ' +
    'might more much must no not of off on once one onto or out over part per re run set shut sign so some than that the then there ' +
    'through to together too turn under up upon use want way well when where while with without would'
  ).split(' '),
)

/** Adverbs end in these letters, and so do some words that a hyphen holds to the next. */
const NO_ADVERBS = new Set(
  (
    'apply assembly daily early elderly exactly family friendly hourly likely lively lonely lovely monthly nightly only quarterly reply ' +
    'supply timely ugly weekly yearly'
  ).split(' '),
)

const lettersOf = (text: string) => text.replaceAll(/[ -]/g, '')
const piecesOf = (text: string) => text.split(/[ -]/)

/** Whether two texts are the same words in two spellings, in small letters. */
export function isSpellingVariant(found: string, written: string): boolean {
  if (found === written || !/^[a-z]+(?:[ -][a-z]+)*$/.test(found) || !/^[a-z]+(?:[ -][a-z]+)*$/.test(written)) return false
  if (lettersOf(found) === lettersOf(written)) return isJoinedOtherwise(found, written)
  const words = piecesOf(found)
  const others = piecesOf(written)
  // Blanks and hyphens stay where they are.
  if (words.length !== others.length || found.replaceAll(/[a-z]/g, '') !== written.replaceAll(/[a-z]/g, '')) return false
  return words.every((word, index) => word === others[index] || isVariant(word, others[index]!))
}

function isVariant(word: string, other: string): boolean {
  return word.length > 3 && [...AMERICAN, ...BRITISH].some(([spelling, instead]) => word.replace(spelling, instead) === other)
}

/** "e-mail" and "email", "file name" and "filename", "newly-created" and "newly created"; not "log in" and "login". */
function isJoinedOtherwise(found: string, written: string): boolean {
  const [first, second, ...rest] = piecesOf(found.length > written.length ? found : written)
  if (first === undefined || second === undefined || rest.length > 0) return false
  if (found === `${first}-${second}` && written === `${first} ${second}`)
    return first.length > 4 && first.endsWith('ly') && second.endsWith('ed') && !NO_ADVERBS.has(first)
  const isHyphen = [found, written].some((text) => text.includes('-'))
  // A hyphen where there was a blank says what belongs together, which depends on the sentence.
  if (isHyphen && [found, written].some((text) => text.includes(' '))) return false
  if (APART.has(first) || APART.has(second)) return false
  return isHyphen ? !['co', 'un'].includes(first) : first.length > 2 && second.length > 2
}

/** Whether one text says exactly what the other does, in a form that stands where it stood. */
export const isPlainerForm = (found: string, written: string): boolean => PLAINER[found] === written
