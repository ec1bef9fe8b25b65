import type { deskFilters as English } from './strings-filters.en.ts'
import { number } from '../../base/format.ts'

export const deskFilters: typeof English = {
  title: 'Filtri',
  all: 'Tutti i filtri',
  find: 'Cerca un filtro o un valore',
  apply: 'Applica',
  foot: 'Le frecce spostano, Spazio spunta.',
  enterTakes: (label) => `Invio prende: ${label}`,
  more: (n) => `Altri ${number(n)}: digitare una parola`,
  keys: {
    elevatedWithEnd: 'Rischio elevato, con una scadenza',
    screens: 'Un’altra schermata (non in Revisione): G, poi la lettera',
    findings: 'Rilievi della voce',
    inEditor: 'Nell’editor delle regole',
    save: 'Salva la bozza',
    mustHit: 'Tenere la frase come da trovare',
    leaveAlone: 'Tenerla come da lasciare',
    changeClaim: 'Modifica il claim',
    replace: 'Trova e sostituisci',
    takeSuggestion: 'Accetta il suggerimento',
    tallies: 'Un conteggio come filtro',
  },
}
