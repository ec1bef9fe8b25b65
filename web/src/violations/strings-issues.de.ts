import type { issues as English } from './strings-issues.en.ts'
import { number } from '../base/format.ts'

export const issues: typeof English = {
  issue: 'Ticket',
  create: (name: string) => `In ${name} anlegen`,
  address: 'Link des Tickets',
  keep: 'Link behalten',
  paste: 'Link einfügen',
  kept: 'Link behalten',
  remove: 'Link entfernen',
  wholeGroup: (n: number) => `Für die ganze Gruppe (${number(n)})`,
  opens: 'Öffnet sich in einem neuen Tab. Danach den Link des Tickets hier einfügen.',
  linked: 'verknüpfte das Ticket',
  unlinked: 'entfernte den Link des Tickets',
  firstFound: (when: string) => `Zuerst gefunden ${when}`,
  ready: 'Gründe des Arbeitsbereichs',
  own: 'Ihre letzten anderen',
}
