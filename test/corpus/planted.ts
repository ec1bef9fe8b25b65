import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { LanguageKey } from '../../src/languages.ts'

/** One fault that was put on a page on purpose; a rule of `pack` has to find it there. */
export interface PlantedFault {
  /** Relative to this folder: `de/eco-marke-bad.html`. */
  page: string
  pack: string
  /** For the reader: which kind of fault it is. */
  what: string
  /** The words on the page, without markup and with white space folded. They stand on the page exactly once. */
  text: string
  /** The fault is that something required is absent; `text` is then what calls for it. */
  missing?: true
  severity_at_least: 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL'
  language: LanguageKey
}

const HERE = new URL('.', import.meta.url)
const PAGE_FORMATS = new Set(['.html', '.md', '.json', '.csv'])

export function plantedFaults(): PlantedFault[] {
  return JSON.parse(readFileSync(new URL('planted.json', HERE), 'utf8'))
}

/** Every page of the corpus, sorted, with forward slashes: `de/agb-bad.md`. */
export function corpusPages(): string[] {
  return readdirSync(HERE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((folder) => readdirSync(new URL(`${folder.name}/`, HERE)).map((name) => `${folder.name}/${name}`))
    .filter((page) => PAGE_FORMATS.has(extname(page)))
    .sort()
}

export function readPage(page: string): string {
  return readFileSync(new URL(page, HERE), 'utf8')
}
