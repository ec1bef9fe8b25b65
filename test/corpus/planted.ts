import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { LanguageKey } from '../../src/languages.ts'

/** One fault planted on a page; a rule of `pack` has to find it there. */
export interface PlantedFault {
  /** Relative to this folder: `de/eco-marke-bad.html`. */
  page: string
  pack: string
  /** Description of the fault. */
  what: string
  /** The words on the page, without markup and with white space collapsed. They occur on the page exactly once. */
  text: string
  /** Something required is absent; `text` is then what requires it. */
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
