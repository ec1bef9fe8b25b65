import type { modelTrial as English } from './strings-trial.en.ts'

export const modelTrial: typeof English = {
  here: 'Serwery modeli na tej maszynie',
  use: 'Użyj',
  closed:
    'Operator tego serwera może otworzyć własną maszynę, na której być może działa Ollama, vLLM lub ' + 'llama.cpp: ALLOW_HOSTS=127.0.0.1.',
  start: 'Wypróbuj na dziesięciu stronach',
  help:
    'Dziesięć naszych stron w siedmiu językach, z błędami, których same słowa nie zdradzają. Model czyta ' +
    'je jak w audycie; jego tokeny liczą się w wydatkach.',
  stop: 'Zatrzymaj',
  reading: (n, of) => `Czytanie strony ${n} z ${of}…`,
  page: 'Strona',
  byRules: 'Same reguły',
  found: 'Znalezione',
  wrong: 'Mylne',
  tokens: 'Tokeny',
  cost: 'Koszt',
  seconds: 'Sekundy',
  together: 'Razem',
  sum: (found, faults, byRules, wrong) =>
    `Znaleziono ${found} z ${faults} błędów, w tym ${byRules} przez same reguły. Zdania zgodne z prawem uznane za błędne: ${wrong}.`,
  stopped: 'Zatrzymano przed ostatnią stroną.',
  notJudged: 'Nieocenione',
  switchOn: 'Włącz drugie czytanie',
}
