import { number } from '../../base/format.ts'
import type { briefBox as English } from './strings.en.ts'

export const briefBox: typeof English = {
  title: 'Con parole tue',
  help:
    'Scrivi come lo diresti a un collega: che cos’è, prezzi, giorni, come contattarti. Il modulo qui sotto si compila così e ' +
    'non si inventa nulla.',
  read: 'Compila il modulo',
  reading: 'Lettura…',
  filled: (n) => `Campi compilati: ${number(n)}`,
  byModel: (model) => `letto da ${model}`,
  from: 'da',
  kept: 'Già compilati da te, restano come sono',
  asked: 'Manca ancora',
  why: {
    required: 'il tuo testo non lo dice',
    currency: 'in quale valuta?',
    year: 'in quale anno?',
    several: 'quale di questi?',
    open: 'non un prezzo unico',
  },
  unused: 'Non è entrato in nessun campo',
  dropped: 'Non è nel tuo testo, quindi tralasciato',
  nothing: 'Non è stato possibile leggere nulla.',
  otherLanguage: (read, chosen) => `Il tuo testo sembra in ${read}, mentre il documento è ordinato in ${chosen}.`,
  writeIn: (language) => `Scrivilo in ${language}`,
  withModel: 'Con un modello: un testo scritto a partire da ciò che compili.',
  withoutModel: 'Senza modello: ciò che compili, parola per parola, sotto dei titoli.',
  onlyModel: 'Serve un modello linguistico.',
  repeats:
    'Qui non scrive nessun modello: i testi di questa campagna ripetono le stesse frasi, disposte come chiede ciascun modello di testo.',
}
