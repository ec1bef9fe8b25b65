/** Going anywhere by Ctrl+K, or by G and a letter. */
export const goTo = {
  title: 'Go to',
  label: 'Screens, sites, audits, documents, claims, rules, people, findings',
  kinds: {
    screen: 'Screen',
    action: 'Action',
    setting: 'Setting',
    site: 'Site',
    audit: 'Audit',
    document: 'Document',
    claim: 'Claim',
    rule: 'Rule',
    person: 'Person',
    finding: 'Findings',
  },
  newAudit: 'New audit',
  newSite: 'New site',
  newDocument: 'New document',
  newRule: 'New rule',
  newClaim: 'New claim',
  theme: 'Light or dark',
  keys: 'Keyboard help',
  /** What opens with the words of the search. */
  findings: (text: string) => `My findings with “${text}”`,
  none: 'Nothing is called that.',
  searching: 'Searching…',
  foot: 'Elsewhere than on the desk: G, then M, A, S, D, T, L, C, R or E.',
}
