import { number } from './format.ts'
import type { base as English } from './strings.en.ts'

const TYPES: Record<string, string> = { text: 'tekst', subtitles: 'undertekster', templates: 'maler', 'e-mail': 'e-post' }

/** Labels of file types, which come joined in English: "HTML, text or PDF" is "HTML, tekst eller PDF". */
export const fileTypes = (joined: string): string =>
  joined
    .split(', ')
    .map((part) =>
      part
        .split(' or ')
        .map((label) => TYPES[label] ?? label.replace(' and ', ' og '))
        .join(' eller '),
    )
    .join(', ')

export const base: typeof English = {
  product: 'Imprimatur',
  allAudits: 'Imprimatur, alle revisjoner',
  skip: 'Gå til innholdet',
  shown: (shown, of) => `${number(shown)} av ${number(of)} vises`,
  showMore: (n) => `Vis ${number(n)} til`,
  workspace: 'Arbeidsområde',
  nav: {
    main: 'Hovedmeny',
    mainSmall: 'Hovedmeny, små skjermer',
    workspace: 'Arbeidsområde',
    sites: 'Nettsteder',
    mine: 'Oppgaver',
    audits: 'Revisjoner',
    desk: 'Arbeidsbord',
    studio: 'Studio',
    library: 'Bibliotek',
    claims: 'Utsagn',
    rules: 'Regler',
    settings: 'Innstillinger',
  },
  keyboardHelp: 'Tastaturhjelp',
  theme: 'Lyst eller mørkt',
  menu: 'Meny',
  account: 'Konto',
  yourAccount: 'Kontoen din',
  signOut: 'Logg ut',
  signOutEverywhere: 'Logg ut overalt',
  close: 'Lukk',
  cancel: 'Avbryt',
  reason: 'Begrunnelse',
  reasonHelp: 'Kommer i loggen slik du skriver den.',
  keyCap: { ctrl: 'Ctrl', enter: 'Enter', esc: 'Esc', shift: 'Shift', home: 'Home', end: 'End' },
  done: 'Ferdig',
  undo: 'Angre',
  copy: 'Kopier',
  copied: 'Kopiert',
  dismissMessage: 'Lukk meldingen',
  tryAgain: 'Prøv igjen',
  clear: 'Tøm',
  loading: 'Henter',
  report: 'Rapport',
  findingLink: 'Lenke til et byrå',
  severity: { CRITICAL: 'Kritisk', HIGH: 'Høy', MEDIUM: 'Middels', LOW: 'Lav', UNSPECIFIED: 'Ikke angitt', NONE: 'Ikke angitt' },
  state: {
    undecided: 'Uavklart',
    elevated_risk: 'Forhøyet risiko',
    urgent_violation: 'Brudd som haster',
    dismissed: 'Avvist',
    fixed: 'Rettet',
  },
  claimState: {
    draft: 'Utkast',
    proved: 'Underbygd',
    approved: 'Godkjent',
    expiring: 'Utløper snart',
    expired: 'Utløpt',
    withdrawn: 'Trukket tilbake',
  },
  stateShort: { undecided: 'uavklart', elevated_risk: 'forhøyet', urgent_violation: 'haster', dismissed: 'avvist', fixed: 'rettet' },
  status: { PENDING: 'Venter', RUNNING: 'Kjører', COMPLETED: 'Fullført', FAILED: 'Mislyktes', CANCELLED: 'Avbrutt' },
  decidedPercent: (percent) => (percent === 100 ? 'Alt er avgjort' : `${percent} prosent avgjort`),
  pageTitle: (page) => `${page} · Imprimatur`,
  notFound: 'Det finnes ikke noe på denne adressen',
  notFoundHelp: 'Det kan være slettet, eller det hører til et arbeidsområde du ikke er medlem av.',
  toAudits: 'Til revisjonene',
  broken: 'Denne siden kunne ikke vises',
  brokenHelp: 'Avgjørelsene dine er lagret. Last siden på nytt. Skjer det igjen, gi dette videre til den som drifter serveren:',
  loadAgain: 'Last siden på nytt',
  today: 'i dag',
  answered: (status) => `Serveren svarte ${status}.`,
  noAnswer: 'Serveren svarer ikke. Prøv igjen om et øyeblikk.',
  refused: {
    sign_in_first: 'Logg inn først.',
    wrong_sign_in: 'E-postadressen og passordet hører ikke sammen.',
    wrong_code: 'Koden er feil eller allerede brukt.',
    begin_again: 'Begynn på nytt med passordet.',
    many_sign_ins: (n: number) => `For mange innloggingsforsøk; prøv igjen om ${n} min.`,
    many_requests: (n: number) => `For mange forespørsler; prøv igjen om ${n} s.`,
    role: 'Rollen din har ikke lov til dette; spør en eier av arbeidsområdet.',
    not_found: 'Dette finnes ikke her, eller ikke lenger.',
    saved_meanwhile: 'Noen har lagret dette dokumentet siden du åpnet det; last det inn på nytt.',
    busy: 'Tjenesten er opptatt, eller databasen svarer ikke; prøv igjen snart.',
    our_fault: 'Noe gikk galt hos oss. Den som driver serveren, finner det i loggen.',
  },
  signedOut: 'Du ble logget ut',
  search: 'Søk',
  nothing: 'Det finnes ikke noe med det navnet.',
}
