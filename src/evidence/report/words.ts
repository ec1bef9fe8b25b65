import type { LanguageKey } from '../../languages.ts'
import type { ReportTexts } from './words/en.ts'

export type { ReportTexts }

/** Loaded when a report is made in it. */
const TEXTS: Record<LanguageKey, () => Promise<{ words: ReportTexts }>> = {
  DE: () => import('./words/de.ts'),
  DK: () => import('./words/da.ts'),
  EN: () => import('./words/en.ts'),
  ES: () => import('./words/es.ts'),
  FI: () => import('./words/fi.ts'),
  FR: () => import('./words/fr.ts'),
  GR: () => import('./words/el.ts'),
  IT: () => import('./words/it.ts'),
  NL: () => import('./words/nl.ts'),
  NO: () => import('./words/nb.ts'),
  PL: () => import('./words/pl.ts'),
  PT: () => import('./words/pt.ts'),
  RU: () => import('./words/ru.ts'),
  SE: () => import('./words/sv.ts'),
  TR: () => import('./words/tr.ts'),
}

export const reportTexts = async (language: LanguageKey): Promise<ReportTexts> => (await TEXTS[language]()).words
