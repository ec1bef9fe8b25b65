import type { deskFilters as English } from './strings-filters.en.ts'
import { number } from '../../base/format.ts'

export const deskFilters: typeof English = {
  title: 'Filter',
  all: 'Alle Filter',
  find: 'Filter oder Wert suchen',
  apply: 'Anwenden',
  foot: 'Pfeiltasten bewegen, die Leertaste hakt an.',
  enterTakes: (label) => `Enter nimmt: ${label}`,
  more: (n) => `${number(n)} weitere: ein Wort eingeben`,
  keys: {
    elevatedWithEnd: 'Erhöhtes Risiko, mit Ende',
    screens: 'Ein anderer Bereich (nicht am Prüfplatz): G, dann der Buchstabe',
    findings: 'Befunde des Eintrags',
    inEditor: 'Im Regeleditor',
    save: 'Entwurf speichern',
    mustHit: 'Satz als Treffer-Beispiel behalten',
    leaveAlone: 'Als Beispiel behalten, das er in Ruhe lässt',
    changeClaim: 'Aussage ändern',
    replace: 'Suchen und ersetzen',
    takeSuggestion: 'Vorschlag übernehmen',
    tallies: 'Zählung als Filter',
  },
}
