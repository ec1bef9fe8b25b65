const setOf = (names: string) => new Set(names.split(' '))

const INLINE = setOf('b big i small abbr acronym cite dfn em kbd strong a br img span sub sup code tt del')
const SKIPPED = setOf('script style pre figure noscript iframe')
const CODE = setOf('tt code kbd')
const RAW_TEXT = setOf('iframe noembed noframes plaintext script style xmp')
const TEXT = setOf('textarea title')
/** Elements whose addresses and names are crossed out. */
const WITH_ATTRIBUTES = setOf('img a p script h1 h2 h3 h4 h5 h6 span')
const SCOPES = new Map([
  ['th', 'table.header'],
  ['td', 'table.cell'],
  ['caption', 'table.caption'],
  ['li', 'list'],
  ['blockquote', 'blockquote'],
  ['figcaption', 'caption'],
])

/** What Vale makes of an element, by its name. */
export interface ValeElement {
  readonly name: string
  readonly isInline: boolean
  readonly isSkipped: boolean
  readonly isCode: boolean
  readonly crossesAttributes: boolean
  readonly scope: string | undefined
  /** What stands in it: in raw text entities mean themselves. */
  readonly holds: 'elements' | 'text' | 'raw text'
}

const elements = new Map<string, ValeElement>()
/** Longer names would keep the page alive that they were cut from; and a page may have any number of them. */
const LONGEST_KEPT = 12
const MOST_KEPT = 500

export function valeElement(name: string): ValeElement {
  const known = elements.get(name)
  if (known !== undefined) return known
  const element: ValeElement = {
    name,
    isInline: INLINE.has(name),
    isSkipped: SKIPPED.has(name),
    isCode: CODE.has(name),
    crossesAttributes: WITH_ATTRIBUTES.has(name),
    scope: SCOPES.get(name) ?? (/^h\d$/.test(name) ? `heading.${name}` : undefined),
    holds: RAW_TEXT.has(name) ? 'raw text' : TEXT.has(name) ? 'text' : 'elements',
  }
  if (name.length <= LONGEST_KEPT && elements.size < MOST_KEPT) elements.set(name, element)
  return element
}

/** That of text and comments. */
export const NO_ELEMENT = valeElement('')
export const CODE_ELEMENT = valeElement('code')
