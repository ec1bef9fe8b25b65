import type { Language } from '../base/language.ts'
import type { Texts } from '../base/strings.ts'

/** Where the texts of each language are. The page that the server sends names these chunks, so that they travel beside the program. */
export const texts: Record<Language, Texts> = {
  en: { first: () => import('./en.ts'), later: () => import('./en-later.ts') },
  da: { first: () => import('./da.ts'), later: () => import('./da-later.ts') },
  de: { first: () => import('./de.ts'), later: () => import('./de-later.ts') },
  el: { first: () => import('./el.ts'), later: () => import('./el-later.ts') },
  es: { first: () => import('./es.ts'), later: () => import('./es-later.ts') },
  fi: { first: () => import('./fi.ts'), later: () => import('./fi-later.ts') },
  fr: { first: () => import('./fr.ts'), later: () => import('./fr-later.ts') },
  it: { first: () => import('./it.ts'), later: () => import('./it-later.ts') },
  nb: { first: () => import('./nb.ts'), later: () => import('./nb-later.ts') },
  nl: { first: () => import('./nl.ts'), later: () => import('./nl-later.ts') },
  pl: { first: () => import('./pl.ts'), later: () => import('./pl-later.ts') },
  pt: { first: () => import('./pt.ts'), later: () => import('./pt-later.ts') },
  ru: { first: () => import('./ru.ts'), later: () => import('./ru-later.ts') },
  sv: { first: () => import('./sv.ts'), later: () => import('./sv-later.ts') },
  tr: { first: () => import('./tr.ts'), later: () => import('./tr-later.ts') },
}
