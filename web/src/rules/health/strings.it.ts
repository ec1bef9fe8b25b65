import { number } from '../../base/format.ts'
import { il, plural, word } from '../../base/italian.ts'
import type { duration as Duration, health as English } from './strings.en.ts'

export const health: typeof English = {
  place: 'Posizione',
  packLead: (n: number) =>
    `Un pacchetto di ${plural(n, 'regola', 'regole')}. Ciò che viene sempre archiviato, di una qualsiasi di esse, si apprende insieme.`,
  noPack: 'Questo pacchetto non esiste',
  pageTitle: (name: string) => `Rendimento di ${name} · Imprimatur`,
  rules: 'Regole',
  pages: 'Pagine di questa regola',
  tab: 'Rendimento',
  span: 'Periodo',
  spans: { five: '5 esecuzioni', quarter: '90 giorni', all: 'Tutto' },
  pointedOut: (dismissed: number, decided: number) => `${plural(dismissed, 'rilievo', 'rilievi')} su ${number(decided)}`,
  people: 'Archiviati: ',
  findingsDecided: ' decisi. Una regola viene evidenziata quando si archivia più della metà di almeno 20 rilievi.',
  hits: 'Rilevamenti',
  inRuns: (runs: number) => `in ${plural(runs, 'esecuzione', 'esecuzioni')}`,
  lastRuns: (hits: number[]) =>
    `${hits.join(', ')} rilevamenti ${hits.length === 1 ? 'nell’ultima esecuzione' : `nelle ultime ${hits.length} esecuzioni`}`,
  noRuns: 'Non è ancora stata applicata in alcun audit.',
  dismissed: 'Archiviati',
  ofDecided: (dismissed: number, decided: number) => `${number(dismissed)} su ${number(decided)} decisi`,
  nobody: 'Nessuno dei suoi rilievi è ancora stato deciso.',
  time: 'Tempo di decisione',
  sooner: 'la metà viene decisa prima',
  allRules: (time: string) => `tutte le regole qui: ${time}`,
  notKnown: 'non ancora noto',
  confidence: 'Attendibilità',
  labelled: (faults: number, labelled: number) =>
    labelled === 0
      ? 'ricavata dal pacchetto: nessuna frase propria è etichettata'
      : `${faults} su ${plural(labelled, 'frase etichettata', 'frasi etichettate')} ` +
        `${word(faults, 'era un errore', 'erano errori')}` +
        (labelled < 10 ? '; sono così poche che il valore viene soprattutto dal pacchetto' : ''),
  notMeasured: 'Non ancora misurata',
  notMeasuredOwn: 'Solo le regole fornite con il prodotto sono misurate su pagine etichettate. Quelle proprie lo sono dalle decisioni.',
  why: 'Perché i rilievi sono stati archiviati',
  reasons: 'Motivi',
  noReason: 'Nessuno ha archiviato nulla.',
  where: 'Dove',
  shareBy: 'Quota archiviata per sito e lingua',
  of: (part: number, whole: number) => `${number(part)} su ${number(whole)}`,
  falses: 'Falsi rilievi più frequenti',
  times: (n: number) => `${n} ×`,
  sample: 'Calcolato sulle decisioni più recenti: al massimo 2.000, cercate tra 20.000 rilievi.',
  openFinding: 'Apri il rilievo',
  tighten: {
    title: 'Restringi',
    sub: (decided: number) =>
      'proposta ricavata dalle frasi archiviate, calcolata ' +
      (decided === 1 ? 'sull’unico rilievo deciso' : `su tutti e ${number(decided)} i rilievi decisi`),
    subNewest: (decided: number) =>
      `proposta ricavata dalle frasi archiviate, calcolata su ${number(decided)} rilievi, quelli decisi più di recente`,
    unjudged: (n: number) =>
      word(
        n,
        `${n} non è contato: la regola lo trova solo con la pagina intorno, o non lo trova più.`,
        `${n} non sono contati: la regola li trova solo con la pagina intorno, o non li trova più.`,
      ),
    none: 'Nessuna parola distingue le frasi archiviate dalle altre: non c’è nulla da proporre.',
    leave: 'Ignora',
    gone: 'Falsi, eliminati',
    lost: 'Giusti, persi',
    ticked: (n: number) => (n === 1 ? 'Quella selezionata' : `Le ${n} selezionate`),
    kept: (kept: number, right: number) => `${kept} su ${right}`,
    keptWords: 'giusti mantenuti',
    remain: (left: number, all: number) => `${left} su ${all}`,
    remainWords: 'falsi rimasti',
    share: (after: number, before: number) => `La quota archiviata sarebbe stata del ${after}% invece del ${before}%.`,
    wouldBeLost: 'Andrebbero persi:',
    by: (state: string, name: string, day: string) => `${state} da ${name}, ${il(day)}`,
    make: 'Crea una bozza',
    draftNote: 'La prossima bozza della regola; non si applica ancora nulla.',
    copyNote:
      'Una copia della regola del pacchetto; non si applica ancora nulla. Quella del pacchetto continua ad applicarsi finché non viene ' +
      'disattivata.',
    made: 'La bozza è pronta. Simularla, poi pubblicarla.',
  },
  learned: {
    title: 'Appreso dalle decisioni',
    sub: 'ciò che questo spazio di lavoro archivia sempre; le decisioni di altri spazi non vengono usate',
    tooFew: (decided: number, needed: number) => `${decided} decisioni su ${needed} necessarie.`,
    train: (decided: number) => `Apprendi da ${plural(decided, 'decisione', 'decisioni')}`,
    again: (decided: number) => `Apprendi di nuovo da ${plural(decided, 'decisione', 'decisioni')}`,
    training: 'Apprendimento in corso; può richiedere alcuni minuti.',
    measured: (filtered: string, right: string) => `Dei rilievi che avrebbe filtrato (${filtered}), ne erano stati archiviati ${right}:`,
    precision: (share: number) => `precisione ${Math.floor(share * 100)}%`,
    recall: (share: number) => `richiamo ${Math.floor(share * 100)}%`,
    how: (decided: number, pages: number) =>
      `Misurato su decisioni non usate per l’apprendimento: ${decided} su ${plural(pages, 'pagina', 'pagine')}, nessuna pagina da ` +
      'entrambe le parti.',
    trained: (day: string) => `Appreso ${il(day)}.`,
    notUsable:
      'È risultato giusto troppo di rado, o misurato su troppo pochi rilievi, per essere attivato. Decidere altri rilievi, poi ripetere ' +
      'l’apprendimento.',
    what: 'Che cosa fare dei rilievi sempre archiviati',
    action: { off: 'Nulla', lower: 'Mostra come bassi', hide: 'Escludi' },
    does: {
      off: 'I rilievi sono mostrati con la gravità data dalla regola.',
      lower: 'Dal prossimo audit hanno gravità bassa, con il perché. Uno su dieci resta com’è, per controllo.',
      hide: 'Dal prossimo audit vengono esclusi, e la pagina dice quanti. Uno su dieci resta, per controllo.',
    },
    reason: 'Motivazione',
    save: 'Imposta',
    switched: 'Vale dal prossimo audit.',
  },
}

/** A length of time in two units: 1 g 4 h, 9 h, 12 min. */
export const duration: typeof Duration = (seconds) => {
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return 'meno di 1 min'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
  return hours % 24 === 0 ? `${Math.floor(hours / 24)} g` : `${Math.floor(hours / 24)} g ${hours % 24} h`
}
