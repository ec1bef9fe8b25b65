import { date } from '../base/format.ts'
import { pluralIn } from '../base/plural.ts'
import type { keeping as English } from './strings-keeping.en.ts'

const plural = pluralIn('nb')

export const keeping: typeof English = {
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
