import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Document, Node, Pair } from 'yaml'
import type { LanguageKey } from '../../languages.ts'
import { MOST_FAULTS } from '../library/file-faults.ts'
import { readLibraryFiles } from '../library/library.ts'
import type { LibraryFault, Template, Words } from '../library/library.ts'
import { parseDraft } from '../draft/render.ts'
import { MOST_FILE } from './template-parts.ts'

/** The files of one template by name: `template.yml`, and one for each language. */
export type TemplateFiles = Record<string, string>

/** A mistake in one of the files of a template, with the line it is in. */
export interface TemplateFault {
  file: string
  at: (string | number)[]
  line: number
  message: string
}

type Unplaced = Omit<TemplateFault, 'line'>

export const TEMPLATE_KEY = /^[a-z0-9][a-z0-9-]{0,79}$/
const FILE_NAME = /^(?:template|[A-Z]{2})\.yml$/

/** Reads a template as whoever imports, edits or publishes it does: all that is wrong with it, each thing at its place. */
export function readTemplate(
  key: string,
  files: TemplateFiles,
  phrases: Map<LanguageKey, Words>,
): { templates: Template[]; faults: TemplateFault[] } {
  const folder = `templates/${key}/`
  const strange = Object.entries(files).flatMap(([name, content]) => strangeFile(name, content))
  if (strange.length > 0) return { templates: [], faults: strange }
  const given = Object.entries(files).map(([name, content]) => ({ path: folder + name, content }))
  const { library, faults } = readLibraryFiles(given, phrases)
  const found: Unplaced[] = faults.map(({ path, at, message }: LibraryFault) => ({ file: path.slice(folder.length), at, message }))
  if (!Object.hasOwn(files, 'template.yml')) found.unshift({ file: 'template.yml', at: [], message: 'there is no file template.yml' })
  if (!Object.keys(files).some((name) => name !== 'template.yml'))
    found.push({ file: 'template.yml', at: [], message: 'there is no file for a language, such as EN.yml' })
  const positions = new Map<string, Positions>()
  const positionsIn = (file: string): Positions => {
    const known = positions.get(file) ?? positionsOf(files[file] ?? '')
    positions.set(file, known)
    return known
  }
  // A draft that is the same in every language is reported once, in the file it stands in.
  const drafts = new Map<string, Unplaced>()
  for (const template of library.templates) {
    for (const [index, step] of template.steps.entries()) {
      try {
        parseDraft(step.draft, template.language)
      } catch (error) {
        const ownFile = `${template.language}.yml`
        const ownPlace = ['steps', step.key, 'draft']
        const isOwn = positionsIn(ownFile).document.getIn(ownPlace) !== undefined
        const place = isOwn ? { file: ownFile, at: ownPlace } : { file: 'template.yml', at: ['steps', index, 'draft'] }
        drafts.set(JSON.stringify(place), { ...place, message: (error as Error).message })
      }
    }
  }
  const all = [...found, ...drafts.values()]
  const shown = all.slice(0, MOST_FAULTS).map((each) => ({ ...each, line: lineIn(positionsIn(each.file), each.at, each.message) }))
  const next = all[MOST_FAULTS]
  if (next)
    shown.push({ file: next.file, at: [], line: 1, message: `there are more than ${MOST_FAULTS} faults; the others are not listed` })
  return { templates: library.templates, faults: shown }
}

function strangeFile(name: string, content: string): TemplateFault[] {
  const refuse = (message: string) => [{ file: name.slice(0, 100), at: [], line: 1, message }]
  if (!FILE_NAME.test(name)) return refuse('a template has template.yml and a file for each language, such as EN.yml')
  if (content.length > MOST_FILE) return refuse(`a file has at most ${MOST_FILE.toLocaleString('en')} characters`)
  if (/[\0\p{Cs}]/u.test(content)) return refuse('the text holds characters that are not allowed')
  return []
}

/** A file parsed for the lines of its values: once, however many faults it has. */
interface Positions {
  document: Document.Parsed
  counter: LineCounter
}

function positionsOf(content: string): Positions {
  const counter = new LineCounter()
  // Its errors were reported by whoever read the file; to find them again takes time that grows with the square of the length.
  return { document: parseDocument(content, { lineCounter: counter, prettyErrors: false, uniqueKeys: false }), counter }
}

export const lineOf = (content: string, at: readonly (string | number)[]): number => lineIn(positionsOf(content), at, '')

/** The line of a value, or of the innermost thing there is on the way to it. */
function lineIn({ document, counter }: Positions, at: readonly (string | number)[], message: string): number {
  const [, said] = /at line (\d+)/.exec(message) ?? []
  if (said !== undefined && at.length === 0) return Number(said)
  let node: Node | null = document.contents
  let offset = 0
  for (const key of at) {
    if (isSeq(node) && typeof key === 'number') node = (node.items[key] as Node | undefined) ?? null
    else if (isMap(node)) {
      const pair: Pair | undefined = node.items.find(({ key: each }) => String(isScalar(each) ? each.value : each) === String(key))
      if (pair && (pair.key as Node).range) offset = (pair.key as Node).range![0]
      node = (pair?.value as Node | undefined) ?? null
    } else break
    if (node === null) break
    if (isSeq(node) || typeof key === 'number') offset = node.range?.[0] ?? offset
  }
  return Math.max(1, counter.linePos(offset).line)
}

/** What a template's form shows as examples: harmless values to try it with. */
export function sampleValues(form: Template['form']): Record<string, string | number | boolean | string[]> {
  const values: Record<string, string | number | boolean | string[]> = {}
  for (const { name, type, placeholder, default: chosen, options, label, required, format } of form) {
    const text = placeholder ?? (required ? (format === 'date' ? '2026-05-31' : label) : '')
    if (type === 'boolean') values[name] = true
    else if (type === 'number') values[name] = Number(text) || (typeof chosen === 'number' ? chosen : 1)
    else if (type === 'select') values[name] = String(chosen ?? options?.[0]?.value ?? '')
    else if (type === 'multiselect') values[name] = (options ?? []).slice(0, 2).map(({ value }) => value)
    else if (type === 'list') values[name] = text.split('\n').filter((line) => line !== '')
    else if (type === 'url') values[name] = /^https?:/.test(text) ? text : required ? 'https://www.example.com' : ''
    else if (type !== 'infobase') values[name] = text
    if (values[name] === '' || (Array.isArray(values[name]) && values[name].length === 0)) delete values[name]
  }
  return values
}
