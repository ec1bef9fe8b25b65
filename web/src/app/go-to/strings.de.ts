import type { goTo as English } from './strings.en.ts'

export const goTo: typeof English = {
  title: 'Gehe zu',
  label: 'Seiten, Websites, Audits, Dokumente, Aussagen, Regeln, Personen, Befunde',
  kinds: {
    screen: 'Seite',
    action: 'Aktion',
    setting: 'Einstellung',
    site: 'Website',
    audit: 'Audit',
    document: 'Dokument',
    claim: 'Aussage',
    rule: 'Regel',
    person: 'Person',
    finding: 'Befunde',
  },
  newAudit: 'Neues Audit',
  newSite: 'Neue Website',
  newDocument: 'Neues Dokument',
  newRule: 'Neue Regel',
  newClaim: 'Neue Aussage',
  theme: 'Hell oder dunkel',
  keys: 'Tastenhilfe',
  findings: (text) => `Meine Befunde mit „${text}“`,
  none: 'Nichts heißt so.',
  searching: 'Suche läuft …',
  foot: 'Außer am Prüfplatz: G, dann M, A, S, D, T, L, C, R oder E.',
}
