/** The forms a language has for a count, by the names of Intl.PluralRules; a form that is missing is `other`. */
export interface Forms {
  one?: string
  two?: string
  few?: string
  many?: string
  other: string
}

/** The form for a count, without the count: "1 Seite", "2 Seiten" need `Seite` and `Seiten`. */
export function formIn(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  return (count, forms) => forms[rules.select(count) as keyof Forms] ?? forms.other
}

/** The count as the language writes it, and its form. */
export function pluralIn(language: string): (count: number, forms: Forms) => string {
  const form = formIn(language)
  const numbers = new Intl.NumberFormat(language)
  return (count, forms) => `${numbers.format(count)} ${form(count, forms)}`
}
