import { newId } from '../db/base/ids.ts'
import type { DemoLanguage } from './material.ts'

export interface DemoAsset {
  id: string
  name: string
  url: string
  language: DemoLanguage
}

const SECTIONS: Record<DemoLanguage, string[]> = {
  EN: ['products', 'journal', 'help', 'offers', 'careers', 'terms'],
  DE: ['de/produkte', 'de/magazin', 'de/hilfe'],
  FR: ['fr/produits', 'fr/journal'],
}

/** Pages of a site, each in its language. */
export const demoAssets = (site: string, languages: DemoLanguage[]): DemoAsset[] =>
  languages.map((language, i) => {
    const section = SECTIONS[language][i % SECTIONS[language].length]!
    return { id: newId(), name: `${section.split('/').at(-1)} ${i + 1}`, url: `${site}/${section}/${i + 1}`, language }
  })
