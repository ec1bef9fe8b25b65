import { date } from '../base/format.ts'
import { den, plural } from '../base/swedish.ts'
import type { keeping as English } from './strings-keeping.en.ts'

export const keeping: typeof English = {
  holds: {
    title: 'Rättsliga spärrar',
    note: 'Det spärrade raderas inte av någon, inte heller av ålder. Läggs på en gransknings eller webbplats sida, eller med ett kommando.',
    none: 'Inget är spärrat.',
    kind: { audit: 'granskning', site: 'webbplats', document: 'dokument', person: 'person' },
    since: (when, name, matter) => `Sedan ${den(date(when))}, av ${name}, för ${matter}`,
    waits: (when) => `Väntar på radering sedan ${den(date(when))}: uppgifterna är blockerade tills spärren hävs.`,
    liftedBy: (when, name) => `Hävd ${den(date(when))} av ${name}`,
    lift: 'Häv',
    liftWhat: (name) => `Häv spärren på ${name}`,
    liftHelp:
      'Därefter kan det raderas igen, om inte en annan spärr eller en minsta bevarandetid hindrar det. Vem som hävde den och varför ' +
      'står i administrationsloggen.',
    done: 'Spärren är hävd',
    doneErased: 'Spärren är hävd, och uppgifterna som väntade på det är raderade',
  },
  minimum: {
    title: 'Minsta bevarandetid',
    note:
      'Hur länge granskningar och godkända dokument minst bevaras, vem som än vill radera dem. Av flera regler gäller den längsta; ' +
      'en avslutad regel bevarar fortfarande det som är äldre än dess slut.',
    none: 'Inga regler: allt kan raderas.',
    covers: 'Omfattar',
    coversWhat: { audits: 'Granskningar', documents: 'Godkända dokument' },
    market: 'Marknad',
    anyMarket: 'alla marknader',
    yearsLabel: 'Bevara, år',
    keep: 'Bevara',
    kept: (years) => (years === null ? 'för alltid' : plural(years, 'år', 'år')),
    from: { audits: 'från granskningens slut', documents: 'från senaste ändringen' },
    because: 'Grund',
    becauseHelp: 'Lagen, avtalet eller den interna regeln som kräver det.',
    ended: (when) => `Upphörde ${den(date(when))}`,
    endedKeeps: (until) => (until ? `bevarar det som är äldre till ${den(date(until))}` : 'bevarar det som är äldre för alltid'),
    add: 'Lägg till en regel',
    added: 'Regeln är tillagd',
    end: 'Avsluta',
    endWhat: (because) => `Avsluta regeln ${because}`,
    endHelp: 'Det som slutade eller senast ändrades före nu bevaras fortfarande, eftersom det utlovats. Det som är nyare bevaras inte.',
    endedNow: 'Regeln är avslutad',
  },
}
