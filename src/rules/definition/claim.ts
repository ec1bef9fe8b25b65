/**
 * Who has to be praised, or spoken for, before a rule finds something: something that is sold; the trader himself (his firm, his terms, his
 * offers to the reader); or either.
 */
export const CLAIMS = ['product', 'trader', 'any'] as const
export type Claim = (typeof CLAIMS)[number]

/** What a page is for. `unknown`: nothing tells, as with a plain text or a draft. */
export const PAGE_KINDS = [
  'product',
  'shop',
  'landing',
  'email',
  'terms',
  'press',
  'news',
  'blog',
  'reference',
  'forum',
  'unknown',
] as const
export type PageKind = (typeof PAGE_KINDS)[number]
