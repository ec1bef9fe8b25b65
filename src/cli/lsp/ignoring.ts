import path from 'node:path'
import { UnreadableDocument } from '../../text/document.ts'
import type { DocumentType } from '../../text/document-types.ts'
import { SUPPRESSION_FAULT } from '../../local/suppressions.ts'
import { foundIn, type CheckedText } from './checked-text.ts'

/** Something to write into a text. */
export interface Insertion {
  at: number
  before: string
  after: string
}

type Form = readonly [open: string, close: string]
const MARKUP: Form = ['<!-- ', ' -->']
const BRACES: Form = ['{/* ', ' */}']
const HASH: Form = ['# ', '']

/** How comments are written; types that are not named here have none that speak to the checker. */
const COMMENTS: Partial<Record<DocumentType, Form>> = {
  markdown: MARKUP,
  html: MARKUP,
  vue: MARKUP,
  svelte: MARKUP,
  xliff: MARKUP,
  resx: MARKUP,
  'android-strings': MARKUP,
  template: MARKUP,
  mdx: BRACES,
  jsx: BRACES,
  astro: BRACES,
  asciidoc: ['// ', ''],
  rst: ['.. ', ''],
  latex: ['% ', ''],
  yaml: HASH,
  po: HASH,
  properties: HASH,
  'apple-strings': ['/* ', ' */'],
  'tag-template': ['<%# ', ' %>'],
}
const JINJA = /\.(?:twig|njk|jinja2?|j2)$/i

const formOf = (type: DocumentType, file: string): Form | undefined => (JINJA.test(file) ? ['{# ', ' #}'] : COMMENTS[type])

/** Formats in which a comment follows the words of its line. */
const END_OF_LINE: readonly DocumentType[] = ['markdown', 'mdx', 'latex']
/** Formats in which it is a line of its own, with the next text below. */
const OWN_LINE: readonly DocumentType[] = ['asciidoc', 'rst', 'po', 'yaml', 'properties', 'apple-strings', 'latex', 'mdx', 'markdown']

/** Whether the format has comments, and one may excuse this finding: CRITICAL is excused by none. */
export const mayHaveComment = ({ document, type, file, findings }: CheckedText, index: number): boolean =>
  document !== null &&
  formOf(type, file) !== undefined &&
  findings[index]!.severity !== 'CRITICAL' &&
  findings[index]!.ruleId !== SUPPRESSION_FAULT.ruleId

/**
 * The comment that ignores a finding, as the rule and a reason that is still to be written: where it may stand is tried, and taken is the
 * first place that excuses the finding and brings about no other; null where there is none. Each try checks the whole text.
 */
export async function commentFor(checked: CheckedText, index: number): Promise<Insertion | null> {
  const { document, type, file, project } = checked
  const finding = checked.findings[index]!
  const form = formOf(type, file)
  if (!document || !form || !mayHaveComment(checked, index)) return null
  const head = `${form[0]}imprimatur-ignore ${finding.ruleId}: `
  const blockStart = document.blocks[finding.block]?.start ?? finding.start
  for (const { at, lead, trail } of placesFor(document.source, type, finding.start, blockStart)) {
    const insertion = { at, before: lead + head, after: form[1] + trail }
    const tried = `${document.source.slice(0, at)}${insertion.before}tried${insertion.after}${document.source.slice(at)}`
    try {
      const { found, findings } = await foundIn(tried, file, type, project)
      const isExcused = found.suppressed.some((one) => one.file === null && one.rule_id === finding.ruleId && one.reason === 'tried')
      const rest = new Set(checked.findings.filter((one) => one !== finding).map((one) => `${one.ruleId}\n${one.text}`))
      // Rules that said the same beside it may now speak for themselves.
      const others = new Set((finding.also ?? []).map(({ ruleId }) => ruleId))
      const moved = finding.start + (at <= finding.start ? tried.length - document.source.length : 0)
      const isGone = !findings.some((one) => one.ruleId === finding.ruleId && one.start === moved)
      const isClean = findings.every((one) => rest.has(`${one.ruleId}\n${one.text}`) || others.has(one.ruleId))
      if (isExcused && isGone && isClean) return insertion
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error
    }
  }
  return null
}

interface Place {
  at: number
  lead: string
  trail: string
}

function* placesFor(source: string, type: DocumentType, start: number, blockStart: number): Generator<Place> {
  const lineBreak = source.includes('\r\n') ? '\r\n' : '\n'
  if (END_OF_LINE.includes(type)) yield { at: endOfLine(source, start), lead: ' ', trail: '' }
  if (OWN_LINE.includes(type)) {
    for (const at of new Set([lineStart(source, blockStart), paragraphStart(source, blockStart)])) {
      const indent = /^[ \t]*/.exec(source.slice(at))![0]
      yield { at, lead: indent, trail: lineBreak }
      yield { at, lead: indent, trail: lineBreak + lineBreak }
    }
    return
  }
  const tag = source.lastIndexOf('<', blockStart - 1)
  const isInTag = tag >= 0 && !source.slice(tag, blockStart).includes('>')
  const followsTag = tag >= 0 && /^<[^>]*>\s*$/.test(source.slice(tag, blockStart))
  if (isInTag || (followsTag && type !== 'jsx' && type !== 'astro')) yield { at: tag, lead: '', trail: '' }
  if (!isInTag) yield { at: blockStart, lead: '', trail: '' }
  const at = lineStart(source, blockStart)
  yield { at, lead: /^[ \t]*/.exec(source.slice(at))![0], trail: lineBreak }
}

const lineStart = (source: string, at: number) => source.lastIndexOf('\n', at - 1) + 1

function endOfLine(source: string, at: number): number {
  const end = source.indexOf('\n', at)
  const line = end === -1 ? source.length : end
  return line - /[ \t\r]*$/.exec(source.slice(at, line))![0].length
}

/** Where the lines begin that stand together with this one. */
function paragraphStart(source: string, at: number): number {
  let start = lineStart(source, at)
  while (start > 0) {
    const above = lineStart(source, start - 1)
    if (source.slice(above, start).trim() === '') break
    start = above
  }
  return start
}

/** What a suppression of the project file says, without its reason, which comes between; null where there is no place for it. */
export function projectEntryFor(checked: CheckedText, index: number, content: string): Insertion | null {
  const { file } = checked
  const { project } = checked.project.config
  const { rule_id: rule, text } = checked.asset.findings[index]!
  if (project === null || rule === SUPPRESSION_FAULT.ruleId) return null
  const place = path.relative(project.root, path.resolve(file)).replaceAll(path.sep, '/')
  if (place.startsWith('..')) return null
  const list = /^suppressions:[ \t]*\r?\n/m.exec(content)
  // What is written in one line is left to people.
  if (!list && /^suppressions:/m.test(content)) return null
  const start = list ? list.index + list[0].length : content.length
  const indent = (list && /^([ \t]*)- /m.exec(content.slice(start))?.[1]) ?? '  '
  const entry =
    `${indent}- rule: ${rule}\n${indent}  paths: [${JSON.stringify(place)}]\n` +
    `${indent}  text: ${JSON.stringify(text)}\n${indent}  reason: `
  if (list) return { at: start, before: entry, after: '\n' }
  return { at: start, before: `${content === '' || content.endsWith('\n') ? '' : '\n'}suppressions:\n${entry}`, after: '\n' }
}
