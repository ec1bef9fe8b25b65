import type { presets as English } from './strings-presets.en.ts'

export const presets: typeof English = {
  title: 'Begrundelser og sager',
  note: 'Det, som kontrollanter har klar ved bordet.',
  reasons: 'Begrundelser for at afvise',
  reasonsHelp: 'Én pr. linje, i den rækkefølge de tilbydes; cifrene 1 til 9 vælger. Enhver anden begrundelse kan stadig skrives.',
  trackers: 'Opret en sag',
  trackersHelp: 'Adressen åbner i en ny fane; {title}, {body} og {url} står for fundets.',
  name: 'Navn',
  address: 'Adresse til en ny sag',
  add: (name: string) => `Tilføj ${name}`,
  other: 'en anden',
  remove: (name: string) => `Fjern ${name}`,
  fault: 'Adressen kan ikke åbne en sag: den begynder med https:// og en vært og indeholder {title}, {body} eller {url}.',
  saved: 'Gemt',
}
