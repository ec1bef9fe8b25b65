import { number } from './format.ts'
import type { base as English } from './strings.en.ts'

const TYPES: Record<string, string> = { text: 'tekst', subtitles: 'undertekster', templates: 'skabeloner', 'e-mail': 'mail' }

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
  allAudits: 'Imprimatur, alle audits',
  skip: 'Gå til indholdet',
  shown: (shown, of) => `${number(shown)} af ${number(of)} vises`,
  showMore: (n) => `Vis ${number(n)} flere`,
  workspace: 'Arbejdsområde',
  nav: {
    main: 'Hovedmenu',
    mainSmall: 'Hovedmenu, små skærme',
    workspace: 'Arbejdsområde',
    sites: 'Websites',
    mine: 'Opgaver',
    audits: 'Audits',
    desk: 'Arbejdsbord',
    studio: 'Studio',
    library: 'Bibliotek',
    claims: 'Udsagn',
    rules: 'Regler',
    settings: 'Indstillinger',
  },
  keyboardHelp: 'Tastaturhjælp',
  theme: 'Lyst eller mørkt',
  menu: 'Menu',
  account: 'Konto',
  yourAccount: 'Din konto',
  signOut: 'Log ud',
  signOutEverywhere: 'Log ud overalt',
  close: 'Luk',
  cancel: 'Annuller',
  reason: 'Begrundelse',
  reasonHelp: 'Kommer i loggen, som du skriver den.',
  keyCap: { ctrl: 'Ctrl', enter: 'Enter', esc: 'Esc', shift: 'Shift', home: 'Home', end: 'End' },
  done: 'Færdig',
  undo: 'Fortryd',
  copy: 'Kopiér',
  copied: 'Kopieret',
  dismissMessage: 'Luk beskeden',
  tryAgain: 'Prøv igen',
  clear: 'Ryd',
  loading: 'Henter',
  report: 'Rapport',
  findingLink: 'Link til et bureau',
  severity: { CRITICAL: 'Kritisk', HIGH: 'Høj', MEDIUM: 'Middel', LOW: 'Lav', UNSPECIFIED: 'Ikke angivet', NONE: 'Ikke angivet' },
  state: {
    undecided: 'Uafklaret',
    elevated_risk: 'Forhøjet risiko',
    urgent_violation: 'Hastende overtrædelse',
    dismissed: 'Afvist',
    fixed: 'Rettet',
  },
  claimState: {
    draft: 'Udkast',
    proved: 'Underbygget',
    approved: 'Godkendt',
    expiring: 'Udløber snart',
    expired: 'Udløbet',
    withdrawn: 'Trukket tilbage',
  },
  stateShort: { undecided: 'uafklaret', elevated_risk: 'forhøjet', urgent_violation: 'hastende', dismissed: 'afvist', fixed: 'rettet' },
  status: { PENDING: 'Venter', RUNNING: 'Kører', COMPLETED: 'Afsluttet', FAILED: 'Mislykket', CANCELLED: 'Annulleret' },
  decidedPercent: (percent) => (percent === 100 ? 'Alt er afgjort' : `${percent} procent afgjort`),
  pageTitle: (page) => `${page} · Imprimatur`,
  notFound: 'Der er ikke noget på denne adresse',
  notFoundHelp: 'Måske er det slettet, eller også hører det til et arbejdsområde, som du ikke er medlem af.',
  toAudits: 'Til audits',
  broken: 'Denne side kunne ikke vises',
  brokenHelp: 'Dine afgørelser er gemt. Indlæs siden igen; sker det en gang til, så giv dette videre til den, der driver serveren:',
  loadAgain: 'Indlæs siden igen',
  today: 'i dag',
  answered: (status) => `Serveren svarede ${status}.`,
  noAnswer: 'Serveren svarer ikke. Prøv igen om et øjeblik.',
  refused: {
    sign_in_first: 'Log ind først.',
    wrong_sign_in: 'E-mailadressen og adgangskoden hører ikke sammen.',
    wrong_code: 'Koden er forkert eller allerede brugt.',
    begin_again: 'Begynd forfra med adgangskoden.',
    many_sign_ins: (n: number) => `For mange loginforsøg; prøv igen om ${n} min.`,
    many_requests: (n: number) => `For mange forespørgsler; prøv igen om ${n} sek.`,
    role: 'Din rolle må ikke dette; spørg en ejer af arbejdsområdet.',
    not_found: 'Dette findes ikke eller findes ikke længere.',
    saved_meanwhile: 'Nogen har gemt dette dokument, siden du åbnede det; indlæs det igen.',
    busy: 'Tjenesten er optaget, eller databasen svarer ikke; prøv igen snart.',
    our_fault: 'Noget gik galt hos os. Den, der driver serveren, finder det i loggen.',
  },
  signedOut: 'Du blev logget ud',
  search: 'Søg',
  nothing: 'Der er ikke noget med det navn.',
}
