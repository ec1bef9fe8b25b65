import { date, number } from '../base/format.ts'
import { pluralIn } from '../base/plural.ts'
import type { deleting as English } from './strings.en.ts'

const plural = pluralIn('nb')
const findings = (n: number) => plural(n, { one: 'funn', other: 'funn' })

const size = (bytes: number): string =>
  bytes < 1024 ** 2 ? `${number(Math.ceil(bytes / 1024))} kB` : `${number(Math.round(bytes / 1024 ** 2))} MB`

export const deleting: typeof English = {
  delete: 'Slett',
  deleteWhat: { audit: (name) => `Slett revisjonen ${name}`, site: (name) => `Slett nettstedet ${name}` },
  deletePerson: (name) => `Slett data om ${name}`,
  deleteData: 'Slett data',
  deleteDocument: (name) => `Slett dokumentet ${name}`,
  counting: 'Teller hva som forsvinner …',
  goes: 'Hva som forsvinner for godt',
  stays: 'Hva som beholdes',
  pages: 'Sidene slik de var',
  pagesNumber: (texts, bytes) => `${number(texts)}, ${size(bytes)}`,
  texts: 'Uttrukne tekster',
  runs: 'Kjøringer',
  assets: 'Elementer',
  findings: 'Funn og statusen deres',
  comments: 'Kommentarer',
  entries: 'Oppføringer i loggen',
  carried: (n, when) => `Avgjørelser videreført til ${date(when)}: ${number(n)}, med begrunnelse og navn`,
  otherRuns: 'De andre kjøringene og tallene i historikken deres',
  noRuns: 'Alle andre revisjoner og nettsteder i arbeidsområdet',
  tombstoneStays: 'Et slettenotat i loggen, slik at kjeden fortsatt kan etterprøves',
  tombstone: 'Slettenotatet kommer til å si',
  sha: (hash) => `sha-256 av funnene ${hash.slice(0, 8)} … ${hash.slice(-8)}`,
  shaLater: 'sha-256 av funnene, når de er borte',
  running: 'Den kjører fortsatt og avbrytes først.',
  compared: (n) =>
    `${n === 1 ? 'Én kjøring er' : `${number(n)} kjøringer er`} sammenlignet med denne. Avgjørelsene i ${n === 1 ? 'den' : 'dem'} ` +
    'beholdes; hva som er nytt og borte siden da, vises ikke lenger.',
  schedule: 'Tidsplanen opphører.',
  type: 'Skriv navnet for å slette:',
  nameRight: 'Navnet er riktig',
  background: 'Kjører i bakgrunnen; arbeidsbordet er fortsatt åpent',
  never: 'Kan ikke angres',
  verb: {
    audit: (count, assets) => `Slett ${findings(count)}, ${plural(assets, { one: 'side', other: 'sider' })}`,
    site: (runs, count) => `Slett ${plural(runs, { one: 'kjøring', other: 'kjøringer' })}, ${findings(count)}`,
    person: (n) => `Slett navnet ${plural(n, { one: 'sted', other: 'steder' })}`,
    document: 'Slett 1 dokument',
  },
  done: { audit: 'Revisjonen er slettet', site: 'Nettstedet er slettet', person: 'Dataene er slettet' },
  person: {
    account: 'Medlemskap, nøkler, økter og innlogging; kontoen hvis dette var det siste arbeidsområdet',
    name: 'Navnet under kommentarer',
    decided: 'Navnet i logger og avgjørelser',
    assigned: 'Tildelinger',
    blockedGoes: 'Medlemskap, nøkler og økter, straks',
    blockedStays: 'Navn, adresse og alt annet, til den siste slettesperren er opphevet',
    keepsText: 'Det som er avgjort og skrevet, under et pseudonym',
    keepsTrail: 'Navnet i hashede oppføringer i loggen, som ingen får se: Uten det kunne ikke kjeden etterprøves',
  },
  document: 'Teksten og funnene i den. Det revisjoner har lest av den, blir værende hos dem.',
  kept: 'Oppbevares i',
  keepNote:
    'Det som er eldre, slettes av workeren innen en time, med et slettenotat. ' +
    'Det du sletter selv, er borte straks, og radene kort tid etter.',
  keep: {
    pages: 'Sidene slik de var, dager',
    texts: 'Uttrukne tekster, dager',
    audits: 'Hele revisjoner, dager',
    versions: 'Versjoner av dokumenter som ingen har navngitt, gjenopprettet, godkjent eller sendt ut, dager',
  },
  ever: 'for alltid',
  serverKeeps: (days) => `Denne serveren oppbevarer sider og tekster i høyst ${plural(days, { one: 'dag', other: 'dager' })}.`,
  tombstones: 'Slettet',
  none: 'Ingenting er slettet ennå',
  noneHelp: 'Revisjoner slettes på siden sin, av en eier som skriver navnet.',
  progress: (removed, total) => `${number(removed)} av ${plural(total, { one: 'rad', other: 'rader' })} borte`,
  more: 'Vis flere',
  placeHold: 'Sett en slettesperre',
  holdHelp:
    'Så lenge den gjelder, sletter ingen det: ingen eier, ingen nøkkel, ingen kommando, ingen oppbevaringstid. En eier opphever den i ' +
    'Innstillinger, Oppbevaring.',
  matter: 'Sak',
  matterHelp: 'Saken, forespørselen eller undersøkelsen den er til for.',
  held: 'Slettesperren er satt',
  blocks: (text) =>
    `${text}. Tilgangen opphører nå, men dataene sperres og slettes først når den siste slettesperren for personen er opphevet.`,
  verbBlock: 'Sperr dataene',
  doneBlocked: 'Dataene er sperret til slettesperren er opphevet',
}
