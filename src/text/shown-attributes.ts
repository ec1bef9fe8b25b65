/** Attributes of components whose values people read, as MDX and JSX write them; `aria-` and `…Text` are names by convention. */
const SHOWN = [
  'title',
  'subtitle',
  'alt',
  'label',
  'placeholder',
  'description',
  'summary',
  'caption',
  'heading',
  'headline',
  'tooltip',
  'text',
  'message',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'ariaLabel',
  'helperText',
  'helpText',
  'buttonText',
  'errorMessage',
] as const

const shown: ReadonlySet<string> = new Set(SHOWN)

/** What the value of a component's attribute is called where people read it; null where it is for the program. */
export const scopeOfAttribute = (name: string): string | null => (shown.has(name) ? (name === 'alt' ? 'alt' : `attribute.${name}`) : null)

/** Attributes with a string for a value in the source of a tag: the name, and the value in double or in single quotation marks. */
export const SHOWN_ATTRIBUTE = new RegExp(String.raw`\s(${SHOWN.join('|')})\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'g')
