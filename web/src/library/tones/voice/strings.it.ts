import { fileTypes, plural } from '../../../base/italian.ts'
import type { voice as English } from './strings.en.ts'

/** A voice from examples, tried, and its versions. */
export const voice: typeof English = {
  open: 'Da esempi',
  paste: (language: string) => `Testi che suonano bene, in ${language}`,
  pasteHelp: 'Incollare testi propri, separati da una riga vuota. Non ne viene memorizzato nulla.',
  pasted: 'Testo incollato',
  files: 'File',
  filesHelp: `${fileTypes('knowledge')}, fino a dieci da 20 MB.`,
  drop: 'Scegliere i file, o trascinarli qui',
  addresses: 'Indirizzi, uno per riga',
  addressesHelp:
    'Pagine proprie, fino a dieci. Vengono lette come le legge un audit; quelle private solo dove lo spazio di lavoro può leggerle.',
  readThem: 'Leggi le pagine',
  reading: 'Lettura …',
  sources: 'Letto finora',
  words: (n: number) => plural(n, 'parola', 'parole'),
  otherLanguage: (language: string) => `sembra ${language}`,
  without: 'Escludi',
  unread: (name: string, reason: string) => `${name}: ${reason}`,
  tooLittle: 'Troppo poco per misurare; servono alcune frasi in più.',
  measured: (sentences: number, count: number) => `${plural(sentences, 'frase', 'frasi')}, ${plural(count, 'parola', 'parole')}`,
  measuredTitle: 'Misurato',
  modelTitle: 'Proposto dall’IA',
  ask: 'Chiedi linee guida all’IA',
  asking: 'L’IA legge …',
  askHelp: 'Vede l’inizio di ogni testo. Le sue proposte sono mostrate con i riscontri, e solo se le citazioni compaiono nei testi.',
  noModel:
    'Con un modello di IA ci sono proposte oltre a ciò che si può misurare. Un proprietario può configurarlo in ' +
    'Impostazioni, Modello di IA.',
  leftOut: (n: number) => `${plural(n, 'proposta esclusa', 'proposte escluse')}: i testi non le confermano`,
  address: (how: string): string => (how === 'formal' ? 'Dare del Lei ai lettori' : 'Dare del tu ai lettori'),
  list: { address: 'forma di cortesia', do: 'da fare', dont: 'da non fare', use: 'parole da usare', avoid: 'parole da evitare' },
  take: 'Accetta',
  takeAll: 'Accetta tutte',
  taken: 'accettata',
  evidence: 'Dove',
  tryOpen: 'Verifica un testo',
  like: 'È il nostro tono?',
  likePaste: 'Un testo da confrontare',
  likeHelp: 'Confrontato con quanto indicato sopra: forma di cortesia, lunghezza delle frasi, segni e parole da evitare.',
  score: (score: number, n: number) => `${score} su 100 · ${n === 0 ? 'nulla in contrario' : plural(n, 'punto', 'punti')}`,
  against: (guideline: string) => `non: ${guideline}`,
  beside: 'A confronto con un altro tono',
  paragraph: 'Un paragrafo',
  other: 'L’altro tono',
  tryBoth: 'Confronta',
  trying: 'Scrittura …',
  besideHelp: (hasModel: boolean): string =>
    hasModel
      ? 'L’IA scrive il paragrafo con questo tono, così come indicato sopra, e con l’altro. Non viene memorizzato nulla.'
      : 'Senza IA si applicano solo le coppie di parole di ogni tono. Non viene memorizzato nulla.',
  thisVoice: (name: string) => name || 'Questo tono',
  asStored: (name: string) => `${name}, come salvato`,
  scored: (before: number | null, after: number | null) =>
    before === null
      ? ''
      : after === null
        ? `Il paragrafo: ${before} su 100`
        : `Il paragrafo: ${before} su 100 · scritto così: ${after} su 100`,
  found: (n: number) => (n === 0 ? 'Le regole non vi trovano nulla' : `Le regole vi trovano ${plural(n, 'punto', 'punti')}`),
  // Versions
  history: 'Versioni',
  historyHelp: 'Ogni salvataggio viene conservato. Una versione ripristinata è una versione nuova.',
  inUse: 'in uso',
  byOn: (name: string | null, when: string) => `${name ?? 'Riga di comando'}, ${when}`,
  compareWith: (version: number) => `Confronta con la ${version}`,
  compareUsed: 'Confronta con quella in uso',
  changes: (from: number, to: number) => `Dalla versione ${from} alla versione ${to}`,
  noChange: 'Dicono la stessa cosa.',
  part: {
    name: 'Nome',
    description: 'Descrizione',
    address: 'Si rivolge al lettore',
    do: 'Da fare',
    dont: 'Da non fare',
    use: 'Parole da usare',
    avoid: 'Parole da evitare',
    examples: 'Esempi',
    other: 'Altro',
  },
  restore: (version: number) => `Ripristina la ${version}`,
  restoreTitle: (version: number) => `Ripristinare la versione ${version}?`,
  restoreHelp: 'Diventa una nuova versione. Ciò che è nel modulo e non è salvato va perso.',
  restoreWhat: 'Che cosa',
  everything: 'Tutto',
  restoreVerb: 'Ripristina',
  restored: (version: number) => `La versione ${version} è di nuovo in uso`,
}
