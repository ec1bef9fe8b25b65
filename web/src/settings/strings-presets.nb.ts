import type { presets as English } from './strings-presets.en.ts'

export const presets: typeof English = {
  title: 'Begrunnelser og saker',
  note: 'Det kontrollører har klart ved pulten.',
  reasons: 'Begrunnelser for å avvise',
  reasonsHelp: 'Én per linje, i rekkefølgen de tilbys; sifrene 1 til 9 velger. Alle andre begrunnelser kan fortsatt skrives.',
  trackers: 'Opprett en sak',
  trackersHelp: 'Adressen åpnes i en ny fane; {title}, {body} og {url} står for funnets.',
  name: 'Navn',
  address: 'Adresse til en ny sak',
  add: (name: string) => `Legg til ${name}`,
  other: 'en annen',
  remove: (name: string) => `Fjern ${name}`,
  fault: 'Adressen kan ikke åpne en sak: den begynner med https:// og en vert og inneholder {title}, {body} eller {url}.',
  saved: 'Lagret',
}
