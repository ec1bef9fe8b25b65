import { number } from '../../base/format.ts'
import type { briefBox as English } from './strings.en.ts'

export const briefBox: typeof English = {
  title: 'Med egne ord',
  help:
    'Skriv som du ville fortalt det til en kollega: hva det er, priser, dager, hvordan man får tak i dere. Skjemaet nedenfor ' +
    'fylles ut slik, og ingenting diktes opp.',
  read: 'Fyll ut skjemaet',
  reading: 'Leser…',
  filled: (n) => `Utfylte felt: ${number(n)}`,
  byModel: (model) => `lest av ${model}`,
  from: 'fra',
  kept: 'Hadde du allerede fylt ut, blir stående',
  asked: 'Mangler fortsatt',
  why: {
    required: 'står ikke i teksten din',
    currency: 'i hvilken valuta?',
    year: 'hvilket år?',
    several: 'hvilken av dem?',
    open: 'ikke én pris',
  },
  unused: 'Havnet ikke i noe felt',
  dropped: 'Står ikke i teksten din og er utelatt',
  nothing: 'Ingenting kunne leses ut av dette.',
  otherLanguage: (read, chosen) => `Teksten din ser ut til å være på ${read}, og dokumentet er bestilt på ${chosen}.`,
  writeIn: (language) => `Skriv det på ${language}`,
  withModel: 'Med en modell: en nyskrevet tekst av det du fyller ut.',
  withoutModel: 'Uten modell: det du fyller ut, ord for ord, under overskrifter.',
  onlyModel: 'Trenger en språkmodell.',
  repeats: 'Ingen modell skriver her: tekstene i kampanjen gjentar de samme setningene, satt opp slik hver mal krever.',
}
