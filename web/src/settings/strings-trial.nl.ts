import type { modelTrial as English } from './strings-trial.en.ts'

export const modelTrial: typeof English = {
  here: 'Modelservers op deze machine',
  use: 'Gebruiken',
  closed:
    'De beheerder van deze server kan de eigen machine openstellen, waar misschien Ollama, vLLM of ' +
    'llama.cpp draait: ALLOW_HOSTS=127.0.0.1.',
  start: 'Proberen op tien pagina’s',
  help:
    'Tien pagina’s van onszelf in zeven talen, met fouten die woorden alleen niet verraden. Het model ' +
    'leest ze zoals in een audit; zijn tokens tellen mee bij Uitgaven.',
  stop: 'Stoppen',
  reading: (n, of) => `Pagina ${n} van ${of} wordt gelezen …`,
  page: 'Pagina',
  byRules: 'Alleen regels',
  found: 'Gevonden',
  wrong: 'Onterecht',
  tokens: 'Tokens',
  cost: 'Kosten',
  seconds: 'Seconden',
  together: 'Samen',
  sum: (found, faults, byRules, wrong) =>
    `${found} van ${faults} fouten gevonden, waarvan ${byRules} door de regels alleen. Onterecht gemelde zinnen: ${wrong}.`,
  stopped: 'Gestopt voor de laatste pagina.',
  notJudged: 'Niet beoordeeld',
  switchOn: 'Tweede lezing inschakelen',
}
