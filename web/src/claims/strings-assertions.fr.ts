import { pluralIn } from '../base/plural.ts'
import type { assertions as English } from './strings-assertions.en.ts'

const plural = pluralIn('fr')
const PAGES = { one: 'page', other: 'pages' }
const SENTENCES = { one: 'phrase', other: 'phrases' }

export const assertions: typeof English = {
  title: 'Affirmations sans preuve',
  pageTitle: (name) => `Affirmations sans preuve · ${name} · Imprimatur`,
  note:
    'Phrases qui affirment quelque chose de vérifiable et ne disent aucune allégation approuvée. Ce ne sont pas des infractions : ' +
    'personne n’a ' +
    'dit qu’elles sont fausses, mais rien ici ne les prouve.',
  kind: 'Nature',
  all: 'Toutes',
  kinds: {
    figure: 'chiffre',
    comparison: 'comparaison',
    superlative: 'superlatif',
    certificate: 'certificat',
    award: 'récompense',
    test: 'test',
    health: 'effet sur la santé',
    environment: 'environnement',
  },
  columns: { sentence: 'Phrase', kind: 'Nature', stands: 'Présence', nearest: 'Allégation la plus proche' },
  times: (n) => `${n} fois`,
  pages: (n) => `sur ${plural(n, { one: 'page', other: 'pages' })}`,
  nearestNone: 'aucune proche',
  make: 'En faire une allégation',
  looked(sentences, looked, pages) {
    const read = looked === pages ? plural(pages, PAGES) : `${looked} sur ${plural(pages, PAGES)}`
    return `Examiné : ${plural(sentences, SENTENCES)} de ${read}.`
  },
  emptyTitle: 'Rien sans preuve.',
  emptyHelp: 'Chaque phrase reconnue comme vérifiable dit une allégation approuvée. Toutes les affirmations ne sont pas reconnues.',
  more: 'Afficher d’autres phrases',
  busy: 'Lecture des pages…',
}
