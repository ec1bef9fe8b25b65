import type { goTo as English } from './strings.en.ts'

/** Going anywhere by Ctrl+K, or by G and a letter. */
export const goTo: typeof English = {
  title: 'Vai a',
  label: 'Schermate, siti, audit, documenti, claim, regole, persone, rilievi',
  kinds: {
    screen: 'Schermata',
    action: 'Azione',
    setting: 'Impostazione',
    site: 'Sito',
    audit: 'Audit',
    document: 'Documento',
    claim: 'Claim',
    rule: 'Regola',
    person: 'Persona',
    finding: 'Rilievi',
  },
  newAudit: 'Nuovo audit',
  newSite: 'Nuovo sito',
  newDocument: 'Nuovo documento',
  newRule: 'Nuova regola',
  newClaim: 'Nuovo claim',
  theme: 'Chiaro o scuro',
  keys: 'Scorciatoie da tastiera',
  findings: (text) => `I miei rilievi con «${text}»`,
  none: 'Nessun risultato con questo nome.',
  searching: 'Ricerca…',
  foot: 'Ovunque, tranne in Revisione: G, poi M, A, S, D, T, L, C, R o E.',
}
