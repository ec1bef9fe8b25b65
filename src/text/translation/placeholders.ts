import { argumentAt, bracePairs, type Branch } from './icu.ts'

/** Stands, in a message that is handed over, for each character of what its format marks as a placeholder. */
export const PLACEHOLDER_CHARACTER = '\uFFFC'

/**
 * What programs put in place of words: `{{ name }}`, `${name}`, `%{name}`, `%1$s`, `%@`, `%(name)s`, `$t(key)`. A per cent sign after a
 * figure is one.
 */
export const PLACEHOLDER = new RegExp(
  [
    String.raw`\uFFFC+`,
    String.raw`\{\{[^{}]{0,200}\}\}`,
    String.raw`[$%]\{[\w.$-]{1,100}\}`,
    String.raw`%\([\w.-]{1,100}\)[a-z]`,
    String.raw`(?<!\d)%(?:\d{1,2}\$)?[-+0#]?\d{0,3}(?:\.\d{1,2})?(?:hh?|ll?|[Lqjzt])?[dioxXeEfFgGcsS@u](?![A-Za-z])`,
    String.raw`\$t\([^()]{1,100}\)`,
  ].join('|'),
  'y',
)

const BEGINS = /[{$%]/g

/** What of a text is placeholders, in order: of an ICU plural or choice all but the texts of its branches. */
export function placeholdersIn(text: string): Branch[] {
  BEGINS.lastIndex = 0
  if (!BEGINS.test(text)) return []
  const found: Branch[] = []
  const pairs = bracePairs(text)
  /** Where a branch ends, and with it what is masked goes on up to the next branch or the end of its choice. */
  const resumes = new Map<number, number>()
  for (let at = 0; at < text.length; ) {
    const resume = resumes.get(at)
    if (resume !== undefined) {
      found.push({ start: at, end: resume })
      at = resume
      continue
    }
    PLACEHOLDER.lastIndex = at
    const placeholder = PLACEHOLDER.exec(text)
    const argument = placeholder === null && text[at] === '{' ? argumentAt(text, at, text.length, pairs) : null
    if (placeholder === null && argument === null) {
      at += 1
      continue
    }
    const end = argument?.end ?? at + placeholder![0].length
    const branches = argument?.branches ?? []
    for (const [index, branch] of branches.entries()) resumes.set(branch.end, branches[index + 1]?.start ?? end)
    found.push({ start: at, end: branches[0]?.start ?? end })
    at = branches[0]?.start ?? end
  }
  return found
}
