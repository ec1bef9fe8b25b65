import { date } from '../base/format.ts'
import { plural } from '../base/strings.en.ts'

export const keeping = {
  holds: {
    title: 'Legal holds',
    note: 'What is held is deleted by nobody, nor by its age. Placed on the page of an audit or a site, or by the command line.',
    none: 'Nothing is held.',
    kind: { audit: 'audit', site: 'site', document: 'document', person: 'person' },
    since: (when: string, name: string, matter: string) => `Since ${date(when)}, by ${name}, for ${matter}`,
    waits: (when: string) => `To be deleted since ${date(when)}: the data are blocked and wait for this hold to be lifted.`,
    liftedBy: (when: string, name: string) => `Lifted on ${date(when)} by ${name}`,
    lift: 'Lift',
    liftWhat: (name: string) => `Lift the hold on ${name}`,
    liftHelp: 'Then it can be deleted again, unless another hold or a minimum keeps it. Who lifted it and why is in the admin log.',
    done: 'The hold is lifted',
    doneErased: 'The hold is lifted, and the data that waited for it are deleted',
  },
  minimum: {
    title: 'Minimum retention',
    note:
      'For how long audits and approved documents are kept at least, whoever wants them deleted. Of several rules the longest counts; ' +
      'a rule that is ended still keeps what is older than its end.',
    none: 'No rules: everything can be deleted.',
    covers: 'Covers',
    coversWhat: { audits: 'Audits', documents: 'Approved documents' },
    market: 'Market',
    anyMarket: 'all markets',
    yearsLabel: 'Keep, years',
    keep: 'Keep',
    kept: (years: number | null) => (years === null ? 'for ever' : plural(years, 'year', 'years')),
    from: { audits: 'from the end of the audit', documents: 'from the last change' },
    because: 'Because',
    becauseHelp: 'The law, contract or house rule that asks for it.',
    ended: (when: string) => `Ended on ${date(when)}`,
    endedKeeps: (until: string | null) => (until ? `keeps what is older until ${date(until)}` : 'keeps what is older for ever'),
    add: 'Add a rule',
    added: 'The rule is added',
    end: 'End',
    endWhat: (because: string) => `End the rule ${because}`,
    endHelp: 'What ended or was last changed before now is still kept by it, because it was promised. What is newer is not.',
    endedNow: 'The rule is ended',
  },
}
