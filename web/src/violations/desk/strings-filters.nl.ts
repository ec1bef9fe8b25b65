import type { deskFilters as English } from './strings-filters.en.ts'
import { number } from '../../base/format.ts'

export const deskFilters: typeof English = {
  title: 'Filters',
  all: 'Alle filters',
  find: 'Zoek een filter of een waarde',
  apply: 'Toepassen',
  foot: 'Pijltjes verplaatsen, spatie vinkt aan.',
  enterTakes: (label) => `Enter neemt: ${label}`,
  more: (n) => `Nog ${number(n)}: typ een woord`,
  keys: {
    elevatedWithEnd: 'Verhoogd risico, met een einde',
    screens: 'Een ander scherm (niet aan de werkbank): G, dan de letter',
    findings: 'Bevindingen van de regel',
    inEditor: 'In de regeleditor',
    save: 'Concept opslaan',
    mustHit: 'De zin bewaren als treffer',
    leaveAlone: 'Bewaren als met rust te laten',
    changeClaim: 'De claim wijzigen',
    replace: 'Zoeken en vervangen',
    takeSuggestion: 'Voorstel overnemen',
    tallies: 'Een telling als filter',
  },
}
