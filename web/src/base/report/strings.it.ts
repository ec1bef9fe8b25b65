import type { reports as English } from './strings.en.ts'

export const reports: typeof English = {
  title: (name) => `Rapporto su ${name}`,
  period: 'Periodo',
  from: 'Dal',
  until: 'Al',
  periodHelp: 'Senza date: tutte le esecuzioni.',
  format: 'Formato',
  formats: {
    pdf: 'PDF/A-2b, con tag',
    docx: 'da completare',
    xlsx: 'un rilievo per riga',
    html: 'un solo file, senza rete',
  },
  language: 'Lingua',
  evidence: 'Le frasi trovate restano nella loro lingua.',
  contents: 'Contenuto',
  has: {
    audit:
      'Che cosa è stato controllato, che cosa no e perché; i rilievi con legge, decisione, motivazione e ' +
      'discussione; il tempo fino alla decisione; che cosa è cambiato dall’esecuzione precedente; i claim approvati; ' +
      'regole e leggi nelle loro versioni; come verificare tutto senza di noi.',
    site:
      'Ogni esecuzione del periodo; che cosa è cambiato dalla prima all’ultima; il tempo fino alla decisione; che ' +
      'cosa l’ultima non ha letto e perché; i suoi rilievi con legge, decisione e discussione; regole e leggi nelle ' +
      'loro versioni; come verificare tutto senza di noi.',
    document:
      'Il testo, le sue versioni e approvazioni, i rilievi, che cosa afferma oltre il suo materiale, i commenti e ' +
      'come verificare senza di noi.',
    claim: 'Formulazioni e condizioni, prove, versioni e approvazioni, i rilievi a cui risponde e come verificare senza di noi.',
  },
  findings: (n) => `Rilievi: ${n}`,
  notRead: (n) => `Pagine non lette: ${n}. Sono elencate con il motivo.`,
  make: (format) => `Crea ${format}`,
  making: (size) => `In corso: finora ${size}`,
  stop: 'Ferma',
  done: 'Il rapporto è pronto',
  brokeOff: 'Il rapporto si è interrotto prima della fine; nessun file è stato conservato. Riprovare.',
  command: 'Lo stesso da riga di comando:',
  findingLinkHelp:
    'Chi ha il link legge questo solo rilievo senza account, fino al giorno in cui scade: la frase, il motivo, la ' +
    'legge, che cosa fare, lo stato. Nessun commento, nessun nome, nient’altro.',
}
