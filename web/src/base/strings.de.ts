import { number } from './format.ts'
import type { base as English } from './strings.en.ts'

const TYPES: Record<string, string> = { text: 'Text', subtitles: 'Untertitel', templates: 'Templates', 'e-mail': 'E-Mail' }

/** Labels of file types, which come joined in English: "HTML, text or PDF" is "HTML, Text oder PDF". */
export const fileTypes = (joined: string): string =>
  joined
    .split(', ')
    .map((part) =>
      part
        .split(' or ')
        .map((label) => TYPES[label] ?? label.replace(' and ', ' und '))
        .join(' oder '),
    )
    .join(', ')

/** A role, which some screens hand over in small letters, as German writes it. */
export const roleName = (role: string): string => role.charAt(0).toUpperCase() + role.slice(1)

export const base: typeof English = {
  product: 'Imprimatur',
  allAudits: 'Imprimatur, alle Audits',
  skip: 'Zum Inhalt springen',
  shown: (shown, of) => `${number(shown)} von ${number(of)} angezeigt`,
  showMore: (n) => `${number(n)} weitere anzeigen`,
  workspace: 'Arbeitsbereich',
  nav: {
    main: 'Hauptmenü',
    mainSmall: 'Hauptmenü, kleine Bildschirme',
    workspace: 'Arbeitsbereich',
    sites: 'Websites',
    mine: 'Aufgaben',
    audits: 'Audits',
    desk: 'Prüfplatz',
    studio: 'Studio',
    library: 'Bibliothek',
    claims: 'Aussagen',
    rules: 'Regeln',
    settings: 'Einstellungen',
  },
  keyboardHelp: 'Tastaturhilfe',
  theme: 'Hell oder dunkel',
  menu: 'Menü',
  account: 'Konto',
  yourAccount: 'Ihr Konto',
  signOut: 'Abmelden',
  signOutEverywhere: 'Überall abmelden',
  close: 'Schließen',
  cancel: 'Abbrechen',
  reason: 'Begründung',
  reasonHelp: 'Steht im Protokoll, wie Sie sie schreiben.',
  keyCap: { ctrl: 'Strg', enter: 'Eingabe', esc: 'Esc', shift: 'Umschalt', home: 'Pos1', end: 'Ende' },
  done: 'Fertig',
  undo: 'Rückgängig',
  copy: 'Kopieren',
  copied: 'Kopiert',
  dismissMessage: 'Meldung schließen',
  tryAgain: 'Erneut versuchen',
  clear: 'Leeren',
  loading: 'Wird geladen',
  report: 'Bericht',
  findingLink: 'Link für eine Agentur',
  severity: { CRITICAL: 'Kritisch', HIGH: 'Hoch', MEDIUM: 'Mittel', LOW: 'Niedrig', UNSPECIFIED: 'Ohne Angabe', NONE: 'Ohne Angabe' },
  state: {
    undecided: 'Offen',
    elevated_risk: 'Erhöhtes Risiko',
    urgent_violation: 'Dringender Verstoß',
    dismissed: 'Verworfen',
    fixed: 'Behoben',
  },
  claimState: {
    draft: 'Entwurf',
    proved: 'Belegt',
    approved: 'Freigegeben',
    expiring: 'Läuft ab',
    expired: 'Abgelaufen',
    withdrawn: 'Zurückgezogen',
  },
  stateShort: { undecided: 'offen', elevated_risk: 'erhöht', urgent_violation: 'dringend', dismissed: 'verworfen', fixed: 'behoben' },
  status: { PENDING: 'Wartet', RUNNING: 'Läuft', COMPLETED: 'Abgeschlossen', FAILED: 'Fehlgeschlagen', CANCELLED: 'Abgebrochen' },
  decidedPercent: (percent) => (percent === 100 ? 'Alles ist entschieden' : `${percent} Prozent entschieden`),
  pageTitle: (page) => `${page} · Imprimatur`,
  notFound: 'Unter dieser Adresse gibt es nichts',
  notFoundHelp: 'Möglicherweise wurde es gelöscht, oder es gehört zu einem Arbeitsbereich, in dem Sie nicht Mitglied sind.',
  toAudits: 'Zu den Audits',
  broken: 'Diese Seite konnte nicht angezeigt werden',
  brokenHelp:
    'Ihre Entscheidungen sind gespeichert. Laden Sie die Seite neu; tritt der Fehler wieder auf, geben Sie das an den Betreiber ' +
    'des Servers weiter:',
  loadAgain: 'Seite neu laden',
  today: 'heute',
  answered: (status) => `Der Server antwortet mit ${status}.`,
  noAnswer: 'Der Server antwortet nicht. Versuchen Sie es gleich noch einmal.',
  refused: {
    sign_in_first: 'Melden Sie sich zuerst an.',
    wrong_sign_in: 'Diese E-Mail-Adresse und dieses Passwort gehören nicht zusammen.',
    wrong_code: 'Dieser Code stimmt nicht oder wurde schon benutzt.',
    begin_again: 'Beginnen Sie noch einmal mit dem Passwort.',
    many_sign_ins: (n: number) => `Zu viele Anmeldeversuche; versuchen Sie es in ${n} Min. noch einmal.`,
    many_requests: (n: number) => `Zu viele Anfragen; versuchen Sie es in ${n} Sek. noch einmal.`,
    role: 'Ihre Rolle darf das nicht; fragen Sie einen Inhaber des Arbeitsbereichs.',
    not_found: 'Das gibt es hier nicht oder nicht mehr.',
    saved_meanwhile: 'Jemand hat dieses Dokument gespeichert, seit Sie es geöffnet haben; laden Sie es neu.',
    busy: 'Der Dienst ist ausgelastet oder seine Datenbank antwortet nicht; versuchen Sie es bald noch einmal.',
    our_fault: 'Bei uns ist etwas schiefgegangen. Der Betreiber dieses Servers findet es im Log.',
  },
  signedOut: 'Sie wurden abgemeldet',
  search: 'Suchen',
  nothing: 'Nichts mit diesem Namen.',
}
