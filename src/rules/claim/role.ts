import type { Block } from '../../text/document.ts'

/** What a block does on its page. */
export const ROLES = ['navigation', 'teaser', 'heading', 'body', 'label', 'button', 'caption', 'review', 'legal'] as const
export type Role = (typeof ROLES)[number]

/** So much of a text must be links for it to lead elsewhere rather than to say something. */
const MOSTLY = 0.85
/** A sentence has more words, or an end. */
const LABEL_WORDS = 6
const SENTENCE_END = /[.!?…:;]["'”’»)\]]*\s*$/
const PAGES_AHEAD = /(?:…|\.\.\.)\s*$/

export function roleOf(block: Block): Role {
  const { region, text } = block
  const scope = block.scope.startsWith('template.') ? block.scope.slice('template.'.length) : block.scope
  if (region === 'nav') return 'navigation'
  const name = scope.split('.')[0]!
  if (name === 'button') return 'button'
  if (name === 'blockquote') return 'review'
  const isShort = isLabel(text)
  // A list of links that are no sentences is a menu wherever it stands, and so is what a pointer over one of them shows.
  if (scope === 'attribute.title') return isShort ? 'navigation' : 'teaser'
  if (isLink(block)) return isShort && name === 'list' ? 'navigation' : 'teaser'
  if (name === 'alt' || name === 'caption' || name === 'figure' || name === 'attribute') return 'caption'
  if (name === 'heading' || name === 'title') return region === 'aside' ? 'navigation' : 'heading'
  if (region === 'footer') return 'legal'
  if (PAGES_AHEAD.test(text) && (region === 'aside' || name === 'list')) return 'teaser'
  if (scope === 'meta.structured.reviewBody') return 'review'
  if (name === 'meta' || name === 'field') return 'body'
  return isShort ? 'label' : 'body'
}

const isLabel = (text: string) => text.split(/\s+/, LABEL_WORDS + 2).length <= LABEL_WORDS && !SENTENCE_END.test(text)

function isLink({ scope, text, marks }: Block): boolean {
  if (scope === 'link') return true
  if (!marks) return false
  let linked = 0
  for (const mark of marks) if (mark.scope === 'link') linked += mark.end - mark.start
  return linked >= text.trim().length * MOSTLY
}
