import type { presets as English } from './strings-presets.en.ts'

export const presets: typeof English = {
  title: 'Skäl och ärenden',
  note: 'Vad granskare har till hands vid bordet.',
  reasons: 'Skäl att avfärda',
  reasonsHelp: 'Ett per rad, i den ordning de erbjuds; siffrorna 1 till 9 väljer. Alla andra skäl kan fortfarande skrivas.',
  trackers: 'Skapa ett ärende',
  trackersHelp: 'Adressen öppnas i en ny flik; {title}, {body} och {url} står för fyndets.',
  name: 'Namn',
  address: 'Adress till ett nytt ärende',
  add: (name: string) => `Lägg till ${name}`,
  other: 'annan',
  remove: (name: string) => `Ta bort ${name}`,
  fault: 'Adressen kan inte öppna ett ärende: den börjar med https:// och en värd och innehåller {title}, {body} eller {url}.',
  saved: 'Sparat',
}
