import { createContext, useContext, useMemo, useState } from 'react'
import type { LanguageKey } from '../../../../src/languages.ts'
import { valuesOf, withFieldName, withOrder, withValue } from '../../../../src/generation/template/template-yaml.ts'
import type { Path, Table } from '../../../../src/generation/template/template-yaml.ts'
import type { Schemas } from '../../base/api.ts'
import type { Previewing } from './use-preview.ts'

export type Template = Schemas['TemplateDetail']
export type Files = Record<string, string>
export const RULES = 'template.yml'

interface TemplateText {
  files: Files
  /** What each file says; the last that could be read, while it cannot. */
  values: Record<string, Table>
  /** Files that cannot be read as YAML: the form waits. */
  waiting: string[]
  setFiles(files: Files): void
  setFile(name: string, content: string | undefined): void
  set(file: string, path: Path, value: unknown): void
  order(file: string, path: Path, order: number[]): void
  rename(before: string, after: string): void
}

/** The files are the one truth: the form is read from them, and changes of the form are written into them. */
export function useTemplateText(initial: Files): TemplateText {
  const [{ files, values, waiting }, setText] = useState(() => readAgain(initial, {}))
  const change = (make: (files: Files) => Files) => setText((now) => readAgain(make(now.files), now.values))
  return {
    files,
    values,
    waiting,
    setFiles: (next) => change(() => next),
    setFile: (name, content) => change(({ [name]: _gone, ...rest }) => (content === undefined ? rest : { ...rest, [name]: content })),
    set: (file, path, value) => change((now) => ({ ...now, [file]: withValue(now[file] ?? '', path, value) })),
    order: (file, path, order) => change((now) => ({ ...now, [file]: withOrder(now[file] ?? '', path, order) })),
    rename: (before, after) => change((now) => withFieldName(now, before, after)),
  }
}

function readAgain(files: Files, last: Record<string, Table>): Pick<TemplateText, 'files' | 'values' | 'waiting'> {
  const values: Record<string, Table> = {}
  const waiting: string[] = []
  for (const [name, content] of Object.entries(files)) {
    const read = valuesOf(content)
    if (read === null) waiting.push(name)
    values[name] = read ?? last[name] ?? {}
  }
  return { files, values, waiting }
}

export interface EditorState extends TemplateText {
  template: Template
  language: LanguageKey
  setLanguage(language: LanguageKey): void
  languages: LanguageKey[]
  preview: Previewing
  readOnly: boolean
}

const Context = createContext<EditorState | null>(null)
export const EditorProvider = Context.Provider

export function useEditor(): EditorState {
  const state = useContext(Context)
  if (!state) throw new Error('Outside of the editor of a template.')
  return state
}

/** What is wrong at a place of a file, or below it where `below` says so. */
export function useFault(file: string, path: Path, below = false): string | null {
  const { preview } = useEditor()
  const place = JSON.stringify(path).slice(0, -1)
  return useMemo(() => {
    const fault = preview.answer?.faults.find((each) => {
      if (each.file !== file) return false
      const at = JSON.stringify(each.at).slice(0, -1)
      return at === place || (below && at.startsWith(`${place},`))
    })
    return fault ? fault.message.charAt(0).toUpperCase() + fault.message.slice(1) : null
  }, [preview.answer, file, place, below])
}
