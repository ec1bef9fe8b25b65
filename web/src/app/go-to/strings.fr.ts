import type { goTo as English } from './strings.en.ts'

export const goTo: typeof English = {
  title: 'Aller à',
  label: 'Écrans, sites, audits, documents, allégations, règles, personnes, constats',
  kinds: {
    screen: 'Écran',
    action: 'Action',
    setting: 'Réglage',
    site: 'Site',
    audit: 'Audit',
    document: 'Document',
    claim: 'Allégation',
    rule: 'Règle',
    person: 'Personne',
    finding: 'Constats',
  },
  newAudit: 'Nouvel audit',
  newSite: 'Nouveau site',
  newDocument: 'Nouveau document',
  newRule: 'Nouvelle règle',
  newClaim: 'Nouvelle allégation',
  theme: 'Clair ou sombre',
  keys: 'Aide du clavier',
  findings: (text) => `Mes constats avec « ${text} »`,
  none: 'Rien ne porte ce nom.',
  searching: 'Recherche…',
  foot: 'Partout sauf en revue : G, puis M, A, S, D, T, L, C, R ou E.',
}
