import type { presets as English } from './strings-presets.en.ts'

export const presets: typeof English = {
  title: 'Redenen en tickets',
  note: 'Wat beoordelaars aan het bureau klaar vinden.',
  reasons: 'Redenen om af te wijzen',
  reasonsHelp:
    'Eén per regel, in de volgorde waarin ze worden aangeboden; de cijfers 1 tot 9 kiezen. Elke andere reden kan nog worden ' +
    'geschreven.',
  trackers: 'Ticket aanmaken',
  trackersHelp: 'Het adres opent in een nieuw tabblad; {title}, {body} en {url} staan voor die van de bevinding.',
  name: 'Naam',
  address: 'Adres van een nieuw ticket',
  add: (name: string) => `${name} toevoegen`,
  other: 'een ander',
  remove: (name: string) => `${name} verwijderen`,
  fault: 'Dit adres kan geen ticket openen: het begint met https:// en een host en bevat {title}, {body} of {url}.',
  saved: 'Opgeslagen',
}
