/** A workspace's guidelines for its tone, split into the fields that a form shows. */
export interface Guidelines {
  /** How the reader is addressed; null: as in the language's neutral tone. */
  address: 'formal' | 'informal' | null
  do: string[]
  dont: string[]
  use: string[]
  /** Words, or pairs such as `cheap -> good value`. */
  avoid: string[]
  examples: string[]
  /** Everything else that was written, unchanged. */
  other: string
}

const SECTIONS = { do: 'Do', dont: "Don't", use: 'Words to use', avoid: 'Words to avoid', examples: 'Examples' } as const
type Section = keyof typeof SECTIONS

const HEADINGS: [Section, RegExp][] = [
  ['do', /^dos?$/i],
  ['dont', /^(?:don['’]?ts?|do not)$/i],
  ['use', /^(?:words to )?use$/i],
  ['avoid', /^(?:words to )?avoid$/i],
  ['examples', /^examples?$/i],
]

const HEADING = /^#{1,6}\s+(.+?)\s*#*$/
const ADDRESS = /^\W*address\W+(formal|informal)\b\W*$/i
const ITEM = /^\s*(?:[-*+•]|\d+[.)])\s+(.*)$/

/** Parses guidelines as they are stored (Markdown under headings); text under an unknown heading stays unchanged. */
export function readGuidelines(content: string): Guidelines {
  const guidelines: Guidelines = { address: null, do: [], dont: [], use: [], avoid: [], examples: [], other: '' }
  const other: string[] = []
  let section: Section | null = null
  for (const line of content.split(/\r?\n/)) {
    const heading = HEADING.exec(line)?.[1]
    const address = section === null ? ADDRESS.exec(line)?.[1]?.toLowerCase() : undefined
    if (heading !== undefined) {
      section = HEADINGS.find(([, expression]) => expression.test(heading))?.[0] ?? null
      if (section === null) other.push(line)
    } else if (address !== undefined) guidelines.address = address as 'formal' | 'informal'
    else if (section === null) other.push(line)
    else if (line.trim() !== '') {
      const item = ITEM.exec(line)?.[1]
      const entries = guidelines[section]
      // A line without a bullet continues the entry before it.
      if (item !== undefined || entries.length === 0) entries.push((item ?? line).trim())
      else entries[entries.length - 1] += ` ${line.trim()}`
    }
  }
  return {
    ...guidelines,
    other: other
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
  }
}

/** Writes guidelines as they are stored; parsed again, they are the same. */
export function writeGuidelines({ address, other, ...lists }: Guidelines): string {
  const parts = [address === null ? '' : `address: ${address}`, other.trim()]
  for (const section of Object.keys(SECTIONS) as Section[]) {
    const entries = lists[section].map((entry) => entry.replaceAll(/\s+/g, ' ').trim()).filter((entry) => entry !== '')
    if (entries.length > 0) parts.push(`## ${SECTIONS[section]}\n\n${entries.map((entry) => `- ${entry}`).join('\n')}`)
  }
  return parts.filter((part) => part !== '').join('\n\n')
}
