import type { issues as English } from './strings-issues.en.ts'
import { number } from '../base/format.ts'

export const issues: typeof English = {
  issue: 'Ticket',
  create: (name: string) => `Créer dans ${name}`,
  address: 'Lien du ticket',
  keep: 'Garder le lien',
  paste: 'Coller un lien',
  kept: 'Lien gardé',
  remove: 'Supprimer le lien',
  wholeGroup: (n: number) => `Pour tout le groupe (${number(n)})`,
  opens: 'S’ouvre dans un nouvel onglet. Collez ensuite ici le lien du ticket.',
  linked: 'a lié le ticket',
  unlinked: 'a supprimé le lien du ticket',
  firstFound: (when: string) => `Trouvé la première fois ${when}`,
  ready: 'Motifs de l’espace de travail',
  own: 'Vos derniers autres motifs',
}
