import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { LanguageKey } from '../../src/languages.ts'

/** Something that must come back unchanged, whatever rules find in it. */
export interface Kept {
  language: LanguageKey
  kind: 'name' | 'e-mail' | 'address' | 'price' | 'term' | 'quotation' | 'postal'
  text: string
}

export const KEPT = JSON.parse(readFileSync(path.join(import.meta.dirname, 'kept.json'), 'utf8')) as Kept[]

/** How often a text stands in another. */
export const countOf = (text: string, wanted: string): number => text.split(wanted).length - 1

/** Sentences to put it in: within, at the start and at the end of a sentence, in a list, a table and a heading. */
const FRAMES: Partial<Record<LanguageKey, string[]>> = {
  EN: ['Last year we met § in Leeds and liked it.', '§ was there with us last year.', 'The people at the fair liked §.'],
  DE: ['Im letzten Jahr trafen wir § in Köln und waren froh.', '§ war im letzten Jahr mit uns dort.', 'Den Leuten auf der Messe gefiel §.'],
  FR: ['L’année dernière nous avons vu § à Lyon avec plaisir.', '§ était là avec nous hier.', 'Les gens de la foire ont aimé §.'],
  NL: ['Vorig jaar zagen wij § in Utrecht met plezier.', '§ was daar vorig jaar met ons.', 'De mensen op de beurs zagen §.'],
  ES: ['El año pasado vimos § en Sevilla con mucho gusto.', '§ estaba allí con nosotros ayer.', 'A la gente de la feria le gustó §.'],
  IT: ['L’anno scorso abbiamo visto § a Milano con piacere.', '§ era lì con noi ieri.', 'Alla gente della fiera è piaciuto §.'],
}

const TERMS: Partial<Record<LanguageKey, string>> = {
  EN: 'Terms and conditions',
  DE: 'Allgemeine Geschäftsbedingungen',
  FR: 'Conditions générales de vente',
  NL: 'Algemene voorwaarden',
  ES: 'Condiciones generales',
  IT: 'Condizioni generali',
}

/** A page of Markdown with it in every place where such a thing stands. */
export function pageWith({ language, kind, text }: Kept): string {
  if (kind === 'term') return `${text}\n\n4.2 ${text}\n\n- ${text}\n\n## ${TERMS[language]!}\n\n${text}\n`
  const sentences = FRAMES[language]!.map((frame) => frame.replace('§', () => text))
  const table = `| a | b |\n|---|---|\n| ${text} | x |\n`
  return `${sentences.join(' ')}\n\n${sentences.join('\n\n')}\n\n# ${text}\n\n- ${text}\n- **${text}**\n\n${table}`
}
