import type { modelTrial as English } from './strings-trial.en.ts'

export const modelTrial: typeof English = {
  here: 'Modellservrar på den här datorn',
  use: 'Använd',
  closed: 'Den som driver servern kan öppna sin egen dator, där Ollama, vLLM eller llama.cpp kanske körs: ' + 'ALLOW_HOSTS=127.0.0.1.',
  start: 'Pröva på tio sidor',
  help:
    'Tio egna sidor på sju språk, med fel som orden ensamma inte avslöjar. Modellen läser dem som i ' +
    'en granskning; dess token räknas bland utgifterna.',
  stop: 'Stoppa',
  reading: (n, of) => `Läser sida ${n} av ${of} …`,
  page: 'Sida',
  byRules: 'Bara regler',
  found: 'Hittade',
  wrong: 'Felaktiga',
  tokens: 'Token',
  cost: 'Kostnad',
  seconds: 'Sekunder',
  together: 'Tillsammans',
  sum: (found, faults, byRules, wrong) =>
    `${found} av ${faults} fel hittade, varav ${byRules} av reglerna ensamma. Lagliga meningar som anmärkts: ${wrong}.`,
  stopped: 'Stoppad före sista sidan.',
  notJudged: 'Inte bedömt',
  switchOn: 'Slå på den andra läsningen',
}
