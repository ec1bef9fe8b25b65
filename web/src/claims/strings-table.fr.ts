import { pluralIn } from '../base/plural.ts'
import type { claimTable as English } from './strings-table.en.ts'

const plural = pluralIn('fr')

export const claimTable: typeof English = {
  import: 'Importer un tableau…',
  export: 'Exporter en CSV',
  title: 'Allégations d’un tableau',
  help:
    'CSV ou Excel ; la première ligne nomme les colonnes, comme l’export les écrit : wording EN, wording DE, ' +
    'products, markets, must stand, valid until, proof, proof page, proof passage, proof until. Avec un numéro, la ' +
    'ligne modifie cette allégation. Rien n’est approuvé.',
  choose: 'Tableau',
  summary: (fresh, changed, same, refused) => {
    const claims = plural(fresh, { one: 'nouvelle allégation', other: 'nouvelles allégations' })
    return `${claims}, ${changed} modifiées, ${same} inchangées, ${refused} refusées.`
  },
  aside: (names) => `Colonnes laissées de côté : ${names}.`,
  columns: { row: 'Ligne', claim: 'Allégation', outcome: 'Résultat' },
  outcome: { new: 'nouvelle', changed: 'modifiée', same: 'inchangée', refused: 'refusée' },
  more: (n) => `et ${plural(n, { one: 'autre ligne', other: 'autres lignes' })}`,
  now: (n) => `Reprendre ${plural(n, { one: 'allégation', other: 'allégations' })}`,
  done: (n) => `${plural(n, { one: 'allégation est reprise', other: 'allégations sont reprises' })}, et à approuver.`,
}
