import type { Block, Document } from '../../text/document.ts'
import type { PageKind } from '../definition/claim.ts'
import { CALLS_TO_BUY, CALL_TO_DONATE, NOT_FOR_SALE, PRESS_TITLE, PRICE, TERMS_TITLE } from './page-words.ts'

/** How much of a source is looked at: what tells stands in the head and in the attributes of the body's first elements. */
const LOOK_AT = 200_000

/** What may stand in a source. Several signs share a gate, which costs less than each of them and is tried once. */
interface Sign {
  pattern: RegExp
  gate?: RegExp
}

interface Signal extends Sign {
  points: number
}

const TYPED = /@type|schema\.org/i
const GRAPHED = /og:type/i

/** An attribute whose value has one of these as a word. */
const attribute = (names: string, values: string) => new RegExp(`(?:${names})=["'][^"']{0,80}\\b(?:${values})`, 'i')
/** A type of schema.org, in JSON or in an attribute. */
const typed = (types: string): Sign => ({
  gate: TYPED,
  pattern: new RegExp(`@type["']\\s*:\\s*\\[?\\s*["'](?:${types})["']|schema\\.org/(?:${types})\\b`, 'i'),
})
/** What the page says of itself to social networks. */
const openGraph = (types: string): Sign => ({
  gate: GRAPHED,
  pattern: new RegExp(`og:type["'][^>]{0,40}content=["']?(?:${types})|content=["'](?:${types})["'][^>]{0,40}og:type`, 'i'),
})

const ARTICLE_TYPES =
  '(?:News|Reportage|Opinion|OpinionNews|Scholarly|Satirical|AnalysisNews|Medical)?Article|BlogPosting|Blog|Recipe|LiveBlogPosting'

/** What a page says of itself, for search engines and social networks: one sign, however often it is said, and never proof. */
const SAID_TO_BE_ARTICLE: Signal[] = [
  { ...openGraph('article|blog|video'), points: 2 },
  { ...typed(ARTICLE_TYPES), points: 2 },
]
const MOST_FOR_SAYING = 2

/** Signs that somebody reports, explains or tells: an author, a date of publication, an article. */
const ARTICLE: Signal[] = [
  { pattern: /article:(?:published_time|author|section|tag|modified_time)/i, points: 2 },
  { pattern: attribute('name|property', 'pubdate|date|dcterms?\\.(?:date|created|issued)|dc\\.date'), points: 1 },
  { pattern: /<article\b/i, points: 1 },
  { pattern: /<time\b|itemprop=["']datePublished/i, points: 1 },
  { pattern: attribute('rel|name|class|id|itemprop', 'byline|author|autor|auteur'), points: 1 },
  { pattern: attribute('class|id', 'single-post|post-\\d+|entry-content|article-?body|post-meta|article__'), points: 1 },
  { pattern: attribute('class|id', 'story|teaser|comments?|respond'), points: 0.5 },
  { pattern: /application\/(?:rss|atom)\+xml/i, points: 0.5 },
  {
    pattern: /(?:canonical|og:url)["'][^>]{0,200}\/(?:20\d\d[/-]\d\d|news|nachrichten|artikel|article|actualites?|noticias?|nieuws)\b/i,
    points: 2,
  },
]

const CART = /add[-_ ]?to[-_ ]?(?:cart|basket|bag)|warenkorb|ajouter au panier|winkelwagen|añadir al carrito|aggiungi al carrello/i

/** Signs that something is sold here. */
const COMMERCE: Signal[] = [
  { ...openGraph('(?:og:)?product'), points: 3 },
  { ...typed('Product|Offer|AggregateOffer|OfferCatalog'), points: 3 },
  { pattern: /itemprop=["']price|product:price/i, points: 2 },
  { pattern: CART, points: 2 },
  { pattern: /woocommerce|shopify|magento|prestashop|shopware/i, points: 1.5 },
  { ...typed('Store|LocalBusiness|FinancialService|OnlineStore'), points: 1.5 },
]

const FORUM = /DiscussionForumPosting|["']QAPage["']|phpbb|vbulletin|xenforo|woltlab|name=["']generator["'] content=["']Discourse/i
const REFERENCE = typed(
  'MedicalWebPage|DefinedTerm|Dataset|NGO|GovernmentOrganization|ResearchOrganization|EducationalOrganization|CollegeOrUniversity',
)
const WIKI = /mediawiki/i
const BLOG = /BlogPosting|wordpress|\/blog\/|blogspot|tumblr/i
const PRODUCT = [openGraph('(?:og:)?product'), typed('Product')]
const EMAIL = /^(?:from|to|subject|received|mime-version|return-path): /im
const UNSUBSCRIBE = new RegExp(
  'unsubscribe|removed? from (?:our|this|the)[^.]{0,30}(?:list|mailing)|newsletter abbestellen|se désabonner|uitschrijven|' +
    'darse de baja|disiscriviti',
  'i',
)

/** The source of a page, and which gates it opens. */
class Markup {
  readonly source: string
  readonly #open = new Map<RegExp, boolean>()

  constructor(source: string) {
    this.source = source
  }

  has({ pattern, gate }: Sign): boolean {
    return (gate === undefined || this.#opens(gate)) && pattern.test(this.source)
  }

  points(signals: Signal[]): number {
    return signals.reduce((sum, signal) => sum + (this.has(signal) ? signal.points : 0), 0)
  }

  #opens(gate: RegExp): boolean {
    let isOpen = this.#open.get(gate)
    if (isOpen === undefined) this.#open.set(gate, (isOpen = gate.test(this.source)))
    return isOpen
  }
}

/** What a page is for, and whether something is offered for money on it all the same. */
export interface PageReading {
  kind: PageKind
  sells: boolean
}

const known = new WeakMap<Document, PageReading>()

/** What a page is for, by its structure. Looked at once, and only where a rule asks. */
export function readingOf(document: Document): PageReading {
  let reading = known.get(document)
  if (reading === undefined) known.set(document, (reading = { kind: detected(document), sells: sellingPoints(document) > 0 }))
  return reading
}

export const pageKindOf = (document: Document): PageKind => readingOf(document).kind

function detected(document: Document): PageKind {
  const title = headlineOf(document)
  if (TERMS_TITLE.test(title)) return 'terms'
  if (document.type === 'markdown') return ofMarkdown(document)
  if (document.type !== 'html') return EMAIL.test(document.source.slice(0, 2000)) ? 'email' : 'unknown'
  const source = document.source.slice(0, LOOK_AT)
  const markup = new Markup(source)
  const article = Math.min(MOST_FOR_SAYING, markup.points(SAID_TO_BE_ARTICLE)) + markup.points(ARTICLE)
  const commerce = markup.points(COMMERCE) + sellingPoints(document)
  if (FORUM.test(source) && commerce < 4) return 'forum'
  if ((markup.has(REFERENCE) || WIKI.test(source)) && commerce < 3) return 'reference'
  if (commerce < 3 && isNotForSale(source, title)) return 'reference'
  if (article >= 3 && article > commerce) return BLOG.test(source) ? 'blog' : PRESS_TITLE.test(title) ? 'press' : 'news'
  if (commerce < 3 && document.blocks.some(asksForDonations)) return 'reference'
  if (commerce >= 4 && PRODUCT.some((sign) => markup.has(sign))) return 'product'
  if (UNSUBSCRIBE.test(source) && article < 2) return 'email'
  if (commerce >= 4) return 'shop'
  if (commerce >= 1) return 'landing'
  if (PRESS_TITLE.test(title)) return 'press'
  return article >= 2 ? 'news' : 'unknown'
}

const SITE_NAME = /og:site_name["'][^>]{0,20}content=["']([^"']{2,80})|content=["']([^"']{2,80})["'][^>]{0,20}og:site_name/i
const SITE_ADDRESS =
  /(?:canonical|og:url)["'][^>]{0,40}(?:href|content)=["']https?:\/\/[^/"']*\.(?:gov|edu|mil|admin\.ch|ac\.uk|gov\.\w\w)[/"']/i

const isNotForSale = (source: string, title: string) => {
  const [, one, other] = SITE_NAME.exec(source) ?? []
  return NOT_FOR_SALE.test(`${title}\n${one ?? other ?? ''}`) || SITE_ADDRESS.test(source)
}

const MENUS = ['nav', 'header']

/** The whole of a button or of an entry of a menu is a call to donate. */
const asksForDonations = ({ text, scope, region }: Block) =>
  text.length < 40 && (scope === 'button' || MENUS.includes(region)) && CALL_TO_DONATE.exec(text)?.[0].length === text.trim().length

/** A text with an author and a date at its head is a post of a blog. */
function ofMarkdown({ source, blocks }: Document): PageKind {
  const head = /^---\n([^]{0,3000}?)\n---/.exec(source)?.[1] ?? ''
  const isPost = /^(?:date|published|pubdate|publishdate|author|autor|authors):/im.test(head)
  const sells = /^(?:price|sku|product|products):/im.test(head) || blocks.some(({ text }) => PRICE.test(text))
  return isPost && !sells ? 'blog' : 'unknown'
}

const HEADLINES = ['title', 'heading.h1']

/** The page's title and its first headline. */
const headlineOf = ({ title, blocks }: Document) =>
  [title ?? '', ...blocks.filter(({ scope }) => HEADLINES.includes(scope)).map(({ text }) => text)].slice(0, 3).join('\n')

const MOST_BLOCKS = 400

/** Prices and calls to buy, order or apply: the more of them, the surer. */
function sellingPoints({ blocks }: Document): number {
  let prices = 0
  let calls = 0
  for (const { text, scope, region } of blocks.slice(0, MOST_BLOCKS)) {
    if (region !== 'nav' && text.length < 400 && PRICE.test(text)) prices++
    if (text.length < 120 && (scope === 'button' || region === 'main') && CALLS_TO_BUY.test(text)) calls++
  }
  return Math.min(2, prices / 2) + Math.min(2, calls)
}
