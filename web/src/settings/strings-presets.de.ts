import type { presets as English } from './strings-presets.en.ts'

export const presets: typeof English = {
  title: 'Gründe und Tickets',
  note: 'Was Prüfende am Pult bereitfinden.',
  reasons: 'Gründe zum Verwerfen',
  reasonsHelp:
    'Einer je Zeile, in der Reihenfolge, in der sie angeboten werden; die Ziffern 1 bis 9 wählen. Jeder andere Grund kann ' +
    'weiter geschrieben werden.',
  trackers: 'Ticket anlegen',
  trackersHelp: 'Die Adresse öffnet sich in einem neuen Tab; {title}, {body} und {url} stehen für die des Fundes.',
  name: 'Name',
  address: 'Adresse eines neuen Tickets',
  add: (name: string) => `${name} hinzufügen`,
  other: 'anderes',
  remove: (name: string) => `${name} entfernen`,
  fault: 'Diese Adresse kann kein Ticket öffnen: Sie beginnt mit https:// und einem Host und enthält {title}, {body} oder {url}.',
  saved: 'Gespeichert',
}
