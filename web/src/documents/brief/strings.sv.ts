import { number } from '../../base/format.ts'
import type { briefBox as English } from './strings.en.ts'

export const briefBox: typeof English = {
  title: 'Med egna ord',
  help:
    'Skriv som du skulle berätta för en kollega: vad det är, priser, dagar, hur man når er. Formuläret nedan fylls i så, och ' +
    'inget hittas på.',
  read: 'Fyll i formuläret',
  reading: 'Läser…',
  filled: (n) => `Ifyllda fält: ${number(n)}`,
  byModel: (model) => `läst av ${model}`,
  from: 'ur',
  kept: 'Hade du redan fyllt i, står kvar',
  asked: 'Saknas ännu',
  why: {
    required: 'står inte i din text',
    currency: 'i vilken valuta?',
    year: 'vilket år?',
    several: 'vilket av dem?',
    open: 'inget enda pris',
  },
  unused: 'Hamnade inte i något fält',
  dropped: 'Står inte i din text och har utelämnats',
  nothing: 'Inget gick att läsa ut.',
  otherLanguage: (read, chosen) => `Din text ser ut att vara på ${read}, och dokumentet är beställt på ${chosen}.`,
  writeIn: (language) => `Skriv på ${language}`,
  withModel: 'Med en modell: en nyskriven text av det du fyller i.',
  withoutModel: 'Utan modell: det du fyller i, ord för ord, under rubriker.',
  onlyModel: 'Kräver en språkmodell.',
  repeats: 'Här skriver ingen modell: texterna i kampanjen upprepar samma meningar, uppställda som varje mall vill ha dem.',
}
