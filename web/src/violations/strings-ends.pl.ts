import { number } from '../base/format.ts'
import type { ends as English } from './strings-ends.en.ts'

export const ends: typeof English = {
  held: (state, day, owner) => `${state} do ${day}${owner === null ? '' : `, ${owner}`}`,
  back: (was) => `Wróciło: ${was}`,
  set: 'Ustaw koniec',
  change: 'Zmień koniec',
  soonNotice: (n) => `Moje decyzje, które wkrótce się kończą: ${number(n)}`,
  backNotice: (n) => `Moje decyzje się skończyły, do ponownej decyzji: ${number(n)}`,
  soonHere: (n) => `Decyzje, które wkrótce się kończą: ${number(n)}`,
  backHere: (n) => `Wróciły po końcu decyzji: ${number(n)}`,
  event: 'przywraca do rozstrzygnięcia: decyzja się skończyła',
  action: 'Decyzja się skończyła, do ponownej decyzji',
  filter: 'Koniec',
  endsBy: (day) => `Do ${day}`,
  hasEnded: 'Skończona',
  title: 'Decyzje, które się kończą',
  days: 'Dni przed końcem',
  daysHelp: 'Tyle dni wcześniej osoba odpowiedzialna dowiaduje się, że decyzja się kończy. Puste: nikt nie dowiaduje się wcześniej.',
  saved: 'Zapisano',
}
