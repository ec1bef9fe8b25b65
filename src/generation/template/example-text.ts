import type { Document } from '../../text/document.ts'

/** What of a page is no running text: titles, descriptions of pictures, buttons, and what stands around the text. */
const SKIPPED_SCOPES = /^(title|meta|alt|button|field|heading|code)/
const SKIPPED_REGIONS: readonly string[] = ['nav', 'footer'] satisfies Document['blocks'][number]['region'][]
const LEAST_WORDS = 4

/** The running text of a document, a paragraph on each line: what shows how a house writes, without menus, headings and labels. */
export const exampleText = (document: Document): string =>
  document.blocks
    .filter(({ scope, region }) => !SKIPPED_SCOPES.test(scope) && !SKIPPED_REGIONS.includes(region))
    .map(({ text }) => text.replace(/\s+/gu, ' ').trim())
    .filter((text) => text.split(' ').length >= LEAST_WORDS)
    .join('\n')
