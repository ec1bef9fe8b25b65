import { plural, word } from '../../base/italian.ts'
import type { ruleImport as English } from './strings.en.ts'

const rulesOf = (count: number) => plural(count, 'regola', 'regole')

export const ruleImport: typeof English = {
  pageTitle: 'Importa regole · Imprimatur',
  place: 'Posizione',
  undo: 'Annulla l’importazione',
  undoOffered: 'L’importazione si può annullare per 30 giorni.',
  undoTitle: (name: string) => `Annullare l’importazione di ${name}?`,
  undoHelp:
    'Le regole nate dall’importazione vengono rimosse, e le bozze che ha scritto lasciano il posto a ciò che c’era prima. Ciò che è ' +
    'stato modificato nel frattempo resta.',
  undone: (removed: number, restored: number) =>
    `Importazione annullata: ${rulesOf(removed)} ${word(removed, 'rimossa', 'rimosse')}, ${rulesOf(restored)} come prima.`,
  left: (n: number) =>
    word(
      n,
      `${rulesOf(n)} modificata, pubblicata o eliminata nel frattempo: lasciata com’è`,
      `${rulesOf(n)} modificate, pubblicate o eliminate nel frattempo: lasciate come sono`,
    ),
  late: 'Importate di recente',
  lateSub: (days: number) => `negli ultimi ${days} giorni`,
  lateFacts: (when: string, who: string, begun: number, changed: number) =>
    `${when}, da ${who}: ${begun} ${word(begun, 'nuova', 'nuove')}, ${changed} ${word(changed, 'modificata', 'modificate')}`,
  somebody: 'una persona non più presente',
  undoneAt: (day: string) => `Annullata: ${day}.`,
  title: 'Importa regole',
  named: (name: string) => `Importazione: ${name}`,
  lead: 'Non viene importato nulla prima del rapporto. Le regole entrano come bozze: nessuna si applica finché non è pubblicata.',
  drop: 'Trascinare qui una cartella, uno ZIP o un CSV,',
  dropNow: 'Rilasciare per avviare la lettura',
  reading: 'Lettura in corso…',
  choose: 'scegliere i file',
  or: 'o',
  chooseFolder: 'scegliere una cartella',
  dropLabel: 'Che cosa leggere',
  kinds: [
    {
      name: 'Regole in YAML',
      what: 'una cartella o uno ZIP, ogni regola un file cartella/nome.yml, come esportate da qui o tenute in git.',
    },
    { name: 'Un pacchetto Vale', what: 'styles/Stile/Regola.yml, con i suoi vocabolari.' },
    { name: 'Termini in CSV', what: 'una tabella che inizia con term, instead, reason, severity; una regola per riga.' },
  ],
  most: 'Al massimo 100 MB e 5.000 regole.',
  partKinds: { terms: 'elenco di termini', vale: 'pacchetto Vale', yaml: 'YAML' },
  facts: (kinds: string[], size: string, files: number) => {
    const named = new Intl.ListFormat('it').format(kinds)
    return `${named.charAt(0).toUpperCase()}${named.slice(1)}${named && ', '}${size}, ${plural(files, 'file', 'file')}.`
  },
  nothingYet: 'Non è ancora stato importato nulla.',
  asCsv: 'Rapporto in CSV',
  again: 'Leggi un file corretto',
  summary: 'Riepilogo',
  loaded: 'Caricata',
  remark: 'Caricata con osservazione',
  refused: 'Rifiutata',
  found: (n: number) => word(n, 'regola trovata', 'regole trovate'),
  inLine: { loaded: 'caricata', remark: 'caricata con osservazione', refused: 'rifiutata' },
  nothingToTake: 'Non contiene nulla che si possa importare.',
  ofThose: (n: number) => (n === 1 ? 'Dell’unica che si può importare, ' : `Delle ${n} che si possono importare, `),
  replace: (n: number) => `${n} ${word(n, 'sostituisce una regola esistente', 'sostituiscono regole esistenti')}`,
  areNew: (n: number) => `${n} ${word(n, 'è nuova', 'sono nuove')}`,
  areSame: (n: number) => `${n} ${word(n, 'esiste già identica', 'esistono già identiche')}`,
  asDrafts: 'Entrano come bozze.',
  withoutProofs: (n: number) =>
    `${n} ${word(n, 'non ha ancora esempi e non si può pubblicare senza', 'non hanno ancora esempi e non si possono pubblicare senza')}.`,
  showReplaced: (n: number) => (n === 1 ? 'Mostrala' : `Mostra le ${n}`),
  showEvery: 'Mostra di nuovo tutte',
  take: (n: number) => `Importa ${n} come ${word(n, 'bozza', 'bozze')}`,
  onlyNew: (n: number) => (n === 1 ? 'Solo quella nuova' : `Solo le ${n} nuove`),
  none: 'Nessuna',
  taking: 'Importazione in corso…',
  taken: (begun: number, replaced: number) =>
    `${rulesOf(begun)} ${word(begun, 'nuova', 'nuove')} e ${plural(replaced, 'bozza', 'bozze')} di regole esistenti; ` +
    'nessuna si applica ancora.',
  toRules: 'Vai alle regole',
  search: 'Cerca file, riga, motivo',
  show: 'Mostra',
  showing: { refused: 'Rifiutate', remark: 'Osservazioni', loaded: 'Caricate', all: 'Tutte' },
  file: 'File',
  reason: 'Motivo',
  column: { where: 'Dove', what: 'Che cosa dice', why: 'Perché, e che cosa fare' },
  line: (n: number) => `riga ${n}`,
  notOpened: 'non aperto',
  becomes: (id: string) => `diventa ${id}`,
  replaces: (id: string) => `sostituisce ${id}`,
  same: (id: string) => `${id} è già così`,
  ready: 'I suoi esempi sono superati.',
  noLines: 'Qui non c’è nulla',
  noLinesHelp: 'Rimuovere un filtro o mostrare un’altra parte del rapporto.',
  aside: (n: number) => plural(n, 'file non contiene regole', 'file non contengono regole'),
  mayNot: 'Non è possibile importare regole',
  mayNotHelp: 'Può farlo chi gestisce le regole di questo spazio di lavoro.',
}
