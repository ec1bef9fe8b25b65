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
  holds: {
    title: 'Slettesperrer',
    note:
      'Det som er sperret, slettes av ingen og heller ikke på grunn av alder. Settes på siden til en revisjon eller et nettsted, eller ' +
      'fra kommandolinjen.',
    none: 'Ingenting er sperret.',
    kind: { audit: 'revisjon', site: 'nettsted', document: 'dokument', person: 'person' },
    since: (when, name, matter) => `Siden ${date(when)}, av ${name}, for ${matter}`,
    waits: (when) => `Skal slettes siden ${date(when)}: Dataene er sperret og venter på at denne slettesperren oppheves.`,
    liftedBy: (when, name) => `Opphevet ${date(when)} av ${name}`,
    lift: 'Opphev',
    liftWhat: (name) => `Opphev slettesperren for ${name}`,
    liftHelp:
      'Deretter kan det slettes igjen, med mindre en annen sperre eller en minste oppbevaringstid holder på det. Hvem som opphevet den, ' +
      'og hvorfor, står i adminloggen.',
    done: 'Slettesperren er opphevet',
    doneErased: 'Slettesperren er opphevet, og dataene som ventet på det, er slettet',
  },
  minimum: {
    title: 'Minste oppbevaringstid',
    note:
      'Hvor lenge revisjoner og godkjente dokumenter minst oppbevares, uansett hvem som vil slette dem. Av flere regler gjelder den ' +
      'lengste; en regel som er avsluttet, holder fortsatt på det som er eldre enn avslutningen.',
    none: 'Ingen regler: Alt kan slettes.',
    covers: 'Omfatter',
    coversWhat: { audits: 'Revisjoner', documents: 'Godkjente dokumenter' },
    market: 'Marked',
    anyMarket: 'alle markeder',
    yearsLabel: 'Oppbevar, år',
    keep: 'Oppbevar',
    kept: (years) => (years === null ? 'for alltid' : plural(years, { one: 'år', other: 'år' })),
    from: { audits: 'fra revisjonens slutt', documents: 'fra siste endring' },
    because: 'Fordi',
    becauseHelp: 'Loven, kontrakten eller den interne regelen som krever det.',
    ended: (when) => `Avsluttet ${date(when)}`,
    endedKeeps: (until) => (until ? `holder på det som er eldre, til ${date(until)}` : 'holder på det som er eldre, for alltid'),
    add: 'Legg til en regel',
    added: 'Regelen er lagt til',
    end: 'Avslutt',
    endWhat: (because) => `Avslutt regelen ${because}`,
    endHelp:
      'Det som sluttet eller sist ble endret før nå, holder den fortsatt på, fordi det er lovet. Det som er nyere, holder den ikke på.',
    endedNow: 'Regelen er avsluttet',
  },
}
