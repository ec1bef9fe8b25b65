import type { modelTrial as English } from './strings-trial.en.ts'

export const modelTrial: typeof English = {
  here: 'Modelltjenere på denne maskinen',
  use: 'Bruk',
  closed: 'Den som driver tjeneren, kan åpne sin egen maskin, der Ollama, vLLM eller llama.cpp kanskje ' + 'kjører: ALLOW_HOSTS=127.0.0.1.',
  start: 'Prøv på ti sider',
  help:
    'Ti av våre egne sider på sju språk, med feil som ordene alene ikke røper. Modellen leser dem ' +
    'som i en revisjon; tokenene telles med i forbruket.',
  stop: 'Stopp',
  reading: (n, of) => `Leser side ${n} av ${of} …`,
  page: 'Side',
  byRules: 'Bare regler',
  found: 'Funnet',
  wrong: 'Feil',
  tokens: 'Tokener',
  cost: 'Kostnad',
  seconds: 'Sekunder',
  together: 'Til sammen',
  sum: (found, faults, byRules, wrong) =>
    `${found} av ${faults} feil funnet, ${byRules} av dem av reglene alene. Lovlige setninger som ble påtalt: ${wrong}.`,
  stopped: 'Stoppet før siste side.',
  notJudged: 'Ikke vurdert',
  switchOn: 'Slå på den andre lesningen',
}
