import type { goTo as English } from './strings.en.ts'

export const goTo: typeof English = {
  title: 'Gå til',
  label: 'Sider, nettsteder, revisjoner, dokumenter, utsagn, regler, personer, funn',
  kinds: {
    screen: 'Side',
    action: 'Handling',
    setting: 'Innstilling',
    site: 'Nettsted',
    audit: 'Revisjon',
    document: 'Dokument',
    claim: 'Utsagn',
    rule: 'Regel',
    person: 'Person',
    finding: 'Funn',
  },
  newAudit: 'Ny revisjon',
  newSite: 'Nytt nettsted',
  newDocument: 'Nytt dokument',
  newRule: 'Ny regel',
  newClaim: 'Nytt utsagn',
  theme: 'Lyst eller mørkt',
  keys: 'Tastaturhjelp',
  findings: (text) => `Mine funn med «${text}»`,
  none: 'Ingenting heter det.',
  searching: 'Søker …',
  foot: 'Andre steder enn ved arbeidsbordet: G, deretter M, A, S, D, T, L, C, R eller E.',
}
