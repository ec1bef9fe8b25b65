import { date } from '../base/format.ts'
import { pluralIn } from '../base/plural.ts'
import type { keeping as English } from './strings-keeping.en.ts'

const plural = pluralIn('da')

export const keeping: typeof English = {
  holds: {
    title: 'Slettespærrer',
    note:
      'Det, der er spærret, slettes af ingen og heller ikke på grund af alder. Sættes på siden for en audit eller et website eller fra ' +
      'kommandolinjen.',
    none: 'Intet er spærret.',
    kind: { audit: 'audit', site: 'website', document: 'dokument', person: 'person' },
    since: (when, name, matter) => `Siden ${date(when)}, af ${name}, for ${matter}`,
    waits: (when) => `Skal slettes siden ${date(when)}: Data er spærret og venter på, at denne slettespærre ophæves.`,
    liftedBy: (when, name) => `Ophævet ${date(when)} af ${name}`,
    lift: 'Ophæv',
    liftWhat: (name) => `Ophæv slettespærren på ${name}`,
    liftHelp:
      'Derefter kan det slettes igen, medmindre en anden spærre eller en mindste opbevaringstid bevarer det. Hvem der ophævede den og ' +
      'hvorfor, står i adminloggen.',
    done: 'Slettespærren er ophævet',
    doneErased: 'Slettespærren er ophævet, og de data, der ventede på det, er slettet',
  },
  minimum: {
    title: 'Mindste opbevaringstid',
    note:
      'Hvor længe audits og godkendte dokumenter mindst opbevares, uanset hvem der vil slette dem. Af flere regler gælder den længste; ' +
      'en regel, der er afsluttet, bevarer stadig det, der er ældre end dens afslutning.',
    none: 'Ingen regler: Alt kan slettes.',
    covers: 'Omfatter',
    coversWhat: { audits: 'Audits', documents: 'Godkendte dokumenter' },
    market: 'Marked',
    anyMarket: 'alle markeder',
    yearsLabel: 'Opbevar, år',
    keep: 'Opbevar',
    kept: (years) => (years === null ? 'for altid' : plural(years, { one: 'år', other: 'år' })),
    from: { audits: 'fra auditens afslutning', documents: 'fra den seneste ændring' },
    because: 'Fordi',
    becauseHelp: 'Den lov, kontrakt eller interne regel, der kræver det.',
    ended: (when) => `Afsluttet ${date(when)}`,
    endedKeeps: (until) => (until ? `bevarer det, der er ældre, til ${date(until)}` : 'bevarer det, der er ældre, for altid'),
    add: 'Tilføj en regel',
    added: 'Reglen er tilføjet',
    end: 'Afslut',
    endWhat: (because) => `Afslut reglen ${because}`,
    endHelp:
      'Det, der sluttede eller senest blev ændret før nu, bevarer den stadig, fordi det er lovet. Det, der er nyere, bevarer den ikke.',
    endedNow: 'Reglen er afsluttet',
  },
}
