import { plural } from '../base/dutch.ts'
import { date, number } from '../base/format.ts'
import type { deleting as English } from './strings.en.ts'

const size = (bytes: number): string =>
  bytes < 1024 ** 2 ? `${number(Math.ceil(bytes / 1024))} kB` : `${number(Math.round(bytes / 1024 ** 2))} MB`
const findingsOf = (n: number) => plural(n, 'bevinding', 'bevindingen')

export const deleting: typeof English = {
  delete: 'Verwijderen',
  deleteWhat: { audit: (name) => `Audit ${name} verwijderen`, site: (name) => `Site ${name} verwijderen` },
  deletePerson: (name) => `Gegevens van ${name} verwijderen`,
  deleteData: 'Gegevens verwijderen',
  deleteDocument: (name) => `Document ${name} verwijderen`,
  counting: 'Tellen wat er verdwijnt…',
  goes: 'Wat voorgoed verdwijnt',
  stays: 'Wat blijft',
  pages: 'Pagina’s zoals ze waren',
  pagesNumber: (texts, bytes) => `${number(texts)}, ${size(bytes)}`,
  texts: 'Uitgelezen teksten',
  runs: 'Runs',
  assets: 'Items',
  findings: 'Bevindingen en hun status',
  comments: 'Opmerkingen',
  entries: 'Registraties in de audittrail',
  carried: (n, when) => `Beslissingen overgenomen naar ${date(when)}: ${number(n)}, met reden en naam`,
  otherRuns: 'De andere runs, en de getallen in hun geschiedenis',
  noRuns: 'Alle andere audits en sites van de werkruimte',
  tombstoneStays: 'Een verwijderbewijs in de audittrail, zodat de keten blijft kloppen',
  tombstone: 'In het verwijderbewijs komt',
  sha: (hash) => `sha-256 van de bevindingen ${hash.slice(0, 8)} … ${hash.slice(-8)}`,
  shaLater: 'sha-256 van de bevindingen, als ze weg zijn',
  running: 'Deze loopt nog en wordt eerst geannuleerd.',
  compared: (n) =>
    `${n === 1 ? 'Eén run is' : `${number(n)} runs zijn`} met deze vergeleken. De beslissingen daarin blijven; ` +
    'wat sindsdien nieuw en verdwenen was, wordt niet meer getoond.',
  schedule: 'Het schema eindigt.',
  type: 'Typ de naam om te verwijderen:',
  nameRight: 'De naam klopt',
  background: 'Gebeurt op de achtergrond; de werkbank blijft open',
  never: 'Kan niet ongedaan worden gemaakt',
  verb: {
    audit: (findings, assets) => `${findingsOf(findings)}, ${plural(assets, 'pagina', 'pagina’s')} verwijderen`,
    site: (runs, findings) => `${plural(runs, 'run', 'runs')}, ${findingsOf(findings)} verwijderen`,
    person: (n) => `Naam op ${plural(n, 'plek', 'plekken')} verwijderen`,
    document: '1 document verwijderen',
  },
  done: { audit: 'De audit is verwijderd', site: 'De site is verwijderd', person: 'De gegevens zijn verwijderd' },
  person: {
    account: 'Lidmaatschap, sleutels, sessies en inloggegevens; het account als dit de laatste werkruimte was',
    name: 'Naam bij opmerkingen',
    decided: 'Naam in audittrails en beslissingen',
    assigned: 'Toewijzingen',
    blockedGoes: 'Lidmaatschap, sleutels en sessies, meteen',
    blockedStays: 'Naam, adres en al het andere, tot de laatste legal hold is opgeheven',
    keepsText: 'Wat is beslist en geschreven, onder een pseudoniem',
    keepsTrail: 'De naam in gehashte registraties, die niemand te zien krijgt: zonder de naam zou de keten niet kloppen',
  },
  document: 'De tekst en de bevindingen erin. Wat audits ervan hebben gelezen, blijft bij die audits.',
  kept: 'Bewaard voor',
  keepNote:
    'Wat ouder is, verwijdert de worker binnen een uur, met een verwijderbewijs. ' +
    'Wat je zelf verwijdert, is meteen weg, en de rijen ervan kort daarna.',
  keep: {
    pages: 'Pagina’s zoals ze waren, dagen',
    texts: 'Uitgelezen teksten, dagen',
    audits: 'Hele audits, dagen',
    versions: 'Versies van documenten die niemand een naam gaf, herstelde, goedkeurde of verstuurde, dagen',
  },
  ever: 'voor altijd',
  serverKeeps: (days) => `Deze server bewaart pagina’s en teksten hooguit ${plural(days, 'dag', 'dagen')}.`,
  tombstones: 'Verwijderd',
  none: 'Er is nog niets verwijderd',
  noneHelp: 'Audits worden op hun eigen pagina verwijderd, door een eigenaar die de naam typt.',
  progress: (removed, total) => `${number(removed)} van ${number(total)} rijen weg`,
  more: 'Meer tonen',
  placeHold: 'Legal hold instellen',
  holdHelp:
    'Zolang die geldt, verwijdert niemand dit: geen eigenaar, geen sleutel, geen opdracht, geen bewaartermijn. Een eigenaar heft hem op ' +
    'bij Instellingen, Bewaartermijnen.',
  matter: 'Zaak',
  matterHelp: 'De rechtszaak, het verzoek of het onderzoek waar het om gaat.',
  held: 'De legal hold is ingesteld',
  blocks: (text) =>
    `${text}. De toegang eindigt nu, maar de gegevens worden geblokkeerd, niet verwijderd: dat gebeurt als de laatste legal hold op deze ` +
    'persoon is opgeheven.',
  verbBlock: 'Gegevens blokkeren',
  doneBlocked: 'De gegevens zijn geblokkeerd tot de legal hold is opgeheven',
}
