import type { goTo as English } from './strings.en.ts'

export const goTo: typeof English = {
  title: 'Gå til',
  label: 'Sider, websites, audits, dokumenter, udsagn, regler, personer, fund',
  kinds: {
    screen: 'Side',
    action: 'Handling',
    setting: 'Indstilling',
    site: 'Website',
    audit: 'Audit',
    document: 'Dokument',
    claim: 'Udsagn',
    rule: 'Regel',
    person: 'Person',
    finding: 'Fund',
  },
  newAudit: 'Ny audit',
  newSite: 'Nyt website',
  newDocument: 'Nyt dokument',
  newRule: 'Ny regel',
  newClaim: 'Nyt udsagn',
  theme: 'Lyst eller mørkt',
  keys: 'Tastaturhjælp',
  findings: (text) => `Mine fund med »${text}«`,
  none: 'Der er ikke noget, der hedder sådan.',
  searching: 'Søger …',
  foot: 'Andre steder end ved arbejdsbordet: G og derefter M, A, S, D, T, L, C, R eller E.',
}
