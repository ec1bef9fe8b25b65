import type { deleting as English } from './strings.en.ts'
import { date, number } from '../base/format.ts'
import { days, den, findings, pages, plural, runs } from '../base/swedish.ts'

const size = (bytes: number): string =>
  bytes < 1024 ** 2 ? `${number(Math.ceil(bytes / 1024))} kB` : `${number(Math.round(bytes / 1024 ** 2))} MB`

export const deleting: typeof English = {
  delete: 'Radera',
  deleteWhat: { audit: (name) => `Radera granskningen ${name}`, site: (name) => `Radera webbplatsen ${name}` },
  deletePerson: (name) => `Radera uppgifterna om ${name}`,
  deleteData: 'Radera uppgifter',
  deleteDocument: (name) => `Radera dokumentet ${name}`,
  counting: 'Räknar det som försvinner …',
  goes: 'Det här försvinner, för gott',
  stays: 'Det här blir kvar',
  pages: 'Sidor som de var',
  pagesNumber: (texts, bytes) => `${number(texts)}, ${size(bytes)}`,
  texts: 'Extraherade texter',
  runs: 'Körningar',
  assets: 'Objekt',
  findings: 'Anmärkningar och deras status',
  comments: 'Kommentarer',
  entries: 'Loggposter',
  carried: (n, when) => `Beslut som överförts till ${den(date(when))}: ${number(n)}, med skäl och namn`,
  otherRuns: 'De andra körningarna, och talen i deras historik',
  noRuns: 'Alla arbetsytans andra granskningar och webbplatser',
  tombstoneStays: 'Ett raderingsintyg i loggen, så att kedjan fortfarande kan verifieras',
  tombstone: 'Raderingsintyget kommer att säga',
  sha: (hash) => `sha-256 för anmärkningarna ${hash.slice(0, 8)} … ${hash.slice(-8)}`,
  shaLater: 'sha-256 för anmärkningarna, när de är borta',
  running: 'Den pågår fortfarande och avbryts först.',
  compared: (n) =>
    `${plural(n, 'körning jämfördes', 'körningar jämfördes')} med denna. Besluten är kvar; ` +
    'det som var nytt och borta sedan dess visas inte längre.',
  schedule: 'Dess schema upphör.',
  type: 'Skriv namnet för att radera:',
  nameRight: 'Namnet stämmer',
  background: 'Körs i bakgrunden; bedömningsvyn förblir öppen',
  never: 'Kan inte ångras',
  verb: {
    audit: (found, assets) => `Radera ${findings(found)}, ${pages(assets)}`,
    site: (count, found) => `Radera ${runs(count)}, ${findings(found)}`,
    person: (n) => `Radera namnet på ${plural(n, 'ställe', 'ställen')}`,
    document: 'Radera 1 dokument',
  },
  done: { audit: 'Granskningen är raderad', site: 'Webbplatsen är raderad', person: 'Uppgifterna är raderade' },
  person: {
    account: 'Medlemskap, nycklar, sessioner och inloggning; kontot om detta var den sista arbetsytan',
    name: 'Namn under kommentarer',
    decided: 'Namn i loggar och beslut',
    assigned: 'Tilldelningar',
    blockedGoes: 'Medlemskap, nycklar och sessioner, genast',
    blockedStays: 'Namn, adress och allt annat, tills den sista spärren hävs',
    keepsText: 'Det som beslutats och skrivits, under pseudonym',
    keepsTrail: 'Namnet i hashade loggposter, som ingen får se: utan det kan kedjan inte verifieras',
  },
  document: 'Texten och dess anmärkningar. Det som granskningar har läst av den är kvar hos dem.',
  kept: 'Bevaras i',
  keepNote:
    'Det som är äldre raderas automatiskt inom en timme, med ett raderingsintyg. ' +
    'Det du själv raderar är borta genast, och dess rader strax därefter.',
  keep: {
    pages: 'Sidor som de var, dagar',
    texts: 'Extraherade texter, dagar',
    audits: 'Hela granskningar, dagar',
    versions: 'Dokumentversioner som ingen namngett, återställt, godkänt eller skickat ut, dagar',
  },
  ever: 'för alltid',
  serverKeeps: (n) => `Den här servern bevarar sidor och texter i högst ${days(n)}.`,
  tombstones: 'Raderat',
  none: 'Inget har raderats än',
  noneHelp: 'Granskningar raderas på sin sida, av en ägare som skriver namnet.',
  progress: (removed, total) => `${number(removed)} av ${number(total)} rader borta`,
  more: 'Visa fler',
  placeHold: 'Lägg en rättslig spärr',
  holdHelp:
    'Så länge den gäller raderar ingen detta: ingen ägare, ingen nyckel, inget kommando, ingen gallring. En ägare häver den under ' +
    'Inställningar, Bevarande.',
  matter: 'Ärende',
  matterHelp: 'Målet, begäran eller utredningen som den gäller.',
  held: 'Den rättsliga spärren är lagd',
  blocks: (text) =>
    `${text}. Åtkomsten upphör nu, men uppgifterna blockeras i stället för att raderas: de raderas när den sista spärren på ` +
    'personen hävs.',
  verbBlock: 'Blockera uppgifterna',
  doneBlocked: 'Uppgifterna är blockerade tills spärren hävs',
}
