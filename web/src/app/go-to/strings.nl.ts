import type { goTo as English } from './strings.en.ts'

export const goTo: typeof English = {
  title: 'Ga naar',
  label: 'Schermen, sites, audits, documenten, claims, regels, personen, bevindingen',
  kinds: {
    screen: 'Scherm',
    action: 'Actie',
    setting: 'Instelling',
    site: 'Site',
    audit: 'Audit',
    document: 'Document',
    claim: 'Claim',
    rule: 'Regel',
    person: 'Persoon',
    finding: 'Bevindingen',
  },
  newAudit: 'Nieuwe audit',
  newSite: 'Nieuwe site',
  newDocument: 'Nieuw document',
  newRule: 'Nieuwe regel',
  newClaim: 'Nieuwe claim',
  theme: 'Licht of donker',
  keys: 'Hulp bij toetsen',
  findings: (text) => `Mijn bevindingen met ‘${text}’`,
  none: 'Niets heet zo.',
  searching: 'Zoeken…',
  foot: 'Behalve aan de werkbank: G en dan M, A, S, D, T, L, C, R of E.',
}
