import { BASE, page } from './base-path.ts'

/** The languages of the screens: those whose texts are whole. Another is a line here and one in languages/index.ts. */
export const LANGUAGES = ['en', 'da', 'de', 'el', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'pt', 'ru', 'sv', 'tr'] as const

export type Language = (typeof LANGUAGES)[number]

const COOKIE = 'imprimatur-language'
const A_YEAR = 365 * 24 * 3600

export const isSpoken = (tag: string | undefined): tag is Language => LANGUAGES.some((known) => known === tag)

function remembered(): string | undefined {
  return new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(page?.cookie ?? '')?.[1]
}

/** What this page speaks as long as it is open: what was chosen before in this browser, else what the server took from its request. */
export const language: Language = [remembered(), page?.documentElement.lang].find(isSpoken) ?? 'en'

/** With the customs of a country where the bare language means those of another: dates by the day first, Portuguese of Portugal. */
const LOCALES: Record<string, string> = { en: 'en-GB', pt: 'pt-PT' }
export const LOCALE = LOCALES[language] ?? language

/** A language of the screens in its own words: Deutsch, Français. */
export function ownName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

/** The first language of the browser that the screens have, whatever country it is of; every Norwegian reads Bokmål. */
export const browserLanguage = (): Language | undefined =>
  navigator.languages
    .map((tag) =>
      tag
        .toLowerCase()
        .split('-')[0]!
        .replace(/^n[no]$/, 'nb'),
    )
    .find(isSpoken)

/** A person's own choice, else the browser's, else that of the workspace. */
export const wantedLanguage = (chosen: string | undefined, ofWorkspace: string | undefined): Language =>
  [chosen, browserLanguage(), ofWorkspace].find(isSpoken) ?? 'en'

function keep(tag: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${COOKIE}=${tag}; Path=${BASE}/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

/** Notes the language for the next page to be loaded. Answers whether the page must be loaded for that. */
export function turnTo(tag: Language): boolean {
  if (tag === language) return false
  keep(tag, A_YEAR)
  // A browser that keeps no cookies would load the page again and again.
  return remembered() === tag
}

/** Who comes next finds the language of the browser. */
export const forgetLanguage = (): void => keep('', 0)
