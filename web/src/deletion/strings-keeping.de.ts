import { date } from '../base/format.ts'
import { pluralIn } from '../base/plural.ts'
import type { keeping as English } from './strings-keeping.en.ts'

const plural = pluralIn('de')

export const keeping: typeof English = {
  holds: {
    title: 'Löschsperren',
    note:
      'Was gesperrt ist, löscht niemand, auch nicht der Ablauf der Aufbewahrung. ' +
      'Gesetzt auf der Seite eines Audits oder einer Website oder über die Befehlszeile (Legal Hold).',
    none: 'Nichts ist gesperrt.',
    kind: { audit: 'Audit', site: 'Website', document: 'Dokument', person: 'Person' },
    since: (when, name, matter) => `Seit ${date(when)}, von ${name}, für ${matter}`,
    waits: (when) => `Zu löschen seit ${date(when)}: Die Daten sind gesperrt und warten, bis diese Löschsperre aufgehoben ist.`,
    liftedBy: (when, name) => `Am ${date(when)} von ${name} aufgehoben`,
    lift: 'Aufheben',
    liftWhat: (name) => `Löschsperre für ${name} aufheben`,
    liftHelp:
      'Danach kann wieder gelöscht werden, sofern keine andere Löschsperre und keine Mindestaufbewahrung entgegensteht. ' +
      'Wer sie aufgehoben hat und warum, steht im Admin-Protokoll.',
    done: 'Die Löschsperre ist aufgehoben',
    doneErased: 'Die Löschsperre ist aufgehoben, und die Daten, die darauf warteten, sind gelöscht',
  },
  minimum: {
    title: 'Mindestaufbewahrung',
    note:
      'Wie lange Audits und freigegebene Dokumente mindestens aufbewahrt werden, wer immer sie löschen möchte. Von mehreren Vorgaben ' +
      'gilt die längste; eine beendete Vorgabe schützt weiterhin, was älter ist als ihr Ende.',
    none: 'Keine Vorgaben: Alles kann gelöscht werden.',
    covers: 'Gilt für',
    coversWhat: { audits: 'Audits', documents: 'Freigegebene Dokumente' },
    market: 'Markt',
    anyMarket: 'alle Märkte',
    yearsLabel: 'Aufbewahren, Jahre',
    keep: 'Aufbewahren',
    kept: (years) => (years === null ? 'unbegrenzt' : plural(years, { one: 'Jahr', other: 'Jahre' })),
    from: { audits: 'ab dem Ende des Audits', documents: 'ab der letzten Änderung' },
    because: 'Grundlage',
    becauseHelp: 'Das Gesetz, der Vertrag oder die interne Vorgabe, die das verlangt.',
    ended: (when) => `Beendet am ${date(when)}`,
    endedKeeps: (until) => (until ? `schützt Älteres bis ${date(until)}` : 'schützt Älteres unbegrenzt'),
    add: 'Vorgabe hinzufügen',
    added: 'Die Vorgabe ist hinzugefügt',
    end: 'Beenden',
    endWhat: (because) => `Vorgabe „${because}“ beenden`,
    endHelp: 'Was bis jetzt endete oder zuletzt geändert wurde, bleibt geschützt, weil es zugesagt war. Neueres nicht.',
    endedNow: 'Die Vorgabe ist beendet',
  },
}
