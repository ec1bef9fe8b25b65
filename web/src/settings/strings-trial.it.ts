import type { modelTrial as English } from './strings-trial.en.ts'

export const modelTrial: typeof English = {
  here: 'Server di modelli su questa macchina',
  use: 'Usa',
  closed:
    'Chi gestisce questo server può aprire la propria macchina, dove forse girano Ollama, vLLM o ' + 'llama.cpp: ALLOW_HOSTS=127.0.0.1.',
  start: 'Prova su dieci pagine',
  help:
    'Dieci pagine nostre in sette lingue, con errori che le parole da sole non rivelano. Il modello le ' +
    'legge come in un audit; i suoi token contano nelle spese.',
  stop: 'Ferma',
  reading: (n, of) => `Lettura della pagina ${n} di ${of}…`,
  page: 'Pagina',
  byRules: 'Solo regole',
  found: 'Trovati',
  wrong: 'Sbagliati',
  tokens: 'Token',
  cost: 'Costo',
  seconds: 'Secondi',
  together: 'Insieme',
  sum: (found, faults, byRules, wrong) =>
    `Trovati ${found} errori su ${faults}, di cui ${byRules} con le sole regole. Frasi lecite segnalate a torto: ${wrong}.`,
  stopped: 'Fermato prima dell’ultima pagina.',
  notJudged: 'Non valutato',
  switchOn: 'Attiva la seconda lettura',
}
