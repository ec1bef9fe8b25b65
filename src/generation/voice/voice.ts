import { readGuidelines } from './guidelines.ts'
import type { LanguageKey } from '../../languages.ts'
import type { Tone } from './tone.ts'

/** A tone of voice as a model is told it: built in, or in the words of the workspace and no others. */
export interface Voice {
  name: string
  address: Tone['address']
  /** Paragraphs. */
  about: string[]
  do: string[]
  dont: string[]
  use: string[]
  avoid: string[]
  /** Word pairs: not the first but the second. */
  pairs: [string, string][]
  examples: string[]
}

export const builtInVoice = ({ name, address, description, use, avoid, replace }: Tone): Voice => ({
  name,
  address,
  about: [oneLine(description)],
  do: [],
  dont: [],
  use,
  avoid,
  pairs: replace,
  examples: [],
})

const PAIR = /^[\s>*+-]*["'“„«]?([^\n→"”“»]{1,80}?)["'”“»]?\s*(?:->|→|=>)\s*["'“„«]?([^\n"”“»]{1,80}?)["'”“»]?\s*$/u

/** Whether a line is a pair of words such as `cheap -> good value`, which speaks one language only. */
export const isPair = (line: string): boolean => PAIR.test(line)

/** A voice from a workspace's guidelines. Words and examples of another language than the text's say nothing about the text. */
export function ownVoice(
  { name, content, language }: { name: string; content: string; language: LanguageKey },
  address: Tone['address'],
  written: LanguageKey,
): Voice {
  const guidelines = readGuidelines(content)
  const isSame = language === written
  const other = guidelines.other.split('\n')
  const pairs = [...guidelines.avoid, ...other].flatMap((line): [string, string][] => {
    const match = PAIR.exec(line)
    return match ? [[match[1]!.trim(), match[2]!.trim()]] : []
  })
  const lines = (entries: string[]) => entries.map(oneLine).filter((entry) => entry !== '')
  return {
    name,
    address: guidelines.address ?? address,
    // Headings of the workspace's own would end the section they stand in.
    about: lines(other.filter((line) => !isPair(line)).map((line) => line.replace(/^\s*#{1,6}\s+(.+?)\s*#*$/, '$1:'))),
    do: lines(guidelines.do),
    dont: lines(guidelines.dont),
    use: isSame ? lines(guidelines.use) : [],
    avoid: isSame ? lines(guidelines.avoid.filter((entry) => !isPair(entry))) : [],
    pairs: isSame ? pairs : [],
    examples: isSame ? lines(guidelines.examples) : [],
  }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const MOST_PAIRS = 40

/** The section of a prompt, in Markdown. */
export function voiceText({ name, address, about, pairs, ...lists }: Voice, languageName: string): string {
  const list = (title: string, entries: string[]) => (entries.length > 0 ? [`${title}\n\n${bullets(entries)}`] : [])
  const words = (title: string, entries: string[]) => (entries.length > 0 ? [`${title} ${entries.join(', ')}.`] : [])
  return [
    [`${name}:`, ...about].join(about.length > 1 ? '\n' : ' '),
    `Address the reader ${address === 'formal' ? 'formally' : 'informally'}, as ${languageName} does.`,
    ...list('Do:', lists.do),
    ...list('Do not:', lists.dont),
    ...words('Words to prefer:', lists.use),
    ...words('Words to avoid:', lists.avoid),
    ...(pairs.length > 0 ? [bullets(pairs.slice(0, MOST_PAIRS).map(([from, to]) => `Write "${to}" rather than "${from}".`))] : []),
    ...list('It sounds like this:', lists.examples),
  ].join('\n\n')
}

export const bullets = (entries: readonly string[]): string => entries.map((entry) => `- ${entry}`).join('\n')
