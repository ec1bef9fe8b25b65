import { newId } from '../db/ids.ts'
import type { DemoLanguage } from './material.ts'

export interface DemoAsset {
  id: string
  name: string
  url: string
  language: DemoLanguage
}

const SECTIONS: Record<DemoLanguage, string[]> = {
  EN: ['products', 'journal', 'help', 'offers', 'careers', 'terms'], DE: ['de/produkte', 'de/magazin', 'de/hilfe'], FR: ['fr/produits', 'fr/journal'],
}

/** Findings are spread evenly, the last pages with fewer. */
export const findingsPerAsset = (violations: number, assets: number) => Math.max(1, Math.ceil(violations / assets))

/** Pages of a site, each in the language asked for. */
export const demoAssets = (count: number, site: string, languageOf: (index: number) => DemoLanguage = () => 'EN'): DemoAsset[] => Array.from({ length: count }, (_, i) => {
  const language = languageOf(i)
  const section = SECTIONS[language][i % SECTIONS[language].length]!
  return { id: newId(), name: `${section.split('/').at(-1)} ${i + 1}`, url: `${site}/${section}/${i + 1}`, language }
})
