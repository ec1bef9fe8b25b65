import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fact } from '../../src/generation/draft/filters.ts'
import type { FormEntry, Value, Values } from '../../src/generation/form/form.ts'
import { loadLibrary } from '../../src/generation/library/library.ts'
import type { LibraryFile, Template } from '../../src/generation/library/library.ts'

export const ROOT = join(import.meta.dirname, '../..')

export const libraryFiles: LibraryFile[] = globSync('library/**/*.yml', { cwd: ROOT })
  .sort()
  .map((path) => ({ path, content: readFileSync(join(ROOT, path), 'utf8') }))

export const library = loadLibrary(libraryFiles)

export const templateKeys = [...new Set(library.templates.map((template) => template.key))].sort()

/** Templates that are written without a model. */
export const withDrafts = library.templates.filter((template) => !template.needsModel)
export const toneKeys = [...new Set(library.tones.map((tone) => tone.key))].sort()

/** Harmless input in the template's own language: what its form shows as examples. */
export const exampleValues = (template: Template): Values =>
  Object.fromEntries(
    template.form.flatMap((entry): [string, Value][] => {
      const value = exampleValue(entry)
      return value === null ? [] : [[entry.name, value]]
    }),
  )

function exampleValue(entry: FormEntry): Value | null {
  switch (entry.type) {
    case 'boolean':
      return true
    case 'number':
      return entry.placeholder === null ? null : Number(entry.placeholder)
    case 'select':
      return String(entry.default ?? entry.options![0]!.value)
    case 'multiselect':
      return entry.options!.slice(0, 2).map((option) => option.value)
    case 'list':
      return (entry.placeholder ?? '').split('\n').filter((line) => line !== '')
    case 'infobase':
      return null
    default:
      return entry.placeholder
  }
}

export const fact = (text: string, id = 'fact-1', source: string | null = 'Oslo 2026'): Fact => ({ id, title: null, text, source })
