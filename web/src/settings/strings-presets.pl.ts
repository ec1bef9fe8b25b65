import type { presets as English } from './strings-presets.en.ts'

export const presets: typeof English = {
  title: 'Powody i zgłoszenia',
  note: 'Co recenzenci mają gotowe przy biurku.',
  reasons: 'Powody odrzucenia',
  reasonsHelp:
    'Po jednym w wierszu, w kolejności, w jakiej są proponowane; wybierają je cyfry od 1 do 9. Każdy inny powód nadal można ' + 'wpisać.',
  trackers: 'Utwórz zgłoszenie',
  trackersHelp: 'Adres otwiera się w nowej karcie; {title}, {body} i {url} oznaczają dane ustalenia.',
  name: 'Nazwa',
  address: 'Adres nowego zgłoszenia',
  add: (name: string) => `Dodaj ${name}`,
  other: 'inny',
  remove: (name: string) => `Usuń ${name}`,
  fault: 'Ten adres nie otworzy zgłoszenia: zaczyna się od https:// i hosta i zawiera {title}, {body} lub {url}.',
  saved: 'Zapisano',
}
