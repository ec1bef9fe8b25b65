import { date, number } from '../base/format.ts'
import { pluralIn } from '../base/plural.ts'
import type { deleting as English } from './strings.en.ts'

const plural = pluralIn('da')
const findings = (n: number) => plural(n, { one: 'fund', other: 'fund' })

const size = (bytes: number): string =>
  bytes < 1024 ** 2 ? `${number(Math.ceil(bytes / 1024))} kB` : `${number(Math.round(bytes / 1024 ** 2))} MB`

export const deleting: typeof English = {
  delete: 'Slet',
  deleteWhat: { audit: (name) => `Slet auditen ${name}`, site: (name) => `Slet websitet ${name}` },
  deletePerson: (name) => `Slet data om ${name}`,
  deleteData: 'Slet data',
  deleteDocument: (name) => `Slet dokumentet ${name}`,
  counting: 'Tæller, hvad der forsvinder …',
  goes: 'Hvad der forsvinder for altid',
  stays: 'Hvad der bevares',
  pages: 'Sider, som de var',
  pagesNumber: (texts, bytes) => `${number(texts)}, ${size(bytes)}`,
  texts: 'Udtrukne tekster',
  runs: 'Kørsler',
  assets: 'Elementer',
  findings: 'Fund og deres status',
  comments: 'Kommentarer',
  entries: 'Logposter',
  carried: (n, when) => `Afgørelser videreført til ${date(when)}: ${number(n)}, med begrundelse og navn`,
  otherRuns: 'De andre kørsler og tallene i deres historik',
  noRuns: 'Alle andre audits og websites i arbejdsområdet',
  tombstoneStays: 'Et slettenotat i loggen, så kæden stadig kan efterprøves',
  tombstone: 'Slettenotatet kommer til at sige',
  sha: (hash) => `sha-256 af fundene ${hash.slice(0, 8)} … ${hash.slice(-8)}`,
  shaLater: 'sha-256 af fundene, når de er væk',
  running: 'Den kører stadig og annulleres først.',
  compared: (n) =>
    `${n === 1 ? 'Én kørsel er' : `${number(n)} kørsler er`} sammenlignet med denne. ${n === 1 ? 'Dens' : 'Deres'} afgørelser bevares; ` +
    'hvad der er nyt og væk siden da, vises ikke mere.',
  schedule: 'Dens tidsplan ophører.',
  type: 'Skriv navnet for at slette:',
  nameRight: 'Navnet er rigtigt',
  background: 'Kører i baggrunden; arbejdsbordet er stadig åbent',
  never: 'Kan ikke fortrydes',
  verb: {
    audit: (count, assets) => `Slet ${findings(count)}, ${plural(assets, { one: 'side', other: 'sider' })}`,
    site: (runs, count) => `Slet ${plural(runs, { one: 'kørsel', other: 'kørsler' })}, ${findings(count)}`,
    person: (n) => `Slet navnet ${plural(n, { one: 'sted', other: 'steder' })}`,
    document: 'Slet 1 dokument',
  },
  done: { audit: 'Auditen er slettet', site: 'Websitet er slettet', person: 'Dataene er slettet' },
  person: {
    account: 'Medlemskab, nøgler, sessioner og login; kontoen, hvis dette var det sidste arbejdsområde',
    name: 'Navnet under kommentarer',
    decided: 'Navnet i logge og afgørelser',
    assigned: 'Tildelinger',
    blockedGoes: 'Medlemskab, nøgler og sessioner, straks',
    blockedStays: 'Navn, adresse og alt andet, indtil den sidste slettespærre er ophævet',
    keepsText: 'Det, der er afgjort og skrevet, under et pseudonym',
    keepsTrail: 'Navnet i logposter med hash, som ingen får vist: Uden det kunne kæden ikke efterprøves',
  },
  document: 'Teksten og dens fund. Det, audits har læst af den, bliver hos dem.',
  kept: 'Opbevares i',
  keepNote:
    'Det, der er ældre, slettes af workeren inden for en time, med et slettenotat. ' +
    'Det, du selv sletter, er væk straks, og dets rækker kort efter.',
  keep: {
    pages: 'Sider, som de var, dage',
    texts: 'Udtrukne tekster, dage',
    audits: 'Hele audits, dage',
    versions: 'Versioner af dokumenter, som ingen har navngivet, gendannet, godkendt eller sendt ud, dage',
  },
  ever: 'for altid',
  serverKeeps: (days) => `Denne server opbevarer sider og tekster i højst ${plural(days, { one: 'dag', other: 'dage' })}.`,
  tombstones: 'Slettet',
  none: 'Intet er slettet endnu',
  noneHelp: 'Audits slettes på deres side af en ejer, der skriver navnet.',
  progress: (removed, total) => `${number(removed)} af ${plural(total, { one: 'række', other: 'rækker' })} væk`,
  more: 'Vis flere',
  placeHold: 'Sæt en slettespærre',
  holdHelp:
    'Så længe den gælder, sletter ingen det: ingen ejer, ingen nøgle, ingen kommando, ingen opbevaringstid. En ejer ophæver den i ' +
    'Indstillinger, Opbevaring.',
  matter: 'Sag',
  matterHelp: 'Den sag, anmodning eller undersøgelse, den er til for.',
  held: 'Slettespærren er sat',
  blocks: (text) => `${text}. Adgangen ophører nu, men data spærres og slettes først, når den sidste slettespærre på personen er ophævet.`,
  verbBlock: 'Spær data',
  doneBlocked: 'Data er spærret, indtil slettespærren er ophævet',
}
