import type { first as First } from '../languages/en.ts'
import type { later as Later } from '../languages/en-later.ts'

/** The texts of a language, as chunks: those of the screens that most people see first, and those of all others. */
export interface Texts {
  first(): Promise<{ first: typeof First }>
  later(): Promise<{ later: typeof Later }>
}

/**
 * Every text of the application, by area, in the language of the page. They are here before a module that reads them runs: main.tsx loads
 * the first ones, `withAllTexts` the others.
 */
export let strings: typeof First & typeof Later

let loadLater: () => Promise<void>

export async function speak({ first, later }: Texts): Promise<void> {
  const loaded = await first()
  strings = { ...loaded.first } as typeof strings
  let all: Promise<void> | undefined
  loadLater = () => (all ??= later().then((rest) => void Object.assign(strings, rest.later)))
}

/** Loads a screen whose texts are not among the first: its modules read them as they run. */
export async function withAllTexts<Module>(load: () => Promise<Module>): Promise<Module> {
  await loadLater()
  return load()
}
