import type { deskFilters as English } from './strings-filters.en.ts'
import { number } from '../../base/format.ts'

export const deskFilters: typeof English = {
  title: 'Filtres',
  all: 'Tous les filtres',
  find: 'Chercher un filtre ou une valeur',
  apply: 'Appliquer',
  foot: 'Les flèches déplacent, Espace coche.',
  enterTakes: (label) => `Entrée prend : ${label}`,
  more: (n) => `Encore ${number(n)} : saisir un mot`,
  keys: {
    elevatedWithEnd: 'Risque élevé, avec une fin',
    screens: 'Un autre écran (hors de la revue) : G, puis sa lettre',
    findings: 'Constats de l’entrée',
    inEditor: 'Dans l’éditeur de règles',
    save: 'Enregistrer le brouillon',
    mustHit: 'Garder la phrase comme à trouver',
    leaveAlone: 'La garder comme à laisser',
    changeClaim: 'Modifier l’allégation',
    replace: 'Rechercher et remplacer',
    takeSuggestion: 'Prendre la suggestion',
    tallies: 'Un compte comme filtre',
  },
}
