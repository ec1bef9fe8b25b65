/** What a template is made of, for whoever describes one without reading it. */

/** Characters of one file; the longest of the built-in library has 12,000. */
export const MOST_FILE = 100_000
/** template.yml and fifteen languages. */
export const MOST_FILES = 16

/** In the order in which the editor shows them. */
export const TEMPLATE_PARTS = ['languages', 'name', 'form', 'limits', 'labels', 'drafts', 'prompts', 'words', 'model'] as const
export type TemplatePart = (typeof TEMPLATE_PARTS)[number]
