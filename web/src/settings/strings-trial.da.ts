import type { modelTrial as English } from './strings-trial.en.ts'

export const modelTrial: typeof English = {
  here: 'Modelservere på denne maskine',
  use: 'Brug',
  closed: 'Den, der driver serveren, kan åbne sin egen maskine, hvor Ollama, vLLM eller llama.cpp måske ' + 'kører: ALLOW_HOSTS=127.0.0.1.',
  start: 'Prøv på ti sider',
  help:
    'Ti af vores egne sider på syv sprog, med fejl, som ordene alene ikke røber. Modellen læser dem ' +
    'som i en audit; dens tokens tæller med i forbruget.',
  stop: 'Stop',
  reading: (n, of) => `Læser side ${n} af ${of} …`,
  page: 'Side',
  byRules: 'Kun regler',
  found: 'Fundet',
  wrong: 'Forkert',
  tokens: 'Tokens',
  cost: 'Pris',
  seconds: 'Sekunder',
  together: 'Tilsammen',
  sum: (found, faults, byRules, wrong) =>
    `${found} af ${faults} fejl fundet, heraf ${byRules} af reglerne alene. Lovlige sætninger, der blev påtalt: ${wrong}.`,
  stopped: 'Stoppet før den sidste side.',
  notJudged: 'Ikke bedømt',
  switchOn: 'Slå den anden læsning til',
}
