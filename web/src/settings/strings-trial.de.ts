import type { modelTrial as English } from './strings-trial.en.ts'

export const modelTrial: typeof English = {
  here: 'Modellserver auf diesem Rechner',
  use: 'Verwenden',
  closed:
    'Wer diesen Server betreibt, kann den Rechner selbst freigeben, auf dem Ollama, vLLM oder llama.cpp ' +
    'laufen mag: ALLOW_HOSTS=127.0.0.1.',
  start: 'An zehn Seiten erproben',
  help:
    'Zehn eigene Seiten in sieben Sprachen, mit Fehlern, die an Wörtern allein nicht zu erkennen sind. ' +
    'Das Modell liest sie wie in einem Audit; seine Tokens zählen unter Ausgaben.',
  stop: 'Anhalten',
  reading: (n, of) => `Seite ${n} von ${of} wird gelesen …`,
  page: 'Seite',
  byRules: 'Nur Regeln',
  found: 'Gefunden',
  wrong: 'Falsch',
  tokens: 'Tokens',
  cost: 'Kosten',
  seconds: 'Sekunden',
  together: 'Zusammen',
  sum: (found, faults, byRules, wrong) =>
    `${found} von ${faults} Fehlern gefunden, davon ${byRules} schon durch die Regeln. Zulässige Sätze beanstandet: ${wrong}.`,
  stopped: 'Vor der letzten Seite angehalten.',
  notJudged: 'Nicht beurteilt',
  switchOn: 'Gegenlesen einschalten',
}
