import { date } from '../base/format.ts'
import { al, dal, il, plural } from '../base/italian.ts'
import type { keeping as English } from './strings-keeping.en.ts'

export const keeping: typeof English = {
  holds: {
    title: 'Blocchi legali',
    note:
      'Ciò che è bloccato non viene eliminato da nessuno, nemmeno per scadenza. Il blocco si applica dalla pagina di un audit o di un ' +
      'sito, o dalla riga di comando.',
    none: 'Nessun blocco.',
    kind: { audit: 'audit', site: 'sito', document: 'documento', person: 'persona' },
    since: (when: string, name: string, matter: string) => `${dal(date(when)).replace(/^d/, 'D')}, da parte di ${name}, per ${matter}`,
    waits: (when: string) => `Da eliminare ${dal(date(when))}: i dati sono bloccati in attesa che questo blocco venga rimosso.`,
    liftedBy: (when: string, name: string) => `Rimosso ${il(date(when))} da ${name}`,
    lift: 'Rimuovi',
    liftWhat: (name: string) => `Rimuovi il blocco su ${name}`,
    liftHelp:
      'Poi si potrà di nuovo eliminare, salvo un altro blocco o una conservazione minima. Chi lo ha rimosso e perché è nel registro ' +
      'amministrativo.',
    done: 'Il blocco è stato rimosso',
    doneErased: 'Il blocco è stato rimosso, e i dati in attesa sono stati eliminati',
  },
  minimum: {
    title: 'Conservazione minima',
    note:
      'Per quanto tempo audit e documenti approvati vengono conservati almeno, chiunque li voglia eliminare. Tra più regole vale la più ' +
      'lunga; una regola terminata conserva comunque ciò che è anteriore alla sua fine.',
    none: 'Nessuna regola: tutto si può eliminare.',
    covers: 'Riguarda',
    coversWhat: { audits: 'Audit', documents: 'Documenti approvati' },
    market: 'Mercato',
    anyMarket: 'tutti i mercati',
    yearsLabel: 'Conservare, anni',
    keep: 'Conservare',
    kept: (years: number | null) => (years === null ? 'per sempre' : plural(years, 'anno', 'anni')),
    from: { audits: 'dalla fine dell’audit', documents: 'dall’ultima modifica' },
    because: 'Perché',
    becauseHelp: 'La legge, il contratto o la regola interna che lo richiede.',
    ended: (when: string) => `Terminata ${il(date(when))}`,
    endedKeeps: (until: string | null) =>
      until ? `conserva ciò che è anteriore fino ${al(date(until))}` : 'conserva per sempre ciò che è anteriore',
    add: 'Aggiungi una regola',
    added: 'La regola è stata aggiunta',
    end: 'Termina',
    endWhat: (because: string) => `Termina la regola ${because}`,
    endHelp:
      'Ciò che è finito o è stato modificato l’ultima volta prima d’ora resta conservato, perché era stato garantito. Ciò che è più ' +
      'recente no.',
    endedNow: 'La regola è terminata',
  },
}
