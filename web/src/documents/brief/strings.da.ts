import { number } from '../../base/format.ts'
import type { briefBox as English } from './strings.en.ts'

export const briefBox: typeof English = {
  title: 'Med dine egne ord',
  help:
    'Skriv, som du ville fortælle en kollega det: hvad det er, priser, dage, hvordan man får fat i jer. Formularen nedenfor ' +
    'udfyldes af det, og intet digtes.',
  read: 'Udfyld formularen',
  reading: 'Læser…',
  filled: (n) => `Udfyldte felter: ${number(n)}`,
  byModel: (model) => `læst af ${model}`,
  from: 'fra',
  kept: 'Havde du allerede udfyldt, bliver stående',
  asked: 'Mangler endnu',
  why: {
    required: 'står ikke i din tekst',
    currency: 'i hvilken valuta?',
    year: 'hvilket år?',
    several: 'hvilken af dem?',
    open: 'ikke én pris',
  },
  unused: 'Kom ikke i noget felt',
  dropped: 'Står ikke i din tekst og er udeladt',
  nothing: 'Intet kunne læses ud af det.',
  otherLanguage: (read, chosen) => `Din tekst ser ud til at være på ${read}, og dokumentet er bestilt på ${chosen}.`,
  writeIn: (language) => `Skriv det på ${language}`,
  withModel: 'Med en model: en nyskreven tekst ud fra det, du udfylder.',
  withoutModel: 'Uden model: det, du udfylder, ord for ord, under overskrifter.',
  onlyModel: 'Kræver en sprogmodel.',
  repeats: 'Her skriver ingen model: teksterne i kampagnen gentager de samme sætninger, sat op som hver skabelon kræver.',
}
