import type { goTo as English } from './strings.en.ts'

export const goTo: typeof English = {
  title: 'Gå till',
  label: 'Vyer, webbplatser, granskningar, dokument, påståenden, regler, personer, anmärkningar',
  kinds: {
    screen: 'Vy',
    action: 'Åtgärd',
    setting: 'Inställning',
    site: 'Webbplats',
    audit: 'Granskning',
    document: 'Dokument',
    claim: 'Påstående',
    rule: 'Regel',
    person: 'Person',
    finding: 'Anmärkningar',
  },
  newAudit: 'Ny granskning',
  newSite: 'Ny webbplats',
  newDocument: 'Nytt dokument',
  newRule: 'Ny regel',
  newClaim: 'Nytt påstående',
  theme: 'Ljust eller mörkt',
  keys: 'Tangentbordshjälp',
  findings: (text) => `Mina anmärkningar med ”${text}”`,
  none: 'Inget heter så.',
  searching: 'Söker …',
  foot: 'Utanför bedömningsvyn: G och sedan M, A, S, D, T, L, C, R eller E.',
}
