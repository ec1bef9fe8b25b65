import type { Block, Mark } from './document.ts'
import type { Reason } from './ledger.ts'

const setOf = (names: string) => new Set(names.split(' '))

const VOID = setOf('area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr')

/** Elements that start and end a run of text. Everything else is inline: its text joins what is around it. */
const BREAKS_TEXT = setOf(
  'html head body title address article aside blockquote button caption center dd details dialog dir div dl dt fieldset figcaption ' +
    'figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main menu nav ol optgroup option p plaintext ' +
    'pre search section select summary table tbody td textarea tfoot th thead tr ul xmp label template iframe video audio canvas ' +
    'object svg text desc script style noscript foreignobject',
)

/** What the text of an element is called; where an element is not named, its parent decides. */
const SCOPES = new Map<string, string>([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name): [string, string] => [name, `heading.${name}`]),
  ['p', 'paragraph'],
  ['li', 'list.item'],
  ['dt', 'list.term'],
  ['dd', 'list.item'],
  ['td', 'table.cell'],
  ['th', 'table.header'],
  ['caption', 'table.caption'],
  ['figcaption', 'figure.caption'],
  ['blockquote', 'blockquote'],
  ['button', 'button'],
  ['summary', 'summary'],
  ['label', 'label'],
  ['legend', 'legend'],
  ['option', 'option'],
  ['title', 'title'],
  ['textarea', 'textarea'],
  ['pre', 'preformatted'],
  ['listing', 'preformatted'],
  ['xmp', 'preformatted'],
  ['plaintext', 'preformatted'],
  ['desc', 'alt'],
  ['table', 'text'],
  ['body', 'text'],
  ['ul', 'text'],
  ['ol', 'text'],
  ['dl', 'text'],
])

/** A paragraph inside one of these is still that: the text of a list item, of a cell, of a quotation. */
export const KEEPS_SCOPE_OVER_PARAGRAPH = setOf(
  'list.item list.term table.cell table.header blockquote figure.caption summary button label',
)

const KEEPS_WHITE_SPACE = setOf('pre listing xmp plaintext textarea')

/** Elements whose content no reader of the page sees. */
const NEVER_SHOWN = new Map<string, Reason>([
  ['script', 'script'],
  ['style', 'style sheet'],
  ['noembed', 'fallback content'],
  ['noframes', 'fallback content'],
  ['iframe', 'fallback content'],
  ['object', 'fallback content'],
  ['video', 'fallback content'],
  ['audio', 'fallback content'],
  ['canvas', 'fallback content'],
  ['datalist', 'hidden'],
  ['rp', 'hidden'],
  ['annotation', 'hidden'],
  ['annotation-xml', 'hidden'],
  ['metadata', 'hidden'],
  ['defs', 'hidden'],
])

const REGIONS = new Map<string, Block['region']>([
  ['nav', 'nav'],
  ['header', 'header'],
  ['footer', 'footer'],
  ['aside', 'aside'],
])

export const ROLE_REGIONS = new Map<string, Block['region']>([
  ['navigation', 'nav'],
  ['banner', 'header'],
  ['contentinfo', 'footer'],
  ['complementary', 'aside'],
])

/** A header or footer inside one of these belongs to that part, not to the page. */
const SECTIONING = setOf('article main section dialog')

const MARKS = new Map<string, Mark['scope']>([
  ['a', 'link'],
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'emphasis'],
  ['i', 'emphasis'],
  ['code', 'code'],
  ['tt', 'code'],
  ['samp', 'code'],
  ['kbd', 'code'],
  ['del', 'deleted'],
  ['s', 'deleted'],
  ['strike', 'deleted'],
])

const PARAGRAPH = setOf('p')
const CLOSES_PARAGRAPH =
  'address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
  'header hgroup hr li main menu nav ol p pre search section summary table ul'

/** Which open element an opening tag ends, when that is the innermost one: `<li>` ends an open `<li>`, `<div>` an open `<p>`. */
const OPENING_ENDS = new Map<string, Set<string>>([
  ...CLOSES_PARAGRAPH.split(' ').map((name): [string, Set<string>] => [name, PARAGRAPH]),
  ['li', setOf('li p')],
  ['dt', setOf('dt dd p')],
  ['dd', setOf('dt dd p')],
  ['tr', setOf('tr td th p caption')],
  ['td', setOf('td th p')],
  ['th', setOf('td th p')],
  ['tbody', setOf('thead tbody tfoot tr td th p caption colgroup')],
  ['thead', setOf('tbody tfoot tr td th p caption colgroup')],
  ['tfoot', setOf('thead tbody tr td th p caption colgroup')],
  ['option', setOf('option')],
  ['optgroup', setOf('option optgroup')],
  ['body', setOf('head title')],
  ['button', setOf('button')],
  ['a', setOf('a')],
  ['rt', setOf('rt rp')],
  ['rp', setOf('rt rp')],
])

/** A closing tag does not reach beyond one of these, unless it is that element's own. */
const HOLDS_CLOSING_TAGS = setOf('table td th caption template object svg foreignobject html')

/** Formatting that a closing tag takes away even where a block was opened inside it and never closed. */
export const FORMATTING = setOf('a b big code em font i nobr s small strike strong tt u')

/** Attributes that hold text a reader sees or hears, and what that text is called. */
export const TEXT_ATTRIBUTES = new Map([
  ['alt', 'alt'],
  ['title', 'attribute.title'],
  ['placeholder', 'attribute.placeholder'],
  ['aria-label', 'attribute.aria-label'],
])

/** Attributes that decide how an element is read, and the only elements on which one does; null: on all. */
export const STEERING_ATTRIBUTES = new Map<string, ReadonlySet<string> | null>([
  ...['lang', 'xml:lang', 'hidden', 'style', 'role', 'id'].map((name): [string, null] => [name, null]),
  ['open', setOf('dialog')],
  ['name', setOf('meta')],
  ['property', setOf('meta')],
  ['itemprop', setOf('meta')],
  ['content', setOf('meta')],
  ['type', setOf('input script')],
  ['value', setOf('input')],
  ['srcdoc', setOf('iframe')],
  ['shadowrootmode', setOf('template')],
])

/** All that is known of an element by its name. */
export interface ElementKind {
  readonly name: string
  readonly isVoid: boolean
  readonly breaksText: boolean
  readonly scope: string | undefined
  readonly neverShown: Reason | null
  readonly keepsWhiteSpace: boolean
  readonly region: Block['region'] | undefined
  readonly isSectioning: boolean
  readonly startsForeign: boolean
  readonly mark: Mark['scope'] | undefined
  /** Which innermost elements its opening tag ends. */
  readonly ends: ReadonlySet<string> | undefined
  readonly holdsClosingTags: boolean
}

const kinds = new Map<string, ElementKind>()
/** Longer names would keep the page alive that they were cut from. */
const LONGEST_KEPT = 12
const MOST_KEPT = 500

/** Looked up once for each tag. A page may have any number of names, so only so many are kept. */
export function kindOf(name: string): ElementKind {
  const known = kinds.get(name)
  if (known !== undefined) return known
  const kind: ElementKind = {
    name,
    isVoid: VOID.has(name),
    breaksText: BREAKS_TEXT.has(name),
    scope: SCOPES.get(name),
    neverShown: NEVER_SHOWN.get(name) ?? null,
    keepsWhiteSpace: KEEPS_WHITE_SPACE.has(name),
    region: REGIONS.get(name),
    isSectioning: SECTIONING.has(name),
    startsForeign: name === 'svg' || name === 'math',
    mark: MARKS.get(name),
    ends: OPENING_ENDS.get(name),
    holdsClosingTags: HOLDS_CLOSING_TAGS.has(name),
  }
  if (name.length <= LONGEST_KEPT && kinds.size < MOST_KEPT) kinds.set(name, kind)
  return kind
}
