import { plural } from '../base/dutch.ts'
import { date } from '../base/format.ts'
import type { keeping as English } from './strings-keeping.en.ts'

export const keeping: typeof English = {
  holds: {
    title: 'Legal holds',
    note:
      'Wat eronder valt, verwijdert niemand, ook niet als het oud is. In te stellen op de pagina van een audit of site, of via de ' +
      'opdrachtregel.',
    none: 'Er geldt geen legal hold.',
    kind: { audit: 'audit', site: 'site', document: 'document', person: 'persoon' },
    since: (when, name, matter) => `Sinds ${date(when)}, door ${name}, voor ${matter}`,
    waits: (when) => `Te verwijderen sinds ${date(when)}: de gegevens zijn geblokkeerd tot deze legal hold is opgeheven.`,
    liftedBy: (when, name) => `Opgeheven op ${date(when)} door ${name}`,
    lift: 'Opheffen',
    liftWhat: (name) => `Legal hold op ${name} opheffen`,
    liftHelp:
      'Daarna kan het weer worden verwijderd, tenzij een andere legal hold of een minimale bewaartermijn het tegenhoudt. Wie hem ' +
      'ophief en ' +
      'waarom, staat in het beheerlogboek.',
    done: 'De legal hold is opgeheven',
    doneErased: 'De legal hold is opgeheven, en de gegevens die erop wachtten zijn verwijderd',
  },
  minimum: {
    title: 'Minimale bewaartermijn',
    note:
      'Hoelang audits en goedgekeurde documenten ten minste worden bewaard, wie ze ook wil verwijderen. Van meer regels telt de langste; ' +
      'een beëindigde regel bewaart nog wat ouder is dan het einde ervan.',
    none: 'Geen regels: alles kan worden verwijderd.',
    covers: 'Betreft',
    coversWhat: { audits: 'Audits', documents: 'Goedgekeurde documenten' },
    market: 'Markt',
    anyMarket: 'alle markten',
    yearsLabel: 'Bewaren, jaren',
    keep: 'Bewaren',
    kept: (years) => (years === null ? 'voor altijd' : plural(years, 'jaar', 'jaar')),
    from: { audits: 'vanaf het einde van de audit', documents: 'vanaf de laatste wijziging' },
    because: 'Omdat',
    becauseHelp: 'De wet, het contract of de huisregel die erom vraagt.',
    ended: (when) => `Beëindigd op ${date(when)}`,
    endedKeeps: (until) => (until ? `bewaart wat ouder is tot ${date(until)}` : 'bewaart wat ouder is voor altijd'),
    add: 'Regel toevoegen',
    added: 'De regel is toegevoegd',
    end: 'Beëindigen',
    endWhat: (because) => `Regel ${because} beëindigen`,
    endHelp: 'Wat vóór nu eindigde of voor het laatst is gewijzigd, blijft bewaard, want dat was beloofd. Wat nieuwer is niet.',
    endedNow: 'De regel is beëindigd',
  },
}
